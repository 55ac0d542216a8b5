/**
 * Marks of a step on the board of a tour: the knight, the cells it can go to, and the result of the
 * cell that was tried.
 * @import { Ctx, Point, Theme } from '../../../../canvas/types.js'
 * @import { BoardFrame, Grid } from '../../board/board-kit.js'
 * @import { Hop } from './move-animation.js'
 */
import { mix } from '../../../../canvas/colour.js';
import { disc, isDark } from '../../../../canvas/marks.js';
import {
  NONE,
  centreOf,
  cross,
  edgeOf,
  figure,
  lightAround,
  strike,
  strokeOver,
  witnessMark,
} from '../../board/board-kit.js';
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
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {{ visits: Uint32Array, frame: BoardFrame, hop: Hop | null }} step `hop` is the knight's
 *   position while it moves
 * @param {Theme} theme
 */
export function paintStep(ctx, grid, { visits, frame, hop }, theme) {
  const { px } = grid;
  const { kind = 'start', cell = -1, reason = -1, witness = -1, candidates = [] } = frame;
  const head = visits[visits.length - 1];
  const isVisited = new Set(visits);
  ctx.save();
  ctx.globalAlpha = hop?.marks ?? 1;
  paintSpokes(ctx, grid, head, candidates, theme);
  const width = Math.max(1.5, Math.min(3, px * 0.045));
  const dash = [Math.max(2, px * 0.11), Math.max(2, px * 0.1)];
  if (cell >= 0 && (kind === 'retreat' || kind === 'refuse')) {
    const [from, to] = kind === 'retreat' ? [cell, head] : [head, cell];
    const colour = kind === 'retreat' ? theme.backward : theme.ink;
    paintMove(ctx, grid, from, to, { colour, width, dash, theme });
  }
  const next = candidates.find(({ tried }) => !tried);
  for (const candidate of candidates) {
    const label = frame.labels?.[candidate.cell] ?? NONE;
    const count = candidate.score >= 0 ? candidate.score : label === NONE ? -1 : label;
    const look = { count, tried: candidate.tried, isNext: candidate === next };
    if (isVisited.has(candidate.cell)) paintTaken(ctx, grid, candidate.cell, look, theme);
    else paintCandidate(ctx, grid, candidate.cell, look, theme);
  }
  const isCut = kind === 'place' && reason > 0;
  // Reason 0 is the puzzle's own rule: the tried cell itself shows it.
  if (reason > 0 && witness >= 0 && witness !== head) witnessMark(ctx, grid, witness, theme);
  ctx.restore();
  if (hop) return;
  const isStuck = !frame.answered && (isCut || !next);
  paintHead(ctx, grid, head, isStuck, theme);
  if (kind === 'refuse' && cell >= 0) {
    const { x, y } = centreOf(grid, cell);
    const beside = px >= 24 ? px * 0.3 : 0;
    cross(ctx, { x: x + beside, y: y - beside }, Math.max(3, Math.min(7, px * 0.13)), theme);
  }
}

/**
 * Draws dashed lines from the knight to the untried candidates.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number} head
 * @param {readonly { cell: number, tried: boolean }[]} candidates
 * @param {Theme} theme
 */
function paintSpokes(ctx, grid, head, candidates, theme) {
  const { px } = grid;
  if (px < 7) return;
  ctx.beginPath();
  for (const { cell, tried } of candidates) {
    if (tried) continue;
    const [from, to] = endsOf(grid, head, cell);
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
  }
  ctx.lineCap = 'butt';
  ctx.setLineDash([Math.max(3, px * 0.075), Math.max(2.5, px * 0.06)]);
  strokeOver(ctx, stillToTry(theme), Math.max(1.5, Math.min(2.5, px * 0.032)), theme, 0.75);
  ctx.setLineDash([]);
}

/** Returns the outline colour of an untried candidate. @param {Theme} theme */
const stillToTry = (theme) =>
  isDark(theme) ? theme.frontier : mix(theme.frontier, theme.frontierInk, 0.6);

/**
 * @typedef {object} Look
 * @property {number} count onward moves, -1 if the search does not count them
 * @property {boolean} tried
 * @property {boolean} isNext whether this is the first untried candidate
 */

