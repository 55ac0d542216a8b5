/**
 * A small board on a canvas, painted again only when something changed.
 * @import { Ctx, PieceView, Theme } from '../../canvas/types.js'
 */
import { paintBoard } from '../../canvas/cell-board.js';
import { picture } from './cached-picture.js';

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
 * @property {{ share: number, paint: (ctx: Ctx, width: number) => void } | null} [moving] what is
 *   painted instead while the board is on its way, and how much of it has been made
 */

/** A smaller cell cannot be told from its neighbours. */
export const LEAST_CELL_PX = 5;

/** @param {MiniBoardOptions} options */
export function miniBoard(options) {
  const { board, nextBoard, to, rows, columns, view, theme, px, moving } = options;
  // A long row grows wider than asked, so that its pieces can still be seen.
  const cell = Math.max(px / Math.max(rows, columns), Math.min(LEAST_CELL_PX, px / rows));
  const width = cell * columns;
  return picture({
    // The boards by what they hold: their buffers are written again.
    of: [view.id, rows, columns, `${board} ${nextBoard} ${to}`, theme, moving?.share ?? 1],
    width,
    height: cell * rows,
    paint: (ctx) => {
      if (moving) moving.paint(ctx, width);
      else paintBoard(ctx, width, { board, nextBoard, to, rows, columns }, view, theme);
    },
  });
}
