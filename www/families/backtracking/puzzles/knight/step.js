/**
 * What a step does on the board of a tour: where the piece stands, where it could go on, what
 * became of the cell that was tried.
 * @import { Ctx, Theme } from '../../../../draw/types.js'
 * @import { BoardFrame, Grid } from '../../board-parts.js'
 */
import { mix } from '../../../../draw/colour.js';
import {
  NONE,
  centreOf,
  cross,
  figure,
  strike,
  strokeOver,
  witnessMark,
} from '../../board-parts.js';
import { endsOf, figurePx, paintMove, plateRadius } from './path.js';
import { fillRider } from './rider.js';

/** Below this a plate has no room for a figure. */
const FIGURE_FROM_PX = 15;

/** From here on the piece's own shape can be told. */
const RIDER_FROM_PX = 22;

/**
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {Uint32Array} visits
 * @param {BoardFrame} frame
 * @param {Theme} theme
 */
export function paintStep(ctx, grid, visits, frame, theme) {
  const { px } = grid;
  const { kind = 'start', cell = -1, reason = -1, witness = -1, candidates = [] } = frame;
  const head = visits[visits.length - 1];
  const isVisited = new Set(visits);
  for (const candidate of candidates) paintSpoke(ctx, grid, head, candidate, theme);
  const width = Math.max(1.5, Math.min(3.5, px * 0.07));
  const dash = [Math.max(2, px * 0.14), Math.max(2, px * 0.12)];
  if (kind === 'retreat' && cell >= 0) {
    paintMove(ctx, grid, cell, head, { colour: theme.ink2, width, dash, theme });
  }
  if (kind === 'refuse' && cell >= 0) {
    paintMove(ctx, grid, head, cell, { colour: theme.path, width, dash, theme });
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
  // Of the rule itself the tried cell is its own witness.
  if (reason > 0 && witness >= 0 && witness !== head) witnessMark(ctx, grid, witness, theme);
  const isStuck = !frame.answered && (isCut || !next);
  paintHead(ctx, grid, head, visits.length, isStuck, theme);
  if (kind === 'refuse' && cell >= 0) {
    const { x, y } = centreOf(grid, cell);
    const beside = px >= 24 ? px * 0.3 : 0;
    cross(ctx, { x: x + beside, y: y - beside }, Math.max(3, Math.min(9, px * 0.17)), theme);
  }
}

/**
 * A faint line to where the piece could go.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number} head
 * @param {{ cell: number, tried: boolean }} candidate
 * @param {Theme} theme
 */
function paintSpoke(ctx, grid, head, { cell, tried }, theme) {
  if (tried || grid.px < 7) return;
  const [from, to] = endsOf(grid, head, cell);
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
  ctx.lineCap = 'round';
  ctx.setLineDash([0.1, Math.max(4, grid.px * 0.12)]);
  strokeOver(ctx, mix(theme.frontier, theme.ink, 0.15), Math.max(1.5, grid.px * 0.06), theme, 0.75);
  ctx.setLineDash([]);
}

/**
 * @typedef {object} Look
 * @property {number} count onward moves, -1 where nothing looks at them
 * @property {boolean} tried
 * @property {boolean} isNext the first that is still to be tried
 */

/**
 * A free cell that can come next: a square plate; open and struck through once it was tried.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number} cell
 * @param {Look} look
 * @param {Theme} theme
 */
function paintCandidate(ctx, grid, cell, { count, tried, isNext }, theme) {
  const { px } = grid;
  const at = centreOf(grid, cell);
  const half = px < FIGURE_FROM_PX ? Math.max(2, px * 0.34) : Math.min(20, px * 0.3);
  ctx.beginPath();
  ctx.roundRect(at.x - half, at.y - half, 2 * half, 2 * half, half * 0.35);
  ctx.fillStyle = tried ? theme.card : theme.frontier;
  ctx.fill();
  const width = px < FIGURE_FROM_PX ? 1 : isNext ? Math.max(2, half * 0.2) : 1.25;
  ctx.lineWidth = width;
  ctx.strokeStyle = isNext ? theme.current : tried ? theme.ink2 : theme.pieceDark;
  ctx.setLineDash(tried ? [3, 2] : []);
  ctx.stroke();
  ctx.setLineDash([]);
  if (px >= FIGURE_FROM_PX && count >= 0) {
    figure(ctx, count, at, half * 1.15, tried ? theme.ink2 : theme.pieceDark, theme);
    if (count === 0 && !tried) paintEnd(ctx, at, half, theme.pieceDark);
  }
  if (tried) strike(ctx, at, half * 1.1, theme.ink2);
}

/**
 * Nothing goes on from there: a bar under the figure.
 * @param {Ctx} ctx
 * @param {{ x: number, y: number }} at
 * @param {number} half
 * @param {string} colour
 */
function paintEnd(ctx, { x, y }, half, colour) {
  ctx.fillStyle = colour;
  ctx.fillRect(x - half * 0.6, y + half * 0.56, half * 1.2, Math.max(1.5, half * 0.2));
}

/**
 * A candidate that was visited before: a frame, so that the number of the visit is seen.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number} cell
 * @param {Look} look
 * @param {Theme} theme
 */
function paintTaken(ctx, grid, cell, { tried, isNext }, theme) {
  const { px } = grid;
  const { x, y } = centreOf(grid, cell);
  const half = Math.max(2.5, px * 0.42);
  ctx.beginPath();
  ctx.roundRect(x - half, y - half, 2 * half, 2 * half, half * 0.3);
  ctx.setLineDash(tried ? [3, 3] : []);
  const colour = tried ? theme.ink2 : isNext ? theme.current : theme.frontier;
  strokeOver(ctx, colour, Math.max(1.25, Math.min(2.5, px * 0.045)), theme, 1);
  ctx.setLineDash([]);
}

/**
 * The piece, with the number of its visit; on a cell that nothing goes on from, within a broken
 * ring.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number} head
 * @param {number} number
 * @param {boolean} isStuck
 * @param {Theme} theme
 */
function paintHead(ctx, grid, head, number, isStuck, theme) {
  const { px } = grid;
  const at = centreOf(grid, head);
  const r = Math.max(3, Math.min(26, px * 0.4));
  disc(ctx, at, r + Math.max(1, px * 0.03), theme.card);
  disc(ctx, at, r, isStuck ? theme.path : theme.accent);
  if (isStuck) {
    const beyond = r + Math.max(2, px * 0.05);
    ctx.beginPath();
    ctx.arc(at.x, at.y, beyond, 0, 2 * Math.PI);
    ctx.setLineDash([beyond * 0.52, beyond * 0.265]);
    strokeOver(ctx, theme.path, Math.max(1.25, px * 0.05), theme, 1);
    ctx.setLineDash([]);
  }
  if (px < RIDER_FROM_PX) return;
  const font = figurePx(px, grid.rows * grid.columns);
  const isBadged = px >= 34 && font > 0;
  ctx.fillStyle = theme.card;
  fillRider(ctx, { x: at.x, y: at.y - (isBadged ? r * 0.08 : 0) }, r * 1.45);
  if (!isBadged) return;
  const badge = Math.max(9, plateRadius(px) * 0.78);
  const isLast = { row: head >= (grid.rows - 1) * grid.columns, column: (head + 1) % grid.columns };
  const place = {
    x: at.x + (isLast.column === 0 ? -0.8 : 0.8) * r,
    y: at.y + (isLast.row ? -0.8 : 0.8) * r,
  };
  disc(ctx, place, badge + 1.5, isStuck ? theme.path : theme.accent);
  disc(ctx, place, badge, theme.card);
  figure(ctx, number, place, Math.min(font, badge * 1.15), theme.ink, theme);
}

/**
 * @param {Ctx} ctx
 * @param {{ x: number, y: number }} at
 * @param {number} r
 * @param {string} colour
 */
function disc(ctx, { x, y }, r, colour) {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
  ctx.fillStyle = colour;
  ctx.fill();
}
