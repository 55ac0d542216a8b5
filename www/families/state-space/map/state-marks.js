/**
 * Draws the marks of the current step, the same in every layout: goals, the answer's path, the
 * state being expanded, its move, and the state under the pointer. Each mark has an outline that
 * contrasts with every role's colour.
 * @import { Bend } from '../../../canvas/answer-path.js'
 * @import { Ctx, MapView, Point, Rect, SpaceMap, Theme } from '../../../canvas/types.js'
 */
import { answerPath, dimRoom, pathMarker, placeOn } from '../../../canvas/answer-path.js';
import { fade } from '../../../canvas/colour.js';
import { pointBetween } from '../../../canvas/geometry.js';
import { disc, isDark, shades, stars, strokeHaloed } from '../../../canvas/marks.js';
import { Pen } from '../../../canvas/pen.js';
import { paintCurrentPath } from './current-path.js';
import { progressOf, roleAt, waitingAgain } from './places.js';

/**
 * Cell size from which a move's target is marked by an outline of its cell; smaller cells get a dot
 * or a diamond. In CSS px.
 */
const OUTLINED_FROM_PX = 16;

/** Number of moves up to which the answer is drawn as a line; a longer one would cover the map. */
const MOST_MOVES = 160;
/** Maximum number of marks on states that wait again. */
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
 * @property {number} starPx radius of a goal's star, in CSS px
 * @property {number[]} goalMarks places of the goals that get a star
 * @property {(place: number) => Point} pointAt
 * @property {(from: number, to: number, share: number) => Point} [between] returns the point of the
 *   beam during a move between two places; a straight line if omitted
 * @property {Bend | null} [bend] lines between two states; straight without it
 * @property {(place: number) => Cell} cellAt
 * @property {(rank: number) => Cell | null} cellOf
 * @property {(ctx: Ctx, view: MapView, theme: Theme) => void} [paintBeam]
 */

/**
 * Paints all marks of the current step.
 * @param {Ctx} ctx
 * @param {Marked} layout
 * @param {MapView} view
 * @param {Theme} theme
 */
