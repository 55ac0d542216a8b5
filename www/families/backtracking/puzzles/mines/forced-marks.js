/**
 * Marks of the numbers that forced the value of the step's cell: a light on the number and on the
 * cells that it counts.
 * @import { Ctx, Rect, Theme } from '../../../../canvas/types.js'
 * @import { Grid } from '../../board/board-kit.js'
 */
import { fade } from '../../../../canvas/colour.js';
import { isDark } from '../../../../canvas/marks.js';
import { centreOf, lightAround, strokeOver } from '../../board/board-kit.js';

/**
 * Returns the area of a cell and its neighbours.
 * @param {Grid} grid
 * @param {number} cell
 * @returns {Rect} CSS px
 */
export function windowOf({ left, top, px, rows, columns }, cell) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const [firstRow, firstColumn] = [Math.max(0, row - 1), Math.max(0, column - 1)];
  const wide = Math.min(columns - 1, column + 1) - firstColumn + 1;
  const high = Math.min(rows - 1, row + 1) - firstRow + 1;
  const [x, y] = [left + firstColumn * px, top + firstRow * px];
  return { x, y, width: wide * px, height: high * px };
}

/**
 * Draws the light under the contents of the cells.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {readonly number[]} numbers cells of the numbers
 * @param {Theme} theme
 */
export function paintLight(ctx, grid, numbers, theme) {
  for (const number of numbers) {
    const { x, y, width, height } = windowOf(grid, number);
    ctx.fillStyle = fade(theme.glow, isDark(theme) ? 0.14 : 0.6);
    ctx.fillRect(x, y, width, height);
    lightAround(ctx, centreOf(grid, number), grid.px, theme, 0.2);
  }
}

/**
 * Draws a frame around each lit area and a ring around its number.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {readonly number[]} numbers cells of the numbers
 * @param {Theme} theme
 */
export function paintForcing(ctx, grid, numbers, theme) {
  const { px } = grid;
  for (const number of numbers) {
    const { x, y, width, height } = windowOf(grid, number);
    ctx.beginPath();
    ctx.roundRect(x, y, width, height, px * 0.16);
    strokeOver(ctx, theme.current, Math.max(1.5, Math.min(3, px * 0.045)), theme, 1);
    if (px < 9) continue;
    const at = centreOf(grid, number);
    ctx.beginPath();
    ctx.arc(at.x, at.y, px * 0.42, 0, 2 * Math.PI);
    strokeOver(ctx, theme.current, Math.max(1.25, Math.min(2.5, px * 0.04)), theme, 0.75);
  }
}
