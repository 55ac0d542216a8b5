/**
 * Where the columns of the levels layout and their cells are: geometry without a canvas.
 * @import { Camera, Point, Rect } from '../../../canvas/types.js'
 */
import { onCanvas } from '../../../canvas/camera.js';
import { Plan } from './level-geometry.js';

/** Smaller cells are not drawn one by one, so their columns need not be whole rows high. */
const CELLS_FROM_PX = 3;
const LEAST_HEIGHT_PX = 3;
/** A lone state of the size of the others would be a speck. */
const LEAST_WIDTH_PX = 9;

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
export class ColumnPlan extends Plan {
  /**
   * @param {Uint32Array} levels
   * @param {Rect} area for the columns alone
   * @param {object} [options]
   * @param {boolean} [options.mirrored] whether the first column is the one on the right
   * @param {number} [options.depths] columns that are to fit, the plan's own if left out
   * @param {number} [options.fullest] states of a column as high as the box, the plan's own most if
   *   left out
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
    /** The side of the squares that the fullest column would hold. */
    this.cellPx = largestSquare(most, width, area.height);
    this.columns = counts.map((count, k) => {
      const place = mirrored ? this.depths - 1 - k : k;
      return this.column(count, most, left + (place + 0.5) * this.pitch, width);
    });
  }

  /** @param {Camera} camera */
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
   * Cells that are drawn one by one are the same in every column, so heights are proportional to
   * the row; else to the state.
   * @param {number} count
   * @param {number} most
   * @param {number} middle
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
    // A level that does not fill one row stands in the middle of its column.
    const used = perRow * cellWidth;
    const x = middle - used / 2;
    return { x, width: used, height: rows * cellHeight, perRow, rows, cellWidth, cellHeight };
  }

  /**
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
   * @param {number} position
   * @returns {number} the smaller side of its cell
   */
  cellSize(position) {
    const { width, height } = this.cell(position);
    return Math.min(width, height);
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
    return index < this.count(depth) ? this.levels[depth] + index : -1;
  }

  /**
   * The outline of the first `count` positions, one closed shape a column.
   * @param {Pick<CanvasPath, 'moveTo' | 'lineTo' | 'closePath'>} path
   * @param {number} count
   */
  tracePrefix(path, count) {
    for (let depth = 0; this.levels[depth] < count; depth++) {
      this.traceLevel(path, depth, Math.min(count - this.levels[depth], this.count(depth)));
    }
  }

  /**
   * @param {Pick<CanvasPath, 'moveTo' | 'lineTo' | 'closePath'>} path
   * @param {number} depth
   * @param {number} [index] number of the level's states inside the outline, at least 1
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
   * @param {Pick<CanvasPath, 'rect'>} path
   * @param {number} position
   */
  traceCell(path, position) {
    const { x, y, width, height } = this.cell(position);
    path.rect(x, y, width, height);
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