/**
 * Draws an unvisited candidate: a square with its number of onward moves. The next candidate is
 * filled, a tried candidate is struck out.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number} cell
 * @param {Look} look
 * @param {Theme} theme
 */
function paintCandidate(ctx, grid, cell, { count, tried, isNext }, theme) {
  const { px, type = 1 } = grid;
  const at = centreOf(grid, cell);
  const half = Math.min(18 * type, Math.max(2, px * 0.27, Math.min(10.5 * type, px * 0.36)));
  ctx.beginPath();
  ctx.roundRect(at.x - half, at.y - half, 2 * half, 2 * half, half * 0.35);
  const fill = isNext ? theme.frontier : mix(theme.board, theme.frontier, 0.22);
  ctx.fillStyle = tried ? theme.board : fill;
  ctx.fill();
  ctx.lineWidth = px < EDGED_FROM_PX ? 1 : Math.max(1.5, Math.min(2.5, px * 0.035));
  ctx.strokeStyle = tried ? theme.ink2 : isNext ? theme.current : stillToTry(theme);
  ctx.setLineDash(tried ? [3, 2] : []);
  ctx.stroke();
  ctx.setLineDash([]);
  const ink = tried ? theme.ink2 : isNext ? theme.pieceDark : theme.ink;
  if (half * 1.16 >= LEAST_FIGURE_PX && count >= 0) {
    figure(ctx, count, at, half * 1.16, ink, theme);
    if (count === 0 && !tried) paintEnd(ctx, at, half, ink);
  }
  if (tried) strike(ctx, at, half * 1.1, theme.ink2);
}

/**
 * Draws a bar under the number of a candidate without onward moves.
 * @param {Ctx} ctx
 * @param {{ x: number, y: number }} at centre of the candidate
 * @param {number} half half the side of its square
 * @param {string} colour
 */
function paintEnd(ctx, { x, y }, half, colour) {
  ctx.fillStyle = colour;
  ctx.fillRect(x - half * 0.6, y + half * 0.56, half * 1.2, Math.max(1.5, half * 0.2));
}

/**
 * Draws a ring around a candidate that was visited before, so that its visit number stays visible.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number} cell
 * @param {Look} look
 * @param {Theme} theme
 */
function paintTaken(ctx, grid, cell, { tried }, theme) {
  const { px } = grid;
  const { x, y } = centreOf(grid, cell);
  ctx.beginPath();
  ctx.arc(x, y, Math.max(2.5, Math.min(px * 0.46, plateRadius(grid) + 4)), 0, 2 * Math.PI);
  ctx.setLineDash(tried ? [3, 3] : []);
  const colour = tried ? theme.ink2 : stillToTry(theme);
  strokeOver(ctx, colour, Math.max(1.25, Math.min(2, px * 0.035)), theme, 0.75);
  ctx.setLineDash([]);
}

/**
 * Draws the knight; a dashed ring surrounds the knight if it cannot move on.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number} head
 * @param {boolean} isStuck
 * @param {Theme} theme
 */
function paintHead(ctx, grid, head, isStuck, theme) {
  const { px } = grid;
  const at = centreOf(grid, head);
  paintRider(ctx, grid, at, theme);
  if (!isStuck) return;
  const beyond = riderRadius(grid) + Math.max(2, px * 0.05);
  ctx.beginPath();
  ctx.arc(at.x, at.y, beyond, 0, 2 * Math.PI);
  ctx.setLineDash([beyond * 0.52, beyond * 0.265]);
  strokeOver(ctx, stillToTry(theme), Math.max(1.25, Math.min(2.5, px * 0.04)), theme, 1);
  ctx.setLineDash([]);
}

/** Returns the radius of the knight's disc, in CSS px. @param {Grid} grid */
const riderRadius = ({ px, type = 1 }) => Math.max(3, Math.min(24 * type, px * 0.36));

/**
 * Draws the knight with a glow around it.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {Point} at
 * @param {Theme} theme
 */
export function paintRider(ctx, grid, at, theme) {
  const { px } = grid;
  const r = riderRadius(grid);
  lightAround(ctx, at, 2.4 * r, theme);
  disc(ctx, at, r, theme.current);
  if (px < RIDER_FROM_PX) return;
  ctx.fillStyle = edgeOf(theme);
  fillRider(ctx, at, r * 1.45);
}
