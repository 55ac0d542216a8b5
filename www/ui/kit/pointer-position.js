/**
 * Where a pointer is on an element, whatever transforms the page puts it through.
 * @import { Point } from '../../canvas/types.js'
 */

/**
 * @param {MouseEvent} event
 * @returns {Point} on what the event was listened for on, in px of its own
 */
export function pointOn({ currentTarget, clientX, clientY }) {
  const place = /** @type {HTMLElement} */ (currentTarget);
  const { left, top } = place.getBoundingClientRect();
  const scale = scaleOf(place);
  return { x: (clientX - left) / scale, y: (clientY - top) / scale };
}

/** How much larger an element is on the page than it is laid out, as on a slide. @param {HTMLElement} place */
export function scaleOf(place) {
  const scale = place.getBoundingClientRect().width / place.offsetWidth;
  return scale > 0 && Number.isFinite(scale) ? scale : 1;
}
