/**
 * Steering the camera over a map.
 * @import { Camera, Point } from '../../canvas/types.js'
 */

/**
 * How a person moves a camera: nearer or farther by a factor around a point, and along.
 * @typedef {object} Move
 * @property {number} [factor]
 * @property {Point} [at] stays where it is; the middle if left out
 * @property {number} [dx]
 * @property {number} [dy]
 */

/**
 * The camera after a move. It never shows what is beyond the map.
 * @param {Camera} camera
 * @param {{ width: number, height: number }} box of the canvas
 * @param {number} most zoom
 * @param {Move} move
 * @returns {Camera}
 */
export function moved(camera, { width, height }, most, { factor = 1, at, dx = 0, dy = 0 }) {
  const zoom = clamp(camera.zoom * factor, 1, most);
  const ratio = zoom / camera.zoom;
  /** @type {(start: number, still: number, by: number, length: number) => number} */
  const along = (start, still, by, length) =>
    clamp(still + ratio * (start - still) + by, length * (1 - zoom), 0);
  return {
    zoom,
    x: along(camera.x, at?.x ?? width / 2, dx, width),
    y: along(camera.y, at?.y ?? height / 2, dy, height),
  };
}

/** @type {(value: number, least: number, most: number) => number} */
const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
