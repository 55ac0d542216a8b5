/**
 * Draws the sunburst of a game tree: a ring for each move ahead, a wedge for each position. Wedges
 * with a value have its colour and mark, wedges that were cut are hatched, and those on the line are
 * bright.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { SunburstPlace } from './sunburst-place.js'
 * @import { Wedges } from './wedges.js'
 */
import { mix } from '../../../canvas/colour.js';
import { TURN } from '../../../canvas/geometry.js';
import { eased } from '../../../core/playback/step-tween.js';
import { paintBound, paintMark, valueColours } from './value-marks.js';

/** Offset of canvas angles (0 at 3 o'clock) from the map's (0 at 12 o'clock), in radians. */
const TOP = -TURN / 4;
/** Minimum length and width of a wedge that has a mark, in CSS px. */
const MARKED_FROM_PX = 15;

/**
 * @typedef {object} SunburstView
 * @property {number} step
 * @property {number} current wedge of the step, or the one before it that is drawn
 * @property {number} hover wedge under the pointer or chosen by keys, -1 for none
 * @property {boolean} hidesFuture whether wedges that were not entered are hidden
 * @property {number} share progress of the step's animation, 0 to 1
 * @property {readonly { name: 'alpha' | 'beta', wedge: number }[]} [sources] wedges of the moves that
 *   alpha and beta come from
 * @property {(pen: Pen, middle: { x: number, y: number }, r: number) => void} paintCentre
 */

/** @typedef {{ place: SunburstPlace, wedges: Wedges }} Drawn */

/**
 * Draws the sunburst.
 * @param {Pen} pen
 * @param {SunburstPlace} place
 * @param {Wedges} wedges
 * @param {SunburstView} view
 */
export function paintSunburst(pen, place, wedges, view) {
  const { ctx, theme, dark } = pen;
  const { step, hidesFuture } = view;
  const map = { place, wedges };
  const ground = mix(theme.page, theme.air, 0.6);
  const colours = valueColours(theme);
  const ahead = dark ? mix(ground, theme.unseen, 0.85) : mix(ground, theme.unseen, 0.8);
  const bright = theme.ink;
  /** Wedges by the way they are filled. @type {Map<string, number[]>} */
  const groups = new Map();
  for (let wedge = 1; wedge < wedges.count; wedge++) {
    const state = wedges.stateAt(wedge, step);
    if (state === 'ahead' && hidesFuture) continue;
    const { name, bound } = wedges.valueOf(wedge);
    const isFresh = state === 'cut' && view.share < 1 && wedges.data.cut[wedge] === step;
    const key = state === 'valued' ? `${name}.${bound}` : isFresh ? 'cut.fresh' : state;
    const group = groups.get(key);
    if (group) group.push(wedge);
    else groups.set(key, [wedge]);
  }
  const line = mix(ground, theme.page, 0.3);
  for (const [key, group] of groups) {
    const [name, bound = 'exact'] = key.split('.');
    ctx.beginPath();
    for (const wedge of group) traceWedge(pen, map, wedge);
    if (name === 'cut') {
      ctx.globalAlpha = bound === 'fresh' ? eased(view.share) : 1;
      pen.fill(mix(ground, theme.sunk, 0.7));
      hatchPath(pen, place, {
        colour: mix(ground, theme.ink2, dark ? 0.34 : 0.4),
        pitch: 6,
        width: 1.1,
      });
      pen.stroke(mix(ground, theme.ink2, 0.32), 0.75);
      ctx.globalAlpha = 1;
    } else if (name === 'ahead' || name === 'open') {
      pen.fill(name === 'open' ? bright : ahead);
      pen.stroke(line, 1);
    } else {
      const { fill, line: edge } = colours[/** @type {keyof typeof colours} */ (name)];
      const isBound = bound !== 'exact';
      pen.fill(isBound ? mix(ground, fill, 0.45) : fill);
      if (name === 'loss') hatchPath(pen, place, { colour: edge, pitch: 5, width: 1.6 });
      pen.stroke(line, 1);
      if (isBound) {
        ctx.save();
        ctx.setLineDash([2.5, 2.5]);
        pen.stroke(edge, 1);
        ctx.restore();
      }
    }
  }
  paintMarks(pen, place, wedges, view);
  paintLine(pen, map, view, bright);
  for (const source of view.sources ?? []) paintSource(pen, map, source);
}

/** Size of the letters alpha and beta on the map, in CSS px, and radius of the disc below them. */
const LETTER = { px: 14, r: 9 };

/**
 * Marks the wedge that alpha or beta comes from: its border, and the letter on a disc.
 * @param {Pen} pen
 * @param {Drawn} map
 * @param {{ name: 'alpha' | 'beta', wedge: number }} source
 */
