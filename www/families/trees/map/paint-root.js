/**
 * Draws the board of the start in the centre of the sunburst.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Point } from '../../../canvas/types.js'
 * @import { Frame } from '../core.js'
 * @import { TreeView } from '../puzzles/index.js'
 */
import { paintBoard } from '../board/paint-board.js';

/** Minimum side of a board that is drawn, in CSS px. */
const LEAST_PX = 20;

/**
 * Draws the board, if the centre has room.
 * @param {Pen} pen
 * @param {Point} middle
 * @param {number} r radius of the centre, in CSS px
 * @param {{ view: TreeView, rows: number, columns: number, frame: Pick<Frame, 'line' | 'boardOf'> }}
 *   game
 */
export function paintRoot(pen, { x, y }, r, { view, rows, columns, frame }) {
  const side = r * 1.16;
  if (side < LEAST_PX) return;
  const height = (side * rows) / Math.max(rows, columns);
  const width = (side * columns) / Math.max(rows, columns);
  const board = frame.boardOf(frame.line[0].position);
  pen.ctx.save();
  pen.ctx.translate(x - width / 2, y - height / 2);
  pen.ctx.beginPath();
  pen.ctx.roundRect(-2, -2, width + 4, height + 4, 5);
  pen.fill(pen.shades.ground);
  paintBoard(pen, { width, height }, { view, rows, columns, board, moves: [], by: -1, mark: 0 });
  pen.ctx.restore();
}
