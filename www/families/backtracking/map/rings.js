/**
 * Draws the map of a backtracking search: one ring for each depth with the root at the centre, one
 * arc for each candidate, and the path as a bright wedge.
 * @import { Ctx, Lit, Theme } from '../../../canvas/types.js'
 * @import { RingPlace } from './ring-geometry.js'
 * @import { Place, Siblings, State } from './siblings.js'
 */
import { dimRoom } from '../../../canvas/answer-path.js';
import { mix } from '../../../canvas/colour.js';
import { disc, isDark, strokeHaloed } from '../../../canvas/marks.js';
import { TURN } from '../../../canvas/geometry.js';
import { paintDepthColumn } from './depth-column.js';
import { kept } from '../../../canvas/picture-cache.js';
import { hollow, stateColours, STATES } from './siblings.js';
import { paintLight, paintWedge } from './path-wedge.js';

/** Offset of canvas angles (0 at 3 o'clock) from ring angles (0 at 12 o'clock), in radians. */
const TOP = -TURN / 4;
/** Minimum thickness of an arc that is drawn hollow, in CSS px. */
const HOLLOW_FROM_PX = 3.5;
/** Ring thickness in CSS px below which only every fifth ring gets a line. */
const LINED_FROM_PX = 4.5;

/**
 * @typedef {object} DepthView
 * @property {number} depth depth of the node at the cursor
 * @property {number} depths the most choices of an answer
 * @property {number} deepest greatest depth reached
 * @property {number} before cells occupied before the first choice, added to each depth shown
 * @property {boolean} answered whether the node at the cursor is an answer
 * @property {'start' | 'place' | 'refuse' | 'retreat'} kind what the step did
 * @property {number} [share] progress of the step's animation, 0 to 1 (default)
 * @property {Siblings} siblings candidates of the visible rings, or of all depths if the bar is
 *   shown
 * @property {Place | null} hover highlighted candidate
 * @property {Lit | null} [lit] how far the answer's path is lit during its presentation
 */

/**
 * Draws the rings, the path and, if the box has room, the bar of all depths.
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {RingPlace} place
 * @param {DepthView} view
 * @param {Theme} theme
 * @param {(value: number) => string} number formats a number
 */
export function paintDepthRings(ctx, place, view, theme, number) {
  ctx.save();
  const { centre, radius, scale } = place;
  const side = 2 * radius + 4;
  const { from, to, ringPx } = place;
  const deepest = view.deepest > view.depth ? view.deepest : -1;
  const of = [from, to, ringPx, view.depths, deepest];
  const ground = kept(theme, 'rings', of, { width: side, height: side, scale }, (on) =>
    paintGround(on, place, { depths: view.depths, deepest }, theme),
  );
  const [left, top] = [centre.x - side / 2, centre.y - side / 2];
  ctx.drawImage(ground, left, top, ground.width / scale, ground.height / scale);
  paintLight(ctx, place, view, theme);
  for (const state of STATES) {
    if (state !== 'placed') paintArcs(ctx, place, view, state, theme);
  }
  const area = { x: left, y: top, width: side, height: side };
  if (view.answered && view.lit) dimRoom(ctx, area, view.lit.dim, theme);
  paintWedge(ctx, place, view, theme, number);
  paintDone(ctx, place, view, theme);
  if (view.hover) outline(ctx, place, view.siblings, view.hover, theme.accent, theme);
  if (place.column) paintDepthColumn(ctx, place.column, place, view, theme, number);
  ctx.restore();
}

/**
 * Draws the background: the ring lines, the greatest depth reached, and the rim.
 * @param {Ctx} ctx context of a picture with the rings in its centre
 * @param {RingPlace} place
 * @param {{ depths: number, deepest: number }} view `deepest` is -1 if it is not shown
 * @param {Theme} theme
 */
function paintGround(ctx, place, { depths, deepest }, theme) {
  const { from, to, radius, ringPx } = place;
  const centre = { x: radius + 2, y: radius + 2 };
  const circle = (/** @type {number} */ r) => {
    ctx.beginPath();
    ctx.arc(centre.x, centre.y, r, 0, TURN);
    ctx.stroke();
  };
  disc(ctx, centre, radius, groundColour(theme));
  ctx.lineWidth = 1;
  ctx.strokeStyle = mix(groundColour(theme), theme.unseen, isDark(theme) ? 0.3 : 0.4);
  const every = ringPx >= LINED_FROM_PX ? 1 : 5;
  for (let ring = from; ring < to; ring += every) circle(place.inner(ring));
  if (deepest >= from && deepest < to) {
    ctx.setLineDash([2, 4]);
    ctx.strokeStyle = theme.ink2;
    circle(place.inner(deepest + 1));
    ctx.setLineDash([]);
  }
  // The rim marks the depth of an answer only if the outermost ring is the last depth.
  ctx.strokeStyle = to === depths ? theme.goal : mix(theme.unseen, theme.ink, 0.15);
  ctx.lineWidth = to === depths ? 2 : 1;
  circle(radius);
}

