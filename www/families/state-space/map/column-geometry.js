/**
 * Geometry of the columns of the levels layout and their cells, without a canvas. Lengths are in
 * CSS px.
 * @import { Camera, Point, Rect } from '../../../canvas/types.js'
 */
import { onCanvas } from '../../../canvas/camera.js';
import { Plan } from './level-geometry.js';

/** Minimum size of cells that are drawn one by one, in CSS px. */
const CELLS_FROM_PX = 3;
const LEAST_HEIGHT_PX = 3;
/** Minimum width of a level's row, in CSS px, so that a level of one state stays visible. */
const LEAST_WIDTH_PX = 9;

/**
 * Column of one level. States fill its rows from the bottom, and each row from the left.
 * @typedef {object} Column
 * @property {number} x left edge
 * @property {number} width
 * @property {number} height height of all rows; the last row may be incomplete
 * @property {number} perRow number of cells in a full row
 * @property {number} rows
 * @property {number} cellWidth
 * @property {number} cellHeight
 */

/** Plan of all columns in a box. */
export class ColumnPlan extends Plan {
  /**
   * @param {Uint32Array} levels
   * @param {Rect} area area of the columns
   * @param {object} [options]
   * @param {boolean} [options.mirrored] whether the first column is on the right
   * @param {number} [options.depths] number of columns that must fit; the plan's own number if
   *   omitted
   * @param {number} [options.fullest] number of states of a column as high as the box; the plan's
   *   largest level if omitted
   */
  constructor(levels, area, { mirrored = false, depths, fullest } = {}) {
    super(levels);
    this.area = area;
    this.bottom = area.y + area.height;
    const counts = Array.from({ length: this.depths }, (_, k) => this.count(k));
    const most = fullest ?? Math.max(...counts);
    this.pitch = Math.min(area.width / (depths ?? this.depths), 120);
    const width = this.pitch * (this.pitch < 8 ? 0.9 : 0.8);
    const left = area.x + (area.width - this.pitch * this.depths) / 2;
    /** Side of the squares that would fill the fullest column. */
    this.cellPx = largestSquare(most, width, area.height);
    this.columns = counts.map((count, k) => {
      const place = mirrored ? this.depths - 1 - k : k;
      return this.column(count, most, left + (place + 0.5) * this.pitch, width);
    });
  }

  /** Returns the plan under a camera. @param {Camera} camera */
  through(camera) {
    const { zoom } = camera;
    const { width, height } = this.area;
    const { x, y } = onCanvas(camera, this.area);
    return this.with({
      area: { x, y, width: zoom * width, height: zoom * height },
      bottom: camera.y + zoom * this.bottom,
      pitch: zoom * this.pitch,
      cellPx: zoom * this.cellPx,
      columns: this.columns.map((column) => ({
        ...column,
        x: camera.x + zoom * column.x,
        width: zoom * column.width,
        height: zoom * column.height,
        cellWidth: zoom * column.cellWidth,
        cellHeight: zoom * column.cellHeight,
      })),
    });
  }

  /**
   * Returns the column of a level. If cells are drawn one by one, all columns have cells of the
   * same size and heights are proportional to the number of rows; otherwise, heights are
   * proportional to the number of states.
   * @param {number} count number of states of the level
   * @param {number} most number of states of the fullest level
   * @param {number} middle horizontal centre
   * @param {number} width
   * @returns {Column}
   */
  column(count, most, middle, width) {
    const { height } = this.area;
    const fullRow = Math.max(1, Math.floor(width / this.cellPx + 1e-9));
    const share = Math.max(LEAST_HEIGHT_PX, (height * count) / most);
    const hasCells = this.cellPx >= CELLS_FROM_PX;
    const wanted = hasCells ? fullRow : Math.round(Math.sqrt((width * count) / share));
    const perRow = Math.min(count, Math.max(1, wanted));
    const rows = Math.ceil(count / perRow);
    const side = width / (hasCells ? fullRow : perRow);
    const cellWidth = Math.max(side, Math.min(width, LEAST_WIDTH_PX) / perRow);
    const cellHeight = hasCells
      ? Math.min(height / Math.ceil(most / fullRow), 2 * side)
      : share / rows;
    // Centre a level that does not fill one row.
    const used = perRow * cellWidth;
    const x = middle - used / 2;
    return { x, width: used, height: rows * cellHeight, perRow, rows, cellWidth, cellHeight };
  }

