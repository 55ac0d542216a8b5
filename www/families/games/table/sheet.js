/**
 * Cached picture of all cells of a table, in which a step redraws only the cells that changed.
 * @import { TablePen } from './table-pen.js'
 */
import { Inputs } from '../../../core/util/memo-key.js';
import { makeCanvas } from '../../../canvas/marks.js';
import { eachBetween } from './table-view.js';

export class Sheet {
  ctx = makeCanvas(1, 1);
  #deps = new Inputs();
  #filled = 0;

  /**
   * Calls `paint` for each cell that changed, or for all cells if the table, its size or another
   * input has changed.
   * @param {TablePen} pen
   * @param {readonly unknown[]} deps other inputs
   * @param {(cell: number) => void} paint
   */
  follow({ grid, scale, view }, deps, paint) {
    const { width, height, rows, columns } = grid;
    const { plies, ranks, filled, cells } = view;
    if (this.#deps.changed(plies, ranks, width, height, rows, columns, scale, ...deps)) {
      // Setting the size also clears the canvas.
      this.ctx.canvas.width = Math.round(columns * width * scale);
      this.ctx.canvas.height = Math.round(rows * height * scale);
      for (let cell = 0; cell < cells; cell++) paint(cell);
    } else eachBetween(view, this.#filled, filled, paint);
    this.#filled = filled;
  }

  /** Draws the picture over the table. @param {TablePen} pen */
  draw({ ctx, grid }) {
    const { x, y, width, height } = grid.area;
    ctx.drawImage(this.ctx.canvas, x, y, width, height);
  }
}
