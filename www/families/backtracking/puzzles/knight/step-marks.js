/**
 * Marks of a step on the board of a tour: the knight, the cells it can go to, and the result of the
 * cell that was tried.
 * @import { Point } from '../../../../canvas/types.js'
 * @import { BoardPen } from '../../board/board-kit.js'
 * @import { Hop } from './move-animation.js'
 * @import { BoardFrame } from '../../board/types.js'
 */
import { mix } from '../../../../canvas/colour.js';
import { NONE } from '../../board/board-kit.js';
import { endsOf, paintMove, plateRadius } from './path.js';
import { fillRider } from './knight-shape.js';

/** Minimum readable font size, in CSS px. */
const LEAST_FIGURE_PX = 12;
/** Cell size in CSS px below which a candidate's outline is 1 px wide. */
const EDGED_FROM_PX = 15;

/** Minimum cell size at which the knight's shape is recognizable, in CSS px. */
const RIDER_FROM_PX = 22;

/**
 * Draws the marks of a step. The knight is left out while it moves.
 * @param {BoardPen} pen
 * @param {{ visits: Uint32Array, frame: BoardFrame, hop: Hop | null }} step `hop` is the knight's
 *   position while it moves
 */
export function paintStep(pen, { visits, frame, hop }) {
  const { ctx, px, theme } = pen;
  const { kind = 'start', cell = -1, reason = -1, witness = -1, candidates = [] } = frame;
  const head = visits[visits.length - 1];
  const isVisited = new Set(visits);
  ctx.save();
  ctx.globalAlpha = hop?.marks ?? 1;
  paintSpokes(pen, head, candidates);
  const width = Math.max(1.5, Math.min(3, px * 0.045));
  const dash = [Math.max(2, px * 0.11), Math.max(2, px * 0.1)];
  if (cell >= 0 && (kind === 'retreat' || kind === 'refuse')) {
    const [from, to] = kind === 'retreat' ? [cell, head] : [head, cell];
    const colour = kind === 'retreat' ? theme.backward : theme.ink;
    paintMove(pen, from, to, { colour, width, dash });
  }
  const next = candidates.find(({ tried }) => !tried);
  for (const candidate of candidates) {
    const label = frame.labels?.[candidate.cell] ?? NONE;
    const count = candidate.score >= 0 ? candidate.score : label === NONE ? -1 : label;
    const look = { count, tried: candidate.tried, isNext: candidate === next };
    const at = pen.grid.centre(candidate.cell);
    if (isVisited.has(candidate.cell)) paintTaken(pen, at, look);
    else paintCandidate(pen, at, look);
  }
  const isCut = kind === 'place' && reason > 0;
  // Reason 0 is the puzzle's own rule; the tried cell itself shows that reason.
  if (reason > 0 && witness >= 0 && witness !== head) pen.witnessMark(witness);
  ctx.restore();
  if (hop) return;
  const isStuck = !frame.answered && (isCut || !next);
  paintHead(pen, head, isStuck);
  if (kind === 'refuse' && cell >= 0) {
    const { x, y } = pen.grid.centre(cell);
    const beside = px >= 24 ? px * 0.3 : 0;
    pen.cross({ x: x + beside, y: y - beside }, Math.max(3, Math.min(7, px * 0.13)));
  }
}

/**
 * Draws dashed lines from the knight to the untried candidates.
 * @param {BoardPen} pen
 * @param {number} head
 * @param {readonly { cell: number, tried: boolean }[]} candidates
 */
function paintSpokes(pen, head, candidates) {
  const { ctx, px, grid } = pen;
  if (px < 7) return;
  ctx.beginPath();
  for (const { cell, tried } of candidates) {
    if (tried) continue;
    const [from, to] = endsOf(grid, head, cell);
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
  }
  ctx.lineCap = 'butt';
  const dash = [Math.max(3, px * 0.075), Math.max(2.5, px * 0.06)];
  pen.strokeOver(stillToTry(pen), Math.max(1.5, Math.min(2.5, px * 0.032)), 0.75, dash);
}

