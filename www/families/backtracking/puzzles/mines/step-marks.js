/**
 * Marks of a step on a minefield: the tried cell and value, and the number that refused it.
 * @import { Ctx, Point } from '../../../../canvas/types.js'
 * @import { BoardPen } from '../../board/board-kit.js'
 * @import { BoardFrame } from '../../board/types.js'
 */
import { windowOf } from './forced-marks.js';

/** Minimum cell size with room for both a mark and a number, in CSS px. */
export const BOTH_FROM_PX = 20;

/** Minimum cell size for small marks (mines still needed, values to try), in CSS px. */
export const NEEDS_FROM_PX = 30;

/** Returns the radius of a disc. @param {number} px cell size */
export const discRadius = (px) => px * (px < BOTH_FROM_PX ? 0.36 : 0.37);

/**
 * Adds a disc to the current canvas path.
 * @param {Ctx} ctx
 * @param {Point} at
 * @param {number} r
 */
export function traceDisc(ctx, { x, y }, r) {
  ctx.moveTo(x + r, y);
  ctx.arc(x, y, r, 0, 2 * Math.PI);
}

/**
 * Draws the tried cell, the value tried, and the number that refused it.
 * @param {BoardPen} pen
 * @param {BoardFrame} frame
 * @param {ArrayLike<number>} numbers
 */
export function paintFieldStep(pen, frame, numbers) {
  const { kind = 'start', cell = -1, value = -1, witness = -1, candidates = [] } = frame;
  if (frame.answered) return;
  paintValues(pen, candidates);
  if (witness >= 0) paintWindow(pen, witness, numbers);
  if (kind === 'start' || cell < 0) return;
  const { px, theme } = pen;
  const at = pen.grid.centre(cell);
  pen.square(at, Math.max(3, px / 2));
  const dash = kind === 'retreat' ? [Math.max(2, px * 0.14), Math.max(2, px * 0.1)] : [];
  const colour = kind === 'retreat' ? theme.backward : theme.current;
  pen.strokeOver(colour, Math.max(1.5, Math.min(3.5, px * 0.06)), 1, dash);
  if (kind === 'place' || px < 8) return;
  const isListed = px >= NEEDS_FROM_PX && candidates.some((candidate) => candidate.cell === cell);
  if (value === 1 && !isListed) {
    // Draw a mine that was tried but not placed.
    const r = discRadius(px);
    pen.circle(at, r);
    pen.ctx.setLineDash([Math.max(2, r * 0.35), Math.max(1.5, r * 0.25)]);
    pen.stroke(theme.ink, Math.max(1, r * 0.12));
    pen.ctx.setLineDash([]);
  }
  const beside = px < BOTH_FROM_PX ? 0 : px * 0.29;
  const corner = { x: at.x - beside, y: at.y - beside };
  if (kind === 'refuse') pen.cross(corner, Math.max(2.5, Math.min(8, px * 0.13)));
}

/**
 * Draws the values of a cell's candidates below its number, in their order. Strikes out the values
 * already tried.
 * @param {BoardPen} pen
 * @param {NonNullable<BoardFrame['candidates']>} candidates
 */
function paintValues(pen, candidates) {
  const { px, theme } = pen;
  if (px < NEEDS_FROM_PX) return;
  const r = px * 0.085;
  for (const [index, { cell, value, tried }] of candidates.entries()) {
    const middle = pen.grid.centre(cell);
    const x = middle.x + (index - (candidates.length - 1) / 2) * px * 0.3;
    const at = { x, y: middle.y + px * 0.34 };
    pen.disc(at, value === 1 ? r : r * 0.5, tried ? theme.ink2 : theme.ink);
    if (tried) pen.strike(at, r * 1.25, theme.ink2);
  }
}

/**
 * Frames the number that refused the value, and the cells that it counts.
 * @param {BoardPen} pen
 * @param {number} witness cell of the number
 * @param {ArrayLike<number>} numbers
 */
function paintWindow(pen, witness, numbers) {
  const { ctx, px, grid } = pen;
  const { frontierInk } = pen.theme;
  const { x, y, width, height } = windowOf(grid, witness);
  ctx.beginPath();
  ctx.rect(x, y, width, height);
  ctx.lineJoin = 'round';
  const dash = [Math.max(3, px * 0.2), Math.max(2, px * 0.12)];
  pen.strokeOver(frontierInk, Math.max(1.5, Math.min(3.5, px * 0.06)), 1, dash);
  const at = grid.centre(witness);
  if (px < BOTH_FROM_PX) {
    pen.square(at, px / 2);
    pen.strokeOver(frontierInk, 1.5, 1);
    return;
  }
  pen.diamond(at, px * 0.434);
  pen.fill(frontierInk);
  if (numbers[witness] !== undefined) pen.figure(numbers[witness], at, px * 0.4, pen.edge);
}
