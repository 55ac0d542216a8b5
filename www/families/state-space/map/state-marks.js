/**
 * Draws the marks of the current step, which are the same in every layout: goals, the answer's
 * path, the state being expanded, its move, and the state under the pointer. Each mark has an
 * outline that contrasts with the colours of all roles.
 * @import { Bend } from '../../../canvas/answer-path.js'
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Ctx, MapView, Point, Rect, SpaceMap } from '../../../canvas/types.js'
 */
import { answerPath, dimRoom, pathMarker, placeOn } from '../../../canvas/answer-path.js';
import { pointBetween } from '../../../canvas/geometry.js';
import { paintCurrentPath } from './current-path.js';
import { progressOf, roleAt, waitingAgain } from './places.js';

/**
 * Minimum cell size at which a move's target is marked by an outline of its cell, in CSS px. A
 * smaller cell gets a dot or a diamond.
 */
const OUTLINED_FROM_PX = 16;

/**
 * Maximum number of moves of an answer that is drawn as a line. A longer line would cover the map.
 */
export const MOST_MOVES = 160;
/** Maximum number of marks on states that wait to be expanded again. */
const MOST_MARKS = 300;

/**
 * Area of one state.
 * @typedef {object} Cell
 * @property {Point} at centre
 * @property {number} size length of the shorter side, in CSS px
 * @property {(ctx: Ctx) => void} trace adds the outline to the current path
 */

/**
 * Part of a layout that the marks need.
 * @typedef {object} Marked
 * @property {SpaceMap} map
 * @property {Rect} window visible part of the layout
 * @property {Rect} [room] what sinks while the answer is shown, if more than the window
 * @property {(pen: Pen, view: MapView) => void} [paintNumbers] paints the numbers that the path to
 *   the present state would cover
 * @property {number} starPx radius of a goal's star, in CSS px
 * @property {number[]} goalMarks places of the goals that get a star
 * @property {(place: number) => Point} pointAt
 * @property {(from: number, to: number, share: number) => Point} [between] returns the point of the
 *   beam during a move between two places; by default a point on the straight line
 * @property {Bend | null} [bend] function that bends the lines between states; by default they are
 *   straight
 * @property {(place: number) => Cell} cellAt
 * @property {(rank: number) => Cell | null} cellOf
 * @property {(pen: Pen, view: MapView) => void} [paintBeam]
 */

/**
 * Paints all marks of the current step.
 * @param {Pen} pen
 * @param {Marked} layout
 * @param {MapView} view
 */
export function paintMarks(pen, layout, view) {
  const { map, goalMarks, starPx } = layout;
  const { lit } = view;
  const isLit = lit && view.answered && map.path.length > 0;
  if (isLit) dimRoom(pen, layout.room ?? layout.window, lit.dim);
  const pointAt = (/** @type {number} */ place) => layout.pointAt(place);
  const seen = goalMarks.filter((place) => roleAt(map, place, view) !== 'unseen');
  pen.stars(seen.map(pointAt), starPx);
  if (!isLit) layout.paintBeam?.(pen, view);
  if (map.reopened?.length) markAgain(pen, layout, view);
  if (view.answered && map.path.length > 0) {
    const ends = map.goals.includes(map.path[map.path.length - 1]);
    if (map.path.length <= MOST_MOVES) {
      answerPath(pen, Array.from(map.path, pointAt), ends, { lit, bend: layout.bend });
    } else markLongAnswer(pen, layout, ends, lit);
  }
  if (view.current >= 0 && !isLit) {
    const at = beamAt(layout, view);
    // Do not mark the last move of the answer: it is part of the path.
    const [from, to] = map.path.subarray(-2);
    const isDrawn = view.answered && view.current === from && view.target === to;
    const { earlier = -1 } = view;
    if (view.path && view.path.length > 1) {
      const { window, bend = null } = layout;
      paintCurrentPath(pen, view.path.map(pointAt), bend, window);
      layout.paintNumbers?.(pen, view);
    }
    if (earlier >= 0 && view.target >= 0) earlierMove(pen, layout, earlier, view.target);
    if (view.target >= 0 && !isDrawn) moveTo(pen, at, layout, view);
    ringedDot(pen, at);
  }
  const hover = layout.cellOf(view.hover);
  if (hover) outline(pen, hover, pen.theme.accent);
}

