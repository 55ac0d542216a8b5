/**
 * Angles and points, for everything that is drawn.
 * @import { Point } from './types.js'
 */

/** A whole turn, in radians. */
export const TURN = 2 * Math.PI;

/**
 * Returns the angle part of the way from one angle to another, by the shorter way round.
 * @param {number} from radians
 * @param {number} to radians
 * @param {number} share of the way, from 0 to 1
 */
export function angleBetween(from, to, share) {
  const way = ((to - from + 1.5 * TURN) % TURN) - TURN / 2;
  return from + share * way;
}

/**
 * Returns the point part of the way from one point to another.
 * @param {Point} from
 * @param {Point} to
 * @param {number} share of the way, from 0 to 1
 * @returns {Point}
 */
export function pointBetween(from, to, share) {
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}
