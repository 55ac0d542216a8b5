/**
 * Layout of a table in its box: the cells, the room for labels and, beside small cells, a lens. The
 * page's hidden grid for screen readers is placed over these cells.
 * @import { Point, Rect } from '../../../canvas/types.js'
 */

/** Minimum cell size for letters, in CSS px. */
export const LETTER_PX = 17;
/** Minimum cell size that is rounded to whole device pixels, in CSS px. */
const WHOLE_PX = 6;
/** Maximum ratio of a cell's longer side to its shorter side. */
const STRETCH = 3.5;
/** Cell size with room for every text, in CSS px: cells are not stretched beyond it. */
const ROOMY = { width: 112, height: 34 };
/** Size of the lens's cells and gap, in CSS px, and its number of columns and rows. */
const LENS = { width: 32, height: 22, columns: 5, rows: 9, gap: 14 };
/** Font sizes of the labels in boxes below and above `fromPx`, in CSS px. */
const FONT = { small: 12, large: 13.5, fromPx: 400 };
/** Width of a letter as a share of the font size; gap between a row and its label, in CSS px. */
export const LETTER = 0.62;
export const LABEL_GAP = 10;
/** Minimum box size for the names of rows and columns, in CSS px. */
const NAMED_PX = 250;
/** Minimum share of the table's width that must remain beside a lens. */
const LENS_SHARE = 0.7;

/**
 * Grid of cells. `left` and `top` belong to the first cell, even if only some cells are shown.
 * @typedef {object} Cells
 * @property {number} left CSS px
 * @property {number} top
 * @property {number} width of one cell
 * @property {number} height of one cell
 * @property {number} rows
 * @property {number} columns
 *
 * Requirements of a table.
 * @typedef {object} Shape
 * @property {number} rows
 * @property {number} columns
 * @property {number} [digits] letters of the longest row label; absent for a table without labels
 * @property {number} [nameLetters] letters of a column's name and number
 * @property {number} [type] factor of the font size
 *
 * @typedef {Cells & { font: number, named: '' | 'inline' | 'below', before: number, lens: Cells | null }} Grid
 * `font` is the font size of the labels, 0 without labels; `named` tells whether the names of rows
 * and columns are shown, and whether the column name stands before a number or below; `before` is
 * the room left of the cells; `lens` is the grid of the lens
 */

/**
 * Returns the layout of a table centred in its box.
 * @param {{ width: number, height: number, scale?: number }} box `scale` in device pixels per CSS
 *   px
 * @param {Shape} shape
 * @returns {Grid}
 */
export function layTable(box, shape) {
  const { font, isNamed } = labelsIn(box, shape);
  if (!isNamed) return lay(box, shape, font, '');
  const grid = lay(box, shape, font, 'inline');
  const isWide = grid.width >= (shape.nameLetters ?? Infinity) * font * LETTER;
  return isWide ? grid : lay(box, shape, font, 'below');
}

/**
 * Returns the font size of the labels, and whether rows and columns are named.
 * @param {{ width: number, height: number }} box
 * @param {Shape} shape
 */
function labelsIn({ width, height }, { digits = 0, type = 1 }) {
  const least = Math.min(width, height);
  if (digits === 0) return { font: 0, isNamed: false };
  const font = least < FONT.fromPx * type ? FONT.small : FONT.large;
  return { font: font * type, isNamed: least >= NAMED_PX };
}

/**
 * Returns the layout for given labels.
 * @param {{ width: number, height: number, scale?: number }} box
 * @param {Shape} shape
 * @param {number} font font size of the labels
 * @param {Grid['named']} named position of the column name
 * @returns {Grid}
 */
