/**
 * Marks of the numbers that forced the value of the step's cell: a light on the number and on the
 * cells that it counts.
 * @import { Rect } from '../../../../canvas/types.js'
 * @import { BoardGrid, BoardPen } from '../../board/board-kit.js'
 */
import { fade } from '../../../../canvas/colour.js';

/**
 * Returns the area of a cell and its neighbours.
 * @param {BoardGrid} grid
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
 * @param {BoardPen} pen
 * @param {readonly number[]} numbers cells of the numbers
 */
export function paintLight(pen, numbers) {
  for (const number of numbers) {
    pen.rect(windowOf(pen.grid, number), fade(pen.theme.glow, pen.dark ? 0.14 : 0.6));
    pen.lightAround(pen.grid.centre(number), pen.px, 0.2);
  }
}

/**
 * Draws a frame around each lit area and a ring around its number.
 * @param {BoardPen} pen
 * @param {readonly number[]} numbers cells of the numbers
 */
export function paintForcing(pen, numbers) {
  const { ctx, px, grid } = pen;
  const { current } = pen.theme;
  for (const number of numbers) {
    const { x, y, width, height } = windowOf(grid, number);
    ctx.beginPath();
    ctx.roundRect(x, y, width, height, px * 0.16);
    pen.strokeOver(current, Math.max(1.5, Math.min(3, px * 0.045)), 1);
    if (px < 9) continue;
    pen.circle(grid.centre(number), px * 0.42);
    pen.strokeOver(current, Math.max(1.25, Math.min(2.5, px * 0.04)), 0.75);
  }
}