function paintSource(pen, map, { name, wedge }) {
  const { ctx, theme } = pen;
  const { place, wedges } = map;
  const { data } = wedges;
  const colour = name === 'alpha' ? theme.win : theme.lose;
  ctx.beginPath();
  traceWedge(pen, map, wedge);
  pen.strokeHaloed(colour, 2.25);
  const ring = data.depths[wedge];
  const middle = (place.inner(ring) + place.outer(ring)) / 2;
  const at = place.polar(middle, data.from[wedge] + data.shares[wedge] / 2);
  const r = Math.min(LETTER.r, place.ringPx * 0.42);
  pen.disc(at, r + 1.25, colour);
  pen.disc(at, r, theme.card);
  const px = (LETTER.px * r) / LETTER.r;
  pen.text(name === 'alpha' ? 'α' : 'β', at, { px, colour: theme.ink, weight: 700 });
}

/**
 * Adds a wedge to the current path.
 * @param {Pen} pen
 * @param {Drawn} map
 * @param {number} wedge
 * @param {number} [grow] CSS px by which the wedge is larger
 */
function traceWedge({ ctx }, { place, wedges }, wedge, grow = 0) {
  const { data } = wedges;
  const { x, y } = place.centre;
  const ring = data.depths[wedge];
  const [from, to] = [data.from[wedge] * TURN, (data.from[wedge] + data.shares[wedge]) * TURN];
  const [inner, outer] = [place.inner(ring) - grow, place.outer(ring) + grow];
  const start = place.polar(inner, data.from[wedge]);
  ctx.moveTo(start.x, start.y);
  ctx.arc(x, y, outer, TOP + from, TOP + to);
  ctx.arc(x, y, Math.max(0, inner), TOP + to, TOP + from, true);
  ctx.closePath();
}

/**
 * Hatches the current path, and leaves it as the current path.
 * @param {Pen} pen
 * @param {SunburstPlace} place
 * @param {{ colour: string, pitch: number, width: number }} lines
 */
function hatchPath({ ctx }, { centre, radius }, { colour, pitch, width }) {
  ctx.save();
  ctx.clip();
  const lines = new Path2D();
  for (let offset = -2 * radius; offset < 2 * radius; offset += pitch * Math.SQRT2) {
    lines.moveTo(centre.x - radius + offset, centre.y + radius);
    lines.lineTo(centre.x + radius + offset, centre.y - radius);
  }
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke(lines);
  ctx.restore();
}

/**
 * Draws the marks of values on wedges that are large enough.
 * @param {Pen} pen
 * @param {SunburstPlace} place
 * @param {Wedges} wedges
 * @param {SunburstView} view
 */
function paintMarks(pen, place, wedges, { step }) {
  const { theme } = pen;
  const { data } = wedges;
  const colours = valueColours(theme);
  if (place.ringPx < MARKED_FROM_PX) return;
  for (let wedge = 1; wedge < wedges.count; wedge++) {
    if (wedges.stateAt(wedge, step) !== 'valued') continue;
    const middle = (place.inner(data.depths[wedge]) + place.outer(data.depths[wedge])) / 2;
    const wide = Math.min(place.ringPx, middle * data.shares[wedge] * TURN);
    if (wide < MARKED_FROM_PX) continue;
    const { name, bound } = wedges.valueOf(wedge);
    const at = place.polar(middle, data.from[wedge] + data.shares[wedge] / 2);
    const r = Math.min(5.5, wide / 4.5);
    const isBound = bound !== 'exact';
    const colour = isBound ? theme.ink : colours[name].ink;
    if (isBound) {
      paintBound(pen, { x: at.x - r, y: at.y, px: r * 2 }, bound, colour);
      paintMark(pen, { x: at.x + r, y: at.y, r: r * 0.7 }, name, colour);
    } else {
      paintMark(pen, { ...at, r }, name, colour);
    }
  }
}

/**
 * Draws the line from the start to the wedge of the step, the centre, and the wedge looked at.
 * @param {Pen} pen
 * @param {Drawn} map
 * @param {SunburstView} view
 * @param {string} bright
 */
function paintLine(pen, map, { current, hover, paintCentre, step }, bright) {
  const { place, wedges } = map;
  const { ctx, theme } = pen;
  const { data } = wedges;
  pen.disc(place.centre, place.holePx - 1, bright);
  const points = wedges.lineTo(current).map((wedge) => {
    const ring = data.depths[wedge];
    const middle = (place.inner(ring) + place.outer(ring)) / 2;
    return ring === 0
      ? place.centre
      : place.polar(middle, data.from[wedge] + data.shares[wedge] / 2);
  });
  if (current > 0) {
    ctx.beginPath();
    traceWedge(pen, map, current);
    if (wedges.stateAt(current, step) === 'open') pen.fill(bright);
    pen.stroke(theme.frontier, 2.5);
  }
  pen.trace(points);
  ctx.lineCap = ctx.lineJoin = 'round';
  pen.stroke(pen.shades.ground, 5);
  pen.stroke(theme.glow, 2.25);
  paintCentre(pen, place.centre, place.holePx);
  points.slice(1).forEach((at, index) => {
    const isLast = index === points.length - 2;
    pen.disc(at, isLast ? 6 : 5, pen.shades.ground);
    pen.disc(at, isLast ? 4.5 : 3.5, isLast ? theme.frontier : theme.glow);
  });
  if (hover > 0) {
    ctx.beginPath();
    traceWedge(pen, map, hover, 0.5);
    pen.strokeHaloed(theme.accent, 2);
  }
}
