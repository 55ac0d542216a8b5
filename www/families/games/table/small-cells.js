/**
 * Draws a table of small cells as a bitmap with one pixel for each cell, scaled up.
 * @import { TablePen } from './table-pen.js'
 * @import { TableView } from './table-view.js'
 * @import { Shades } from './value-colours.js'
 */
import { makeCanvas } from '../../../canvas/marks.js';
import { isWin } from '../plies.js';
import { packedOf, shadeAt, shadesOf } from './value-colours.js';
import { Sheet } from './sheet.js';
import { eachBetween, isFilled } from './table-view.js';

/** Minimum size of cells for drawing losing cells hollow, in CSS px. */
const MARKED_PX = 3;
/** Minimum size of cells for lines between cells, in CSS px. */
const LINED_PX = 6;

/** Cached bitmap of one table. */
class Heat {
  #ctx;
  #image;
  #pixels;
  /** State that the bitmap shows. */
  #shown = /** @type {{ plies: unknown, shades: unknown, filled: number }} */ ({});

  /**
   * @param {number} rows
   * @param {number} columns
   */
  constructor(rows, columns) {
    this.rows = rows;
    this.columns = columns;
    this.#ctx = makeCanvas(columns, rows);
    this.#image = this.#ctx.createImageData(columns, rows);
    this.#pixels = new Uint32Array(this.#image.data.buffer);
  }

  /**
   * Returns the bitmap at a step. Takes time linear in the number of changed cells, or of all cells
   * if the table or the theme has changed.
   * @param {TablePen} pen
   */
  at({ theme, view }) {
    const { plies, filled } = view;
    const shown = this.#shown;
    const shades = shadesOf(theme, plies);
    const isSame = shown.plies === plies && shown.shades === shades;
    if (isSame && shown.filled === filled) return this.#ctx.canvas;
    this.#shown = { plies, shades, filled };
    if (!isSame) this.#pixels.fill(packedOf(shades.empty), 0, view.cells);
    const before = isSame ? shown.filled : 0;
    const [first, last] = this.#fill(before, view, shades);
    const top = isSame ? Math.floor(first / this.columns) : 0;
    const bottom = isSame ? Math.floor(last / this.columns) + 1 : this.rows;
    this.#ctx.putImageData(this.#image, 0, 0, 0, top, this.columns, bottom - top);
    return this.#ctx.canvas;
  }

  /**
   * Colours the cells that were filled since the last picture, or clears those that are not filled
   * any more.
   * @param {number} before number of filled cells in the last picture
   * @param {TableView} view
   * @param {Shades} shades
   * @returns {[number, number]} first and last changed cell
   */
  #fill(before, view, { packed, empty }) {
    const { filled, plies } = view;
    const pixels = this.#pixels;
    const blank = packedOf(empty);
    let [first, last] = [pixels.length, 0];
    eachBetween(view, before, filled, (cell) => {
      pixels[cell] = before < filled ? packed[shadeAt(plies[cell])] : blank;
      if (cell < first) first = cell;
      if (cell > last) last = cell;
    });
    return [first, last];
  }
}

/**
 * Draws holes in losing cells, so that losing cells also differ in form.
 * @param {TablePen} pen
 * @param {Sheet} sheet
 */
function paintHoles(pen, sheet) {
  const { grid, theme, scale, view } = pen;
  const [cellWide, cellHigh] = [grid.width * scale, grid.height * scale];
  const wide = Math.max(1, Math.round(cellWide * 0.36));
  const high = Math.max(1, Math.round(cellHigh * 0.36));
  sheet.follow(pen, [theme], (cell) => {
    if (isWin(view.plies[cell])) return;
    const x = Math.round(((cell % grid.columns) + 0.5) * cellWide - wide / 2);
    const y = Math.round((grid.row(cell) + 0.5) * cellHigh - high / 2);
    sheet.ctx.fillStyle = theme.air;
    if (isFilled(view, cell)) sheet.ctx.fillRect(x, y, wide, high);
    else sheet.ctx.clearRect(x, y, wide, high);
  });
  sheet.draw(pen);
}

/** Cached pictures for each canvas. @type {WeakMap<object, { heat: Heat, holes: Sheet }>} */
const tables = new WeakMap();

/** Draws the table. @param {TablePen} pen */
export function paintHeat(pen) {
  const { ctx, grid, scale } = pen;
  const { left, top, rows, columns } = grid;
  let table = tables.get(ctx.canvas);
  if (table?.heat.rows !== rows || table.heat.columns !== columns) {
    table = { heat: new Heat(rows, columns), holes: new Sheet() };
  }
  tables.set(ctx.canvas, table);
  const { x, y, width, height } = grid.area;
  const least = grid.px;
  // Smooth cells below one device pixel, which averages them. Without smoothing some would be
  // skipped.
  ctx.imageSmoothingEnabled = least * scale < 1;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(table.heat.at(pen), x, y, width, height);
  if (least >= MARKED_PX) paintHoles(pen, table.holes);
  if (least < LINED_PX) return;
  // Clear the lines between the cells, so that the background shows there.
  for (let row = 1; row < rows; row++) ctx.clearRect(left, top + row * grid.height - 1, width, 1);
  for (let column = 1; column < columns; column++) {
    ctx.clearRect(left + column * grid.width - 1, top, 1, height);
  }
}
