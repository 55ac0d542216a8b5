/**
 * Moves on the table: those of the cell that is being filled, and the best line of a game.
 * @import { Ctx, Point, Rect, Theme } from '../../draw/types.js'
 * @import { Cells } from './grid.js'
 * @import { Way } from './view.js'
 */
import { fade } from '../../draw/colour.js';
import { disc, strokeHaloed } from '../../draw/marks.js';
import { LETTER_PX, centreOf, rectOf } from './grid.js';
import { traceCell } from './letters.js';

/** More arrows cannot be told apart, in large cells and in small ones. */
const MOST = 26;
const MOST_SMALL = 14;
/** Numbers nearer to each other would touch. */
const BADGE_PX = 8;

/**
 * @typedef {object} Probe a step as far as its arrows need it: see the frame of the family
 * @property {'start' | 'forward' | 'backward'} kind
 * @property {number} cell
 * @property {number} other
 * @property {number} index
 * @property {number} best
 * @property {string} finding
 */

/** What is found where the cell can be won, and where the one looked at is decided at once. */
const WINNING = ['lost', 'shorter', 'notShorter', 'worse'];
const SETTLING = ['reaches', 'noneLeft'];

/**
 * The moves of the cell of a step: those looked at, that of the step, those still ahead.
 * @param {Probe} probe
 * @param {readonly number[]} others where its moves lead, or from where moves lead to it, in order;
 *   none where they are not known
 * @returns {Way[]}
 */
export function waysOf({ kind, cell, other, index, best, finding }, others) {
  if (kind === 'start' || other < 0) return [];
  const isBack = kind === 'backward';
  const [all, now] = others.length > index ? [others, index] : [[other], 0];
  const winning = isBack ? (SETTLING.includes(finding) ? index : -1) : WINNING.includes(finding) ? best : -1; // prettier-ignore
  return all.map((place, at) => ({
    from: isBack ? place : cell,
    to: isBack ? cell : place,
    state: at === now ? 'now' : at < now ? 'looked' : 'ahead',
    best: at - now === winning - index,
  }));
}

/**
 * As many of the ways as can be read: that of the step, the best one and those around them.
 * @param {readonly Way[]} ways
 * @param {number} most
 */
export function readable(ways, most) {
  if (ways.length <= most) return ways;
  const now = ways.findIndex(({ state }) => state === 'now');
  const from = Math.max(0, Math.min(now - (most >> 1), ways.length - most));
  return ways.filter((way, at) => (at >= from && at < from + most) || way.best);
}

/** Arrows that tell less lie below those that tell more. @param {Way} way */
const weight = ({ state, best }) => Number(best) * 4 + ['ahead', 'looked', 'now'].indexOf(state);

/**
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {readonly Way[]} ways
 * @param {Theme} theme
 */
export function paintWays(ctx, grid, ways, theme) {
  const isLarge = Math.min(grid.width, grid.height) >= LETTER_PX;
  const shown = [...readable(ways, isLarge ? MOST : MOST_SMALL)];
  for (const way of shown.sort((one, other) => weight(one) - weight(other))) {
    paintWay(ctx, grid, way, isLarge, theme);
  }
}

/**
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {Way} way
 * @param {boolean} isLarge
 * @param {Theme} theme
 */
function paintWay(ctx, grid, { from, to, state, best }, isLarge, theme) {
  const isAhead = state === 'ahead' && !best;
  const width = (best ? 3.5 : state === 'now' ? 2.75 : 1.5) * (isLarge ? 1 : 0.75);
  const colour = best ? theme.frontier : isAhead ? fade(theme.ink, 0.38) : theme.ink;
  const halo = isAhead ? 0 : best ? 1.75 : 1.25;
  const [start, end] = endsOf(grid, from, to);
  ctx.save();
  if (isLarge && !isAhead) outline(ctx, rectOf(grid, to), colour, best || state === 'now' ? 3 : 1.5, theme); // prettier-ignore
  if (isAhead) ctx.setLineDash([2, 4]);
  arrow(ctx, start, end, { colour, width, halo, head: isAhead ? 5 : 5 + 2 * width }, theme);
  ctx.setLineDash([]);
  if (best) diamond(ctx, isLarge ? cornerOf(rectOf(grid, to)) : end, theme);
  ctx.restore();
}

