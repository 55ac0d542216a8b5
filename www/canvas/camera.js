/**
 * The camera over a map: offset and zoom on the canvas.
 * @import { Camera, Point } from './types.js'
 */

/** Camera that shows the whole map. @type {Camera} */
export const WHOLE = { zoom: 1, x: 0, y: 0 };

/**
 * Converts map coordinates to canvas coordinates.
 * @param {Camera} camera
 * @param {Point} point point in map coordinates
 * @returns {Point} the point in canvas coordinates
 */
export function onCanvas({ zoom, x, y }, point) {
  return { x: x + zoom * point.x, y: y + zoom * point.y };
}
