/**
 * Geometry of the rings of depths and the arcs of their candidates, without drawing.
 *
 * Each ring is turned so that the chosen candidate lies at 12 o'clock: the path is a wedge that
 * points straight up. Candidates tried before lie to the left of the wedge, candidates still to try
 * to the right. All arcs have the same angle, so the remaining work is visible as an area.
 *
 * The ring of the cursor has no chosen candidate yet: the wedge ends between its two sides. Each
 * try turns this ring by one candidate; an inner ring turns only when all its outer rings are
 * finished, like an odometer.
 * @import { Point, Rect } from '../../../canvas/types.js'
 * @import { Place, Siblings } from './siblings.js'
 */
import { eased } from '../../../core/playback/step-tween.js';
import { TURN } from '../../../canvas/geometry.js';

/** Minimum radius of the disc, in CSS px; in a smaller box it is cut. */
const LEAST_RADIUS = 8;

/** Maximum number of rings that can be told apart. */
export const MOST_RINGS = 64;
/**
 * Margin around the disc, and margin above it for the star of an answer or the depth of a dead end,
 * in CSS px.
 */
const MARGIN_PX = 10;
const ABOVE_PX = 22;
const LEAST_RING_PX = 2.2;
/** Space for the bar of all depths beside the disc: bar, gap and numbers, in CSS px. */
const COLUMN = { px: 26, gap: 18, numbers: 48 };
/** Angle of the path's wedge at 12 o'clock, in radians. */
export const WEDGE = TURN / 21;
/** Gap between the wedge and the arcs, in radians. At 6 o'clock the gap is twice as wide. */
const SEAM = TURN / 120;
/** Angle between 12 o'clock and the first arc on either side, in radians. */
const NEAR = WEDGE / 2 + SEAM;
/**
 * Maximum angle of an arc, in radians. Without it, each of two candidates would fill half a ring.
 */
const WIDEST = TURN / 9;

/**
 * @typedef {object} Span range of depths, from `from` up to (not including) `to`
 * @property {number} from
 * @property {number} to
 */

/** @typedef {{ from: number, to: number }} Angles radians, clockwise from 12 o'clock */

/**
 * Returns the depths to show around the cursor, with more depths before it than after it. Keeps the
 * previous range as long as the cursor is not near its ends, so that the picture does not jitter.
 * @param {number} depth depth of the cursor
 * @param {number} depths number of depths
 * @param {number} size number of depths that fit
 * @param {Span | null} before previous range
 * @returns {Span}
 */
export function spanAround(depth, depths, size, before) {
  if (depths <= size) return { from: 0, to: depths };
  const clear = Math.floor(size / 8);
  if (before && before.to - before.from === size && before.to <= depths) {
    const far = before.from === 0 || depth >= before.from + clear;
    const near = before.to === depths || depth < before.to - clear;
    if (far && near) return before;
  }
  const from = Math.min(depths - size, Math.max(0, depth - Math.round(0.7 * size)));
  return { from, to: from + size };
}

/**
 * Returns the angles of a candidate's arc.
 * @param {number} by candidate index of the candidate minus the index of the candidate tried last
 * @param {boolean} isHead whether the ring has no chosen candidate (the ring of the cursor)
 * @param {number} step angle of an arc, in radians
 * @returns {Angles}
 */
function anglesOf(by, isHead, step) {
  if (by === 0 && !isHead) return { from: -WEDGE / 2, to: WEDGE / 2 };
  if (by > 0) return { from: NEAR + (by - 1) * step, to: NEAR + by * step };
  const back = isHead ? -by : -by - 1;
  return { from: -NEAR - (back + 1) * step, to: -NEAR - back * step };
}

