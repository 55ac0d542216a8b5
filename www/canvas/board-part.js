/**
 * Parts of large boards: a window of cells that is drawn in place of the whole board.
 * @import { BoardPicture } from './cell-board.js'
 * @import { PieceView } from './types.js'
 */
import { clamp } from './cell-at.js';

/** @typedef {{ top: number, left: number, rows: number, columns: number }} Part in cells */

/** Minimum cell size of a whole board and of a part, in CSS px. */
const WHOLE_CELL_PX = 5;
const PART_CELL_PX = 9;
/** Minimum and maximum number of rows and columns of a part. */
const LEAST = 5;
const MOST = 12;

/**
 * Returns the part around a cell. Its corner lies on a coarse grid, so that the part stays in place
 * while the cell moves on by a few cells.
 * @param {number} cell
 * @param {{ rows: number, columns: number }} shape of the whole board
 * @param {number} [most] maximum number of rows and of columns
 * @returns {Part}
 */
export function partAround(cell, { rows, columns }, most = MOST) {
  const step = Math.max(1, Math.floor(most / 4));
  const from = (/** @type {number} */ at, /** @type {number} */ count) =>
    clamp(Math.round((at - (most - 1) / 2) / step) * step, Math.max(0, count - most));
  return {
    top: from(Math.floor(cell / columns), rows),
    left: from(cell % columns, columns),
    rows: Math.min(rows, most),
    columns: Math.min(columns, most),
  };
}

/**
 * Returns the index of a cell within a part, or -1 if the cell is not in the part.
 * @param {Part} part
 * @param {number} cell
 * @param {number} columns of the whole board
 */
export function indexIn(part, cell, columns) {
  const row = Math.floor(cell / columns) - part.top;
  const column = (cell % columns) - part.left;
  const isInside = row >= 0 && row < part.rows && column >= 0 && column < part.columns;
  return cell >= 0 && isInside ? row * part.columns + column : -1;
}

/**
 * Returns the picture of a part of a board. Drops the contributions to an estimate, which a part
 * does not show.
 * @template {Omit<BoardPicture, 'tried'> & { tried?: BoardPicture['tried'] }} Picture
 * @param {Picture} picture of the whole board
 * @param {Part} part
 * @returns {Picture}
 */
export function cropped(picture, part) {
  const { rows, columns } = part;
  if (rows === picture.rows && columns === picture.columns) return picture;
  const cells = Array.from(
    { length: rows * columns },
    (_, index) =>
      (part.top + Math.floor(index / columns)) * picture.columns + part.left + (index % columns),
  );
  const cut = (/** @type {ArrayLike<number>} */ board) =>
    Uint8Array.from(cells, (cell) => board[cell]);
  const { board, nextBoard, from, to, tried } = picture;
  const at = (/** @type {number} */ cell) => indexIn(part, cell, picture.columns);
  return {
    ...picture,
    contributions: undefined,
    rows,
    columns,
    board: cut(board),
    ...(nextBoard && { nextBoard: cut(nextBoard) }),
    ...(from !== undefined && { from: at(from) }),
    ...(to !== undefined && { to: at(to) }),
    ...(tried && { tried: tried.map((one) => ({ ...one, cell: at(one.cell) })) }),
  };
}

/**
 * Returns the picture to draw at a small display size. If the puzzle names a focus and the whole
 * board would have cells under `WHOLE_CELL_PX`, returns only the part around the focus.
 * @template {Omit<BoardPicture, 'tried'> & { tried?: BoardPicture['tried'] }} Picture
 * @param {Picture} picture of the whole board
 * @param {PieceView} view
 * @param {number} px length of the longer side, in CSS px
 * @returns {Picture}
 */
export function closeUp(picture, view, px) {
  const { rows, columns } = picture;
  if (!view.focus || Math.max(rows, columns) * WHOLE_CELL_PX <= px) return picture;
  const most = Math.min(MOST, Math.max(LEAST, Math.round(px / PART_CELL_PX)));
  return cropped(picture, partAround(view.focus(picture.board), picture, most));
}
