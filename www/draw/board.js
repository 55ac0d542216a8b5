/**
 * Draws a board into a box of the same proportions: cells here, pieces by the puzzle's own view.
 * @import { Ctx, PieceView, Theme } from './types.js'
 */
import { mix } from './colour.js';
import { traceGrid } from './marks.js';

/**
 * @typedef {object} BoardPicture
 * @property {ArrayLike<number>} board codes in row-major order
 * @property {number} rows
 * @property {number} columns
 * @property {ArrayLike<number>} [nextBoard] where the move leads: the cells that differ are tinted
 * @property {number} [from] the cell that a piece leaves in this move
 * @property {number} [to] the cell that the move leads to, or the one that it names: strongly
 *   tinted and outlined
 */

/** Below this cell size only what a glance needs is drawn. */
const DETAIL_PX = 16;

/**
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {number} width px; the height follows
 * @param {BoardPicture} picture
 * @param {PieceView} view
 * @param {Theme} theme
 */
export function paintBoard(ctx, width, picture, view, theme) {
  const { board, rows, columns, nextBoard = board, from = -1, to = -1 } = picture;
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
    if (board[cell] === nextBoard[cell] && cell !== to) continue;
    ctx.fillStyle = cell === to ? theme.frontier : mix(theme.board, theme.frontier, 0.45);
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
  if (to < 0 || size < DETAIL_PX) return;
  outline(ctx, to, size, columns, theme);
  if (from >= 0 && from !== to) arrow(ctx, from, to, size, columns, theme);
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

/**
 * From one cell to another; over a cell between them it bends, as a jump does.
 * @param {Ctx} ctx
 * @param {number} from
 * @param {number} to
 * @param {number} size
 * @param {number} columns
 * @param {Theme} theme
 */
function arrow(ctx, from, to, size, columns, theme) {
  const x = ((from % columns) + 0.5) * size;
  const y = (Math.floor(from / columns) + 0.5) * size;
  const right = (to % columns) - (from % columns);
  const down = Math.floor(to / columns) - Math.floor(from / columns);
  const length = Math.hypot(right, down);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(Math.atan2(down, right));
  ctx.scale(size, size);
  const tip = length + 0.12;
  const bend = length > 1 ? -0.9 : 0;
  // The head lies along the line's end.
  const turn = Math.atan2(-bend, tip / 2);
  ctx.beginPath();
  ctx.moveTo(0.16, bend / 5);
  ctx.quadraticCurveTo(tip / 2, bend, tip, 0);
  for (const side of [turn + 0.6, turn - 0.6]) {
    ctx.moveTo(tip, 0);
    ctx.lineTo(tip - 0.3 * Math.cos(side), -0.3 * Math.sin(side));
  }
  ctx.lineCap = ctx.lineJoin = 'round';
  // A light line with a dark edge is seen on every cell and over every piece.
  for (const [colour, width] of /** @type {const} */ ([
    [theme.pieceDark, 0.15],
    [theme.pieceLight, 0.065],
  ])) {
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.stroke();
  }
  ctx.restore();
}
