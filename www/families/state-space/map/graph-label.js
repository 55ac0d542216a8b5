/**
 * Pictures of moves on the lines of a graph: a small board on which the cells of the move are marked.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { PieceView, Point } from '../../../canvas/types.js'
 * @import { Shape } from './graph-geometry.js'
 * @import { Change } from './space-graph.js'
 */
import { fade } from '../../../canvas/colour.js';

/** Greatest number of rows and columns of a board whose cells can be told apart. */
const MOST_CELLS = 5;
/** Share of the label's diameter that the diagonal of the board takes. */
const SHARE = 0.8;
/** Opacities of the cell that the move leaves, and of all other cells. */
const LEFT_ALPHA = 0.55;
const OTHER_ALPHA = 0.22;

/**
 * Size of the boards, and the view of the puzzle.
 * @typedef {Shape & { view: PieceView }} Pictured
 */

/**
 * Returns whether a label has a picture: one of the puzzle's own, or the cells of a small board.
 * @param {Pictured} pictured
 */
export const canPicture = ({ rows, columns, view }) =>
  view.paintMove ? true : !view.paintAll && Math.max(rows, columns) <= MOST_CELLS;

/**
 * Draws a move: as the puzzle draws it, or a board with the cells of the move.
 * @param {Pen} pen
 * @param {Change} change
 * @param {Pictured} pictured
 * @param {{ at: Point, r: number, colour: string }} label centre and radius of the label
 */
export function paintChange(pen, { from, to }, { rows, columns, view }, label) {
  if (view.paintMove) {
    view.paintMove(pen, { from, to }, label, columns);
    return;
  }
  const { at: { x, y }, r, colour } = label; // prettier-ignore
  const px = (2 * r * SHARE) / Math.hypot(rows, columns);
  const [left, top] = [x - (columns * px) / 2, y - (rows * px) / 2];
  const gap = Math.min(1, px / 5);
  for (let cell = 0; cell < rows * columns; cell++) {
    const alpha = cell === to ? 1 : cell === from ? LEFT_ALPHA : OTHER_ALPHA;
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const area = { x: left + column * px, y: top + row * px, width: px - gap, height: px - gap };
    pen.rect(area, fade(colour, alpha));
  }
}
