/**
 * The map of a backtracking search: one ring a depth, the root inside, one arc a candidate.
 * @import { Ctx, Point, Rect, Theme } from '../../draw/types.js'
 * @import { RingPlace } from './ringplace.js'
 * @import { Place, Siblings, State } from './siblings.js'
 */
import { fade, mix } from '../../draw/colour.js';
import { answerPath, disc, isDark, strokeHaloed } from '../../draw/marks.js';
import { TURN } from '../../draw/ringplan.js';
import { paintDepthColumn } from './depth-column.js';
import { SPINE } from './ringplace.js';
import { stateColours, STATES } from './siblings.js';

/** Canvas angles begin at 3 o'clock, those of the rings at 12. */
const TOP = -TURN / 4;
const FONT_PX = 11;
/** Thinner arcs would be all stripes. */
const STRIPED_FROM_PX = 4;

/**
 * @typedef {object} DepthView
 * @property {number} depth of the node at the cursor
 * @property {number} depths the most choices that an answer has
 * @property {number} deepest the greatest depth reached
 * @property {boolean} answered whether the node at the cursor is an answer
 * @property {Siblings} siblings those of the rings at least; of all depths where there is a column
 * @property {Place | null} hover the candidate that is looked at
 */

/**
 * Paints the whole map.
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {RingPlace} place
 * @param {DepthView} view
 * @param {Theme} theme
 * @param {(value: number) => string} number
 */
export function paintDepthRings(ctx, place, view, theme, number) {
  ctx.save();
  paintGround(ctx, place, view, theme);
  for (const state of STATES) {
    if (state !== 'placed') paintArcs(ctx, place, view, state, theme);
  }
  paintSpine(ctx, place, view, theme, number);
  paintEdges(ctx, place, view, theme);
  paintNumbers(ctx, place, view, theme, number);
  paintHead(ctx, place, view, theme);
  paintHover(ctx, place, view, theme);
  if (place.column) paintDepthColumn(ctx, place.column, place, view, theme, number);
  ctx.restore();
}

/**
 * What the rings lie on: as far as the search is, and paler what is beyond, with a circle at each
 * depth that has a number.
 * @param {Ctx} ctx
 * @param {RingPlace} place
 * @param {DepthView} view
 * @param {Theme} theme
 */
function paintGround(ctx, place, { depth }, theme) {
  const { centre, from, to, radius } = place;
  disc(ctx, centre, radius, mix(theme.card, theme.unseen, isDark(theme) ? 0.34 : 0.22));
  const reached = place.inner(Math.max(from, Math.min(to, depth + 1)));
  disc(ctx, centre, reached, mix(theme.card, theme.unseen, isDark(theme) ? 0.62 : 0.44));
  ctx.strokeStyle = theme.card;
  ctx.lineWidth = 1;
  for (const ring of numbered(place)) {
    ctx.beginPath();
    ctx.arc(centre.x, centre.y, place.inner(ring), 0, TURN);
    ctx.stroke();
  }
}

/**
 * All arcs of one state. Each state differs in colour, in lightness and in shape: refused ones are
 * thin, those cut off are broken, those still to try are striped.
 * @param {Ctx} ctx
 * @param {RingPlace} place
 * @param {DepthView} view
 * @param {State} state
 * @param {Theme} theme
 */
function paintArcs(ctx, place, { depth, siblings }, state, theme) {
  const { x, y } = place.centre;
  /** @type {[r: number, from: number, to: number][]} */
  const arcs = [];
  for (let ring = place.from; ring < Math.min(place.to, depth + 1); ring++) {
    const r = place.inner(ring + 0.5);
    for (let index = 0; index < siblings.count(ring); index++) {
      if (siblings.state(ring, index) !== state) continue;
      const { from, to } = place.angles(siblings, { depth: ring, index });
      arcs.push([r, TOP + from + 1 / r, TOP + to - 1 / r]);
    }
  }
  // One stroke each: a browser paints a lone arc in less than half the time.
  strokeState(ctx, place.ringPx - gapPx(place), state, theme, () => {
    for (const [r, from, to] of arcs) {
      ctx.beginPath();
      ctx.arc(x, y, r, from, to);
      ctx.stroke();
    }
  });
}

/**
 * Strokes candidates of one state.
 * @param {Ctx} ctx
 * @param {number} px thickness of a whole arc
 * @param {State} state
 * @param {Theme} theme
 * @param {() => void} stroke strokes all of them
 */
function strokeState(ctx, px, state, theme, stroke) {
  ctx.lineCap = 'butt';
  ctx.lineWidth = state === 'refused' ? Math.max(1, 0.36 * px) : px;
  ctx.strokeStyle = stateColours(theme)[state];
  if (state === 'pruned') ctx.setLineDash([5, 2.5]);
  stroke();
  if (state === 'pending' && px >= STRIPED_FROM_PX) {
    ctx.setLineDash([1.2, 4.3]);
    ctx.strokeStyle = fade('#fff', isDark(theme) ? 0.3 : 0.45);
    stroke();
  }
  ctx.setLineDash([]);
}

/**
 * The path: from the root outwards to the node at the cursor.
 * @param {Ctx} ctx
 * @param {RingPlace} place
 * @param {DepthView} view
 * @param {Theme} theme
 * @param {(value: number) => string} number
 */
