/**
 * Board of a knight's tour: the path in the order of visits, the knight, and the cells it can go
 * to.
 * @import { Ctx, Theme } from '../../../../canvas/types.js'
 * @import { BoardDescription, BoardFrame, Grid, PaintBoard } from '../../board/board-kit.js'
 */
import {
  centreOf,
  figure,
  gridIn,
  strokeOver,
  throughLens,
  traceBoard,
} from '../../board/board-kit.js';
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
export function paintTour(ctx, box, shape, frame, description, theme, options = {}) {
  const grid = { ...gridIn(box, shape), type: theme.type };
  const visits = visitsOf(frame, description);
  const isClosed = (frame.answered ?? false) && isRound(description);
  const isStatic = options.static ?? false;
  const isMoving = !isStatic && !frame.answered && visits.length > 0;
  const share = isMoving ? (options.share ?? 1) : 1;
  ctx.save();
  traceBoard(ctx, grid);
  ctx.save();
  ctx.clip();
  paintBoard(ctx, grid, { visits, frame, isClosed, isMoving, share, lit: options.lit }, theme);
  ctx.restore();
  if (isMoving && options.lens !== false) {
    throughLens(ctx, grid, visits[visits.length - 1], theme, (large) => {
      paintBoard(ctx, large, { visits, frame, isClosed, isMoving, share }, theme);
    });
  }
  ctx.restore();
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
 * Draws the squares, the path and the step on a grid.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {Picture} picture
 * @param {Theme} theme
 */
function paintBoard(ctx, grid, { visits, frame, isClosed, isMoving, share, lit }, theme) {
  const hop = hopOf(grid, visits, frame, share);
  // A new move joins the path only when its animation ends.
  const walked = hop?.isNew ? visits.subarray(0, -1) : visits;
  paintSquares(ctx, grid, walked, theme);
  if (visits.length === 0) return;
  const { answered = false } = frame;
  const isLit = lit === undefined || lit >= visits.length - 1;
  paintLine(ctx, grid, walked, answered && isLit, theme);
  if (!isLit) paintLine(ctx, grid, visits.subarray(0, lit + 1), true, theme);
  if (isMoving && walked.length > 1) paintTrail(ctx, grid, walked, theme);
  if (isClosed && isLit && visits.length > 1) paintClosing(ctx, grid, visits, theme);
  // The knight hides the number of its own cell; while it moves, that number is visible.
  const numbered = isMoving && !hop ? visits.subarray(0, -1) : walked;
  if (hop?.trail) paintWay(ctx, grid, hop.trail, hop.at, theme);
  paintNumbers(ctx, grid, numbered, answered && isLit, theme);
  if (!isLit) paintNumbers(ctx, grid, visits.subarray(0, lit + 1), true, theme);
  if (isMoving) paintStep(ctx, grid, { visits, frame, hop }, theme);
  paintStart(ctx, grid, visits[0], visits.length === 1 && isMoving && !hop, theme);
  if (hop) paintRider(ctx, grid, hop.at, theme);
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
 * Draws the move that closes the tour.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {Uint32Array} visits
 * @param {Theme} theme
 */
function paintClosing(ctx, grid, visits, theme) {
  const width = Math.max(2, Math.min(4, grid.px * 0.08));
  const look = { colour: theme.path, width, theme };
  paintMove(ctx, grid, visits[visits.length - 1], visits[0], look);
}

/**
 * Draws the start: a frame while the knight stands on it, otherwise a disc with the number 1.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number} cell
 * @param {boolean} isTaken whether the knight stands on the start
 * @param {Theme} theme
 */
function paintStart(ctx, grid, cell, isTaken, theme) {
  const { px } = grid;
  const { x, y } = centreOf(grid, cell);
  const font = figurePx(grid);
  ctx.beginPath();
  if (isTaken) {
    const half = px * 0.46;
    ctx.roundRect(x - half, y - half, 2 * half, 2 * half, half * 0.25);
    strokeOver(ctx, theme.goal, Math.max(1.5, Math.min(4, px * 0.07)), theme, 1);
    return;
  }
  ctx.arc(x, y, font > 0 ? plateRadius(grid) : Math.max(2.5, px * 0.36), 0, 2 * Math.PI);
  strokeOver(ctx, theme.path, Math.max(1.5, Math.min(4, px * 0.05)), theme, 1);
  ctx.fillStyle = theme.goal;
  ctx.fill();
  if (font > 0) figure(ctx, 1, { x, y }, font, theme.pieceLight, theme);
}
