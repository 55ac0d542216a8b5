/**
 * The number that leaves the cell of a step one value only: the light on it and on the cells that it
 * counts.
 * @import { Ctx, Rect, Theme } from '../../../../draw/types.js'
 * @import { BoardFrame, Grid, Shape } from '../../board-parts.js'
 */
import { fade } from '../../../../draw/colour.js';
import { isDark } from '../../../../draw/marks.js';
import { NONE, centreOf, lightAround, strokeOver } from '../../board-parts.js';

/** Codes of the board: where the rules left no choice. */
const FORCED = { free: 3, mined: 4 };

/**
 * The cells that the number of a cell counts.
 * @param {number} cell
 * @param {Shape} shape
 * @returns {number[]}
 */
export function around(cell, { rows, columns }) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const found = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
      found.push(r * columns + c);
    }
  }
  return found;
}

/**
 * Finds the number that forced what the step chose: of those around the cell one that needed a mine
 * on each of its open cells, or on none. Of several the one with the fewest cells still open.
 * @param {BoardFrame} frame
 * @param {Shape} shape
 * @returns {number} its cell; -1 where nothing was forced, or no number alone did it
 */
export function forcingNumber({ kind, cell = -1, board, labels, answered }, shape) {
  if (kind !== 'place' || cell < 0 || answered || !labels) return -1;
  const isMined = board[cell] === FORCED.mined;
  if (!isMined && board[cell] !== FORCED.free) return -1;
  let [found, least] = [-1, Infinity];
  for (const number of around(cell, shape)) {
    const needed = labels[number];
    if (needed === NONE) continue;
    const open = around(number, shape).filter((other) => board[other] === 0).length;
    if (needed === (isMined ? open : 0) && open < least) [found, least] = [number, open];
  }
  return found;
}

/**
 * @param {Grid} grid
 * @param {number} number
 * @returns {Rect} the area of the cells that it counts
 */
export function windowOf({ left, top, px, rows, columns }, number) {
  const cells = around(number, { rows, columns });
  const [first, last] = [cells[0], cells[cells.length - 1]];
  const wide = (last % columns) - (first % columns) + 1;
  const high = Math.floor(last / columns) - Math.floor(first / columns) + 1;
  const x = left + (first % columns) * px;
  return { x, y: top + Math.floor(first / columns) * px, width: wide * px, height: high * px };
}

/**
 * The light, below what stands on the cells.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number} number
 * @param {Theme} theme
 */
export function paintLight(ctx, grid, number, theme) {
  const { x, y, width, height } = windowOf(grid, number);
  ctx.fillStyle = fade(theme.glow, isDark(theme) ? 0.14 : 0.6);
  ctx.fillRect(x, y, width, height);
  lightAround(ctx, centreOf(grid, number), grid.px, theme, 0.2);
}

/**
 * The frame of the light, and a ring around its number.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number} number
 * @param {Theme} theme
 */
export function paintForcing(ctx, grid, number, theme) {
  const { px } = grid;
  const { x, y, width, height } = windowOf(grid, number);
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, px * 0.16);
  strokeOver(ctx, theme.current, Math.max(1.5, Math.min(3, px * 0.045)), theme, 1);
  if (px < 9) return;
  const at = centreOf(grid, number);
  ctx.beginPath();
  ctx.arc(at.x, at.y, px * 0.42, 0, 2 * Math.PI);
  strokeOver(ctx, theme.current, Math.max(1.25, Math.min(2.5, px * 0.04)), theme, 0.75);
}