function lay({ width, height, scale = 1 }, { rows, columns, digits = 0 }, font, named) {
  const before = font === 0 ? 0 : Math.ceil(digits * font * LETTER) + LABEL_GAP + 2;
  const below = font === 0 ? 0 : font + 8 + (named === 'below' ? font + 4 : 0);
  // Room for the name of the rows or half a label, and for frames that extend beyond a cell.
  const above = font === 0 ? 1 : named ? font + 8 : font / 2 + 2;
  const after = font === 0 ? 1 : font;
  const room = { width: width - before - after, height: height - below - above };
  const square = Math.min(room.width / columns, room.height / rows);
  const beside = LENS.width * LENS.columns + LENS.gap + 2;
  const hasLens =
    font > 0 &&
    square < LETTER_PX &&
    rows >= LENS.rows &&
    columns > LENS.columns &&
    room.height > LENS.height * LENS.rows &&
    room.width - beside > LENS_SHARE * square * columns;
  if (hasLens) room.width -= beside;
  const cell = {
    width: sideOf(room.width / columns, square, ROOMY.width, scale),
    height: sideOf(room.height / rows, square, ROOMY.height, scale),
  };
  const whole = { width: cell.width * columns, height: cell.height * rows };
  const left = Math.ceil(((room.width - whole.width) / 2 + before) * scale) / scale;
  const top = Math.floor(((room.height - whole.height) / 2 + above) * scale) / scale;
  const lens = hasLens
    ? {
        left: left + whole.width + LENS.gap,
        top,
        width: LENS.width,
        height: LENS.height,
        rows: LENS.rows,
        columns: LENS.columns,
      }
    : null;
  return { ...cell, left, top, rows, columns, font, named, before, lens };
}

/**
 * Returns a side of a cell: longer than a square cell's side if the box has room.
 * @param {number} most longest side that fits, in CSS px
 * @param {number} square side of the largest square cell, in CSS px
 * @param {number} roomy length that needs no further stretching, in CSS px
 * @param {number} scale device pixels per CSS px
 */
function sideOf(most, square, roomy, scale) {
  const side = Math.min(most, Math.max(square, Math.min(STRETCH * square, roomy)));
  return side < WHOLE_PX ? side : Math.floor(side * scale) / scale;
}

/**
 * Returns the area of a cell, which may lie outside the visible part.
 * @param {Cells} grid
 * @param {number} cell
 * @returns {Rect}
 */
export function rectOf({ left, top, width, height, columns }, cell) {
  const row = Math.floor(cell / columns);
  return { x: left + (cell % columns) * width, y: top + row * height, width, height };
}

/**
 * Returns the centre of a cell.
 * @param {Cells} grid
 * @param {number} cell
 * @returns {Point}
 */
export function centreOf(grid, cell) {
  const { x, y, width, height } = rectOf(grid, cell);
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Returns the cell at a point, or -1.
 * @param {Cells} grid
 * @param {Point} point
 */
export function cellAt({ left, top, width, height, rows, columns }, { x, y }) {
  const row = Math.floor((y - top) / height);
  const column = Math.floor((x - left) / width);
  const isInside = row >= 0 && row < rows && column >= 0 && column < columns;
  return isInside ? row * columns + column : -1;
}

/**
 * Returns the area of the whole table.
 * @param {Cells} grid
 * @returns {Rect}
 */
export function areaOf({ left, top, width, height, rows, columns }) {
  return { x: left, y: top, width: width * columns, height: height * rows };
}

/**
 * Returns the part of the table that the lens shows around a cell: its first row and column, its
 * area, and a grid of lens-sized cells on which the part lies.
 * @param {Grid} grid a grid with a lens
 * @param {number} cell centre of the part, unless the cell is near an edge
 */
export function throughLens({ lens, columns, rows, top, height }, cell) {
  const seen = /** @type {Cells} */ (lens);
  const row = clamp(Math.floor(cell / columns) - (seen.rows >> 1), rows - seen.rows);
  const column = clamp((cell % columns) - (seen.columns >> 1), columns - seen.columns);
  const middle = top + (row + seen.rows / 2) * height - (seen.rows * seen.height) / 2;
  const from = Math.round(Math.max(top, Math.min(middle, top + rows * height - seen.rows * seen.height))); // prettier-ignore
  /** @type {Cells} */
  const cells = {
    left: seen.left - column * seen.width,
    top: from - row * seen.height,
    width: seen.width,
    height: seen.height,
    rows,
    columns,
  };
  return { row, column, cells, area: areaOf({ ...seen, top: from }) };
}

/** Limits a value to 0..=most. @type {(value: number, most: number) => number} */
const clamp = (value, most) => Math.max(0, Math.min(most, value));
