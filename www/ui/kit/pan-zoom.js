/**
 * Camera moves over a map.
 * @import { Camera, Point } from '../../canvas/types.js'
 */

/**
 * Camera move: a zoom around a point, and a shift.
 * @typedef {object} Move
 * @property {number} [factor] zoom factor; 1 by default
 * @property {Point} [at] fixed point of the zoom; by default the centre
 * @property {number} [dx] in CSS px
 * @property {number} [dy] in CSS px
 */

/**
 * Returns the camera after a move, kept within the map.
 * @param {Camera} camera
 * @param {{ width: number, height: number }} box size of the canvas, in CSS px
 * @param {number} most largest zoom
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
