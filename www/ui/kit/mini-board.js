/**
 * Small board on a canvas, repainted only when its inputs have changed.
 * @import { Ctx, PieceView, Theme } from '../../canvas/types.js'
 */
import { closeUp } from '../../canvas/board-part.js';
import { paintBoard } from '../../canvas/cell-board.js';
import { Pen } from '../../canvas/pen.js';
import { picture } from './cached-picture.js';

/**
 * @typedef {object} MiniBoardOptions
 * @property {Uint8Array} board
 * @property {Uint8Array} [nextBoard] board to compare with; cells that differ are tinted
 * @property {number} [to] target cell of a move; strongly tinted
 * @property {Int8Array} [contributions] what each cell adds to the estimate
 * @property {number} rows
 * @property {number} columns
 * @property {PieceView} view
 * @property {Theme} theme
 * @property {number} px length of the longer side, in CSS px
 * @property {boolean} [whole] whether to draw all of a large board, not only the part around the
 *   piece that moves
 * @property {{ share: number, paint: (ctx: Ctx, width: number) => void } | null} [moving] picture
 *   that replaces the board during an animation; `share` is its progress, 0..=1
 */

/** Minimum size at which a cell can be told from its neighbours, in CSS px. */
export const LEAST_CELL_PX = 5;

/**
 * Returns a Lit directive that paints a small board on a canvas.
 * @param {MiniBoardOptions} options
 */
export function miniBoard(options) {
  const { view, theme, px, moving } = options;
  const { board, nextBoard, to, rows, columns, contributions } = options.whole
    ? options
    : closeUp(options, view, px);
  // Make a long row wider than `px`, so that its pieces remain visible.
  const cell = Math.max(px / Math.max(rows, columns), Math.min(LEAST_CELL_PX, px / rows));
  const width = cell * columns;
  return picture({
    // Compare the contents of the boards, because their buffers are reused.
    of: [
      view.id,
      rows,
      columns,
      `${board} ${nextBoard} ${to}`,
      contributions?.join(),
      theme,
      moving?.share ?? 1,
    ],
    width,
    height: cell * rows,
    paint: (ctx) => {
      if (moving) moving.paint(ctx, width);
      else {
        const shown = { board, nextBoard, to, rows, columns, contributions };
        paintBoard(new Pen(ctx, theme, 1), width, shown, view);
      }
    },
  });
}
