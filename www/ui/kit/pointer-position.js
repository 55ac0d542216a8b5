/**
 * Pointer positions on an element, corrected for CSS transforms of the page.
 * @import { Point } from '../../canvas/types.js'
 */

/**
 * Returns the position of an event on its listening element.
 * @param {MouseEvent} event
 * @returns {Point} in CSS px of the untransformed element
 */
export function pointOn({ currentTarget, clientX, clientY }) {
  const place = /** @type {HTMLElement} */ (currentTarget);
  const { left, top } = place.getBoundingClientRect();
  const scale = scaleOf(place);
  return { x: (clientX - left) / scale, y: (clientY - top) / scale };
}

/**
 * Returns the factor by which CSS transforms of the page enlarge an element.
 * @param {HTMLElement} place
 */
export function scaleOf(place) {
  const scale = place.getBoundingClientRect().width / place.offsetWidth;
  return scale > 0 && Number.isFinite(scale) ? scale : 1;
}
