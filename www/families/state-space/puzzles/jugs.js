/**
 * Draws two jugs. The board holds the amounts in both jugs, then their sizes, then twice the wanted
 * amount.
 * @import { PieceView } from '../../../canvas/types.js'
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Rect } from '../../../canvas/types.js'
 */
import { paintJug } from './glass.js';

/** Height of the larger jug, width of a jug, and space below it, as shares of the board. */
const HEIGHT = 0.66;
const WIDTH = 0.3;
const BELOW = 0.2;
/** Smallest size of numbers, in CSS px. */
const NUMBERS_PX = 7;
/** Name of the first jug. */
const FIRST = 'A'.charCodeAt(0);
/** Smallest width of a jug with a star at the wanted amount, in CSS px. */
const STAR_PX = 40;
/** @type {PieceView} */
export const view = {
  id: 'jugs',
  paintPiece() {},
  area(_, cell) {
    return [0, 2, 4].map((above) => above + (cell % 2));
  },
  paintAll(pen, { board, nextBoard, share }, { area }) {
    const [, , ...sizes] = Array.from(board).slice(0, 4);
    const wanted = board[4];
    const [one, other] = [0, 1].map((jug) => board[jug] + (nextBoard[jug] - board[jug]) * share);
    const most = Math.max(...sizes);
    const bottom = area.y + area.height * (1 - BELOW);
    for (const [index, amount] of [one, other].entries()) {
      const height = (area.height * HEIGHT * sizes[index]) / most;
      const width = area.width * WIDTH;
      const x = area.x + area.width * (0.27 + 0.46 * index) - width / 2;
      const glass = { x, y: bottom - height, width, height };
      paintJug(pen, glass, amount / sizes[index], sizes[index]);
      if (wanted <= sizes[index]) paintGoal(pen, glass, wanted / sizes[index]);
      const px = Math.min(area.width * 0.1, 22);
      if (px < NUMBERS_PX) continue;
      const at = { x: x + width / 2, y: bottom + (area.height * BELOW) / 2 };
      const name = String.fromCharCode(FIRST + index);
      const says = `${name}: ${Math.round(amount)} / ${sizes[index]}`;
      const isMoved = board[index] !== nextBoard[index] && share === 0;
      const colour = isMoved ? pen.theme.frontierInk : pen.theme.ink;
      pen.text(says, at, { px, colour, weight: 600 });
    }
  },
};

/**
 * Draws a line at the wanted amount, with a star beside it if there is room.
 * @param {Pen} pen
 * @param {Rect} glass
 * @param {number} share height of the line, as a share of the jug
 */
function paintGoal(pen, { x, y, width, height }, share) {
  const { ctx, theme } = pen;
  const [top, out] = [y + height * (1 - share), width * 0.12];
  ctx.beginPath();
  ctx.moveTo(x - out, top);
  ctx.lineTo(x + width + out, top);
  ctx.setLineDash([width * 0.09, width * 0.06]);
  pen.strokeHaloed(theme.goalInk, Math.max(1, width * 0.03), width < STAR_PX ? 0 : 1);
  ctx.setLineDash([]);
  if (width >= STAR_PX) pen.stars([{ x: x + width + out, y: top }], width * 0.1);
}
