/**
 * Draws the map of a backtracking search: one ring for each depth with the root at the centre, one
 * arc for each candidate, and the path as a bright wedge.
 * @import { Lit } from '../../../canvas/types.js'
 * @import { RingPlace } from './ring-geometry.js'
 * @import { Place, Siblings, State } from './siblings.js'
 */
import { dimRoom } from '../../../canvas/answer-path.js';
import { mix } from '../../../canvas/colour.js';
import { TURN } from '../../../canvas/geometry.js';
import { Pen } from '../../../canvas/pen.js';
import { paintDepthColumn } from './depth-column.js';
import { hollow, stateColours, STATES } from './siblings.js';
import { paintLight, paintWedge } from './path-wedge.js';

/** Offset of canvas angles (0 at 3 o'clock) from ring angles (0 at 12 o'clock), in radians. */
const TOP = -TURN / 4;
/** Minimum thickness of an arc that is drawn hollow, in CSS px. */
const HOLLOW_FROM_PX = 3.5;
/** Ring thickness below which only every fifth ring gets a line, in CSS px. */
const LINED_FROM_PX = 4.5;

/**
 * @typedef {object} DepthView
 * @property {number} depth depth of the node at the cursor
 * @property {number} depths the most choices of an answer
 * @property {number} deepest greatest depth reached
 * @property {boolean} [isBound] whether the last depth is the bound of a round, not that of an answer
 * @property {number} before cells occupied before the first choice, added to each depth shown
 * @property {boolean} answered whether the node at the cursor is an answer
 * @property {'start' | 'place' | 'refuse' | 'retreat'} kind what the step did
 * @property {number} [share] progress of the step's animation, 0 to 1 (default)
 * @property {string | null} [cut] word for a cut, if the step cuts all that lies beyond its choice
 * @property {Siblings} siblings candidates of the visible rings, or of all depths if the bar is
 *   shown
 * @property {Place | null} hover highlighted candidate
 * @property {(value: number) => string} number formats a number
 * @property {Lit | null} [lit] how far the answer's path is lit during its presentation
 */

/** Pen for the rings. */
export class RingPen extends Pen {
  /**
   * @param {Pen} pen
   * @param {RingPlace} place
   * @param {DepthView} view
   */
  constructor({ ctx, theme, scale }, place, view) {
    super(ctx, theme, scale);
    this.place = place;
    this.view = view;
  }
}

/**
 * Draws the rings, the path and, if the box has room, the bar of all depths.
 * @param {Pen} on
 * @param {RingPlace} place
 * @param {DepthView} view
 */
export function paintDepthRings(on, place, view) {
  const pen = new RingPen(on, place, view);
  const { ctx, theme } = pen;
  ctx.save();
  const { centre, radius, scale } = place;
  const side = 2 * radius + 4;
  const { from, to, ringPx } = place;
  const deepest = view.deepest > view.depth ? view.deepest : -1;
  const area = { x: centre.x - side / 2, y: centre.y - side / 2, width: side, height: side };
  const { depths, isBound = false } = view;
  const deps = [from, to, ringPx, depths, deepest, isBound];
  pen.cached('rings', deps, { ...area, scale }, (sheet) =>
    paintGround(sheet, place, { depths, deepest, isBound }),
  );
  paintLight(pen);
  for (const state of STATES) if (state !== 'placed') paintArcs(pen, state);
  if (view.answered && view.lit) dimRoom(pen, area, view.lit.dim);
  paintWedge(pen);
  // Outline the candidate that the step refused or retreated from.
  const { depth, kind, siblings } = view;
  const done = { depth, index: siblings.last(depth) };
  if (kind === 'refuse') outline(pen, done, theme.current);
  if (kind === 'retreat') outline(pen, done, theme.backward);
  if (view.hover) outline(pen, view.hover, theme.accent);
  if (place.column) paintDepthColumn(pen, place.column);
  ctx.restore();
}

/**
 * Draws the background: the ring lines, the greatest depth reached, and the rim.
 * @param {Pen} pen of a picture with the rings in its centre
 * @param {RingPlace} place
 * @param {{ depths: number, deepest: number, isBound: boolean }} view `deepest` is -1 if it is not
 *   shown
 */
