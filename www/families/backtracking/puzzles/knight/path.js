/**
 * The path of a tour: its line, the direction of each move, the numbers of the visits, and the
 * highlighted last moves.
 * @import { Ctx, Point, Theme } from '../../../../canvas/types.js'
 * @import { Grid } from '../../board/board-kit.js'
 */
import { fade, mix } from '../../../../canvas/colour.js';
import { isDark } from '../../../../canvas/marks.js';
import { centreOf, figure, isSeen, strokeOver } from '../../board/board-kit.js';

/** Minimum cell size for arrowheads, in CSS px. */
const ARROWS_FROM_PX = 9;

/** Minimum cell size for the line, in CSS px: on smaller cells only the colours show the order. */
const LINE_FROM_PX = 1.5;

/** Minimum readable font size, in CSS px. */
const LEAST_FIGURE_PX = 12;

/**
 * Cell size in CSS px below which the line is one device pixel wide: a canvas strokes thousands of
 * such moves ten times as fast as a wider line.
 */
const HAIR_BELOW_PX = 13;

/** Moves in one canvas path: many short paths draw faster than one path of thousands of moves. */
const MOVES_A_STROKE = 128;
const MOVES_A_FILL = 32;

/**
 * Draws the line through the visited cells.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {Uint32Array} visits
 * @param {boolean} answered whether the path is the answer
 * @param {Theme} theme
 */
