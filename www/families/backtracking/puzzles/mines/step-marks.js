/**
 * Marks of a step on a minefield: the tried cell and value, and the number that refused it.
 * @import { Ctx, Point, Theme } from '../../../../canvas/types.js'
 * @import { BoardFrame, Grid } from '../../board/board-kit.js'
 */
import { centreOf, cross, edgeOf, figure, strike, strokeOver } from '../../board/board-kit.js';
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
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {BoardFrame} frame
 * @param {ArrayLike<number>} numbers
 * @param {Theme} theme
 */
export function paintFieldStep(ctx, grid, frame, numbers, theme) {
  const { kind = 'start', cell = -1, value = -1, witness = -1, candidates = [] } = frame;
  if (frame.answered) return;
  paintValues(ctx, grid, candidates, theme);
  if (witness >= 0) paintWindow(ctx, grid, witness, numbers, theme);
  if (kind === 'start' || cell < 0) return;
  const { px } = grid;
  const at = centreOf(grid, cell);
  const half = Math.max(3, px / 2);
  ctx.beginPath();
  ctx.rect(at.x - half, at.y - half, 2 * half, 2 * half);
  ctx.setLineDash(kind === 'retreat' ? [Math.max(2, px * 0.14), Math.max(2, px * 0.1)] : []);
  const colour = kind === 'retreat' ? theme.backward : theme.current;
  strokeOver(ctx, colour, Math.max(1.5, Math.min(3.5, px * 0.06)), theme, 1);
  ctx.setLineDash([]);
  if (kind === 'place' || px < 8) return;
  const isListed = px >= NEEDS_FROM_PX && candidates.some((candidate) => candidate.cell === cell);
  if (value === 1 && !isListed) paintGhost(ctx, at, discRadius(px), theme);
  const beside = px < BOTH_FROM_PX ? 0 : px * 0.29;
  const corner = { x: at.x - beside, y: at.y - beside };
  if (kind === 'refuse') cross(ctx, corner, Math.max(2.5, Math.min(8, px * 0.13)), theme);
}

/**
 * Draws a dashed outline of a mine that was tried but not placed.
 * @param {Ctx} ctx
 * @param {Point} at
 * @param {number} r
 * @param {Theme} theme
 */
function paintGhost(ctx, at, r, theme) {
  ctx.beginPath();
  traceDisc(ctx, at, r);
  ctx.setLineDash([Math.max(2, r * 0.35), Math.max(1.5, r * 0.25)]);
  ctx.lineWidth = Math.max(1, r * 0.12);
  ctx.strokeStyle = theme.ink;
  ctx.stroke();
  ctx.setLineDash([]);
}

/**
 * Draws the values that can be chosen for a cell below its number, in order; tried ones struck out.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {NonNullable<BoardFrame['candidates']>} candidates
 * @param {Theme} theme
 */
function paintValues(ctx, grid, candidates, theme) {
  const { px } = grid;
  if (px < NEEDS_FROM_PX) return;
  const r = px * 0.085;
  for (const [index, { cell, value, tried }] of candidates.entries()) {
    const middle = centreOf(grid, cell);
    const x = middle.x + (index - (candidates.length - 1) / 2) * px * 0.3;
    const at = { x, y: middle.y + px * 0.34 };
    ctx.beginPath();
    traceDisc(ctx, at, value === 1 ? r : r * 0.5);
    ctx.fillStyle = tried ? theme.ink2 : theme.ink;
    ctx.fill();
    if (tried) strike(ctx, at, r * 1.25, theme.ink2);
  }
}

/**
 * Frames the number that refused the value, and the cells that it counts.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number} witness cell of the number
 * @param {ArrayLike<number>} numbers
 * @param {Theme} theme
 */
function paintWindow(ctx, grid, witness, numbers, theme) {
  const { px } = grid;
  const { x, y, width, height } = windowOf(grid, witness);
  ctx.beginPath();
  ctx.rect(x, y, width, height);
  ctx.lineJoin = 'round';
  ctx.setLineDash([Math.max(3, px * 0.2), Math.max(2, px * 0.12)]);
  strokeOver(ctx, theme.frontierInk, Math.max(1.5, Math.min(3.5, px * 0.06)), theme, 1);
  ctx.setLineDash([]);
  const at = centreOf(grid, witness);
  if (px < BOTH_FROM_PX) {
    ctx.beginPath();
    ctx.rect(at.x - px / 2, at.y - px / 2, px, px);
    strokeOver(ctx, theme.frontierInk, 1.5, theme, 1);
    return;
  }
  const r = px * 0.31;
  ctx.beginPath();
  ctx.moveTo(at.x, at.y - r * 1.4);
  ctx.lineTo(at.x + r * 1.4, at.y);
  ctx.lineTo(at.x, at.y + r * 1.4);
  ctx.lineTo(at.x - r * 1.4, at.y);
  ctx.closePath();
  ctx.fillStyle = theme.frontierInk;
  ctx.fill();
  if (numbers[witness] !== undefined) {
    figure(ctx, numbers[witness], at, px * 0.4, edgeOf(theme), theme);
  }
}