/**
 * Where an arrow begins and ends: between the letters of two cells.
 * @param {Cells} grid
 * @param {number} from
 * @param {number} to
 * @returns {[Point, Point]}
 */
function endsOf(grid, from, to) {
  const [start, end] = [centreOf(grid, from), centreOf(grid, to)];
  const [right, down] = [end.x - start.x, end.y - start.y];
  // From the middle of a cell to its edge, as a share of the whole way.
  const edge = Math.min(
    grid.width / 2 / Math.max(1e-6, Math.abs(right)),
    grid.height / 2 / Math.max(1e-6, Math.abs(down)),
  );
  const at = (/** @type {number} */ share) => ({
    x: start.x + right * share,
    y: start.y + down * share,
  });
  return [at(Math.min(0.4, edge * 0.8)), at(1 - Math.min(0.35, edge * 0.62))];
}

/**
 * @param {Ctx} ctx
 * @param {Point} start
 * @param {Point} end
 * @param {{ colour: string, width: number, halo: number, head: number }} look
 * @param {Theme} theme
 */
function arrow(ctx, start, end, { colour, width, halo, head }, theme) {
  const turn = Math.atan2(end.y - start.y, end.x - start.x);
  const length = Math.hypot(end.y - start.y, end.x - start.x);
  const long = Math.min(head, length * 0.7);
  const neck = { x: end.x - Math.cos(turn) * long * 0.8, y: end.y - Math.sin(turn) * long * 0.8 };
  ctx.beginPath();
  ctx.moveTo(start.x, start.y);
  ctx.lineTo(neck.x, neck.y);
  strokeHaloed(ctx, theme, colour, width, halo);
  ctx.beginPath();
  ctx.moveTo(end.x, end.y);
  for (const side of [turn + 0.44, turn - 0.44]) {
    ctx.lineTo(end.x - Math.cos(side) * long, end.y - Math.sin(side) * long);
  }
  ctx.closePath();
  if (halo > 0) strokeHaloed(ctx, theme, colour, 0.5, halo);
  ctx.fillStyle = colour;
  ctx.fill();
}

/**
 * A frame within a cell.
 * @param {Ctx} ctx
 * @param {Rect} area
 * @param {string} colour
 * @param {number} width px
 * @param {Theme} theme
 */
export function outline(ctx, { x, y, width: wide, height: high }, colour, width, theme) {
  traceCell(ctx, { x: x + 0.5, y: y + 0.5, width: wide - 2.5, height: high - 2.5 });
  strokeHaloed(ctx, theme, colour, width, width > 2 ? 1 : 0.5);
}

/** The upper right corner. @param {Rect} area @returns {Point} */
const cornerOf = ({ x, y, width }) => ({ x: x + width - 3, y: y + 3 });

/**
 * The mark of what decides: not its colour alone.
 * @param {Ctx} ctx
 * @param {Point} at
 * @param {Theme} theme
 */
function diamond(ctx, { x, y }, theme) {
  const r = 5.5;
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

/**
 * A line of play: its moves with their numbers.
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {readonly number[]} line positions, from the first
 * @param {Theme} theme
 */
export function paintLine(ctx, grid, line, theme) {
  const look = { colour: theme.accent, width: 2.5, halo: 1.5, head: 10 };
  const ends = line.slice(1).map((to, at) => endsOf(grid, line[at], to));
  for (const [start, end] of ends) arrow(ctx, start, end, look, theme);
  /** @type {Point[]} */
  const taken = [];
  for (const [at, [start, end]] of ends.entries()) {
    const place = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
    const isFree = taken.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) > 2 * BADGE_PX);
    if (!isFree) continue;
    taken.push(place);
    disc(ctx, place, BADGE_PX, theme.accent);
    disc(ctx, place, BADGE_PX - 1.5, theme.card);
    ctx.fillStyle = theme.ink;
    ctx.font = `600 10.5px ${theme.font}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(String(at + 1), place.x, place.y + 0.5);
  }
}