export function paintMarks(ctx, layout, view, theme) {
  const { map, goalMarks, starPx } = layout;
  const { lit } = view;
  const isLit = lit && view.answered && map.path.length > 0;
  if (isLit) dimRoom(ctx, layout.window, lit.dim, theme);
  const pointAt = (/** @type {number} */ place) => layout.pointAt(place);
  const seen = goalMarks.filter((place) => roleAt(map, place, view) !== 'unseen');
  stars(ctx, seen.map(pointAt), starPx, theme);
  if (!isLit) layout.paintBeam?.(ctx, view, theme);
  if (map.reopened?.length) markAgain(ctx, layout, view, theme);
  if (view.answered && map.path.length > 0) {
    const ends = map.goals.includes(map.path[map.path.length - 1]);
    if (map.path.length <= MOST_MOVES) {
      answerPath(ctx, Array.from(map.path, pointAt), ends, theme, lit ?? undefined, layout.bend ?? undefined); // prettier-ignore
    } else markLongAnswer(ctx, layout, ends, theme, lit ?? undefined);
  }
  if (view.current >= 0 && !isLit) {
    const at = beamAt(layout, view);
    // The answer's last move is part of the path, so it needs no mark.
    const [from, to] = map.path.subarray(-2);
    const isDrawn = view.answered && view.current === from && view.target === to;
    const { earlier = -1 } = view;
    if (view.path && view.path.length > 1) {
      paintCurrentPath(ctx, view.path.map(pointAt), theme, layout.bend ?? null);
    }
    if (earlier >= 0 && view.target >= 0) earlierMove(ctx, layout, earlier, view.target, theme);
    if (view.target >= 0 && !isDrawn) {
      moveTo(ctx, at, layout.cellAt(view.target), view, theme, layout.bend ?? null);
    }
    ringedDot(ctx, at, theme);
  }
  const hover = layout.cellOf(view.hover);
  if (hover) outline(ctx, hover, theme, theme.accent);
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
 * Marks the expanded states that wait again by a ring.
 * @param {Ctx} ctx
 * @param {Marked} layout
 * @param {MapView} view
 * @param {Theme} theme
 */
function markAgain(ctx, layout, view, theme) {
  const { ground, fresh } = shades(theme);
  for (const place of waitingAgain(layout.map, view).slice(-MOST_MARKS)) {
    ctx.beginPath();
    const at = layout.pointAt(place);
    ctx.arc(at.x, at.y, 4, 0, 2 * Math.PI);
    ctx.fillStyle = ground;
    ctx.fill();
    strokeHaloed(ctx, theme, fresh, 1.75, 1);
  }
}

/**
 * Marks the end of an answer that is too long to be drawn and, while it is played, its board.
 * @param {Ctx} ctx
 * @param {Marked} layout
 * @param {boolean} ends whether the last state is a goal
 * @param {Theme} theme
 * @param {MapView['lit']} [lit]
 */
function markLongAnswer(ctx, layout, ends, theme, lit) {
  const { path } = layout.map;
  const last = path.length - 1;
  if (!lit || lit.edges >= last) {
    const end = layout.pointAt(path[last]);
    answerPath(ctx, [end], ends, theme, lit ? { ...lit, edges: Infinity, marker: -1 } : undefined);
  }
  if (!lit || lit.marker < 0 || lit.marker > last) return;
  const whole = Math.floor(lit.marker);
  const around = Array.from(path.subarray(whole, whole + 2), (place) => layout.pointAt(place));
  pathMarker(new Pen(ctx, theme, 1), placeOn(around, lit.marker - whole, layout.bend ?? undefined));
}

/** Number of straight pieces of a bent line. */
const PIECES = 16;

/**
 * Adds the line between two states to the current path.
 * @param {Ctx} ctx
 * @param {Point} from
 * @param {Point} to
 * @param {Bend | null} bend
 */
function traceLine(ctx, from, to, bend) {
  ctx.moveTo(from.x, from.y);
  for (let piece = 1; bend && piece < PIECES; piece++) {
    const at = bend(from, to, piece / PIECES);
    ctx.lineTo(at.x, at.y);
  }
  ctx.lineTo(to.x, to.y);
}

/**
 * Draws the move by which the search had reached a state before, crossed out.
 * @param {Ctx} ctx
 * @param {Marked} layout
 * @param {number} from place
 * @param {number} to place
 * @param {Theme} theme
 */
function earlierMove(ctx, layout, from, to, theme) {
  const [one, other] = [layout.pointAt(from), layout.pointAt(to)];
  const bend = layout.bend ?? null;
  ctx.save();
  ctx.beginPath();
  traceLine(ctx, one, other, bend);
  ctx.lineCap = 'butt';
  ctx.strokeStyle = shades(theme).halo;
  ctx.lineWidth = 4;
  ctx.stroke();
  ctx.setLineDash([1.5, 3]);
  ctx.strokeStyle = theme.ink2;
  ctx.lineWidth = 1.5;
  ctx.stroke();
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
  strokeHaloed(ctx, theme, theme.ink2, 1.75, 1.25);
  ctx.restore();
}

/**
 * Marks the state being expanded by a ringed dot.
 * @param {Ctx} ctx
 * @param {Point} at
 * @param {Theme} theme
 */
function ringedDot(ctx, at, theme) {
  const { ground } = shades(theme);
  disc(ctx, at, 9, ground);
  disc(ctx, at, 7.5, theme.current);
  disc(ctx, at, 5.25, ground);
  disc(ctx, at, 2.75, theme.current);
}

/**
 * Draws the current move as a dashed line, and marks its target: by a dot if new, by a dot with a bar
 * if the move finds another path to it, by a hollow diamond if a duplicate.
 * @param {Ctx} ctx
 * @param {Point} from
 * @param {Cell} target
 * @param {MapView} view
 * @param {Theme} theme
 * @param {Bend | null} bend
 */
function moveTo(ctx, from, target, { found, light }, theme, bend) {
  const { fresh, ground, halo } = shades(theme);
  const joins = found === 'new' || found === 'again';
  const colour = joins ? fresh : found === 'goal' ? theme.path : theme.ink;
  ctx.save();
  ctx.beginPath();
  traceLine(ctx, from, target.at, bend);
  ctx.lineCap = 'butt';
  ctx.strokeStyle = halo;
  ctx.lineWidth = 5;
  ctx.stroke();
  ctx.setLineDash([5, 3.5]);
  ctx.strokeStyle = colour;
  ctx.lineWidth = 2;
  ctx.stroke();
  ctx.restore();
  if (found === 'goal') return;
  if (light && joins) shine(ctx, target.at, 34, theme);
  if (target.size >= OUTLINED_FROM_PX) {
    outline(ctx, target, theme, colour);
  } else if (joins) {
    disc(ctx, target.at, 7.75, isDark(theme) ? ground : theme.frontierInk);
    disc(ctx, target.at, 6.5, theme.glow);
    disc(ctx, target.at, 4.5, theme.frontier);
  } else {
    ctx.beginPath();
    diamond(ctx, target.at, 7);
    ctx.fillStyle = ground;
    ctx.fill();
    strokeHaloed(ctx, theme, colour, 2);
  }
  if (found === 'again') {
    const { x, y } = target.at;
    ctx.beginPath();
    ctx.moveTo(x - 9, y);
    ctx.lineTo(x + 9, y);
    strokeHaloed(ctx, theme, theme.ink, 2.25, 1.5);
  }
}

/**
 * Paints a soft light around a point.
 * @param {Ctx} ctx
 * @param {Point} at
 * @param {number} r radius, in CSS px
 * @param {Theme} theme
 */
function shine(ctx, { x, y }, r, theme) {
  const light = ctx.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, fade(theme.frontier, 0.75));
  light.addColorStop(0.4, fade(theme.frontier, 0.25));
  light.addColorStop(1, fade(theme.frontier, 0));
  ctx.save();
  if (isDark(theme)) ctx.globalCompositeOperation = 'lighter';
  ctx.fillStyle = light;
  ctx.fillRect(x - r, y - r, 2 * r, 2 * r);
  ctx.restore();
}

/**
 * Outlines a state: its own cell, or a circle around its centre if the cell is small.
 * @param {Ctx} ctx
 * @param {Cell} cell
 * @param {Theme} theme
 * @param {string} colour
 */
function outline(ctx, { at, size, trace }, theme, colour) {
  ctx.beginPath();
  if (size >= 7) trace(ctx);
  else ctx.arc(at.x, at.y, 6, 0, 2 * Math.PI);
  strokeHaloed(ctx, theme, colour, 2);
}

/**
 * Adds a diamond to the current path.
 * @param {Ctx} ctx
 * @param {Point} at
 * @param {number} r distance from the centre to a corner, in CSS px
 */
function diamond(ctx, { x, y }, r) {
  ctx.moveTo(x, y - r);
  ctx.lineTo(x + r, y);
  ctx.lineTo(x, y + r);
  ctx.lineTo(x - r, y);
  ctx.closePath();
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
  // In some state spaces every second state is a goal; the first 4000 goals are enough.
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