export function paintLine(ctx, grid, visits, answered, theme) {
  const { px } = grid;
  if (px < LINE_FROM_PX) return;
  ctx.lineCap = 'butt';
  ctx.lineJoin = 'bevel';
  const hasNumbers = areNumbered(grid);
  const quiet = hasNumbers ? mix(theme.board, theme.ink2, 0.45) : lineColour(theme);
  ctx.strokeStyle = answered ? theme.path : quiet;
  const isHair = px < HAIR_BELOW_PX;
  const width = isHair ? 1 / ctx.getTransform().a : Math.min(answered ? 3 : 1.75, px * 0.05);
  ctx.lineWidth = width;
  // Dense lines are translucent, so that the colours of the squares show through.
  ctx.globalAlpha = hasNumbers ? 1 : Math.min(1, px / (8 * width) + 0.2);
  const moves = visits.length - 1;
  for (let from = 0; from < moves; from += MOVES_A_STROKE) {
    ctx.beginPath();
    const to = Math.min(moves, from + MOVES_A_STROKE);
    trace(ctx, grid, visits, from, to);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
  if (px >= ARROWS_FROM_PX && !hasNumbers) paintDirections(ctx, grid, visits, theme);
}

/** Returns the colour of the line. @param {Theme} theme */
const lineColour = (theme) => mix(theme.board, theme.ink, 0.82);

/**
 * Adds the visible moves between positions `from` and `to` to the current canvas path.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {Uint32Array} visits
 * @param {number} from
 * @param {number} to
 */
function trace(ctx, grid, visits, from, to) {
  const { left, top, px, columns } = grid;
  let isOn = false;
  for (let position = from; position <= to; position++) {
    const cell = visits[position];
    if (!isSeen(grid, cell, 2)) {
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
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {Uint32Array} visits
 * @param {Theme} theme
 */
function paintDirections(ctx, grid, visits, theme) {
  const size = Math.max(3, Math.min(7, grid.px * 0.17));
  ctx.fillStyle = lineColour(theme);
  for (let first = 1; first < visits.length; first += MOVES_A_FILL) {
    ctx.beginPath();
    for (let to = first; to < Math.min(visits.length, first + MOVES_A_FILL); to++) {
      if (!isSeen(grid, visits[to], 2)) continue;
      traceHead(ctx, centreOf(grid, visits[to - 1]), centreOf(grid, visits[to]), size);
    }
    ctx.fill();
  }
}

/** Position of an arrowhead along its move, 0 to 1: off the middle, where many moves cross. */
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
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number} from cell
 * @param {number} to cell
 * @param {{ colour: string, width: number, dash?: number[], theme: Theme }} look
 */
export function paintMove(ctx, grid, from, to, { colour, width, dash = [], theme }) {
  const [start, end] = endsOf(grid, from, to);
  ctx.beginPath();
  ctx.moveTo(start.x, start.y);
  ctx.lineTo(end.x, end.y);
  ctx.lineCap = 'round';
  ctx.setLineDash(dash);
  strokeOver(ctx, colour, width, theme);
  ctx.setLineDash([]);
  if (grid.px < ARROWS_FROM_PX) return;
  ctx.beginPath();
  traceHead(ctx, start, end, Math.max(4, Math.min(11, grid.px * 0.24)));
  ctx.fillStyle = colour;
  ctx.fill();
}

/**
 * Returns the ends of a line between two cells, short of the plates that hold their numbers.
 * @param {Grid} grid
 * @param {number} from cell
 * @param {number} to cell
 * @returns {[Point, Point]}
 */
export function endsOf(grid, from, to) {
  const start = centreOf(grid, from);
  const end = centreOf(grid, to);
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

/**
 * Draws the last moves, brighter and wider towards the knight; in dark themes they glow.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {Uint32Array} visits
 * @param {Theme} theme
 */
export function paintTrail(ctx, grid, visits, theme) {
  const { px } = grid;
  const most = recent(px);
  const moves = visits.length - 1;
  const count = Math.min(most, moves);
  const width = trailWidth(px);
  ctx.lineCap = ctx.lineJoin = 'round';
  if (isDark(theme) && areNumbered(grid)) paintGlow(ctx, grid, visits, width, theme);
  const faint = mix(theme.board, theme.ink2, 0.45);
  for (let back = count - 1; back >= 0; back--) {
    const share = 1 - back / most;
    ctx.beginPath();
    trace(ctx, grid, visits, moves - back - 1, moves - back);
    ctx.lineWidth = width * (0.5 + 0.5 * share);
    ctx.strokeStyle = mix(faint, theme.current, share);
    ctx.stroke();
  }
  if (px < ARROWS_FROM_PX || areNumbered(grid)) return;
  ctx.beginPath();
  for (let back = count - 1; back >= 0; back--) {
    const from = centreOf(grid, visits[moves - back - 1]);
    traceHead(ctx, from, centreOf(grid, visits[moves - back]), Math.min(10, px * 0.22));
  }
  ctx.fillStyle = theme.current;
  ctx.fill();
}

/** Returns the width of the highlighted line. @param {number} px cell size */
const trailWidth = (px) => Math.max(1.75, Math.min(4, px * 0.055));

/**
 * Draws the line from a cell to the moving knight.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {Point} from centre of the cell
 * @param {Point} to position of the knight
 * @param {Theme} theme
 */
export function paintWay(ctx, { px }, from, to, theme) {
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
  ctx.lineCap = 'round';
  ctx.lineWidth = trailWidth(px);
  ctx.strokeStyle = theme.current;
  ctx.stroke();
}

/** Glow around the last four moves: extra line widths in CSS px, with their opacities. */
const GLOW = /** @type {const} */ ([[11, 0.05], [6, 0.09], [3, 0.2]]); // prettier-ignore

/**
 * Draws a glow around the last four moves.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {Uint32Array} visits
 * @param {number} width
 * @param {Theme} theme
 */
function paintGlow(ctx, grid, visits, width, theme) {
  const moves = visits.length - 1;
  ctx.beginPath();
  trace(ctx, grid, visits, Math.max(0, moves - 4), moves);
  for (const [wider, alpha] of GLOW) {
    ctx.lineWidth = width + wider;
    ctx.strokeStyle = fade(theme.glow, alpha);
    ctx.stroke();
  }
}

/**
 * Draws the number of each visit in a circle, if the cells have room; the last ones are brighter.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {Uint32Array} visits
 * @param {boolean} answered whether the path is the answer
 * @param {Theme} theme
 */
export function paintNumbers(ctx, grid, visits, answered, theme) {
  if (!areNumbered(grid)) return;
  const font = figurePx(grid);
  const r = plateRadius(grid);
  const dark = isDark(theme);
  const [old, late] = dark ? [0.4, 0.9] : [0.35, 0.95];
  const first = visits.length - recent(grid.px);
  ctx.lineWidth = grid.px >= 40 ? 1.5 : 1;
  ctx.fillStyle = dark ? mix(theme.page, theme.board, 0.25) : theme.card;
  for (const isLate of [false, true]) {
    ctx.beginPath();
    for (let position = isLate ? Math.max(1, first) : 1; position < visits.length; position++) {
      if (!isLate && position >= first) break;
      if (!isSeen(grid, visits[position])) continue;
      const { x, y } = centreOf(grid, visits[position]);
      ctx.moveTo(x + r, y);
      ctx.arc(x, y, r, 0, 2 * Math.PI);
    }
    ctx.fill();
    ctx.strokeStyle = answered ? theme.path : mix(theme.board, theme.ink, isLate ? late : old);
    ctx.stroke();
  }
  for (let position = 1; position < visits.length; position++) {
    if (!isSeen(grid, visits[position])) continue;
    figure(ctx, position + 1, centreOf(grid, visits[position]), font, theme.ink, theme);
  }
}

/** Returns the radius of the circle around a visit's number. @param {Grid} grid */
export const plateRadius = ({ px, type = 1 }) =>
  Math.min(px * 0.36, 18 * type, Math.max(13 * type, px * 0.24));

/** Returns the font size of the visit numbers, 0 if they would be unreadable. @param {Grid} grid */
export function figurePx(grid) {
  const { rows, columns, type = 1 } = grid;
  const digits = String(rows * columns).length;
  const r = plateRadius(grid);
  const size = Math.min((2 * r * 0.98) / (0.6 * digits), r * 1.05, 15 * type);
  return size < LEAST_FIGURE_PX ? 0 : size;
}

/** Returns whether visits are numbered; otherwise colours show the order. @param {Grid} grid */
export const areNumbered = (grid) => figurePx(grid) > 0;