/**
 * Returns the position of the beam: at the state being expanded, or on the way there.
 * @param {Pick<Marked, 'pointAt' | 'between'>} layout
 * @param {MapView} view
 * @returns {Point}
 */
export function beamAt(layout, { current, glide }) {
  if (!glide) return layout.pointAt(current);
  const { from, share } = glide;
  if (layout.between) return layout.between(from, current, share);
  return pointBetween(layout.pointAt(from), layout.pointAt(current), share);
}

/**
 * Marks the expanded states that wait to be expanded again by a ring.
 * @param {Pen} pen
 * @param {Marked} layout
 * @param {MapView} view
 */
function markAgain(pen, layout, view) {
  const { ground, fresh } = pen.shades;
  for (const place of waitingAgain(layout.map, view).slice(-MOST_MARKS)) {
    pen.circle(layout.pointAt(place), 4);
    pen.fill(ground);
    pen.strokeHaloed(fresh, 1.75, 1);
  }
}

/**
 * Marks the end of an answer that is too long to be drawn and, while the answer is played, the
 * state of the board shown.
 * @param {Pen} pen
 * @param {Marked} layout
 * @param {boolean} ends whether the last state is a goal
 * @param {MapView['lit']} [lit]
 */
function markLongAnswer(pen, layout, ends, lit) {
  const { path } = layout.map;
  const last = path.length - 1;
  if (!lit || lit.edges >= last) {
    const end = layout.pointAt(path[last]);
    answerPath(pen, [end], ends, { lit: lit && { ...lit, edges: Infinity, marker: -1 } });
  }
  if (!lit || lit.marker < 0 || lit.marker > last) return;
  const whole = Math.floor(lit.marker);
  const around = Array.from(path.subarray(whole, whole + 2), (place) => layout.pointAt(place));
  pathMarker(pen, placeOn(around, lit.marker - whole, layout.bend ?? undefined));
}

/** Number of straight pieces of a bent line. */
const PIECES = 16;

/**
 * Begins a path that is the line between two states.
 * @param {Pen} pen
 * @param {Point} from
 * @param {Point} to
 * @param {Bend | null} bend
 */
function traceLine(pen, from, to, bend) {
  const pieces = Array.from({ length: bend ? PIECES - 1 : 0 }, (_, piece) => (piece + 1) / PIECES);
  pen.trace([from, ...pieces.map((share) => (bend ?? pointBetween)(from, to, share)), to]);
}

/**
 * Draws the move by which the search had reached a state earlier, crossed out.
 * @param {Pen} pen
 * @param {Marked} layout
 * @param {number} from place
 * @param {number} to place
 */
function earlierMove(pen, layout, from, to) {
  const { ctx, theme } = pen;
  const [one, other] = [layout.pointAt(from), layout.pointAt(to)];
  const bend = layout.bend ?? null;
  ctx.save();
  traceLine(pen, one, other, bend);
  ctx.lineCap = 'butt';
  pen.stroke(pen.shades.halo, 4);
  ctx.setLineDash([1.5, 3]);
  pen.stroke(theme.ink2, 1.5);
  ctx.setLineDash([]);
  const { x, y } = (bend ?? pointBetween)(one, other, 0.5);
  ctx.beginPath();
  for (const [dx, dy] of [
    [1, 1],
    [1, -1],
  ]) {
    ctx.moveTo(x - 4 * dx, y - 4 * dy);
    ctx.lineTo(x + 4 * dx, y + 4 * dy);
  }
  pen.strokeHaloed(theme.ink2, 1.75, 1.25);
  ctx.restore();
}

