/**
 * A table of small cells: a bitmap with a pixel a cell, stretched over the table.
 * @import { Ctx, Theme } from '../../../canvas/types.js'
 * @import { Cells } from './grid-geometry.js'
 * @import { Shades } from './value-colours.js'
 * @import { TableView } from './table-view.js'
 */
import { Inputs } from '../../../core/util/memo-key.js';
import { makeCanvas } from '../../../canvas/marks.js';
import { areaOf } from './grid-geometry.js';
import { isWin } from '../plies.js';
import { packedOf, shadeAt, shadesOf } from './value-colours.js';
import { eachBetween, isFilled, orderOf } from './table-view.js';

/** In larger cells a losing one is hollow: it is told by its form, too. */
const MARKED_PX = 3;
/** Larger cells have lines between them. */
const LINED_PX = 6;

/** The bitmap of one table. */
class Heat {
  #ctx;
  #image;
  #pixels;
  /** What the bitmap shows. */
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
   * The bitmap at a step. Linear in the number of cells that changed; in that of all cells where the
   * table or the theme is another.
   * @param {TableView} view
   * @param {Theme} theme
   */
  at({ plies, ranks, filled }, theme) {
    const shown = this.#shown;
    const shades = shadesOf(theme, plies);
    const isSame = shown.plies === plies && shown.shades === shades;
    if (isSame && shown.filled === filled) return this.#ctx.canvas;
    this.#shown = { plies, shades, filled };
    if (!isSame) this.#pixels.fill(packedOf(shades.empty));
    const before = isSame ? shown.filled : 0;
    const [first, last] =
      ranks.length === 0
        ? this.#fillInOrder(before, filled, plies, shades)
        : this.#fill(orderOf(ranks), before, filled, plies, shades);
    const top = isSame ? Math.floor(first / this.columns) : 0;
    const bottom = isSame ? Math.floor(last / this.columns) + 1 : this.rows;
    this.#ctx.putImageData(this.#image, 0, 0, 0, top, this.columns, bottom - top);
    return this.#ctx.canvas;
  }

  /**
   * Colours the cells that are filled from one number of them to another, or takes their colour away
   * where they become fewer.
   * @param {number} before
   * @param {number} filled
   * @param {ArrayLike<number>} plies
   * @param {Shades} shades
   * @returns {[number, number]} the first and the last cell that changed
   */
  #fillInOrder(before, filled, plies, { packed, empty }) {
    const pixels = this.#pixels;
    for (let cell = before; cell < filled; cell++) pixels[cell] = packed[shadeAt(plies[cell])];
    if (filled < before) pixels.fill(packedOf(empty), filled, before);
    return [Math.min(before, filled), Math.max(before, filled) - 1];
  }

  /**
   * The same where cells are filled in another order.
   * @param {Uint32Array} order
   * @param {number} before
   * @param {number} filled
   * @param {ArrayLike<number>} plies
   * @param {Shades} shades
   * @returns {[number, number]}
   */
  #fill(order, before, filled, plies, { packed, empty }) {
    const pixels = this.#pixels;
    const blank = packedOf(empty);
    let [first, last] = [pixels.length, 0];
    for (const cell of order.subarray(Math.min(before, filled), Math.max(before, filled))) {
      pixels[cell] = before < filled ? packed[shadeAt(plies[cell])] : blank;
      if (cell < first) first = cell;
      if (cell > last) last = cell;
    }
    return [first, last];
  }
}

/** The hollow middles of the losing cells of one table: what tells them by their form. */
class Holes {
  #of = new Inputs();
  #filled = 0;
  #ctx = makeCanvas(1, 1);

  /**
   * Linear in the number of cells that changed; in that of all cells where anything else did.
   * @param {Cells} grid
   * @param {TableView} view
   * @param {Theme} theme
   * @param {number} scale device pixels per px
   */
  at(grid, view, theme, scale) {
    const ctx = this.#ctx;
    const { width, height, rows, columns } = grid;
    const { plies, ranks, filled } = view;
    const wide = Math.max(1, Math.round(width * scale * 0.36));
    const high = Math.max(1, Math.round(height * scale * 0.36));
    const visit = (/** @type {number} */ cell) => {
      if (isWin(plies[cell])) return;
      const x = Math.round(((cell % columns) + 0.5) * width * scale - wide / 2);
      const y = Math.round((Math.floor(cell / columns) + 0.5) * height * scale - high / 2);
      if (isFilled(view, cell)) ctx.fillRect(x, y, wide, high);
      else ctx.clearRect(x, y, wide, high);
    };
    if (this.#of.changed(plies, ranks, theme, width, height, rows, columns, scale)) {
      // A new size clears the canvas.
      ctx.canvas.width = Math.round(columns * width * scale);
      ctx.canvas.height = Math.round(rows * height * scale);
      ctx.fillStyle = theme.air;
      this.#filled = 0;
    }
    eachBetween(view, this.#filled, filled, visit);
    this.#filled = filled;
    return ctx.canvas;
  }
}

/** One of each a canvas. @type {WeakMap<object, { heat: Heat, holes: Holes }>} */
const tables = new WeakMap();

/**
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {TableView} view
 * @param {Theme} theme
 * @param {number} scale device pixels per px
 */
export function paintHeat(ctx, grid, view, theme, scale) {
  const { rows, columns } = grid;
  let table = tables.get(ctx.canvas);
  if (table?.heat.rows !== rows || table.heat.columns !== columns) {
    table = { heat: new Heat(rows, columns), holes: new Holes() };
  }
  tables.set(ctx.canvas, table);
  const { x, y, width, height } = areaOf(grid);
  const least = Math.min(grid.width, grid.height);
  // Of cells without a pixel of their own some would be left out.
  ctx.imageSmoothingEnabled = least * scale < 1;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(table.heat.at(view, theme), x, y, width, height);
  if (least >= MARKED_PX) {
    ctx.drawImage(table.holes.at(grid, view, theme, scale), x, y, width, height);
  }
  if (least >= LINED_PX) clearLines(ctx, grid);
}

/**
 * Lets the ground be seen between the cells.
 * @param {Ctx} ctx
 * @param {Cells} grid
 */
function clearLines(ctx, { left, top, width, height, rows, columns }) {
  for (let row = 1; row < rows; row++) {
    ctx.clearRect(left, top + row * height - 1, columns * width, 1);
  }
  for (let column = 1; column < columns; column++) {
    ctx.clearRect(left + column * width - 1, top, 1, rows * height);
  }
}
