/**
 * Rows and columns of equal cells on a picture. Lengths are CSS pixels.
 * @import { Ctx, Point, Rect } from './types.js'
 */

/**
 * @typedef {object} Cells
 * @property {number} [left] left edge of the whole grid, even if only some cells are drawn
 * @property {number} [top]
 * @property {number} width of one cell
 * @property {number} [height] of one cell; square by default
 * @property {number} rows
 * @property {number} columns
 */

export class Grid {
  /** @param {Cells} cells */
  constructor({ left = 0, top = 0, width, height = width, rows, columns }) {
    this.left = left;
    this.top = top;
    this.width = width;
    this.height = height;
    this.rows = rows;
    this.columns = columns;
  }

  /** Shorter side of a cell. */
  get px() {
    return Math.min(this.width, this.height);
  }

  /** Area of all cells. @returns {Rect} */
  get area() {
    const { left: x, top: y, width, height, rows, columns } = this;
    return { x, y, width: width * columns, height: height * rows };
  }

  /** Adds the lines between the cells to the current path. @param {Ctx} ctx */
  traceLines(ctx) {
    const { left, top, width, height, rows, columns } = this;
    for (let column = 1; column < columns; column++) {
      ctx.moveTo(left + column * width, top);
      ctx.lineTo(left + column * width, top + rows * height);
    }
    for (let row = 1; row < rows; row++) {
      ctx.moveTo(left, top + row * height);
      ctx.lineTo(left + columns * width, top + row * height);
    }
  }

  /** Returns the row of a cell. @param {number} cell */
  row(cell) {
    return Math.floor(cell / this.columns);
  }

  /** Returns the area of a cell. @param {number} cell @returns {Rect} */
  rect(cell) {
    const { left, top, width, height, columns } = this;
    return { x: left + (cell % columns) * width, y: top + this.row(cell) * height, width, height };
  }

  /** Returns the centre of a cell. @param {number} cell @returns {Point} */
  centre(cell) {
    const { left, top, width, height, columns } = this;
    return {
      x: left + ((cell % columns) + 0.5) * width,
      y: top + (this.row(cell) + 0.5) * height,
    };
  }
}
