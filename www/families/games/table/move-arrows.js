/**
 * Arrows for the moves of the cell that is being filled.
 * @import { Ctx, Point, Rect, Theme } from '../../../canvas/types.js'
 * @import { Cells } from './grid-geometry.js'
 * @import { Way } from './table-view.js'
 */
import { mix } from '../../../canvas/colour.js';
import { strokeHaloed } from '../../../canvas/marks.js';
import { LETTER_PX, cellAt, centreOf, rectOf } from './grid-geometry.js';
import { gapOf, traceCell } from './cell-stamps.js';

/** Minimum distance of an arrow's middle from the upper edge, in CSS px: room for a number. */
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
 * Returns the moves of the step's cell: seen, current and ahead. Of many moves returns only as many
 * as can be told apart, including the current and the best one.
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
 * Picks as many indices as can be told apart: the important ones, and others at even intervals.
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
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {readonly Way[]} ways
 * @param {number} moved progress of the step's animation, 0 to 1
 * @param {Theme} theme
 * @returns {Iterable<number>} cells that the arrows cross, so that their texts can be drawn again
 */
export function paintWays(ctx, grid, ways, moved, theme) {
  const least = Math.min(grid.width, grid.height);
  const isLarge = least >= LETTER_PX;
  const share = Math.max(0.6, Math.min(1, least / 34));
  const kept = ways.flatMap(({ best, state }, at) => (best || state === 'now' ? [at] : []));
  const shown = isLarge ? ways : readable(ways.length, MOST_SMALL, kept).map((at) => ways[at]);
  // Arrows that lead to the same cell have a common head.
  const isBack = ways.length > 1 && ways[0].to === ways[1].to;
  /** @type {Set<number>} */
  const crossed = new Set();
  for (const way of [...shown].sort((one, other) => weight(one) - weight(other))) {
    const grown = way.state === 'now' ? moved : 1;
    if (grown === 0) continue;
    const course = partOf(courseOf(grid, way.from, way.to), grown);
    paintWay(ctx, grid, way, { course, grown, isLarge, isBack, share }, theme);
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
  const between = (/** @type {Point} */ from, /** @type {Point} */ to) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  const middle = between(start, bend);
  return [start, middle, between(middle, between(bend, end))];
}

/**
 * Adds the cells that an arrow crosses to a set.
 * @param {Cells} grid
 * @param {Course} course
 * @param {Set<number>} crossed
 */
export function cross(grid, [start, bend, end], crossed) {
  const long = Math.hypot(end.x - start.x, end.y - start.y);
  const parts = Math.ceil((2.5 * long) / Math.min(grid.width, grid.height)) + 2;
  for (let part = 0; part <= parts; part++) {
    const on = part / parts;
    const before = 1 - on;
    const of = (/** @type {'x' | 'y'} */ axis) =>
      before * before * start[axis] + 2 * before * on * bend[axis] + on * on * end[axis];
    const cell = cellAt(grid, { x: of('x'), y: of('y') });
    if (cell >= 0) crossed.add(cell);
  }
}

/**
 * Draws one arrow, and a frame around its other cell.
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {Way} way
 * @param {{ course: Course, grown: number, isLarge: boolean, isBack: boolean, share: number }} options
 * `grown` is the drawn share of the course, `share` the factor of the line width
 * @param {Theme} theme
 */
function paintWay(ctx, grid, { from, to, state, best }, options, theme) {
  const { course, grown, isLarge, isBack, share } = options;
  const isStrong = best || state === 'now';
  const isAhead = state === 'ahead' && !best;
  const width = (best ? 3.75 : isStrong ? 2.75 : isAhead ? 1.75 : 1.5) * share;
  const colour = isAhead ? mix(theme.ink, theme.card, 0.25) : theme.ink;
  const halo = isAhead ? 1 : best ? 2 : 1.5;
  const head = isBack && !isStrong ? 0 : isAhead ? 9 : 6 + 2 * width;
  const other = rectOf(grid, isBack ? from : to);
  ctx.save();
  const isThere = grown === 1;
  if (isLarge && !isAhead && isThere) {
    outline(ctx, other, colour, (isStrong ? 3 : 1.5) * share, theme);
  }
  if (isAhead) ctx.setLineDash([4, 4]);
  arrow(ctx, course, { colour, width, halo, head }, theme);
  ctx.setLineDash([]);
  if (best && isThere)
    diamond(ctx, isLarge ? cornerOf(other) : isBack ? course[0] : course[2], share, theme);
  ctx.restore();
}

/**
 * Quadratic Bézier curve of an arrow: start, control point, end.
 * @typedef {[Point, Point, Point]} Course
 */

/**
 * Returns the course of an arrow from the edge of one cell to the edge of another. Along a row or
 * column the arrow bends around the cells between.
 * @param {Cells} grid
 * @param {number} from cell
 * @param {number} to cell
 * @returns {Course}
 */
export function courseOf(grid, from, to) {
  const { width, height, columns } = grid;
  const [start, end] = [centreOf(grid, from), centreOf(grid, to)];
  const right = (to % columns) - (from % columns);
  const down = Math.floor(to / columns) - Math.floor(from / columns);
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
  // Distance from a cell's centre to its edge, as a share of the whole distance.
  const edge = Math.min(0.5 / Math.abs(right), 0.5 / Math.abs(down));
  const at = (/** @type {number} */ share) => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  });
  return [at(Math.min(0.4, edge)), middle, at(1 - Math.min(0.4, edge * 0.86))];
}

