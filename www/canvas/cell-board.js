/**
 * Draws a board of cells; the puzzle's own view draws the pieces.
 * @import { Ctx, PieceView, Theme } from './types.js'
 */
import { mix } from './colour.js';
import { isDark, shades, traceGrid } from './marks.js';

/**
 * @typedef {object} BoardPicture
 * @property {ArrayLike<number>} board codes in row-major order
 * @property {number} rows
 * @property {number} columns
 * @property {ArrayLike<number>} [nextBoard] board after the move; cells that differ are tinted
 * @property {number} [from] cell that a piece leaves in this move
 * @property {number} [to] destination of the move, strongly tinted and outlined
 * @property {readonly { cell: number, isNew: boolean }[]} [tried] cells whose moves were tried, and
 *   whether they led to a new state
 */

/** Cell size below which details are left out, in CSS pixels. */
const DETAIL_PX = 16;

/**
 * Draws a board with the current move.
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {number} width in CSS pixels; determines the height
 * @param {BoardPicture} picture
 * @param {PieceView} view
 * @param {Theme} theme
 */
export function paintBoard(ctx, width, picture, view, theme) {
  const { board, rows, columns, nextBoard = board, from = -1, to = -1, tried = [] } = picture;
  const size = width / columns;
  const height = size * rows;
  const radius = Math.min(14, size * 0.3);
  const dark = isDark(theme);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, radius);
  ctx.clip();
  ctx.fillStyle = theme.board;
  ctx.fillRect(0, 0, width, height);
  for (let cell = 0; cell < board.length; cell++) {
    if (board[cell] === nextBoard[cell] && cell !== to) continue;
    const share = cell === to ? (dark ? 0.72 : 0.85) : dark ? 0.38 : 0.5;
    ctx.fillStyle = mix(dark ? theme.board : theme.glow, theme.frontier, share);
    ctx.fillRect((cell % columns) * size, Math.floor(cell / columns) * size, size, size);
  }
  ctx.beginPath();
  traceGrid(ctx, 0, 0, columns, rows, size);
  ctx.lineWidth = size >= DETAIL_PX ? 1.5 : 0.75;
  ctx.strokeStyle = theme.boardLine;
  ctx.stroke();
  ctx.restore();
  // Draw the arrow below the pieces, so that it does not cover their labels.
  if (to >= 0 && from >= 0 && from !== to && size >= DETAIL_PX) {
    arrow(ctx, from, to, size, columns, theme);
  }
  for (let cell = 0; cell < board.length; cell++) {
    const at = { x: (cell % columns) * size, y: Math.floor(cell / columns) * size, size };
    view.paintPiece(ctx, board[cell], at, theme);
  }
  if (size < DETAIL_PX) return;
  for (const { cell, isNew } of tried) dot(ctx, cell, isNew, size, columns, theme);
  if (to >= 0) outline(ctx, to, size, { columns, rows, radius }, theme);
}

/**
 * Draws a dot in the corner of a cell whose move was tried, filled if the move led to a new state.
 * @param {Ctx} ctx
 * @param {number} cell
 * @param {boolean} isNew
 * @param {number} size
 * @param {number} columns
 * @param {Theme} theme
 */
function dot(ctx, cell, isNew, size, columns, theme) {
  const r = Math.min(5, Math.max(2.5, size / 15));
  const inset = Math.max(r + 2, 0.16 * size);
  const x = (cell % columns) * size + inset;
  const y = Math.floor(cell / columns) * size + inset;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
  ctx.fillStyle = shades(theme).fresh;
  if (isNew) ctx.fill();
  ctx.lineWidth = 1.5;
  ctx.strokeStyle = isNew ? shades(theme).fresh : theme.pieceEdge;
  ctx.stroke();
}

/**
 * Outlines a cell, with round corners at the corners of the board.
 * @param {Ctx} ctx
 * @param {number} cell
 * @param {number} size
 * @param {{ columns: number, rows: number, radius: number }} board
 * @param {Theme} theme
 */
function outline(ctx, cell, size, { columns, rows, radius }, theme) {
  const width = Math.min(5, Math.max(2, size / 22));
  const column = cell % columns;
  const row = Math.floor(cell / columns);
  const [left, top] = [column === 0, row === 0];
  const [right, bottom] = [column === columns - 1, row === rows - 1];
  const corners = [top && left, top && right, bottom && right, bottom && left];
  ctx.beginPath();
  ctx.roundRect(
    column * size + width / 2,
    row * size + width / 2,
    size - width,
    size - width,
    corners.map((isCorner) => (isCorner ? radius - width / 2 : 3)),
  );
  ctx.lineWidth = width;
  ctx.strokeStyle = theme.frontierInk;
  ctx.stroke();
}

/**
 * Draws an arrow from cell to cell, curved if a cell lies between, as in a jump.
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
  // Direction of the arrowhead: the tangent at the end of the curve.
  const turn = Math.atan2(-bend, tip / 2);
  ctx.beginPath();
  ctx.moveTo(0.3, bend / 3);
  ctx.quadraticCurveTo(tip / 2, bend, tip, 0);
  for (const side of [turn + 0.6, turn - 0.6]) {
    ctx.moveTo(tip, 0);
    ctx.lineTo(tip - 0.3 * Math.cos(side), -0.3 * Math.sin(side));
  }
  ctx.lineCap = ctx.lineJoin = 'round';
  // Stroke twice: first wider, in the board's colour, so that the line is visible on every colour.
  for (const [colour, width] of /** @type {const} */ ([
    [theme.board, 0.15],
    [theme.frontierInk, 0.07],
  ])) {
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.stroke();
  }
  ctx.restore();
}
