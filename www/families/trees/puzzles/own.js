/**
 * View of games that the host page has defined. They are drawn like its puzzles, and their moves have
 * the labels that the page gives.
 * @import { PieceView } from '../../../canvas/types.js'
 */
import { exploredOf } from '../../../core/own/own-puzzle.js';
import { viewOf } from '../../state-space/puzzles/index.js';

/**
 * Returns the view of a game.
 * @param {string} id
 * @param {() => void} [redraw] called once the drawing functions have arrived
 * @returns {import('./index.js').TreeView}
 */
export function ownView(id, redraw) {
  const { paintPiece, paintAll, describe } = viewOf(id, redraw);
  return {
    id,
    hasMarks: false,
    tellMove: (by) => ({ named: exploredOf(id)?.labels[by] ?? String(by + 1) }),
    // A label does not tell where its move is made.
    cellOf: () => -1,
    paintMark: (pen, { x, y, width, height }, code) =>
      paintPiece(pen, code, { x, y, size: Math.min(width, height) }),
    paintAll:
      paintAll &&
      ((pen, area, board) => {
        // Shapes of the kit need no cells.
        const grid = /** @type {Parameters<NonNullable<PieceView['paintAll']>>[2]} */ ({ area });
        paintAll(pen, { board, nextBoard: board, share: 0 }, grid);
      }),
    describe: describe && ((board) => describe(board)),
  };
}
