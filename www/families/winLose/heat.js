/**
 * A table of small cells: a bitmap with a pixel a cell, stretched over the table.
 * @import { Ctx, Theme } from '../../draw/types.js'
 * @import { Cells } from './grid.js'
 * @import { Shades } from './shades.js'
 * @import { TableView } from './view.js'
 */
import { makeCanvas } from '../../draw/marks.js';
import { areaOf } from './grid.js';
import { packedOf, shadeAt, shadesOf } from './shades.js';
import { wins } from './view.js';

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
   * The bitmap at a step. Linear in the number of cells that changed, where cells are filled in
   * their own order, else in that of all cells.
   * @param {TableView} view
   * @param {Theme} theme
   */
  at({ plies, ranks, filled }, theme) {
    const shown = this.#shown;
    const shades = shadesOf(theme, plies);
    const isSame = shown.plies === plies && shown.shades === shades;
    if (isSame && shown.filled === filled) return this.#ctx.canvas;
    this.#shown = { plies, shades, filled };
    const inOrder = ranks.length === 0;
    const isPart = isSame && inOrder;
    const from = isPart ? Math.min(shown.filled, filled) : 0;
    const to = isPart ? Math.max(shown.filled, filled) : this.#pixels.length;
    if (inOrder) this.#fillInOrder(from, to, plies, filled, shades);
    else this.#fill(plies, ranks, filled, shades);
    const top = Math.floor(from / this.columns);
    const bottom = Math.min(this.rows, Math.ceil(to / this.columns));
    this.#ctx.putImageData(this.#image, 0, 0, 0, top, this.columns, bottom - top);
    return this.#ctx.canvas;
  }

  /**
   * @param {number} from
   * @param {number} to
   * @param {ArrayLike<number>} plies
   * @param {number} filled
   * @param {Shades} shades
   */
  #fillInOrder(from, to, plies, filled, { packed, empty }) {
    const pixels = this.#pixels;
    const end = Math.min(to, filled);
    for (let cell = from; cell < end; cell++) pixels[cell] = packed[shadeAt(plies[cell])];
    if (end < to) pixels.fill(packedOf(empty), Math.max(from, end), to);
  }

  /**
   * @param {ArrayLike<number>} plies
   * @param {ArrayLike<number>} ranks
   * @param {number} filled
   * @param {Shades} shades
   */
  #fill(plies, ranks, filled, { packed, empty }) {
    const pixels = this.#pixels;
    const blank = packedOf(empty);
    for (let cell = 0; cell < ranks.length; cell++) {
      pixels[cell] = ranks[cell] < filled ? packed[shadeAt(plies[cell])] : blank;
    }
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
      if ((inOrder ? cell : ranks[cell]) >= filled || wins(plies[cell])) continue;
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
