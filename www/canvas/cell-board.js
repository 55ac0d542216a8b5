/**
 * Draws a board of cells; the puzzle's own view draws the pieces.
 * @import { Pen } from './pen.js'
 * @import { PieceView } from './types.js'
 */
import { mix } from './colour.js';
import { contributionOf } from './contribution.js';
import { Grid } from './grid.js';

/**
 * @typedef {object} BoardPicture
 * @property {ArrayLike<number>} board codes in row-major order
 * @property {number} rows
 * @property {number} columns
 * @property {ArrayLike<number>} [nextBoard] board after the move; cells that differ are tinted
 * @property {number} [share] progress of the move to the next board, 0..=1, of a view that draws it
 * @property {number} [from] cell that a piece leaves in this move
 * @property {number} [to] cell that the piece enters, strongly tinted and outlined
 * @property {readonly { cell: number, isNew: boolean }[]} [tried] cells whose moves were tried, and
 *   whether they led to a new state
 * @property {Int8Array} [contributions] what each cell adds to the estimate, see `contribution.js`
 */

/** Maximum length, in cells, of a move that jumps over no cell. */
const DIAGONAL = 1.5;
/** Cell size below which details are left out, in CSS pixels. */
const DETAIL_PX = 16;

/**
 * Draws a board with the current move.
 * @param {Pen} pen on a cleared canvas
 * @param {number} width in CSS pixels; determines the height
 * @param {BoardPicture} picture
 * @param {PieceView} view
 */
export function paintBoard(pen, width, picture, view) {
  const { ctx, theme } = pen;
  const { board, rows, columns, nextBoard = board, from = -1, to = -1, tried = [] } = picture;
  const { contributions, share: done = 0 } = picture;
  const grid = new Grid({ width: width / columns, rows, columns });
  const { px, area } = grid;
  const radius = Math.min(14, px * 0.3);
  const { dark } = pen;
  const round = () => ctx.roundRect(0, 0, width, area.height, radius);
  if (view.paintAll) {
    pen.within(round, () => {
      pen.rect(area, theme.board);
      view.paintAll?.(pen, { board, nextBoard, share: done }, grid);
    });
    return;
  }
  pen.within(round, () => {
    pen.rect(area, theme.board);
    for (let cell = 0; cell < board.length; cell++) {
      if (board[cell] === nextBoard[cell] && cell !== to) continue;
      const share = cell === to ? (dark ? 0.72 : 0.85) : dark ? 0.38 : 0.5;
      pen.rect(grid.rect(cell), mix(dark ? theme.board : theme.glow, theme.frontier, share));
    }
    ctx.beginPath();
    grid.traceLines(ctx);
    pen.stroke(theme.boardLine, px >= DETAIL_PX ? 1.5 : 0.75);
  });
  // Draw the arrow below the pieces, so that it does not cover their labels.
  if (to >= 0 && from >= 0 && from !== to && px >= DETAIL_PX) arrow(pen, grid, from, to);
  if (view.paintGround) pen.within(round, () => view.paintGround?.(pen, board, grid));
  for (let cell = 0; cell < board.length; cell++) {
    if (view.paintGround && !view.moving?.(board[cell])) continue;
    const adds = contributionOf(contributions, cell);
    view.paintPiece(pen, board[cell], { ...grid.rect(cell), size: px, ...(adds && { adds }) });
  }
  if (px < DETAIL_PX) return;
  for (const { cell, isNew } of tried) dot(pen, grid, cell, isNew);
  if (to >= 0) outline(pen, grid, to, radius);
}

/**
 * Draws a dot in the corner of a cell whose move was tried, filled if the move led to a new state.
 * @param {Pen} pen
 * @param {Grid} grid
 * @param {number} cell
 * @param {boolean} isNew
 */
function dot(pen, grid, cell, isNew) {
  const { x, y, width } = grid.rect(cell);
  const r = Math.min(5, Math.max(2.5, width / 15));
  const inset = Math.max(r + 2, 0.16 * width);
  const { fresh } = pen.shades;
  pen.circle({ x: x + inset, y: y + inset }, r);
  if (isNew) pen.fill(fresh);
  pen.stroke(isNew ? fresh : pen.theme.pieceEdge, 1.5);
}

/**
 * Outlines a cell, with round corners at the corners of the board.
 * @param {Pen} pen
 * @param {Grid} grid
 * @param {number} cell
 * @param {number} radius
 */
function outline(pen, grid, cell, radius) {
  const { px, rows, columns } = grid;
  const width = Math.min(5, Math.max(2, px / 22));
  const [left, top] = [cell % columns === 0, grid.row(cell) === 0];
  const [right, bottom] = [cell % columns === columns - 1, grid.row(cell) === rows - 1];
  const corners = [top && left, top && right, bottom && right, bottom && left];
  const round = corners.map((isCorner) => (isCorner ? radius - width / 2 : 3));
  pen.square(grid.centre(cell), (px - width) / 2, round);
  pen.stroke(pen.theme.frontierInk, width);
}

/**
 * Draws an arrow from cell to cell, curved if a cell lies between, as in a jump.
 * @param {Pen} pen
 * @param {Grid} grid
 * @param {number} from
 * @param {number} to
 */
function arrow(pen, grid, from, to) {
  const { ctx, theme } = pen;
  const start = grid.centre(from);
  const end = grid.centre(to);
  const length = Math.hypot(end.x - start.x, end.y - start.y) / grid.px;
  ctx.save();
  ctx.translate(start.x, start.y);
  ctx.rotate(Math.atan2(end.y - start.y, end.x - start.x));
  ctx.scale(grid.px, grid.px);
  const tip = length + 0.12;
  const bend = length > DIAGONAL ? -0.9 : 0;
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
  // Draw a wider stroke in the board's colour first, so that the arrow is visible on every piece.
  pen.stroke(theme.board, 0.15);
  pen.stroke(theme.frontierInk, 0.07);
  ctx.restore();
}
