/**
 * A board on the way to the one that a move makes of it: pieces turn where they stand, as a wave
 * from the cell that the move names, or one slides to its new cell and jumps over what is between.
 * @import { Ctx, PieceView, Theme } from '../../../canvas/types.js'
 */
import { eased } from '../../../core/playback/step-tween.js';
import { paintBoard } from '../../../canvas/cell-board.js';

/** The other cells follow the one that is named by this share of the movement. */
const WAVE = 0.24;
/** A piece that jumps looks so much larger at its highest. */
const RISE = 0.3;

/**
 * @typedef {object} Moved
 * @property {Uint8Array} board
 * @property {Uint8Array} nextBoard
 * @property {number} rows
 * @property {number} columns
 * @property {number} from the cell that a piece leaves; the one that the move names where none does
 * @property {number} to
 * @property {number} share of the movement, 0 to 1
 */

/**
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {number} width px
 * @param {Moved} moved
 * @param {PieceView} view
 * @param {Theme} theme
 */
export function paintMoving(ctx, width, moved, view, theme) {
  if (moved.from === moved.to) paintTurning(ctx, width, moved, view, theme);
  else paintSliding(ctx, width, moved, view, theme);
}

/**
 * How far a cell has turned.
 * @param {Moved} moved
 * @param {number} cell
 */
export function turnOf({ board, nextBoard, to, share }, cell) {
  if (board[cell] === nextBoard[cell]) return 1;
  const late = cell === to ? 0 : WAVE;
  return Math.min(1, Math.max(0, (share - late) / (1 - WAVE)));
}

/** @type {typeof paintMoving} */
function paintTurning(ctx, width, moved, view, theme) {
  const { board, nextBoard, rows, columns } = moved;
  const turns = Array.from(board, (_, cell) => turnOf(moved, cell));
  const shown = turns.map((turn, cell) => (turn < 0.5 ? board : nextBoard)[cell]);
  const size = width / columns;
  /** @type {PieceView} */
  const turning = {
    ...view,
    paintPiece(own, code, at, colours) {
      const cell = Math.round(at.y / size) * columns + Math.round(at.x / size);
      // Half way it is seen from its edge.
      const turn = Math.PI * Math.min(turns[cell], 1 - turns[cell]);
      view.paintPiece(own, code, { ...at, turn }, colours);
    },
  };
  paintBoard(ctx, width, { board: shown, rows, columns }, turning, theme);
}

/** @type {typeof paintMoving} */
function paintSliding(ctx, width, { share, ...moved }, view, theme) {
  const { board, nextBoard, rows, columns } = moved;
  const pieceOf = (/** @type {number} */ code) => view.moving?.(code) ?? code;
  // Backwards the piece comes from where the move leads.
  const isBack = pieceOf(board[moved.from]) === 0;
  const [from, to] = isBack ? [moved.to, moved.from] : [moved.from, moved.to];
  const shown = Array.from(board, (code, cell) => {
    if (cell === from) return nextBoard[cell];
    // What is jumped over is there until the piece is above it.
    return cell === to || share < 0.5 ? code : nextBoard[cell];
  });
  paintBoard(ctx, width, { board: shown, rows, columns }, view, theme);
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
  view.paintPiece(ctx, pieceOf(board[from]), at, theme);
}

/**
 * Reads off two boards how a piece moves from one to the other, or where the turning begins.
 * @param {ArrayLike<number>} board
 * @param {ArrayLike<number>} nextBoard
 * @param {number} columns
 * @param {(code: number) => number} [pieceOf] what of a code moves with its piece
 * @returns {{ from: number, to: number }} cells, the same one where nothing slides
 */
export function moveBetween(board, nextBoard, columns, pieceOf = (code) => code) {
  const changed = Array.from(board, (_, cell) => cell).filter(
    (cell) => board[cell] !== nextBoard[cell],
  );
  const apart = (/** @type {number} */ one, /** @type {number} */ other) =>
    Math.abs((one % columns) - (other % columns)) +
    Math.abs(Math.floor(one / columns) - Math.floor(other / columns));
  const farthest = (/** @type {number} */ cell) =>
    Math.max(...changed.map((other) => apart(cell, other)));
  const isThere = (/** @type {ArrayLike<number>} */ on, /** @type {number} */ cell) =>
    pieceOf(on[cell]) > 0;
  const left = changed.filter((cell) => isThere(board, cell) && !isThere(nextBoard, cell));
  const [to, ...others] = changed.filter(
    (cell) => !isThere(board, cell) && isThere(nextBoard, cell),
  );
  if (to !== undefined && others.length === 0 && left.length > 0) {
    // What is jumped over lies nearer.
    return {
      from: left.reduce((one, cell) => (apart(cell, to) > apart(one, to) ? cell : one)),
      to,
    };
  }
  const middle = changed.reduce((one, cell) => (farthest(cell) < farthest(one) ? cell : one), changed[0] ?? 0); // prettier-ignore
  return { from: middle, to: middle };
}
