/**
 * A small board on a canvas, painted again only when something changed.
 * @import { PieceView, Theme } from '../draw/types.js'
 */
import { paintBoard } from '../draw/board.js';
import { picture } from './picture.js';

/**
 * @typedef {object} MiniBoardOptions
 * @property {Uint8Array} board
 * @property {Uint8Array} [nextBoard] another one: the cells that differ are tinted
 * @property {number} [to] the cell that a move names: strongly tinted
 * @property {number} rows
 * @property {number} columns
 * @property {PieceView} view
 * @property {Theme} theme
 * @property {number} px the longer side
 */

/** A smaller cell cannot be told from its neighbours. */
export const LEAST_CELL_PX = 5;

/** @param {MiniBoardOptions} options */
export function miniBoard({ board, nextBoard, to, rows, columns, view, theme, px }) {
  // A long row grows wider than asked, so that its pieces can still be seen.
  const cell = Math.max(px / Math.max(rows, columns), Math.min(LEAST_CELL_PX, px / rows));
  const width = cell * columns;
  return picture({
    // The boards by what they hold: their buffers are written again.
    of: [view.id, rows, columns, `${board} ${nextBoard} ${to}`, theme],
    width,
    height: cell * rows,
    paint: (ctx) => paintBoard(ctx, width, { board, nextBoard, to, rows, columns }, view, theme),
  });
}
