/**
 * Geometry of the sunburst: rings around a centre, a ring for each move ahead.
 * @import { Point } from '../../../canvas/types.js'
 */
import { TURN } from '../../../canvas/geometry.js';

/** Radius of the centre, in widths of a ring, and the greatest width of a ring in CSS px. */
const CENTRE = 0.72;
const MOST_RING_PX = 62;
const MARGIN_PX = 3;

/** Where the rings of a sunburst lie. */
export class SunburstPlace {
  /**
   * @param {{ width: number, height: number }} box
   * @param {number} rings
   */
  constructor({ width, height }, rings) {
    this.centre = { x: width / 2, y: height / 2 };
    const room = Math.max(10, Math.min(width, height) / 2 - MARGIN_PX);
    this.ringPx = Math.min(MOST_RING_PX, room / (Math.max(1, rings) + CENTRE));
    this.holePx = room - this.ringPx * Math.max(1, rings);
    this.radius = room;
  }

  /** Returns the inner radius of a ring; ring 0 is the centre. @param {number} ring */
  inner(ring) {
    return ring === 0 ? 0 : this.holePx + (ring - 1) * this.ringPx;
  }

  /** Returns the outer radius of a ring. @param {number} ring */
  outer(ring) {
    return this.holePx + ring * this.ringPx;
  }

  /**
   * Returns a point.
   * @param {number} r distance from the centre
   * @param {number} share angle from 12 o'clock, as a share of the circle
   * @returns {Point}
   */
  polar(r, share) {
    const angle = share * TURN;
    return { x: this.centre.x + r * Math.sin(angle), y: this.centre.y - r * Math.cos(angle) };
  }

  /**
   * Returns the ring and the angle of a point; null outside.
   * @param {Point} point
   */
  ringAt({ x, y }) {
    const [dx, dy] = [x - this.centre.x, y - this.centre.y];
    const r = Math.hypot(dx, dy);
    if (r > this.radius) return null;
    const share = (Math.atan2(dx, -dy) / TURN + 1) % 1;
    return { ring: r < this.holePx ? 0 : Math.floor((r - this.holePx) / this.ringPx) + 1, share };
  }
}
