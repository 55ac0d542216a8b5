/**
 * Geometry of the columns of the levels layout and their cells, without a canvas. Lengths are in
 * CSS px.
 * @import { Camera, Point, Rect } from '../../../canvas/types.js'
 * @import { Scanner } from './pixel-table.js'
 */
import { onCanvas } from '../../../canvas/camera.js';
import { greatest } from '../../../core/util/extremes.js';
import { Plan } from './level-geometry.js';
import {
  CELLS_FROM_PX,
  LARGE,
  coverage,
  gapPx,
  hatching,
  outlinePx,
  either,
  outlined,
  textureOf,
} from './texture.js';

/** Minimum cell size from which all cells have the same size, in CSS px. */
const ALIKE_FROM_PX = 3;
const LEAST_HEIGHT_PX = 3;
/** Minimum width of the row of a level, in CSS px, so that a level of one state is visible. */
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
   * @param {number} [options.depths] number of columns that must fit; by default the plan's own
   *   number
   * @param {number} [options.fullest] number of states of a column that is as high as the box; by
   *   default that of the plan's largest level
   */
  constructor(levels, area, { mirrored = false, depths, fullest } = {}) {
    super(levels);
    this.area = area;
    this.bottom = area.y + area.height;
    const counts = Array.from({ length: this.depths }, (_, k) => this.count(k));
    const most = fullest ?? greatest(counts);
    this.pitch = Math.min(area.width / (depths ?? this.depths), 120);
    const width = this.pitch * (this.pitch < 8 ? 0.9 : 0.8);
    const left = area.x + (area.width - this.pitch * this.depths) / 2;
    /** Side of the cells if square cells fill the fullest column. */
    this.cellPx = largestSquare(most, width, area.height);
    this.columns = counts.map((count, k) => {
      const at = mirrored ? this.depths - 1 - k : k;
      return this.column(count, most, left + (at + 0.5) * this.pitch, width);
    });
  }

  /** Returns a copy of the plan, zoomed and moved by a camera. @param {Camera} camera */
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
   * same size, and the height of a column is proportional to its number of rows. Otherwise the
   * height is proportional to its number of states.
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
    const hasCells = this.cellPx >= ALIKE_FROM_PX;
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
   * Returns the cell of a place.
   * @param {number} place
   * @returns {Rect}
   */
  cell(place) {
    const depth = this.depthOf(place);
    const { x, perRow, cellWidth, cellHeight } = this.columns[depth];
    const index = place - this.levels[depth];
    return {
      x: x + (index % perRow) * cellWidth,
      y: this.bottom - (Math.floor(index / perRow) + 1) * cellHeight,
      width: cellWidth,
      height: cellHeight,
    };
  }

  /**
   * Returns the length of the shorter side of a cell.
   * @param {number} place
   * @returns {number}
   */
  cellSize(place) {
    const { width, height } = this.cell(place);
    return Math.min(width, height);
  }

  /**
   * Returns the centre of a cell.
   * @param {number} place
   * @returns {Point}
   */
  point(place) {
    const { x, y, width, height } = this.cell(place);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /**
   * Returns the place whose cell covers a point, or -1.
   * @param {number} x
   * @param {number} y
   * @returns {number}
   */
  placeAt(x, y) {
    const depth = this.columns.findIndex((c) => x >= c.x && x < c.x + c.width);
    if (depth < 0 || y >= this.bottom) return -1;
    const column = this.columns[depth];
    const row = Math.floor((this.bottom - y) / column.cellHeight);
    const cell = Math.floor((x - column.x) / column.cellWidth);
    const index = row * column.perRow + Math.min(column.perRow - 1, cell);
    return index < this.count(depth) ? this.levels[depth] + index : -1;
  }

  /** @type {Scanner} */
  scanner(px, phase) {
    const { columns, bottom, levels, cellPx } = this;
    const isLarge = cellPx >= CELLS_FROM_PX;
    const half = gapPx(cellPx) / 2;
    const line = outlinePx(cellPx);
    return ({ place, texture, depth: deep, cover }, x, y) => {
      const up = bottom - y;
      columns.forEach(({ x: left, width, perRow, rows, cellWidth, cellHeight }, depth) => {
        const count = this.count(depth);
        const full = Math.floor(count / perRow) * cellHeight;
        // Number of cells in the last row, which can be incomplete.
        const rest = (count % perRow) * cellWidth;
        const inFull = overlap(up, 0, full, px);
        const inRest = rest > 0 ? overlap(up, full, full + cellHeight, px) : 0;
        if (inFull + inRest === 0) return;
        const high = Math.max(0, up / cellHeight);
        const row = Math.min(rows - 1, Math.floor(high));
        const from = Math.max(0, Math.ceil((left - px / 2 - x) / px));
        const to = Math.min(place.length, Math.ceil((left + width + px / 2 - x) / px));
        for (let at = from; at < to; at++) {
          const right = x + at * px - left;
          const share =
            inFull * overlap(right, 0, width, px) + inRest * overlap(right, 0, rest, px);
          if (share === 0) continue;
          if (share < 1 - 1e-9) cover[at] = 255 * share;
          const wide = Math.max(0, right / cellWidth);
          const cell = Math.min(perRow - 1, Math.floor(wide));
          let index = row * perRow + cell;
          // The pixel lies on the edge of an incomplete row.
          if (index >= count) index = overlap(right, 0, rest, px) > 0 ? count - 1 : index - perRow;
          place[at] = levels[depth] + index;
          deep[at] = depth;
          if (!isLarge) {
            texture[at] = textureOf(0, hatching(x + at * px + y - phase, px), 0);
            continue;
          }
          const toSide = Math.abs(wide - cell - 0.5);
          const aside = (0.5 - toSide) * cellWidth;
          const below = (high - row) * cellHeight;
          const above = (row + 1 - high) * cellHeight;
          // Draw no gap at the outermost cells, because nothing lies beside them.
          const isEdge = wide - cell < 0.5 ? cell === 0 : cell === perRow - 1;
          const toRow = Math.min(row > 0 ? below : Infinity, row < rows - 1 ? above : Infinity);
          const rise = Math.min(
            row > 0 ? below : below + half,
            row < rows - 1 ? above : above + half,
          );
          texture[at] = textureOf(
            either(coverage(isEdge ? Infinity : aside, half, px), coverage(toRow, half, px)),
            either(
              outlined(isEdge ? aside + half : aside, half + line, px),
              outlined(rise, half + line, px),
            ),
            LARGE,
          );
        }
      });
    };
  }

  /**
   * Adds the outline of all columns to a path.
   * @param {Pick<CanvasPath, 'moveTo' | 'lineTo' | 'closePath'>} path
   */
  traceAll(path) {
    for (let depth = 0; depth < this.depths; depth++) this.traceLevel(path, depth);
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
   * @param {number} place
   */
  traceCell(path, place) {
    const { x, y, width, height } = this.cell(place);
    path.rect(x, y, width, height);
  }
}

/**
 * Returns the share of a pixel between two lines.
 * @param {number} middle middle of the pixel
 * @param {number} from
 * @param {number} to
 * @param {number} px side of the pixel
 */
const overlap = (middle, from, to, px) =>
  Math.max(0, Math.min(middle + px / 2, to) - Math.max(middle - px / 2, from)) / px;

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
