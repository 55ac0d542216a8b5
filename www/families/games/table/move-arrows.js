/**
 * Arrows for the moves of the cell that is being filled.
 * @import { Point, Rect } from '../../../canvas/types.js'
 * @import { Grid } from '../../../canvas/grid.js'
 * @import { TablePen } from './table-pen.js'
 * @import { Way } from './table-view.js'
 */
import { cellAt } from '../../../canvas/cell-at.js';
import { mix } from '../../../canvas/colour.js';
import { pointBetween } from '../../../canvas/geometry.js';
import { gapOf } from './cell-stamps.js';

/**
 * Minimum distance between the middle of an arrow and the upper edge, in CSS px. It leaves room for
 * a number.
 */
const HIGHEST_PX = 11;
/** Maximum number of arrows that can be told apart, on large and on small cells. */
const MOST = 26;
const MOST_SMALL = 14;

/**
 * Part of a frame that the arrows need. Each step probes one successor or predecessor (`other`) of
 * the step's cell.
 * @typedef {object} Probe
 * @property {'start' | 'forward' | 'backward'} kind
 * @property {number} cell
 * @property {number} other
 * @property {number} index
 * @property {number} best
 * @property {string} result
 */

/** Results of a forward probe that show that the cell wins. */
export const WINNING = ['lost', 'shorter', 'notShorter', 'worse'];
/** Results of a backward probe that decide the value of the predecessor. */
const SETTLING = ['reaches', 'noneLeft'];

/**
 * Returns the moves of the step's cell: those already seen, the current one, and those ahead. If
 * there are too many to tell apart, returns only some, with the current and the best one.
 * @param {Probe} probe
 * @param {ArrayLike<number>} others successors or predecessors of the cell, in order; empty if
 *   unknown
 * @returns {Way[]}
 */
export function waysOf({ kind, cell, other, index, best, result }, others) {
  if (kind === 'start' || other < 0) return [];
  const isBack = kind === 'backward';
  const [all, now] = others.length > index ? [others, index] : [[other], 0];
  const decides = isBack ? SETTLING.includes(result) : WINNING.includes(result);
  const winning = decides ? now + (isBack ? 0 : best - index) : -1;
  return readable(all.length, MOST, [now, winning]).map((at) => ({
    from: isBack ? all[at] : cell,
    to: isBack ? cell : all[at],
    state: at === now ? 'now' : at < now ? 'looked' : 'ahead',
    best: at === winning,
  }));
}

/**
 * Picks about `most` indices: the important ones, and others at even intervals.
 * @param {number} count number of moves
 * @param {number} most about how many to pick
 * @param {readonly number[]} kept indices of important moves; values out of range are ignored
 * @returns {number[]} in ascending order
 */
export function readable(count, most, kept) {
  const every = Math.max(1, Math.ceil(count / most));
  const even = Array.from({ length: Math.ceil(count / every) }, (_, at) => at * every);
  const shown = new Set([...even, ...kept.filter((at) => at >= 0 && at < count)]);
  return [...shown].sort((one, other) => one - other);
}

/**
 * Returns the drawing order of an arrow: important arrows are drawn last, on top.
 * @param {Way} way
 */
const weight = ({ state, best }) => Number(best) * 4 + ['ahead', 'looked', 'now'].indexOf(state);

/**
 * Draws the arrows. The arrow of the step grows during its animation.
 * @param {TablePen} pen
 * @returns {Iterable<number>} cells that the arrows cross, so that the texts of these cells can be
 *   drawn again
 */
export function paintWays(pen) {
  const { grid, isLarge } = pen;
  const { ways, share: moved = 1 } = pen.view;
  const kept = ways.flatMap(({ best, state }, at) => (best || state === 'now' ? [at] : []));
  const shown = isLarge ? ways : readable(ways.length, MOST_SMALL, kept).map((at) => ways[at]);
  // Arrows that lead to the same cell share one head.
  const isBack = ways.length > 1 && ways[0].to === ways[1].to;
  /** @type {Set<number>} */
  const crossed = new Set();
  for (const way of [...shown].sort((one, other) => weight(one) - weight(other))) {
    const grown = way.state === 'now' ? moved : 1;
    if (grown === 0) continue;
    const course = partOf(courseOf(grid, way.from, way.to), grown);
    paintWay(pen, way, course, { isThere: grown === 1, isBack });
    if (isLarge) cross(grid, course, crossed);
  }
  return crossed;
}

/**
 * Returns the first part of a course.
 * @param {Course} course
 * @param {number} share length of the part as a share, above 0
 * @returns {Course}
 */
export function partOf([start, bend, end], share) {
  if (share === 1) return [start, bend, end];
  const middle = pointBetween(start, bend, share);
  return [start, middle, pointBetween(middle, pointBetween(bend, end, share), share)];
}

/**
 * Adds the cells that an arrow crosses to a set.
 * @param {Grid} grid
 * @param {Course} course
 * @param {Set<number>} crossed
 */
export function cross(grid, [start, bend, end], crossed) {
  const long = Math.hypot(end.x - start.x, end.y - start.y);
  const parts = Math.ceil((2.5 * long) / grid.px) + 2;
  for (let part = 0; part <= parts; part++) {
    const on = part / parts;
    const at = pointBetween(pointBetween(start, bend, on), pointBetween(bend, end, on), on);
    const cell = cellAt(grid, at);
    if (cell >= 0) crossed.add(cell);
  }
}