/**
 * Draws an arrow.
 * @param {Ctx} ctx
 * @param {Course} course
 * @param {{ colour: string, width: number, halo: number, head: number }} look
 * @param {Theme} theme
 */
export function arrow(ctx, [start, bend, end], { colour, width, halo, head }, theme) {
  const turn = Math.atan2(end.y - bend.y, end.x - bend.x);
  const long = Math.min(head, Math.hypot(end.y - start.y, end.x - start.x) * 0.6);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  ctx.beginPath();
  ctx.moveTo(start.x, start.y);
  ctx.quadraticCurveTo(bend.x, bend.y, end.x - cos * long * 0.8, end.y - sin * long * 0.8);
  strokeHaloed(ctx, theme, colour, width, halo);
  if (head === 0) return;
  ctx.beginPath();
  ctx.moveTo(end.x, end.y);
  for (const side of [turn + 0.44, turn - 0.44]) {
    ctx.lineTo(end.x - Math.cos(side) * long, end.y - Math.sin(side) * long);
  }
  ctx.closePath();
  ctx.setLineDash([]);
  strokeHaloed(ctx, theme, colour, 0.5, halo);
  ctx.fillStyle = colour;
  ctx.fill();
}

/**
 * Draws a frame around a cell, excluding its gap.
 * @param {Ctx} ctx
 * @param {Rect} area
 * @param {string} colour
 * @param {number} width px
 * @param {Theme} theme
 */
export function outline(ctx, { x, y, width: wide, height: high }, colour, width, theme) {
  const gap = gapOf(wide, high);
  const out = Math.min(width, gap) / 2;
  traceCell(ctx, { x: x - out, y: y - out, width: wide - gap + 2 * out, height: high - gap + 2 * out }); // prettier-ignore
  strokeHaloed(ctx, theme, colour, width, width > 2 ? 1 : 0.5);
}

/** Returns the upper right corner of a cell. @param {Rect} area @returns {Point} */
const cornerOf = ({ x, y, width, height }) => ({ x: x + width - gapOf(width, height) - 2, y: y + 2 }); // prettier-ignore

/**
 * Draws a diamond, which marks the deciding move by shape as well as by colour.
 * @param {Ctx} ctx
 * @param {Point} at
 * @param {number} share factor of the size
 * @param {Theme} theme
 */
function diamond(ctx, { x, y }, share, theme) {
  const r = Math.max(4, 5.5 * share);
  ctx.beginPath();
  ctx.moveTo(x, y - r);
  for (const [right, down] of [[r, 0], [0, r], [-r, 0]]) ctx.lineTo(x + right, y + down); // prettier-ignore
  ctx.closePath();
  ctx.fillStyle = theme.frontier;
  ctx.fill();
  ctx.lineWidth = 1.5;
  ctx.lineJoin = 'miter';
  ctx.strokeStyle = theme.ink;
  ctx.stroke();
}
