/** Draws a table whose cells have room for letters. */
import { Grid } from '../../../canvas/grid.js';
import { oncePer } from '../../../core/util/memo-key.js';
import { Pen } from '../../../canvas/pen.js';
import { stampsOf } from './cell-stamps.js';
import { TablePen } from './table-pen.js';
import { Sheet } from './sheet.js';

/** Picture of the cells on a canvas. @type {(canvas: HTMLCanvasElement) => Sheet} */
const sheetOn = oncePer(() => new Sheet());

/** Draws the table with letters. @param {TablePen} pen */
export function paintLetters(pen) {
  const { ctx, grid, scale, theme } = pen;
  const sheet = sheetOn(ctx.canvas);
  const cells = new Grid({ ...grid, left: 0, top: 0 });
  const on = new TablePen(new Pen(sheet.ctx, theme, scale), cells, pen.view);
  sheet.follow(pen, [stampsOf(pen)], (cell) => {
    const { x, y, width, height } = cells.rect(cell);
    sheet.ctx.setTransform(scale, 0, 0, scale, 0, 0);
    sheet.ctx.clearRect(x, y, width, height);
    on.stamp(cell);
  });
  sheet.draw(pen);
}

/**
 * Draws a part of a table, cell by cell.
 * @param {TablePen} pen
 * @param {{ row: number, column: number, rows: number, columns: number }} part
 */
export function paintPart(pen, { row, column, rows, columns }) {
  for (let down = row; down < row + rows; down++) {
    for (let right = column; right < column + columns; right++) {
      const cell = down * pen.grid.columns + right;
      if (cell < pen.view.cells) pen.stamp(cell);
    }
  }
}