/**
 * Marks the state being expanded by a ringed dot.
 * @param {Pen} pen
 * @param {Point} at
 */
function ringedDot(pen, at) {
  const { ground } = pen.shades;
  const { current } = pen.theme;
  pen.disc(at, 9, ground);
  pen.disc(at, 7.5, current);
  pen.disc(at, 5.25, ground);
  pen.disc(at, 2.75, current);
}

/**
 * Draws the current move as a dashed line, and marks its target. A new state gets a dot, a state to
 * which the move finds another path a dot with a bar, and a duplicate a hollow diamond.
 * @param {Pen} pen
 * @param {Point} from
 * @param {Marked} layout
 * @param {MapView} view
 */
function moveTo(pen, from, layout, { target: place, found, light }) {
  const { ctx, theme } = pen;
  const { fresh, ground, halo } = pen.shades;
  const target = layout.cellAt(place);
  const joins = found === 'new' || found === 'again';
  const colour = joins ? fresh : found === 'goal' ? theme.path : theme.ink;
  ctx.save();
  traceLine(pen, from, target.at, layout.bend ?? null);
  ctx.lineCap = 'butt';
  pen.stroke(halo, 5);
  ctx.setLineDash([5, 3.5]);
  pen.stroke(colour, 2);
  ctx.restore();
  if (found === 'goal') return;
  if (light && joins) shine(pen, target.at, 34);
  if (target.size >= OUTLINED_FROM_PX) {
    outline(pen, target, colour);
  } else if (joins) {
    pen.disc(target.at, 7.75, pen.dark ? ground : theme.frontierInk);
    pen.disc(target.at, 6.5, theme.glow);
    pen.disc(target.at, 4.5, theme.frontier);
  } else {
    pen.diamond(target.at, 7);
    pen.fill(ground);
    pen.strokeHaloed(colour, 2);
  }
  if (found === 'again') {
    const { x, y } = target.at;
    pen.trace([{ x: x - 9, y }, { x: x + 9, y }]); // prettier-ignore
    pen.strokeHaloed(theme.ink, 2.25, 1.5);
  }
}

/**
 * Paints a soft light around a point.
 * @param {Pen} pen
 * @param {Point} at
 * @param {number} r radius, in CSS px
 */
function shine(pen, at, r) {
  const { ctx, theme, dark } = pen;
  ctx.save();
  if (dark) ctx.globalCompositeOperation = 'lighter';
  pen.glow({ ...at, r }, theme.frontier, [[0, 0.75], [0.4, 0.25], [1, 0]]); // prettier-ignore
  ctx.restore();
}

/**
 * Outlines a state: its own cell, or a circle around its centre if the cell is small.
 * @param {Pen} pen
 * @param {Cell} cell
 * @param {string} colour
 */
function outline(pen, { at, size, trace }, colour) {
  pen.circle(at, 6);
  if (size >= 7) {
    pen.ctx.beginPath();
    trace(pen.ctx);
  }
  pen.strokeHaloed(colour, 2);
}

/**
 * Returns the places of at most 200 goals whose stars do not overlap. Goals found first take
 * precedence, so a star never disappears as the search goes on.
 * @param {Pick<Marked, 'map' | 'pointAt'>} layout
 * @param {number} apart minimum distance, in CSS px
 * @returns {number[]}
 */
export function spacedGoals(layout, apart) {
  /** @type {Point[]} */
  const taken = [];
  // In some state spaces every second state is a goal, so look only at the first 4000 goals.
  const { goals, found } = layout.map;
  const byVisit = progressOf(layout.map).isSwept
    ? goals
    : goals.slice().sort((a, b) => found[a] - found[b]);
  const kept = byVisit.subarray(0, 4000).filter((place) => {
    const at = layout.pointAt(place);
    const near = taken.some(({ x, y }) => (at.x - x) ** 2 + (at.y - y) ** 2 < apart ** 2);
    return !near && taken.length < 200 && taken.push(at);
  });
  return [...kept];
}
