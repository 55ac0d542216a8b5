/**
 * Pictures of moves on the lines of a graph: a small board on which the cells of the move are marked.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Point } from '../../../canvas/types.js'
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

/** Returns whether a board is small enough for a picture in a label. @param {Shape} shape */
export const canPicture = ({ rows, columns }) => Math.max(rows, columns) <= MOST_CELLS;

/**
 * Draws a board with the cells of a move.
 * @param {Pen} pen
 * @param {Change} change
 * @param {Shape} shape
 * @param {{ at: Point, r: number, colour: string }} label centre and radius of the label
 */
export function paintChange(pen, { from, to }, { rows, columns }, { at: { x, y }, r, colour }) {
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
