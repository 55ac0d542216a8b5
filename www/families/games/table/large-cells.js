/**
 * Draws a table whose cells have room for letters. The picture is cached: a step redraws only the
 * cells that changed.
 * @import { Ctx, Theme } from '../../../canvas/types.js'
 * @import { Cells } from './grid-geometry.js'
 * @import { Stamps } from './cell-stamps.js'
 * @import { TableView } from './table-view.js'
 */
import { Inputs } from '../../../core/util/memo-key.js';
import { makeCanvas } from '../../../canvas/marks.js';
import { areaOf, rectOf } from './grid-geometry.js';
import { OPEN, stampsOf } from './cell-stamps.js';
import { eachBetween, isFilled } from './table-view.js';

/** Cached picture of one table, without surrounding gaps. */
class Sheet {
  #of = new Inputs();
  #filled = 0;
  #ctx = makeCanvas(1, 1);

  /**
   * Returns the picture at a step. Takes time linear in the number of changed cells, or of all
   * cells if the table, its size or its colours have changed.
   * @param {Cells} grid
   * @param {TableView} view
   * @param {Stamps} stamps
   * @param {number} scale
   */
  at({ width, height, rows, columns }, view, stamps, scale) {
    const cells = { left: 0, top: 0, width, height, rows, columns };
    const { plies, ranks, filled } = view;
    const isNew = this.#of.changed(plies, ranks, stamps, rows, columns, scale);
    if (isNew) {
      const { canvas } = this.#ctx;
      canvas.width = Math.round(columns * width * scale);
      canvas.height = Math.round(rows * height * scale);
      this.#ctx.setTransform(scale, 0, 0, scale, 0, 0);
      for (let cell = 0; cell < rows * columns; cell++) stamp(this.#ctx, cells, cell, view, stamps);
    } else {
      eachBetween(view, this.#filled, filled, (cell) => {
        const { x, y } = rectOf(cells, cell);
        this.#ctx.clearRect(x, y, width, height);
        stamp(this.#ctx, cells, cell, view, stamps);
      });
    }
    this.#filled = filled;
    return this.#ctx.canvas;
  }
}

/** Cached picture for each canvas. @type {WeakMap<object, Sheet>} */
const sheets = new WeakMap();

/**
 * Draws the table with letters.
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {TableView} view
 * @param {Theme} theme
 * @param {number} scale device pixels per CSS px
 */
export function paintLetters(ctx, grid, view, theme, scale) {
  const sheet = sheets.get(ctx.canvas) ?? new Sheet();
  sheets.set(ctx.canvas, sheet);
  const { x, y, width, height } = areaOf(grid);
  ctx.drawImage(sheet.at(grid, view, stampsOf(grid, view, theme, scale), scale), x, y, width, height); // prettier-ignore
}

/**
 * Draws a part of a table, cell by cell.
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {TableView} view
 * @param {Theme} theme
 * @param {number} scale
 * @param {{ row: number, column: number, rows: number, columns: number }} part
 */
export function paintPart(ctx, grid, view, theme, scale, { row, column, rows, columns }) {
  const stamps = stampsOf(grid, view, theme, scale);
  for (let down = row; down < row + rows; down++) {
    for (let right = column; right < column + columns; right++) {
      stamp(ctx, grid, down * grid.columns + right, view, stamps);
    }
  }
}

/**
 * Draws the texts of cells again, over arrows that cross the cells.
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {Iterable<number>} cells
 * @param {TableView} view
 * @param {Theme} theme
 * @param {number} scale
 */
export function rewrite(ctx, grid, cells, view, theme, scale) {
  const stamps = stampsOf(grid, view, theme, scale);
  for (const cell of cells) {
    if (!isFilled(view, cell)) continue;
    const { x, y, width, height } = rectOf(grid, cell);
    ctx.drawImage(stamps.text(view.plies[cell]), x, y, width, height);
  }
}

/**
 * Draws the stamp of a cell.
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {number} cell
 * @param {TableView} view
 * @param {Stamps} stamps
 */
function stamp(ctx, grid, cell, view, stamps) {
  const { x, y, width, height } = rectOf(grid, cell);
  const plies = isFilled(view, cell) ? view.plies[cell] : OPEN;
  ctx.drawImage(stamps.cell(plies), x, y, width, height);
}
