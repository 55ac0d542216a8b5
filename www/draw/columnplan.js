/**
 * Where the columns of the levels layout and their cells are: geometry without a canvas.
 * @import { Point } from './types.js'
 */

/** Smaller cells are not drawn one by one, so their columns need not be whole rows high. */
const CELLS_FROM_PX = 3;
const LEAST_HEIGHT_PX = 2;

/**
 * One level: its states fill rows from the bottom, each row from the left.
 * @typedef {object} Column
 * @property {number} x left edge
 * @property {number} width
 * @property {number} height of all rows; the last row need not be full
 * @property {number} perRow cells in a full row
 * @property {number} rows
 * @property {number} cellWidth
 * @property {number} cellHeight
 */

/** The plan of all columns within one box. */
export class ColumnPlan {
  /**
   * @param {Uint32Array} levels
   * @param {{ x: number, y: number, width: number, height: number }} area for the columns alone
   */
  constructor(levels, area) {
    this.levels = levels;
    this.area = area;
    this.bottom = area.y + area.height;
    this.depths = levels.length - 1;
    this.states = levels[this.depths];
    const counts = Array.from({ length: this.depths }, (_, k) => levels[k + 1] - levels[k]);
    const most = Math.max(1, ...counts);
    const pitch = Math.min(area.width / Math.max(1, this.depths), 120);
    const width = pitch * (pitch < 8 ? 0.9 : 0.8);
    const left = area.x + (area.width - pitch * this.depths) / 2;
    this.pitch = pitch;
    const cell = largestSquare(most, width, Math.max(1, area.height));
    this.cellPx = cell;
    this.hasCells = cell >= CELLS_FROM_PX;
    /** @type {Column[]} */
    this.columns = counts.map((count, k) => {
      const x = left + (k + 0.5) * pitch - width / 2;
      return this.hasCells
        ? this.byCells(count, most, x, width)
        : this.byShare(count, most, x, width);
    });
  }

  /**
   * Every state has the same cell in every column, so heights are proportional to the row.
   * @param {number} count
   * @param {number} most
   * @param {number} x
   * @param {number} width
   * @returns {Column}
   */
  byCells(count, most, x, width) {
    const fullRow = Math.max(1, Math.floor(width / this.cellPx + 1e-9));
    const cellWidth = width / fullRow;
    const cellHeight = Math.min(this.area.height / Math.ceil(most / fullRow), 2 * cellWidth);
    // A level that does not fill one row stands in the middle of its column.
    const perRow = Math.min(fullRow, count);
    const rows = Math.ceil(count / perRow);
    const used = perRow * cellWidth;
    const left = x + (width - used) / 2;
    return { x: left, width: used, height: rows * cellHeight, perRow, rows, cellWidth, cellHeight };
  }

  /**
   * @param {number} count
   * @param {number} most
   * @param {number} x
   * @param {number} width
   * @returns {Column}
   */
  byShare(count, most, x, width) {
    const height = Math.max(LEAST_HEIGHT_PX, (this.area.height * count) / most);
    const perRow = Math.min(count, Math.max(1, Math.round(Math.sqrt((width * count) / height))));
    const rows = Math.ceil(count / perRow);
    return { x, width, height, perRow, rows, cellWidth: width / perRow, cellHeight: height / rows };
  }

  /** @param {number} depth */
  count(depth) {
    return this.levels[depth + 1] - this.levels[depth];
  }

  /** @param {number} position */
  depthOf(position) {
    let depth = 0;
    while (depth < this.depths - 1 && this.levels[depth + 1] <= position) depth++;
    return depth;
  }

  /**
   * @param {number} position
   * @returns {{ x: number, y: number, width: number, height: number }}
   */
  cell(position) {
    const depth = this.depthOf(position);
    const column = this.columns[depth];
    const index = position - this.levels[depth];
    return {
      x: column.x + (index % column.perRow) * column.cellWidth,
      y: this.bottom - (Math.floor(index / column.perRow) + 1) * column.cellHeight,
      width: column.cellWidth,
      height: column.cellHeight,
    };
  }

  /**
   * @param {number} position
   * @returns {Point}
   */
  point(position) {
    const { x, y, width, height } = this.cell(position);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /**
   * @param {number} x
   * @param {number} y
   * @returns {number} the position whose cell covers the point, or -1
   */
  positionAt(x, y) {
    const depth = this.columns.findIndex((c) => x >= c.x && x < c.x + c.width);
    if (depth < 0 || y >= this.bottom) return -1;
    const column = this.columns[depth];
    const row = Math.floor((this.bottom - y) / column.cellHeight);
    const place = Math.floor((x - column.x) / column.cellWidth);
    const index = row * column.perRow + Math.min(column.perRow - 1, place);
    return row < column.rows && index < this.count(depth) ? this.levels[depth] + index : -1;
  }

  /**
   * The outline of the first `count` positions, one closed shape a column.
   * @param {Pick<CanvasPath, 'moveTo' | 'lineTo' | 'closePath'>} path
   * @param {number} count
   */
  tracePrefix(path, count) {
    for (let depth = 0; depth < this.depths && this.levels[depth] < count; depth++) {
      this.traceColumn(path, depth, Math.min(count - this.levels[depth], this.count(depth)));
    }
  }

  /**
   * @param {Pick<CanvasPath, 'moveTo' | 'lineTo' | 'closePath'>} path
   * @param {number} depth
   * @param {number} index number of the level's states inside the outline, at least 1
   */
  traceColumn(path, depth, index) {
    const { bottom } = this;
    const { x, width, perRow, cellWidth, cellHeight } = this.columns[depth];
    const full = bottom - Math.floor(index / perRow) * cellHeight;
    const rest = index % perRow;
    path.moveTo(x, bottom);
    if (rest > 0) {
      path.lineTo(x, full - cellHeight);
      path.lineTo(x + rest * cellWidth, full - cellHeight);
      path.lineTo(x + rest * cellWidth, full);
    } else {
      path.lineTo(x, full);
    }
    path.lineTo(x + width, full);
    path.lineTo(x + width, bottom);
    path.closePath();
  }
}

/**
 * The side of the largest squares of which `count` fit a rectangle in rows.
 * @param {number} count
 * @param {number} width
 * @param {number} height
 */
function largestSquare(count, width, height) {
  let perRow = Math.max(1, Math.floor(Math.sqrt((count * width) / height)));
  while (Math.ceil(count / perRow) * (width / perRow) > height) perRow++;
  return width / perRow;
}
