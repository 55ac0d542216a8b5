/**
 * The path of a tour: its line, the direction of each move, the numbers of the visits, and the
 * highlighted last moves.
 * @import { Ctx, Point } from '../../../../canvas/types.js'
 * @import { BoardGrid, BoardPen } from '../../board/board-kit.js'
 */
import { fade, mix } from '../../../../canvas/colour.js';

/** Minimum cell size for arrowheads, in CSS px. */
const ARROWS_FROM_PX = 9;

/** Minimum cell size for the line, in CSS px: on smaller cells only the colours show the order. */
const LINE_FROM_PX = 1.5;

/** Minimum readable font size, in CSS px. */
const LEAST_FIGURE_PX = 12;

/**
 * Cell size below which the line is one device pixel wide, in CSS px. A canvas strokes thousands of
 * moves ten times as fast in this width.
 */
const HAIR_BELOW_PX = 13;

/**
 * Number of moves in one canvas path. Many short paths are drawn faster than one path of thousands
 * of moves.
 */
const MOVES_A_STROKE = 128;
const MOVES_A_FILL = 32;

/**
 * Draws the line through the visited cells.
 * @param {BoardPen} pen
 * @param {Uint32Array} visits
 * @param {boolean} answered whether the path is the answer
 */
export function paintLine(pen, visits, answered) {
  const { ctx, px, theme, grid } = pen;
  if (px < LINE_FROM_PX) return;
  ctx.lineCap = 'butt';
  ctx.lineJoin = 'bevel';
  const hasNumbers = areNumbered(grid);
  const quiet = hasNumbers ? mix(theme.board, theme.ink2, 0.45) : lineColour(pen);
  const isHair = px < HAIR_BELOW_PX;
  const width = isHair ? 1 / pen.scale : Math.min(answered ? 3 : 1.75, px * 0.05);
  // Make dense lines translucent, so that the colours of the squares show through.
  ctx.globalAlpha = hasNumbers ? 1 : Math.min(1, px / (8 * width) + 0.2);
  const moves = visits.length - 1;
  for (let from = 0; from < moves; from += MOVES_A_STROKE) {
    traceMoves(pen, visits, from, Math.min(moves, from + MOVES_A_STROKE));
    pen.stroke(answered ? theme.path : quiet, width);
  }
  ctx.globalAlpha = 1;
  if (px >= ARROWS_FROM_PX && !hasNumbers) paintDirections(pen, visits);
}

/** Returns the colour of the line. @param {BoardPen} pen */
const lineColour = ({ theme }) => mix(theme.board, theme.ink, 0.82);

/**
 * Begins a path of the visible moves between positions `from` and `to`.
 * @param {BoardPen} pen
 * @param {Uint32Array} visits
 * @param {number} from
 * @param {number} to
 */
function traceMoves({ ctx, grid }, visits, from, to) {
  const { left, top, px, columns } = grid;
  let isOn = false;
  ctx.beginPath();
  for (let position = from; position <= to; position++) {
    const cell = visits[position];
    if (!grid.isSeen(cell, 2)) {
      isOn = false;
      continue;
    }
    const row = Math.floor(cell / columns);
    const x = left + (cell - row * columns + 0.5) * px;
    const y = top + (row + 0.5) * px;
    if (isOn) ctx.lineTo(x, y);
    else ctx.moveTo(x, y);
    isOn = true;
  }
}

/**
 * Draws an arrowhead on each visible move.
 * @param {BoardPen} pen
 * @param {Uint32Array} visits
 */
function paintDirections(pen, visits) {
  const { ctx, px, grid } = pen;
  const size = Math.max(3, Math.min(7, px * 0.17));
  for (let first = 1; first < visits.length; first += MOVES_A_FILL) {
    ctx.beginPath();
    for (let to = first; to < Math.min(visits.length, first + MOVES_A_FILL); to++) {
      if (!grid.isSeen(visits[to], 2)) continue;
      traceHead(ctx, grid.centre(visits[to - 1]), grid.centre(visits[to]), size);
    }
    pen.fill(lineColour(pen));
  }
}

/**
 * Position of an arrowhead along its move, 0 to 1. It is off the middle, where many moves cross.
 */
const ALONG = 0.6;

/**
 * Adds the arrowhead of a move to the current canvas path.
 * @param {Ctx} ctx
 * @param {Point} from
 * @param {Point} to
 * @param {number} size length of the head, in CSS px
 */
function traceHead(ctx, from, to, size) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const right = (to.x - from.x) / length;
  const down = (to.y - from.y) / length;
  const x = from.x + (to.x - from.x) * ALONG + right * size * 0.6;
  const y = from.y + (to.y - from.y) * ALONG + down * size * 0.6;
  const backX = x - right * size * 1.3;
  const backY = y - down * size * 1.3;
  ctx.moveTo(x, y);
  ctx.lineTo(backX - down * size * 0.55, backY + right * size * 0.55);
  ctx.lineTo(backX + down * size * 0.55, backY - right * size * 0.55);
  ctx.closePath();
}

/**
 * Draws one move as an arrow between the plates of its two cells.
 * @param {BoardPen} pen
 * @param {number} from cell
 * @param {number} to cell
 * @param {{ colour: string, width: number, dash?: number[] }} look
 */
