/**
 * Board of a knight's tour: the path in the order of visits, the knight, and the cells it can go
 * to.
 * @import { BoardDescription, BoardFrame, PaintBoard } from '../../board/types.js'
 */
import { BoardPen, gridIn } from '../../board/board-kit.js';
import { paintSquares } from './visit-colours.js';
import { hopOf } from './move-animation.js';
import {
  figurePx,
  paintLine,
  paintMove,
  paintNumbers,
  paintTrail,
  paintWay,
  plateRadius,
} from './path.js';
import { paintRider, paintStep } from './step-marks.js';

/**
 * Draws the board centred in its box, in time linear in the number of cells.
 * @type {PaintBoard}
 */
export function paintTour(pen, box, { shape, frame, description }, options = {}) {
  const grid = gridIn(box, shape);
  grid.type = pen.theme.type;
  const visits = visitsOf(frame, description);
  const isClosed = (frame.answered ?? false) && isRound(description);
  const isStatic = options.static ?? false;
  const isMoving = !isStatic && !frame.answered && visits.length > 0;
  const share = isMoving ? (options.share ?? 1) : 1;
  const picture = { visits, frame, isClosed, isMoving, share, lit: options.lit };
  const hasLens = isMoving && options.lens !== false;
  const head = hasLens ? visits[visits.length - 1] : -1;
  new BoardPen(pen, grid).paintBoard((on) => paintBoard(on, picture), head);
}

/**
 * @typedef {object} Picture
 * @property {Uint32Array} visits cells in the order of visits, the start first
 * @property {BoardFrame} frame
 * @property {boolean} isClosed whether the last move leads back to the start
 * @property {boolean} isMoving whether to draw the marks of the step
 * @property {number} share progress of the step's animation, 0 to 1
 * @property {number} [lit] number of the answer's moves that are lit; all by default
 */

/**
 * Draws the squares, the path and the step.
 * @param {BoardPen} pen
 * @param {Picture} picture
 */
function paintBoard(pen, { visits, frame, isClosed, isMoving, share, lit }) {
  const hop = hopOf(pen.grid, visits, frame, share);
  // A new move joins the path only when its animation ends.
  const walked = hop?.isNew ? visits.subarray(0, -1) : visits;
  paintSquares(pen, walked);
  if (visits.length === 0) return;
  const { answered = false } = frame;
  const isLit = lit === undefined || lit >= visits.length - 1;
  paintLine(pen, walked, answered && isLit);
  if (!isLit) paintLine(pen, visits.subarray(0, lit + 1), true);
  if (isMoving && walked.length > 1) paintTrail(pen, walked);
  if (isClosed && isLit && visits.length > 1) {
    // Draw the move that closes the tour.
    const width = Math.max(2, Math.min(4, pen.px * 0.08));
    paintMove(pen, visits[visits.length - 1], visits[0], { colour: pen.theme.path, width });
  }
  // The knight hides the number of its own cell. While it moves, the number is visible.
  const numbered = isMoving && !hop ? visits.subarray(0, -1) : walked;
  if (hop?.trail) paintWay(pen, hop.trail, hop.at);
  paintNumbers(pen, numbered, answered && isLit);
  if (!isLit) paintNumbers(pen, visits.subarray(0, lit + 1), true);
  if (isMoving) paintStep(pen, { visits, frame, hop });
  paintStart(pen, visits[0], visits.length === 1 && isMoving && !hop);
  if (hop) paintRider(pen, hop.at);
}

/**
 * Returns the cells in the order of visits, the start first.
 * @param {BoardFrame} frame
 * @param {BoardDescription} description
 */
function visitsOf({ path = [] }, { start = null }) {
  if (start === null) return new Uint32Array();
  const visits = new Uint32Array(path.length + 1);
  visits[0] = start;
  visits.set(path, 1);
  return visits;
}

/**
 * Returns whether the tour must end a knight's move from its start.
 * @param {BoardDescription} of
 */
function isRound({ settings = [] }) {
  return settings.every(({ id, value }) => id !== 'tour' || value === 'closed');
}

/**
 * Draws the start: a frame while the knight stands on it, otherwise a disc with the number 1.
 * @param {BoardPen} pen
 * @param {number} cell
 * @param {boolean} isTaken whether the knight stands on the start
 */
function paintStart(pen, cell, isTaken) {
  const { px, theme, grid } = pen;
  const at = grid.centre(cell);
  const font = figurePx(grid);
  if (isTaken) {
    pen.square(at, px * 0.46, px * 0.115);
    pen.strokeOver(theme.goal, Math.max(1.5, Math.min(4, px * 0.07)), 1);
    return;
  }
  pen.circle(at, font > 0 ? plateRadius(grid) : Math.max(2.5, px * 0.36));
  pen.strokeOver(theme.path, Math.max(1.5, Math.min(4, px * 0.05)), 1);
  pen.fill(theme.goal);
  if (font > 0) pen.figure(1, at, font, theme.pieceLight);
}