  /**
   * Returns the cell of a position.
   * @param {number} position
   * @returns {Rect}
   */
  cell(position) {
    const depth = this.depthOf(position);
    const { x, perRow, cellWidth, cellHeight } = this.columns[depth];
    const index = position - this.levels[depth];
    return {
      x: x + (index % perRow) * cellWidth,
      y: this.bottom - (Math.floor(index / perRow) + 1) * cellHeight,
      width: cellWidth,
      height: cellHeight,
    };
  }

  /**
   * Returns the length of the shorter side of a cell.
   * @param {number} position
   * @returns {number}
   */
  cellSize(position) {
    const { width, height } = this.cell(position);
    return Math.min(width, height);
  }

  /**
   * Returns the centre of a cell.
   * @param {number} position
   * @returns {Point}
   */
  point(position) {
    const { x, y, width, height } = this.cell(position);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /**
   * Returns the position whose cell covers a point, or -1.
   * @param {number} x
   * @param {number} y
   * @returns {number}
   */
  positionAt(x, y) {
    const depth = this.columns.findIndex((c) => x >= c.x && x < c.x + c.width);
    if (depth < 0 || y >= this.bottom) return -1;
    const column = this.columns[depth];
    const row = Math.floor((this.bottom - y) / column.cellHeight);
    const place = Math.floor((x - column.x) / column.cellWidth);
    const index = row * column.perRow + Math.min(column.perRow - 1, place);
    return index < this.count(depth) ? this.levels[depth] + index : -1;
  }

  /**
   * Adds the outline of the first `count` positions to a path, one closed shape per column.
   * @param {Pick<CanvasPath, 'moveTo' | 'lineTo' | 'closePath'>} path
   * @param {number} count
   */
  tracePrefix(path, count) {
    for (let depth = 0; this.levels[depth] < count; depth++) {
      this.traceLevel(path, depth, Math.min(count - this.levels[depth], this.count(depth)));
    }
  }

  /**
   * Adds the outline of the first states of a level to a path.
   * @param {Pick<CanvasPath, 'moveTo' | 'lineTo' | 'closePath'>} path
   * @param {number} depth
   * @param {number} [index] number of states inside the outline, at least 1
   */
  traceLevel(path, depth, index = this.count(depth)) {
    const { bottom } = this;
    const { x, width, perRow, cellWidth, cellHeight } = this.columns[depth];
    const full = bottom - Math.floor(index / perRow) * cellHeight;
    const rest = x + (index % perRow) * cellWidth;
    path.moveTo(x, bottom);
    if (rest > x) {
      path.lineTo(x, full - cellHeight);
      path.lineTo(rest, full - cellHeight);
    }
    path.lineTo(rest, full);
    path.lineTo(x + width, full);
    path.lineTo(x + width, bottom);
    path.closePath();
  }

  /**
   * Adds the outline of a cell to a path.
   * @param {Pick<CanvasPath, 'rect'>} path
   * @param {number} position
   */
  traceCell(path, position) {
    const { x, y, width, height } = this.cell(position);
    path.rect(x, y, width, height);
  }
}

/**
 * Returns the side of the largest squares of which `count` fit in a rectangle, in rows.
 * @param {number} count
 * @param {number} width
 * @param {number} height
 */
function largestSquare(count, width, height) {
  let perRow = Math.max(1, Math.floor(Math.sqrt((count * width) / height)));
  while (Math.ceil(count / perRow) * (width / perRow) > height) perRow++;
  return width / perRow;
}
