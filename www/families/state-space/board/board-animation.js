/**
 * Animates the move between two boards: pieces turn over in a wave from the cell that the move
 * names, or one piece slides to its new cell and rises when it jumps over another piece.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { PieceView } from '../../../canvas/types.js'
 */
import { eased } from '../../../core/playback/step-tween.js';
import { contributionOf } from '../../../canvas/contribution.js';
import { paintBoard } from '../../../canvas/cell-board.js';

/**
 * Delay between the turn of the cell that the move names and that of all other cells, as a share of
 * the animation.
 */
const WAVE = 0.24;
/** Enlargement of a jumping piece at its highest point, as a share of the cell size. */
const RISE = 0.3;

/**
 * @typedef {object} Moved
 * @property {Uint8Array} board
 * @property {Uint8Array} nextBoard
 * @property {number} rows
 * @property {number} columns
 * @property {number} from cell that a piece leaves; if pieces turn over in place, the cell that the
 *   move names
 * @property {number} to
 * @property {number} share progress of the animation, 0..=1
 * @property {Int8Array} [contributions] what each cell of `nextBoard` adds to the estimate
 */

/**
 * Paints the board during the animation of a move.
 * @param {Pen} pen on a cleared canvas
 * @param {number} width width of the board, in CSS px
 * @param {Moved} moved
 * @param {PieceView} view
 */
export function paintMoving(pen, width, moved, view) {
  const { board, nextBoard, rows, columns, share } = moved;
  if (view.paintAll)
    paintBoard(pen, width, { board, nextBoard, rows, columns, share: eased(share) }, view);
  else if (moved.from === moved.to) paintTurning(pen, width, moved, view);
  else paintSliding(pen, width, moved, view);
}

/**
 * Returns how far the piece on a cell has turned over, 0..=1; 1 for a cell that does not change.
 * @param {Moved} moved
 * @param {number} cell
 */
export function turnOf({ board, nextBoard, to, share }, cell) {
  if (board[cell] === nextBoard[cell]) return 1;
  const late = cell === to ? 0 : WAVE;
  return Math.min(1, Math.max(0, (share - late) / (1 - WAVE)));
}

/** @type {typeof paintMoving} */
function paintTurning(pen, width, moved, view) {
  const { board, nextBoard, rows, columns } = moved;
  const turns = Array.from(board, (_, cell) => turnOf(moved, cell));
  const shown = turns.map((turn, cell) => (turn < 0.5 ? board : nextBoard)[cell]);
  const size = width / columns;
  /** @type {PieceView} */
  const turning = {
    ...view,
    paintPiece(on, code, at) {
      const cell = Math.round(at.y / size) * columns + Math.round(at.x / size);
      // Halfway through the turn, the piece is seen from its edge.
      const turn = Math.PI * Math.min(turns[cell], 1 - turns[cell]);
      view.paintPiece(on, code, { ...at, turn });
    },
  };
  paintBoard(pen, width, { board: shown, rows, columns }, turning);
}

/** @type {typeof paintMoving} */
function paintSliding(pen, width, { share, ...moved }, view) {
  const { board, nextBoard, rows, columns, contributions } = moved;
  const pieceOf = (/** @type {number} */ code) => view.moving?.(code) ?? code;
  // In a step backwards, the piece slides from the move's `to` cell to its `from` cell.
  const isBack = pieceOf(board[moved.from]) === 0;
  const [from, to] = isBack ? [moved.to, moved.from] : [moved.from, moved.to];
  const shown = Array.from(board, (code, cell) => {
    if (cell === from) return nextBoard[cell];
    // Show the piece that is jumped over until the moving piece is above it.
    return cell === to || share < 0.5 ? code : nextBoard[cell];
  });
  paintBoard(pen, width, { board: shown, rows, columns, contributions }, view);
  const size = width / columns;
  const done = eased(share);
  const [column, row] = [from % columns, Math.floor(from / columns)];
  const right = (to % columns) - column;
  const down = Math.floor(to / columns) - row;
  const isJump = Math.max(Math.abs(right), Math.abs(down)) > 1;
  const grown = isJump ? RISE * Math.sin(Math.PI * done) : 0;
  const at = {
    x: (column + done * right - grown / 2) * size,
    y: (row + done * down - grown / 2) * size,
    size: (1 + grown) * size,
  };
  const adds = contributionOf(contributions, moved.to);
  view.paintPiece(pen, pieceOf(board[from]), adds ? { ...at, adds } : at);
}