function paintGround(pen, place, { depths, deepest, isBound }) {
  const { ctx, theme, dark } = pen;
  const { from, to, radius, ringPx } = place;
  const centre = { x: radius + 2, y: radius + 2 };
  const circle = (/** @type {number} */ r, /** @type {string} */ colour, width = 1) => {
    pen.circle(centre, r);
    pen.stroke(colour, width);
  };
  const ground = dark ? mix(theme.page, theme.card, 0.35) : mix(theme.air, theme.unseen, 0.12);
  pen.disc(centre, radius, ground);
  const line = mix(ground, theme.unseen, dark ? 0.3 : 0.4);
  const every = ringPx >= LINED_FROM_PX ? 1 : 5;
  for (let ring = from; ring < to; ring += every) circle(place.inner(ring), line);
  if (deepest >= from && deepest < to) {
    ctx.setLineDash([2, 4]);
    circle(place.inner(deepest + 1), theme.ink2);
    ctx.setLineDash([]);
  }
  // The rim marks the bound or the depth of an answer only if the outermost ring is the last depth.
  if (to === depths) circle(radius, isBound ? theme.ink2 : theme.goal, 2);
  else circle(radius, mix(theme.unseen, theme.ink, 0.15));
}

/**
 * Draws all arcs of one state. The states differ in colour, lightness and form: arcs of untried
 * candidates are hollow, of failed ones solid, of refused ones thin, of pruned ones dashed.
 * @param {RingPen} pen
 * @param {State} state
 */
function paintArcs(pen, state) {
  const { ctx, place } = pen;
  const { depth, siblings } = pen.view;
  const { x, y } = place.centre;
  const inside = state === 'pending' && arcPx(place) >= HOLLOW_FROM_PX;
  const end = Math.min(place.to, depth + 1);
  for (const isInside of inside ? [false, true] : [false]) {
    strokeState(pen, arcPx(place), state, isInside);
    for (let ring = place.from; ring < end; ring++) {
      const r = place.inner(ring + 0.5);
      const gap = Math.min(0.012, 0.75 / r) + (isInside ? 1 / r : 0);
      for (let index = 0; index < siblings.count(ring); index++) {
        if (siblings.state(ring, index) !== state) continue;
        const { from, to } = place.angles(siblings, { depth: ring, index });
        if (to - from <= 2 * gap) continue;
        // Stroke each arc separately: browsers draw single arcs more than twice as fast as a
        // compound path.
        ctx.beginPath();
        ctx.arc(x, y, r, TOP + from + gap, TOP + to - gap);
        ctx.stroke();
      }
    }
  }
  ctx.setLineDash([]);
}

/** Returns the thickness of an arc, in CSS px. @param {RingPlace} place */
const arcPx = ({ ringPx }) => ringPx - Math.min(1.25, ringPx / 4);

/**
 * Sets the line style of the arcs of one state.
 * @param {Pen} pen
 * @param {number} px thickness of an arc
 * @param {State} state
 * @param {boolean} isInside whether to draw the inside of a hollow arc
 */
function strokeState({ ctx, theme }, px, state, isInside) {
  ctx.lineCap = 'butt';
  ctx.lineWidth = state === 'refused' ? Math.max(1, 0.3 * px) : isInside ? px - 2 : px;
  ctx.strokeStyle = isInside ? hollow(theme) : stateColours(theme)[state];
  ctx.setLineDash(state === 'pruned' ? [5, 2.5] : []);
}

/**
 * Outlines the arc of a candidate, if the arc is visible.
 * @param {RingPen} pen
 * @param {Place} candidate
 * @param {string} colour
 */
function outline(pen, candidate, colour) {
  const { ctx, place } = pen;
  const { siblings } = pen.view;
  if (!place.pointOf(siblings, candidate)) return;
  const { from, to } = place.angles(siblings, candidate);
  const inner = place.inner(candidate.depth);
  const { x, y } = place.centre;
  ctx.beginPath();
  ctx.arc(x, y, inner - 0.5, TOP + from, TOP + to);
  ctx.arc(x, y, inner + place.ringPx + 0.5, TOP + to, TOP + from, true);
  ctx.closePath();
  pen.strokeHaloed(colour, 2);
}

/**
 * Draws the mark of an arc for the legend, in the style of the arcs on the rings.
 * @param {Pen} pen
 * @param {{ width: number, height: number }} box
 * @param {State} state
 */
export function paintSwatch(pen, { width, height }, state) {
  const { ctx } = pen;
  ctx.save();
  for (const isInside of state === 'pending' ? [false, true] : [false]) {
    const inset = isInside ? 1.5 : 0;
    strokeState(pen, height - inset, state, isInside);
    pen.trace([inset, width - inset].map((x) => ({ x, y: height / 2 })));
    ctx.stroke();
  }
  ctx.restore();
}
