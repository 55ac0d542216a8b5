/**
 * Angles and points, for everything that is drawn.
 * @import { Point } from './types.js'
 */

/** A whole turn, in radians. */
export const TURN = 2 * Math.PI;

/**
 * Returns an angle between two angles, on the shorter way round.
 * @param {number} from radians
 * @param {number} to radians
 * @param {number} share of the way, from 0 to 1
 */
export function angleBetween(from, to, share) {
  const way = ((to - from + 1.5 * TURN) % TURN) - TURN / 2;
  return from + share * way;
}

/**
 * Returns a point on the straight line between two points.
 * @param {Point} from
 * @param {Point} to
 * @param {number} share of the way, from 0 to 1
 * @returns {Point}
 */
export function pointBetween(from, to, share) {
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}

/**
 * Coefficients of the odd powers in a polynomial for the arctangent of 0..=1, with an error of at
 * most 2e-8 (Abramowitz and Stegun 1964, 4.4.49).
 */
const A1 = 0.9999993329 / TURN;
const A3 = -0.3332985605 / TURN;
const A5 = 0.1994653599 / TURN;
const A7 = -0.1390853351 / TURN;
const A9 = 0.0964200441 / TURN;
const A11 = -0.0559098861 / TURN;
const A13 = 0.0218612288 / TURN;
const A15 = -0.004054058 / TURN;

/**
 * Returns the direction of a vector as a share of a turn, clockwise from 12 o'clock. Several times
 * as fast as `Math.atan2`.
 * @param {number} dx
 * @param {number} dy downwards
 * @returns {number} 0..1
 */
export function turnOf(dx, dy) {
  const x = Math.abs(dx);
  const y = Math.abs(dy);
  const t = x < y ? x / y : y === 0 && x === 0 ? 0 : y / x;
  const s = t * t;
  const odd = A7 + s * (A9 + s * (A11 + s * (A13 + s * A15)));
  const octant = t * (A1 + s * (A3 + s * (A5 + s * odd)));
  const quarter = x < y ? octant : 0.25 - octant;
  const half = dy > 0 ? 0.5 - quarter : quarter;
  return dx < 0 && half > 0 ? 1 - half : half;
}