function paintSpine(ctx, place, { depth }, theme, number) {
  const { centre, hole, from, to } = place;
  const end = place.inner(Math.max(from, Math.min(to, depth)));
  ctx.fillStyle = stateColours(theme).placed;
  ctx.beginPath();
  ctx.arc(centre.x, centre.y, end, TOP - SPINE / 2, TOP + SPINE / 2);
  ctx.lineTo(centre.x, centre.y);
  ctx.fill();
  disc(ctx, centre, hole - 1.5, theme.card);
  disc(ctx, centre, Math.max(2, hole - 3), stateColours(theme).placed);
  if (from === 0) return;
  // Not the root: the depth of the innermost ring that is shown.
  disc(ctx, centre, Math.max(1, hole - 4.5), theme.card);
  ctx.font = `600 ${FONT_PX}px ${theme.font}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = theme.ink;
  if (ctx.measureText(number(from)).width < 2 * hole - 12) {
    ctx.fillText(number(from), centre.x, centre.y + 0.5);
  }
}

/**
 * How far the search has been, and where an answer would lie.
 * @param {Ctx} ctx
 * @param {RingPlace} place
 * @param {DepthView} view
 * @param {Theme} theme
 */
function paintEdges(ctx, place, { depth, depths, deepest }, theme) {
  const { centre, from, to, radius } = place;
  const circle = (/** @type {number} */ r) => {
    ctx.beginPath();
    ctx.arc(centre.x, centre.y, r, 0, TURN);
  };
  if (deepest > depth && deepest >= from && deepest < to) {
    circle(place.inner(deepest + 1));
    ctx.setLineDash([2, 4]);
    strokeHaloed(ctx, theme, theme.ink2, 1.25, 0.75);
    ctx.setLineDash([]);
  }
  if (depth >= from && depth < to) {
    circle(place.inner(depth + 1));
    strokeHaloed(ctx, theme, theme.ink2, 1, 0.5);
  }
  // Where the rings end before the depths do, the rim is no goal.
  circle(radius);
  ctx.strokeStyle = to === depths ? theme.goal : mix(theme.unseen, theme.ink, 0.15);
  ctx.lineWidth = to === depths ? 2 : 1;
  ctx.stroke();
}

/**
 * The depths on the path, as many as have room.
 * @param {Ctx} ctx
 * @param {RingPlace} place
 * @param {DepthView} view
 * @param {Theme} theme
 * @param {(value: number) => string} number
 */
function paintNumbers(ctx, place, { depth }, theme, number) {
  const { centre, ringPx } = place;
  ctx.font = `600 ${FONT_PX}px ${theme.font}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (const ring of numbered(place)) {
    const r = place.inner(ring + 0.5);
    const text = number(ring);
    const room = r * SPINE - 4;
    const toHead = Math.abs(ring - depth) * ringPx;
    if (ctx.measureText(text).width > room || toHead < FONT_PX + 3) continue;
    ctx.fillStyle = ring < depth ? theme.card : theme.ink2;
    ctx.fillText(text, centre.x, centre.y - r);
  }
}

/**
 * The node at the cursor: a ringed dot; a cross where it has no candidate, a star where it is an
 * answer.
 * @param {Ctx} ctx
 * @param {RingPlace} place
 * @param {DepthView} view
 * @param {Theme} theme
 */
function paintHead(ctx, place, { depth, answered, siblings }, theme) {
  if (depth < place.from) return;
  const at = place.polar(Math.min(place.radius, place.inner(depth + 0.5)), 0);
  disc(ctx, at, 8.5, fade(theme.card, 0.9));
  if (answered) {
    answerPath(ctx, [at], true, theme);
    return;
  }
  disc(ctx, at, 7, theme.current);
  disc(ctx, at, 5, theme.card);
  if (siblings.count(depth) > 0) {
    disc(ctx, at, 2.75, theme.current);
    return;
  }
  ctx.beginPath();
  for (const by of [-2.6, 2.6]) {
    ctx.moveTo(at.x - by, at.y - 2.6);
    ctx.lineTo(at.x + by, at.y + 2.6);
  }
  ctx.strokeStyle = theme.current;
  ctx.lineWidth = 1.75;
  ctx.stroke();
}

/**
 * @param {Ctx} ctx
 * @param {RingPlace} place
 * @param {DepthView} view
 * @param {Theme} theme
 */
function paintHover(ctx, place, { siblings, hover }, theme) {
  if (!hover || !place.pointOf(siblings, hover)) return;
  const { from, to } = place.angles(siblings, hover);
  const inner = place.inner(hover.depth);
  const { x, y } = place.centre;
  ctx.beginPath();
  ctx.arc(x, y, inner - 0.5, TOP + from, TOP + to);
  ctx.arc(x, y, inner + place.ringPx + 0.5, TOP + to, TOP + from, true);
  ctx.closePath();
  strokeHaloed(ctx, theme, theme.accent, 2);
}

/**
 * A candidate of the legend: as its arc is painted.
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {{ width: number, height: number }} box
 * @param {State} state
 * @param {Theme} theme
 */
export function paintSwatch(ctx, { width, height }, state, theme) {
  ctx.save();
  strokeState(ctx, height, state, theme, () => {
    ctx.beginPath();
    ctx.moveTo(0, height / 2);
    ctx.lineTo(width, height / 2);
    ctx.stroke();
  });
  ctx.restore();
}

/** The depths that have a number where there is room for it. @param {RingPlace} place */
function numbered({ from, to, ringPx }) {
  const every = [1, 2, 5, 10, 20, 50].find((step) => step * ringPx >= 1.7 * FONT_PX) ?? 100;
  const first = Math.ceil((from + 1) / every);
  const rings = Math.max(0, Math.ceil(to / every) - first);
  return Array.from({ length: rings }, (_, index) => (first + index) * every);
}

/** Between two rings. @param {RingPlace} place */
function gapPx({ ringPx }) {
  return Math.min(1.5, ringPx / 4);
}