/** Returns the background colour of the rings. @param {Theme} theme */
const groundColour = (theme) =>
  isDark(theme) ? mix(theme.page, theme.card, 0.35) : mix(theme.air, theme.unseen, 0.12);

/**
 * Draws all arcs of one state. The states differ in colour, lightness and form: untried arcs are
 * hollow, failed arcs solid, refused arcs thin, pruned arcs dashed.
 * @param {Ctx} ctx
 * @param {RingPlace} place
 * @param {DepthView} view
 * @param {State} state
 * @param {Theme} theme
 */
function paintArcs(ctx, place, { depth, siblings }, state, theme) {
  const { x, y } = place.centre;
  const inside = state === 'pending' && arcPx(place) >= HOLLOW_FROM_PX;
  const end = Math.min(place.to, depth + 1);
  for (const isInside of inside ? [false, true] : [false]) {
    strokeState(ctx, arcPx(place), state, isInside, theme);
    for (let ring = place.from; ring < end; ring++) {
      const r = place.inner(ring + 0.5);
      const gap = Math.min(0.012, 0.75 / r) + (isInside ? 1 / r : 0);
      for (let index = 0; index < siblings.count(ring); index++) {
        if (siblings.state(ring, index) !== state) continue;
        const { from, to } = place.angles(siblings, { depth: ring, index });
        if (to - from <= 2 * gap) continue;
        // One stroke for each arc: browsers draw single arcs more than twice as fast as a compound
        // path.
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
 * @param {Ctx} ctx
 * @param {number} px thickness of an arc
 * @param {State} state
 * @param {boolean} isInside whether to draw the inside of a hollow arc
 * @param {Theme} theme
 */
function strokeState(ctx, px, state, isInside, theme) {
  ctx.lineCap = 'butt';
  ctx.lineWidth = state === 'refused' ? Math.max(1, 0.3 * px) : isInside ? px - 2 : px;
  ctx.strokeStyle = isInside ? hollow(theme) : stateColours(theme)[state];
  ctx.setLineDash(state === 'pruned' ? [5, 2.5] : []);
}

/**
 * Outlines the candidate that the step refused or retreated from.
 * @param {Ctx} ctx
 * @param {RingPlace} place
 * @param {DepthView} view
 * @param {Theme} theme
 */
function paintDone(ctx, place, { depth, kind, siblings }, theme) {
  if (kind !== 'refuse' && kind !== 'retreat') return;
  const colour = kind === 'retreat' ? theme.backward : theme.current;
  outline(ctx, place, siblings, { depth, index: siblings.last(depth) }, colour, theme);
}

/**
 * Outlines the arc of a candidate, if the arc is visible.
 * @param {Ctx} ctx
 * @param {RingPlace} place
 * @param {Siblings} siblings
 * @param {Place} candidate
 * @param {string} colour
 * @param {Theme} theme
 */
function outline(ctx, place, siblings, candidate, colour, theme) {
  if (!place.pointOf(siblings, candidate)) return;
  const { from, to } = place.angles(siblings, candidate);
  const inner = place.inner(candidate.depth);
  const { x, y } = place.centre;
  ctx.beginPath();
  ctx.arc(x, y, inner - 0.5, TOP + from, TOP + to);
  ctx.arc(x, y, inner + place.ringPx + 0.5, TOP + to, TOP + from, true);
  ctx.closePath();
  strokeHaloed(ctx, theme, colour, 2);
}

/**
 * Draws an arc's mark for the legend, in the style of the arcs on the rings.
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {{ width: number, height: number }} box
 * @param {State} state
 * @param {Theme} theme
 */
export function paintSwatch(ctx, { width, height }, state, theme) {
  ctx.save();
  for (const isInside of state === 'pending' ? [false, true] : [false]) {
    const inset = isInside ? 1.5 : 0;
    strokeState(ctx, height - inset, state, isInside, theme);
    ctx.beginPath();
    ctx.moveTo(inset, height / 2);
    ctx.lineTo(width - inset, height / 2);
    ctx.stroke();
  }
  ctx.restore();
}