/** Returns the outline colour of an untried candidate. @param {BoardPen} pen */
const stillToTry = ({ dark, theme }) =>
  dark ? theme.frontier : mix(theme.frontier, theme.frontierInk, 0.6);

/**
 * @typedef {object} Look
 * @property {number} count onward moves, -1 if the search does not count them
 * @property {boolean} tried
 * @property {boolean} isNext whether this is the first untried candidate
 */

/**
 * Draws an unvisited candidate: a square with its number of onward moves. The next candidate is
 * filled, a tried candidate is struck out.
 * @param {BoardPen} pen
 * @param {Point} at
 * @param {Look} look
 */
function paintCandidate(pen, at, { count, tried, isNext }) {
  const { ctx, px, theme } = pen;
  const { type } = pen.grid;
  const half = Math.min(18 * type, Math.max(2, px * 0.27, Math.min(10.5 * type, px * 0.36)));
  pen.square(at, half, half * 0.35);
  const fill = isNext ? theme.frontier : mix(theme.board, theme.frontier, 0.22);
  pen.fill(tried ? theme.board : fill);
  ctx.setLineDash(tried ? [3, 2] : []);
  pen.stroke(
    tried ? theme.ink2 : isNext ? theme.current : stillToTry(pen),
    px < EDGED_FROM_PX ? 1 : Math.max(1.5, Math.min(2.5, px * 0.035)),
  );
  ctx.setLineDash([]);
  const ink = tried ? theme.ink2 : isNext ? theme.pieceDark : theme.ink;
  if (half * 1.16 >= LEAST_FIGURE_PX && count >= 0) {
    pen.figure(count, at, half * 1.16, ink);
    // Draw a bar under the number of a candidate without onward moves.
    const bar = { x: at.x - half * 0.6, y: at.y + half * 0.56, width: half * 1.2 };
    if (count === 0 && !tried) pen.rect({ ...bar, height: Math.max(1.5, half * 0.2) }, ink);
  }
  if (tried) pen.strike(at, half * 1.1, theme.ink2);
}

/**
 * Draws a ring around a candidate that was visited before, so that its visit number stays visible.
 * @param {BoardPen} pen
 * @param {Point} at
 * @param {Look} look
 */
function paintTaken(pen, at, { tried }) {
  const { px, theme, grid } = pen;
  pen.circle(at, Math.max(2.5, Math.min(px * 0.46, plateRadius(grid) + 4)));
  const colour = tried ? theme.ink2 : stillToTry(pen);
  pen.strokeOver(colour, Math.max(1.25, Math.min(2, px * 0.035)), 0.75, tried ? [3, 3] : []);
}

/**
 * Draws the knight; a dashed ring surrounds the knight if it cannot move on.
 * @param {BoardPen} pen
 * @param {number} head
 * @param {boolean} isStuck
 */
function paintHead(pen, head, isStuck) {
  const { px } = pen;
  const at = pen.grid.centre(head);
  paintRider(pen, at);
  if (!isStuck) return;
  const beyond = riderRadius(pen) + Math.max(2, px * 0.05);
  pen.circle(at, beyond);
  const dash = [beyond * 0.52, beyond * 0.265];
  pen.strokeOver(stillToTry(pen), Math.max(1.25, Math.min(2.5, px * 0.04)), 1, dash);
}

/** Returns the radius of the knight's disc, in CSS px. @param {BoardPen} pen */
const riderRadius = ({ px, grid }) => Math.max(3, Math.min(24 * grid.type, px * 0.36));

/**
 * Draws the knight with a glow around it.
 * @param {BoardPen} pen
 * @param {Point} at
 */
export function paintRider(pen, at) {
  const r = riderRadius(pen);
  pen.lightAround(at, 2.4 * r);
  pen.disc(at, r, pen.theme.current);
  if (pen.px < RIDER_FROM_PX) return;
  pen.ctx.fillStyle = pen.edge;
  fillRider(pen.ctx, at, r * 1.45);
}
