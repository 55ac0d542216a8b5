/**
 * The map of a backtracking search: one ring a depth, the root inside, one arc a candidate, and the
 * path as a wedge of light.
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

/** Canvas angles begin at 3 o'clock, those of the rings at 12. */
const TOP = -TURN / 4;
/** In thinner arcs there is no room between the edges. */
const HOLLOW_FROM_PX = 3.5;
/** Of thinner rings every fifth has a line. */
const LINED_FROM_PX = 4.5;

/**
 * @typedef {object} DepthView
 * @property {number} depth of the node at the cursor
 * @property {number} depths the most choices that an answer has
 * @property {number} deepest the greatest depth reached
 * @property {number} before what is there before the first choice: depths are told with it
 * @property {boolean} answered whether the node at the cursor is an answer
 * @property {'start' | 'place' | 'refuse' | 'retreat'} kind what the step did
 * @property {number} [share] how much of the movement to the step has been made, 0 to 1: all of it if
 *   left out
 * @property {Siblings} siblings those of the rings at least; of all depths where there is a column
 * @property {Place | null} hover the candidate that is looked at
 * @property {Lit | null} [lit] how the path looks while the answer is shown
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
 * What the arcs lie on: the rings, how far the search has been, and where an answer would lie.
 * @param {Ctx} ctx of a picture with the rings in its middle
 * @param {RingPlace} place
 * @param {{ depths: number, deepest: number }} view the greatest depth reached, if it is to be shown
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
  // Where the rings end before the depths do, the rim is no goal.
  ctx.strokeStyle = to === depths ? theme.goal : mix(theme.unseen, theme.ink, 0.15);
  ctx.lineWidth = to === depths ? 2 : 1;
  circle(radius);
}

/** @param {Theme} theme */
const groundColour = (theme) =>
  isDark(theme) ? mix(theme.page, theme.card, 0.35) : mix(theme.air, theme.unseen, 0.12);

/**
 * All arcs of one state. Each state differs in colour, in lightness and in form: those still to try
 * are hollow, failed ones solid, refused ones thin, those cut off broken.
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
        // One stroke each: a browser paints a lone arc in less than half the time.
        ctx.beginPath();
        ctx.arc(x, y, r, TOP + from + gap, TOP + to - gap);
        ctx.stroke();
      }
    }
  }
  ctx.setLineDash([]);
}

/** The thickness of a whole arc. @param {RingPlace} place */
const arcPx = ({ ringPx }) => ringPx - Math.min(1.25, ringPx / 4);

/**
 * Sets how candidates of one state are stroked.
 * @param {Ctx} ctx
 * @param {number} px thickness of a whole arc
 * @param {State} state
 * @param {boolean} isInside of a hollow one
 * @param {Theme} theme
 */
function strokeState(ctx, px, state, isInside, theme) {
  ctx.lineCap = 'butt';
  ctx.lineWidth = state === 'refused' ? Math.max(1, 0.3 * px) : isInside ? px - 2 : px;
  ctx.strokeStyle = isInside ? hollow(theme) : stateColours(theme)[state];
  ctx.setLineDash(state === 'pruned' ? [5, 2.5] : []);
}

/**
 * The candidate that the step refused or came back from: it has just passed to the left.
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
 * A candidate of the legend: as its arc is painted.
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
