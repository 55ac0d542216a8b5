/**
 * Lines that point at parts of the picture, and measurement of elements.
 * @import { Point } from '../../canvas/types.js'
 */
import { svg } from 'lit/html.js';
import { scaleOf } from '../kit/pointer-position.js';

/**
 * Position and size of an element in another one, in CSS px.
 * @typedef {{ left: number, top: number, width: number, height: number }} Box
 */

/**
 * Returns a function that measures elements in the coordinates of an ancestor, corrected for CSS
 * transforms of the page.
 * @param {HTMLElement} around
 * @returns {(part: Element) => Box}
 */
export function boxesIn(around) {
  const scale = scaleOf(around);
  const own = around.getBoundingClientRect();
  return (part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return {
      left: (left - own.left) / scale,
      top: (top - own.top) / scale,
      width: width / scale,
      height: height / scale,
    };
  };
}

/**
 * Returns whether a point is inside a box.
 * @param {Point} at
 * @param {{ width: number, height: number }} box
 */
export const inside = ({ x, y }, { width, height }) =>
  x >= 0 && y >= 0 && x <= width && y <= height;

/**
 * Renders a line.
 * @param {Point} from point on the part
 * @param {Point} to its label
 */
export function line(from, to) {
  const ends = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return svg`<path class="halo" d=${ends}></path>
    <path d=${ends}></path>
    <circle cx=${from.x} cy=${from.y} r="3"></circle>`;
}
