/**
 * Draws a table whose cells have room for letters. The picture is cached: a step redraws only the
 * cells that changed.
 * @import { TableView } from './table-view.js'
 */
import { Grid } from '../../../canvas/grid.js';
import { Pen } from '../../../canvas/pen.js';
import { Inputs } from '../../../core/util/memo-key.js';
import { makeCanvas } from '../../../canvas/marks.js';
import { stampsOf } from './cell-stamps.js';
import { TablePen } from './table-pen.js';
import { eachBetween } from './table-view.js';

/** Cached picture of one table, without surrounding gaps. */
class Sheet {
  #of = new Inputs();
  #filled = 0;
  #ctx = makeCanvas(1, 1);

  /**
   * Returns the picture at a step. Takes time linear in the number of changed cells, or of all
   * cells if the table, its size or its colours have changed.
   * @param {TablePen} pen
   * @param {TableView} view
   */
  at(pen, view) {
    const { scale, theme } = pen;
    const cells = new Grid({ ...pen.grid, left: 0, top: 0 });
    const { width, height, rows, columns } = cells;
    const ctx = this.#ctx;
    const on = new TablePen(new Pen(ctx, theme, scale), cells);
    const { plies, ranks, filled } = view;
    if (this.#of.changed(plies, ranks, stampsOf(pen, view), rows, columns, scale)) {
      ctx.canvas.width = Math.round(columns * width * scale);
      ctx.canvas.height = Math.round(rows * height * scale);
      ctx.setTransform(scale, 0, 0, scale, 0, 0);
      for (let cell = 0; cell < rows * columns; cell++) on.stamp(cell, view);
    } else {
      eachBetween(view, this.#filled, filled, (cell) => {
        const { x, y } = cells.rect(cell);
        ctx.clearRect(x, y, width, height);
        on.stamp(cell, view);
      });
    }
    this.#filled = filled;
    return ctx.canvas;
  }
}

/** Cached picture for each canvas. @type {WeakMap<object, Sheet>} */
const sheets = new WeakMap();

/**
 * Draws the table with letters.
 * @param {TablePen} pen
 * @param {TableView} view
 */
export function paintLetters(pen, view) {
  const { ctx, grid } = pen;
  const sheet = sheets.get(ctx.canvas) ?? new Sheet();
  sheets.set(ctx.canvas, sheet);
  const { x, y, width, height } = grid.area;
  ctx.drawImage(sheet.at(pen, view), x, y, width, height);
}

/**
 * Draws a part of a table, cell by cell.
 * @param {TablePen} pen
 * @param {TableView} view
 * @param {{ row: number, column: number, rows: number, columns: number }} part
 */
export function paintPart(pen, view, { row, column, rows, columns }) {
  for (let down = row; down < row + rows; down++) {
    for (let right = column; right < column + columns; right++) {
      pen.stamp(down * pen.grid.columns + right, view);
    }
  }
}
