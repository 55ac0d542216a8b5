/**
 * Draws a board into a box of the same proportions: cells here, pieces by the puzzle's own view.
 * @import { Ctx, Theme } from './types.js'
 * @import { PuzzleView } from '../puzzles/index.js'
 */
import { mix } from './colour.js';
import { traceGrid } from './marks.js';

/**
 * @typedef {object} BoardPicture
 * @property {ArrayLike<number>} board codes in row-major order
 * @property {number} rows
 * @property {number} columns
 * @property {ArrayLike<number>} [nextBoard] where the move leads: the cells that differ are tinted
 * @property {number} [moved] the cell that the move names: strongly tinted and outlined
 */

/** Below this cell size only what a glance needs is drawn. */
const DETAIL_PX = 16;

/**
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {number} width px; the height follows
 * @param {BoardPicture} picture
 * @param {PuzzleView} view
 * @param {Theme} theme
 */
export function paintBoard(ctx, width, picture, view, theme) {
  const { board, rows, columns, nextBoard = board, moved = -1 } = picture;
  const size = width / columns;
  const height = size * rows;
  const radius = Math.min(10, size / 6);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, radius);
  ctx.clip();
  ctx.fillStyle = theme.board;
  ctx.fillRect(0, 0, width, height);
  for (let cell = 0; cell < board.length; cell++) {
    if (board[cell] === nextBoard[cell] && cell !== moved) continue;
    ctx.fillStyle = cell === moved ? theme.frontier : mix(theme.board, theme.frontier, 0.45);
    ctx.fillRect((cell % columns) * size, Math.floor(cell / columns) * size, size, size);
  }
  ctx.beginPath();
  traceGrid(ctx, 0, 0, columns, rows, size);
  ctx.lineWidth = size >= DETAIL_PX ? 1.5 : 0.75;
  ctx.strokeStyle = theme.boardLine;
  ctx.stroke();
  ctx.restore();
  for (let cell = 0; cell < board.length; cell++) {
    const at = { x: (cell % columns) * size, y: Math.floor(cell / columns) * size, size };
    view.paintPiece(ctx, board[cell], at, theme);
  }
  if (moved >= 0 && size >= DETAIL_PX) outline(ctx, moved, size, columns, theme);
}

/**
 * @param {Ctx} ctx
 * @param {number} cell
 * @param {number} size
 * @param {number} columns
 * @param {Theme} theme
 */
function outline(ctx, cell, size, columns, theme) {
  const width = Math.min(6, Math.max(2, size / 28));
  const inset = width / 2;
  ctx.lineWidth = width;
  ctx.strokeStyle = theme.pieceDark;
  ctx.strokeRect(
    (cell % columns) * size + inset,
    Math.floor(cell / columns) * size + inset,
    size - width,
    size - width,
  );
}
