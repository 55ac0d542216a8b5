/**
 * A table of small cells: a bitmap with a pixel a cell, stretched over the table.
 * @import { Ctx, Theme } from '../../draw/types.js'
 * @import { Cells } from './grid.js'
 * @import { Shades } from './shades.js'
 * @import { TableView } from './view.js'
 */
import { makeCanvas } from '../../draw/marks.js';
import { areaOf } from './grid.js';
import { isWin } from './plies.js';
import { packedOf, shadeAt, shadesOf } from './shades.js';
import { orderOf } from './view.js';

/** In larger cells a losing one is told by its form, too. */
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

/** One a canvas. @type {WeakMap<object, Heat>} */
const heats = new WeakMap();

/**
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {TableView} view
 * @param {Theme} theme
 * @param {number} scale device pixels per px
 */
export function paintHeat(ctx, grid, view, theme, scale) {
  const { rows, columns } = grid;
  let heat = heats.get(ctx.canvas);
  if (heat?.rows !== rows || heat.columns !== columns) heat = new Heat(rows, columns);
  heats.set(ctx.canvas, heat);
  const { x, y, width, height } = areaOf(grid);
  const least = Math.min(grid.width, grid.height);
  // Of cells without a pixel of their own some would be left out.
  ctx.imageSmoothingEnabled = least * scale < 1;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(heat.at(view, theme), x, y, width, height);
  if (least >= MARKED_PX) paintLosing(ctx, grid, view, theme);
  if (least >= LINED_PX) paintLines(ctx, grid, theme);
}

/**
 * A light hole in every losing cell.
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {TableView} view
 * @param {Theme} theme
 */
function paintLosing(ctx, { left, top, width, height, rows, columns }, view, theme) {
  const { plies, ranks, filled } = view;
  const wide = Math.max(1, Math.round(width * 0.36));
  const high = Math.max(1, Math.round(height * 0.36));
  const inOrder = ranks.length === 0;
  ctx.fillStyle = theme.card;
  for (let row = 0, cell = 0; row < rows; row++) {
    const y = Math.round(top + (row + 0.5) * height - high / 2);
    for (let column = 0; column < columns; column++, cell++) {
      if ((inOrder ? cell : ranks[cell]) >= filled || isWin(plies[cell])) continue;
      ctx.fillRect(Math.round(left + (column + 0.5) * width - wide / 2), y, wide, high);
    }
  }
}

/**
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {Theme} theme
 */
function paintLines(ctx, { left, top, width, height, rows, columns }, theme) {
  ctx.fillStyle = theme.card;
  for (let row = 1; row < rows; row++) {
    ctx.fillRect(left, top + row * height - 1, columns * width, 1);
  }
  for (let column = 1; column < columns; column++) {
    ctx.fillRect(left + column * width - 1, top, 1, rows * height);
  }
}