export function paintMove(pen, from, to, { colour, width, dash }) {
  const { ctx, px, grid } = pen;
  const [start, end] = endsOf(grid, from, to);
  pen.trace([start, end]);
  ctx.lineCap = 'round';
  pen.strokeOver(colour, width, undefined, dash);
  if (px < ARROWS_FROM_PX) return;
  ctx.beginPath();
  traceHead(ctx, start, end, Math.max(4, Math.min(11, px * 0.24)));
  pen.fill(colour);
}

/**
 * Returns the ends of a line between two cells, short of the plates that hold their numbers.
 * @param {BoardGrid} grid
 * @param {number} from cell
 * @param {number} to cell
 * @returns {[Point, Point]}
 */
export function endsOf(grid, from, to) {
  const start = grid.centre(from);
  const end = grid.centre(to);
  if (grid.px < ARROWS_FROM_PX) return [start, end];
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const x = ((end.x - start.x) / length) * plateRadius(grid);
  const y = ((end.y - start.y) / length) * plateRadius(grid);
  return [
    { x: start.x + x, y: start.y + y },
    { x: end.x - x, y: end.y - y },
  ];
}

/** Returns how many of the last moves (and visit numbers) are highlighted at a cell size. */
const recent = (/** @type {number} */ px) => Math.round(Math.min(80, Math.max(6, 140 / px)));

/** Glow around the last four moves: pairs of extra line width, in CSS px, and opacity. */
const GLOW = /** @type {const} */ ([[11, 0.05], [6, 0.09], [3, 0.2]]); // prettier-ignore

/**
 * Draws the last moves, brighter and wider towards the knight; in dark themes they glow.
 * @param {BoardPen} pen
 * @param {Uint32Array} visits
 */
export function paintTrail(pen, visits) {
  const { ctx, px, theme, grid } = pen;
  const most = recent(px);
  const moves = visits.length - 1;
  const count = Math.min(most, moves);
  const width = trailWidth(px);
  ctx.lineCap = ctx.lineJoin = 'round';
  if (pen.dark && areNumbered(grid)) {
    traceMoves(pen, visits, Math.max(0, moves - 4), moves);
    for (const [wider, alpha] of GLOW) pen.stroke(fade(theme.glow, alpha), width + wider);
  }
  const faint = mix(theme.board, theme.ink2, 0.45);
  for (let back = count - 1; back >= 0; back--) {
    const share = 1 - back / most;
    traceMoves(pen, visits, moves - back - 1, moves - back);
    pen.stroke(mix(faint, theme.current, share), width * (0.5 + 0.5 * share));
  }
  if (px < ARROWS_FROM_PX || areNumbered(grid)) return;
  ctx.beginPath();
  for (let back = count - 1; back >= 0; back--) {
    const from = grid.centre(visits[moves - back - 1]);
    traceHead(ctx, from, grid.centre(visits[moves - back]), Math.min(10, px * 0.22));
  }
  pen.fill(theme.current);
}

/** Returns the width of the highlighted line. @param {number} px cell size */
const trailWidth = (px) => Math.max(1.75, Math.min(4, px * 0.055));

/**
 * Draws the line from a cell to the moving knight.
 * @param {BoardPen} pen
 * @param {Point} from centre of the cell
 * @param {Point} to position of the knight
 */
export function paintWay(pen, from, to) {
  pen.trace([from, to]);
  pen.ctx.lineCap = 'round';
  pen.stroke(pen.theme.current, trailWidth(pen.px));
}

/**
 * Draws the number of each visit in a circle, if the cells have room; the last ones are brighter.
 * @param {BoardPen} pen
 * @param {Uint32Array} visits
 * @param {boolean} answered whether the path is the answer
 */
export function paintNumbers(pen, visits, answered) {
  const { ctx, px, theme, grid, dark } = pen;
  if (!areNumbered(grid)) return;
  const font = figurePx(grid);
  const r = plateRadius(grid);
  const [old, late] = dark ? [0.4, 0.9] : [0.35, 0.95];
  const first = visits.length - recent(px);
  for (const isLate of [false, true]) {
    ctx.beginPath();
    for (let position = isLate ? Math.max(1, first) : 1; position < visits.length; position++) {
      if (!isLate && position >= first) break;
      if (!grid.isSeen(visits[position])) continue;
      const { x, y } = grid.centre(visits[position]);
      ctx.moveTo(x + r, y);
      ctx.arc(x, y, r, 0, 2 * Math.PI);
    }
    pen.fill(dark ? mix(theme.page, theme.board, 0.25) : theme.card);
    const edge = answered ? theme.path : mix(theme.board, theme.ink, isLate ? late : old);
    pen.stroke(edge, px >= 40 ? 1.5 : 1);
  }
  for (let position = 1; position < visits.length; position++) {
    if (!grid.isSeen(visits[position])) continue;
    pen.figure(position + 1, grid.centre(visits[position]), font, theme.ink);
  }
}

/** Returns the radius of the circle around a visit's number. @param {BoardGrid} grid */
export const plateRadius = ({ px, type }) =>
  Math.min(px * 0.36, 18 * type, Math.max(13 * type, px * 0.24));

/** Returns the font size of the visit numbers, 0 if they would be unreadable. @param {BoardGrid} grid */
export function figurePx(grid) {
  const { rows, columns, type } = grid;
  const digits = String(rows * columns).length;
  const r = plateRadius(grid);
  const size = Math.min((2 * r * 0.98) / (0.6 * digits), r * 1.05, 15 * type);
  return size < LEAST_FIGURE_PX ? 0 : size;
}

/** Returns whether visits are numbered; otherwise colours show the order. @param {BoardGrid} grid */
export const areNumbered = (grid) => figurePx(grid) > 0;