/**
 * Draws one arrow, and a frame around its other cell.
 * @param {TablePen} pen
 * @param {Way} way
 * @param {Course} course drawn part of the arrow's course
 * @param {{ isThere: boolean, isBack: boolean }} how `isThere` says whether `course` is the whole
 *   course, `isBack` whether the arrows lead to the step's cell
 */
function paintWay(pen, { from, to, state, best }, course, { isThere, isBack }) {
  const { ctx, grid, theme, isLarge } = pen;
  // Factor of the line width.
  const share = Math.max(0.6, Math.min(1, grid.px / 34));
  const isStrong = best || state === 'now';
  const isAhead = state === 'ahead' && !best;
  const width = (best ? 3.75 : isStrong ? 2.75 : isAhead ? 1.75 : 1.5) * share;
  const colour = isAhead ? mix(theme.ink, theme.card, 0.25) : theme.ink;
  const halo = isAhead ? 1 : best ? 2 : 1.5;
  const head = isBack && !isStrong ? 0 : isAhead ? 9 : 6 + 2 * width;
  const other = grid.rect(isBack ? from : to);
  ctx.save();
  if (isLarge && !isAhead && isThere) pen.outline(other, colour, (isStrong ? 3 : 1.5) * share);
  if (isAhead) ctx.setLineDash([4, 4]);
  arrow(pen, course, { colour, width, halo, head });
  ctx.setLineDash([]);
  const corner = isLarge ? cornerOf(other) : isBack ? course[0] : course[2];
  if (best && isThere) diamond(pen, corner, share);
  ctx.restore();
}

/**
 * Quadratic Bézier curve of an arrow: start, control point, end.
 * @typedef {[Point, Point, Point]} Course
 */

/**
 * Returns the course of an arrow from the edge of one cell to the edge of another. Along a row or
 * column the arrow bends around the cells between.
 * @param {Grid} grid
 * @param {number} from cell
 * @param {number} to cell
 * @returns {Course}
 */
export function courseOf(grid, from, to) {
  const { width, height, columns } = grid;
  const [start, end] = [grid.centre(from), grid.centre(to)];
  const right = (to % columns) - (from % columns);
  const down = grid.row(to) - grid.row(from);
  const bend = 0.5 + 0.2 * Math.abs(right + down);
  const [aside, above] = [right === 0 ? width * 0.3 : 0, down === 0 ? -height * 0.3 : 0];
  const middle = { x: (start.x + end.x) / 2 + aside * bend * 3, y: (start.y + end.y) / 2 + above * bend * 3 }; // prettier-ignore
  if (right === 0 || down === 0) {
    const off = (/** @type {Point} */ { x, y }, /** @type {number} */ sign) => ({
      x: x + aside + sign * Math.sign(right) * width * 0.12,
      y: y + above + sign * Math.sign(down) * height * 0.12,
    });
    const [first, last] = [off(start, 1), off(end, -1)];
    const highest = (4 * HIGHEST_PX - first.y - last.y) / 2;
    return [first, { x: middle.x, y: Math.max(highest, middle.y) }, last];
  }
  // Distance from the centre of a cell to its edge, as a share of the distance between the centres.
  const edge = Math.min(0.5 / Math.abs(right), 0.5 / Math.abs(down));
  const at = (/** @type {number} */ share) => pointBetween(start, end, share);
  return [at(Math.min(0.4, edge)), middle, at(1 - Math.min(0.4, edge * 0.86))];
}

/**
 * Draws an arrow.
 * @param {TablePen} pen
 * @param {Course} course
 * @param {{ colour: string, width: number, halo: number, head: number }} look
 */
export function arrow(pen, [start, bend, end], { colour, width, halo, head }) {
  const { ctx } = pen;
  const turn = Math.atan2(end.y - bend.y, end.x - bend.x);
  const long = Math.min(head, Math.hypot(end.y - start.y, end.x - start.x) * 0.6);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  ctx.beginPath();
  ctx.moveTo(start.x, start.y);
  ctx.quadraticCurveTo(bend.x, bend.y, end.x - cos * long * 0.8, end.y - sin * long * 0.8);
  pen.strokeHaloed(colour, width, halo);
  if (head === 0) return;
  const sides = [turn + 0.44, turn - 0.44].map((side) => {
    return { x: end.x - Math.cos(side) * long, y: end.y - Math.sin(side) * long };
  });
  pen.trace([end, ...sides]);
  ctx.closePath();
  ctx.setLineDash([]);
  pen.strokeHaloed(colour, 0.5, halo);
  pen.fill(colour);
}

/** Returns the upper right corner of a cell. @param {Rect} area @returns {Point} */
const cornerOf = ({ x, y, width, height }) => ({ x: x + width - gapOf(width, height) - 2, y: y + 2 }); // prettier-ignore

/**
 * Draws a diamond, which marks the deciding move by shape as well as by colour.
 * @param {TablePen} pen
 * @param {Point} at
 * @param {number} share factor of the size
 */
function diamond(pen, at, share) {
  pen.diamond(at, Math.max(4, 5.5 * share));
  pen.fill(pen.theme.frontier);
  pen.ctx.lineJoin = 'miter';
  pen.stroke(pen.theme.ink, 1.5);
}
