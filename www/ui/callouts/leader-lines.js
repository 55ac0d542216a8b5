/**
 * What points at a part of the picture: where parts are in the element that a line is drawn over, and
 * the line itself.
 * @import { Point } from '../../canvas/types.js'
 */
import { svg } from 'lit/html.js';
import { scaleOf } from '../kit/pointer-position.js';

/** Where an element is in another one, px. @typedef {{ left: number, top: number, width: number, height: number }} Box */

/**
 * Measures elements in the px of one that is around them, whatever size the page shows it at.
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
 * @param {Point} at
 * @param {{ width: number, height: number }} box
 */
export const inside = ({ x, y }, { width, height }) =>
  x >= 0 && y >= 0 && x <= width && y <= height;

/**
 * @param {Point} from the part
 * @param {Point} to its label
 */
export function line(from, to) {
  const ends = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return svg`<path class="halo" d=${ends}></path>
    <path d=${ends}></path>
    <circle cx=${from.x} cy=${from.y} r="3"></circle>`;
}
