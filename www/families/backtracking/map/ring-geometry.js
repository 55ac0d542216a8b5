/**
 * Where the rings of the depths and the arcs of their candidates are: geometry without a canvas.
 *
 * Each ring is turned so that the candidate on the path lies at 12 o'clock: the path is a wedge that
 * runs straight outwards. What was tried before lies to the left of it, what is still to try to the
 * right, each in its own half; an arc is as wide whatever the number of its siblings, so that the
 * work left is a shape. In the ring of the cursor nothing is chosen, and the wedge ends between what
 * was tried and what is to try. A try turns that ring by one candidate, and an inner one only when
 * all beyond it has been tried, as an odometer does.
 * @import { Point, Rect } from '../../../canvas/types.js'
 * @import { Place, Siblings } from './siblings.js'
 */
import { eased } from '../../../core/playback/step-tween.js';
import { TURN } from '../../../canvas/geometry.js';

/** The most rings that can be told apart. */
export const MOST_RINGS = 64;
/** Around the disc; above it, at the end of the path, for the star of an answer and the depth of a dead end. */
const MARGIN_PX = 10;
const ABOVE_PX = 22;
const LEAST_RING_PX = 2.2;
/** What the bar of all depths takes up beside the disc, with its numbers. */
const COLUMN = { px: 26, gap: 18, numbers: 48 };
/** The wedge of the path at 12 o'clock. */
export const WEDGE = TURN / 21;
/** Between the wedge and the arcs on either side, and between the halves at 6 o'clock. */
const SEAM = TURN / 120;
/** Where the arcs begin on either side. */
const NEAR = WEDGE / 2 + SEAM;
/** The widest arc: with two candidates a node an arc is still no half of a ring. */
const WIDEST = TURN / 9;

/**
 * @typedef {object} Span what is drawn: the depths `from` up to `to`, without the latter
 * @property {number} from
 * @property {number} to
 */

/** @typedef {{ from: number, to: number }} Angles clockwise from 12 o'clock */

/**
 * The depths to show of more than have room: those around the cursor, more of them before it than
 * beyond. They stay while the cursor keeps clear of both ends, so that a picture of a search that
 * goes back and forth stands still.
 * @param {number} depth of the cursor
 * @param {number} depths how many there are
 * @param {number} size how many can be shown
 * @param {Span | null} before those shown until now
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
 * The arc of a candidate.
 * @param {number} by how many of its siblings lie between it and the last one tried; 0 for that one
 * @param {boolean} isHead whether nothing is chosen in its ring
 * @param {number} step the width of an arc
 * @returns {Angles}
 */
function anglesOf(by, isHead, step) {
  if (by === 0 && !isHead) return { from: -WEDGE / 2, to: WEDGE / 2 };
  if (by > 0) return { from: NEAR + (by - 1) * step, to: NEAR + by * step };
  const back = isHead ? -by : -by - 1;
  return { from: -NEAR - (back + 1) * step, to: -NEAR - back * step };
}

/** The rings of one moment in one box. */
export class RingPlace {
  /**
   * @param {{ width: number, height: number, scale?: number }} box CSS px, and pixels to each
   * @param {{ depth: number, depths: number, kind?: string, share?: number }} search depth of the
   *   cursor and the most choices that an answer has; what the step did, and how much of its
   *   movement has been made
   * @param {Span | null} [before] the depths shown until now
   */
  constructor({ width, height, scale = 1 }, search, before = null) {
    const { depth, depths, kind = 'start', share = 1 } = search;
    const whole = Math.min(width - 2 * MARGIN_PX, height - ABOVE_PX - MARGIN_PX) / 2;
    const aside = COLUMN.px + COLUMN.gap + COLUMN.numbers;
    // Without room for both the rings alone show where the search is.
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
    /** The bar of all depths, where the rings show a part of them. @type {Rect | null} */
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
   * @param {number} depth
   * @returns {number} inner radius of its ring; that of the window's end is the rim
   */
  inner(depth) {
    return this.hole + (depth - this.from) * this.ringPx;
  }

  /**
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
   * Where a candidate was before the step, as `anglesOf` takes it: the step turned its ring by one
   * candidate; null where it did not.
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
   * @param {number} r
   * @param {number} angle clockwise from 12 o'clock
   * @returns {Point}
   */
  polar(r, angle) {
    return { x: this.centre.x + r * Math.sin(angle), y: this.centre.y - r * Math.cos(angle) };
  }

  /**
   * @param {Siblings} siblings
   * @param {Place} place
   * @returns {Point | null} the middle of the candidate's arc; null where it is not shown
   */
  pointOf(siblings, place) {
    if (place.depth < this.from || place.depth >= this.to || !siblings.has(place)) return null;
    const { from, to } = this.angles(siblings, place);
    return this.polar(this.inner(place.depth + 0.5), (from + to) / 2);
  }

  /**
   * @param {Siblings} siblings
   * @param {Point} point
   * @returns {Place | null} the candidate whose arc covers it
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

/** @param {number} radius */
function holeOf(radius) {
  return Math.max(5, radius * 0.09);
}

/** @param {number} radius */
function ringsIn(radius) {
  return Math.min(MOST_RINGS, Math.max(1, Math.floor((radius - holeOf(radius)) / LEAST_RING_PX)));
}
