/**
 * Where the cells of a table lie in its box, with room for their labels and, beside small cells,
 * for a lens. The one place that knows it: the hidden grid of the page is laid over these cells.
 * @import { Point, Rect } from '../../../canvas/types.js'
 */

/** Cells from this size on hold their letter. */
export const LETTER_PX = 17;
/** From this size on a cell is a whole number of device pixels. */
const WHOLE_PX = 6;
/** A cell becomes at most so many times as long as it is high, or the other way round. */
const STRETCH = 3.5;
/** A cell that is as wide as this holds all that is written in it, words too; and as high. */
const ROOMY = { width: 112, height: 34 };
/** Cells of the lens, CSS px, and how many of them there are. */
const LENS = { width: 32, height: 22, columns: 5, rows: 9, gap: 14 };
/** The labels' sizes, in small boxes and in large ones, and how large these are. */
const FONT = { small: 12, large: 13.5, fromPx: 400 };
/** The width of a letter or digit, of their height; and between a row and its number. */
export const LETTER = 0.62;
export const LABEL_GAP = 10;
/** A smaller box has no room for the names of rows and columns. */
const NAMED_PX = 250;
/** A larger share of a table is not given away for its lens. */
const LENS_SHARE = 0.7;

/**
 * Cells side by side: `left` and `top` are those of the first, also where only some are shown.
 * @typedef {object} Cells
 * @property {number} left CSS px
 * @property {number} top
 * @property {number} width of one cell
 * @property {number} height of one cell
 * @property {number} rows
 * @property {number} columns
 *
 * What a box has to hold.
 * @typedef {object} Shape
 * @property {number} rows
 * @property {number} columns
 * @property {number} [digits] letters of the longest row label; none for a table without labels
 * @property {number} [nameLetters] letters of the name of a column with its number
 * @property {number} [type] how many times as large as usual letters are
 *
 * @typedef {Cells & { font: number, named: '' | 'inline' | 'below', before: number, lens: Cells | null }} Grid
 *   `font` is the labels' size, 0 without labels; `named` says whether rows and columns are named,
 *   too, and whether a column's name stands before its number; `before` is the room to the left of
 *   the cells; `lens` where it stands and how large its cells are
 */

/**
 * Lays a table out in the middle of its box.
 * @param {{ width: number, height: number, scale?: number }} box `scale` is device pixels per px
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
 * @param {{ width: number, height: number, scale?: number }} box
 * @param {Shape} shape
 * @param {number} font
 * @param {Grid['named']} named
 * @returns {Grid}
 */
function lay({ width, height, scale = 1 }, { rows, columns, digits = 0 }, font, named) {
  const before = font === 0 ? 0 : Math.ceil(digits * font * LETTER) + LABEL_GAP + 2;
  const below = font === 0 ? 0 : font + 8 + (named === 'below' ? font + 4 : 0);
  // The name of the rows, or half of a label; and the frame of a mark reaches over the edge.
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
 * A side of a cell: longer than the square that fits where there is room.
 * @param {number} most
 * @param {number} square
 * @param {number} roomy
 * @param {number} scale
 */
function sideOf(most, square, roomy, scale) {
  const side = Math.min(most, Math.max(square, Math.min(STRETCH * square, roomy)));
  return side < WHOLE_PX ? side : Math.floor(side * scale) / scale;
}

/**
 * The area of a cell, also of one that lies outside.
 * @param {Cells} grid
 * @param {number} cell
 * @returns {Rect}
 */
export function rectOf({ left, top, width, height, columns }, cell) {
  const row = Math.floor(cell / columns);
  return { x: left + (cell % columns) * width, y: top + row * height, width, height };
}

/**
 * @param {Cells} grid
 * @param {number} cell
 * @returns {Point}
 */
export function centreOf(grid, cell) {
  const { x, y, width, height } = rectOf(grid, cell);
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * The cell at a point, or -1.
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
 * The whole table.
 * @param {Cells} grid
 * @returns {Rect}
 */
export function areaOf({ left, top, width, height, rows, columns }) {
  return { x: left, y: top, width: width * columns, height: height * rows };
}

/**
 * The cells that the lens shows around one of them: their first row and column, and the grid that
 * these lie on, as if all others lay there, too.
 * @param {Grid} grid with a lens
 * @param {number} cell in the middle, unless it is at an edge
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

/** @type {(value: number, most: number) => number} */
const clamp = (value, most) => Math.max(0, Math.min(most, value));
