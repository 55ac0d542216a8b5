/**
 * Layout of a table in its box: the cells, the room for labels and, beside small cells, a lens. The
 * page places its hidden grid for screen readers over these cells.
 */
import { clamp } from '../../../canvas/cell-at.js';
import { Grid } from '../../../canvas/grid.js';

/** Minimum cell size for letters, in CSS px. */
export const LETTER_PX = 17;
/** Minimum size of cells whose edges are rounded to whole device pixels, in CSS px. */
const WHOLE_PX = 6;
/** Maximum ratio of a cell's longer side to its shorter side. */
const STRETCH = 3.5;
/** Cell size with room for every text, in CSS px. Cells are not stretched beyond it. */
const ROOMY = { width: 112, height: 34 };
/** Size of the lens's cells and gap, in CSS px, and its number of columns and rows. */
const LENS = { width: 32, height: 22, columns: 5, rows: 9, gap: 14 };
/** Font sizes of the labels in boxes below and above `fromPx`, in CSS px. */
const FONT = { small: 12, large: 13.5, fromPx: 400 };
/**
 * Width of a letter as a share of the font size. Then the gap between a row and its label, in CSS
 * px.
 */
export const LETTER = 0.62;
export const LABEL_GAP = 10;
/** Minimum box size for the names of rows and columns, in CSS px. */
const NAMED_PX = 250;
/** Minimum share of the table's width that must remain beside a lens. */
const LENS_SHARE = 0.7;

/**
 * Inputs of the layout.
 * @typedef {object} Shape
 * @property {number} rows
 * @property {number} columns
 * @property {number} [digits] letters of the longest row label; absent for a table without labels
 * @property {number} [nameLetters] letters of a column's name and number
 * @property {number} [type] factor of the font size
 */

/** Cells of a table, with its labels. */
export class TableGrid extends Grid {
  /** Font size of the labels, 0 without labels. */
  font = 0;
  /**
   * Where the names of rows and columns stand: the column name before one of the column numbers
   * (`inline`) or below the numbers (`below`); empty if no names are shown.
   * @type {'' | 'inline' | 'below'}
   */
  named = '';
  /** Width of the space at the left side of the cells. */
  before = 0;
  /** Grid of the lens. @type {Grid | null} */
  lens = null;
}

/**
 * Returns the layout of a table centred in its box.
 * @param {{ width: number, height: number, scale?: number }} box `scale` in device pixels per CSS
 *   px
 * @param {Shape} shape
 * @returns {TableGrid}
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
 * @param {TableGrid['named']} named position of the column name
 * @returns {TableGrid}
 */
function lay({ width, height, scale = 1 }, { rows, columns, digits = 0 }, font, named) {
  const before = font === 0 ? 0 : Math.ceil(digits * font * LETTER) + LABEL_GAP + 2;
  const below = font === 0 ? 0 : font + 8 + (named === 'below' ? font + 4 : 0);
  // Space above for the name of the rows or half a label, and for frames that extend beyond a cell.
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
  const lens = hasLens ? new Grid({ ...LENS, left: left + whole.width + LENS.gap, top }) : null;
  const grid = new TableGrid({ ...cell, left, top, rows, columns });
  return Object.assign(grid, { font, named, before, lens });
}

/**
 * Returns a side of a cell. It is longer than the side of a square cell if the box has room.
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
 * Returns the part of the table that the lens shows around a cell: its first row and column, its
 * area in the table, and the grid of the lens, shifted so that the part fills the lens.
 * @param {TableGrid} grid a grid with a lens
 * @param {number} cell centre of the part, unless the cell is near an edge
 */
export function throughLens(grid, cell) {
  const { columns, rows, top, height } = grid;
  const seen = /** @type {Grid} */ (grid.lens);
  const row = clamp(grid.row(cell) - (seen.rows >> 1), rows - seen.rows);
  const column = clamp((cell % columns) - (seen.columns >> 1), columns - seen.columns);
  const middle = top + (row + seen.rows / 2) * height - (seen.rows * seen.height) / 2;
  const from = Math.round(Math.max(top, Math.min(middle, top + rows * height - seen.rows * seen.height))); // prettier-ignore
  const left = seen.left - column * seen.width;
  const cells = new Grid({ ...seen, left, top: from - row * seen.height, rows, columns });
  return { row, column, cells, area: { ...seen.area, y: from } };
}
