/**
 * The camera over a map: which part of it is on the canvas, and how large.
 * @import { Camera, Point } from './types.js'
 */

/** @type {Camera} the whole map */
export const WHOLE = { zoom: 1, x: 0, y: 0 };

/**
 * @param {Camera} camera
 * @param {Point} point of the map
 * @returns {Point} on the canvas
 */
export function onCanvas({ zoom, x, y }, point) {
  return { x: x + zoom * point.x, y: y + zoom * point.y };
}