/** Geometry of the rings for one step in one box. */
export class RingPlace {
  /**
   * @param {{ width: number, height: number, scale?: number }} box CSS px; `scale` is in device
   *   pixels per CSS px
   * @param {{ depth: number, depths: number, kind?: string, share?: number }} search `depth` of the
   *   cursor, `depths`: the most choices of an answer, `kind`: what the step did, `share`: progress
   *   of its animation, 0 to 1
   * @param {Span | null} [before] range of depths shown before
   */
  constructor({ width, height, scale = 1 }, search, before = null) {
    const { depth, depths, kind = 'start', share = 1 } = search;
    const room = Math.min(width - 2 * MARGIN_PX, height - ABOVE_PX - MARGIN_PX) / 2;
    const whole = Math.max(LEAST_RADIUS, room);
    const aside = COLUMN.px + COLUMN.gap + COLUMN.numbers;
    // If the box is too narrow for both, show only the rings.
    const hasColumn = depths > ringsIn(whole) && width >= 3.6 * aside;
    const radius = hasColumn ? Math.min(whole, (width - aside) / 2 - MARGIN_PX) : whole;
    const left = (width - 2 * radius - (hasColumn ? aside : 0)) / 2;
    this.depth = depth;
    this.depths = depths;
    this.kind = kind;
    this.share = eased(share);
    this.scale = scale;
    this.radius = radius;
    /** @type {Point} */
    this.centre = { x: left + radius, y: (ABOVE_PX + height - MARGIN_PX) / 2 };
    const { from, to } = spanAround(depth, depths, ringsIn(radius), before);
    this.from = from;
    this.to = to;
    this.hole = holeOf(radius);
    this.ringPx = (radius - this.hole) / Math.max(1, to - from);
    /** Box of the bar of all depths; null if the rings show every depth. @type {Rect | null} */
    this.column = hasColumn
      ? {
          x: this.centre.x + radius + COLUMN.gap,
          y: this.centre.y - radius,
          width: COLUMN.px,
          height: 2 * radius,
        }
      : null;
  }

  /**
   * Returns the inner radius of the ring of a depth, in CSS px.
   * @param {number} depth
   * @returns {number} for `to`, the radius of the disc
   */
  inner(depth) {
    return this.hole + (depth - this.from) * this.ringPx;
  }

  /**
   * Returns the angles of a candidate's arc, interpolated while the step is animated.
   * @param {Siblings} siblings
   * @param {Place} place
   * @returns {Angles}
   */
  angles(siblings, { depth, index }) {
    const isHead = depth === this.depth;
    const by = index - siblings.last(depth);
    const step = Math.min(WIDEST, (TURN / 2 - NEAR - SEAM) / siblings.mostCandidates);
    const there = anglesOf(by, isHead, step);
    const from = this.share < 1 ? this.#before(depth, by) : null;
    if (!from) return there;
    const here = anglesOf(from.by, from.isHead, step);
    const between = (/** @type {'from' | 'to'} */ edge) =>
      here[edge] + this.share * (there[edge] - here[edge]);
    return { from: between('from'), to: between('to') };
  }

  /**
   * Returns the arguments of `anglesOf` for the arc of a candidate before this step; null if the
   * step did not turn its ring.
   * @param {number} depth
   * @param {number} by
   */
  #before(depth, by) {
    const { kind } = this;
    if (kind === 'place' && depth === this.depth - 1) return { by: by + 1, isHead: true };
    if (kind === 'refuse' && depth === this.depth) return { by: by + 1, isHead: true };
    if (kind === 'retreat' && depth === this.depth) return { by, isHead: false };
    return null;
  }

  /**
   * Converts polar coordinates around the centre to a point.
   * @param {number} r CSS px
   * @param {number} angle radians, clockwise from 12 o'clock
   * @returns {Point}
   */
  polar(r, angle) {
    return { x: this.centre.x + r * Math.sin(angle), y: this.centre.y - r * Math.cos(angle) };
  }

  /**
   * Returns the middle of a candidate's arc.
   * @param {Siblings} siblings
   * @param {Place} place
   * @returns {Point | null} null if the arc is not visible
   */
  pointOf(siblings, place) {
    if (place.depth < this.from || place.depth >= this.to || !siblings.has(place)) return null;
    const { from, to } = this.angles(siblings, place);
    return this.polar(this.inner(place.depth + 0.5), (from + to) / 2);
  }

  /**
   * Returns the candidate whose arc covers a point.
   * @param {Siblings} siblings
   * @param {Point} point
   * @returns {Place | null}
   */
  placeAt(siblings, { x, y }) {
    const dx = x - this.centre.x;
    const dy = y - this.centre.y;
    const depth = this.from + Math.floor((Math.hypot(dx, dy) - this.hole) / this.ringPx);
    if (depth < this.from || depth >= this.to) return null;
    const angle = Math.atan2(dx, -dy);
    for (let index = 0; index < siblings.count(depth); index++) {
      const { from, to } = this.angles(siblings, { depth, index });
      const beyond = (angle - from + 2 * TURN) % TURN;
      if (beyond < to - from) return { depth, index };
    }
    return null;
  }
}

/** Returns the radius of the hole in the disc, in CSS px. @param {number} radius of the disc */
function holeOf(radius) {
  return Math.max(5, radius * 0.09);
}

/** Returns the number of rings that fit into a disc. @param {number} radius CSS px */
function ringsIn(radius) {
  return Math.min(MOST_RINGS, Math.max(1, Math.floor((radius - holeOf(radius)) / LEAST_RING_PX)));
}
