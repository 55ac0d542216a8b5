/**
 * Helpers for labels, the spotlight and tooltips: overlays that depend on the layout, measurement
 * of elements, and lines that point at parts of the picture.
 * @import { ChildPart } from 'lit/directive.js'
 * @import { Point } from '../../canvas/types.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { noChange, svg } from 'lit/html.js';
import { AsyncDirective } from 'lit/async-directive.js';
import { directive } from 'lit/directive.js';
import { measureLater } from '../kit/paint-directive.js';
import { scaleOf } from '../kit/pointer-position.js';

/**
 * Position and size of an element in another one, in CSS px.
 * @typedef {{ left: number, top: number, width: number, height: number }} Box
 */

/** @typedef {[viewer: Viewer, make: (around: HTMLElement) => unknown]} Made */

class Overlay extends AsyncDirective {
  /** @param {Made} options */
  render(...options) {
    return options && noChange;
  }

  /** @param {ChildPart} part @param {Made} options */
  update(part, [viewer, make]) {
    const around = /** @type {HTMLElement} */ (part.parentNode);
    measureLater(() => {
      if (!this.isConnected) return;
      if (around.isConnected) this.setValue(make(around));
      else viewer.refresh();
    });
    return noChange;
  }
}

/**
 * Renders an overlay that a function makes. The function receives the parent element and runs after
 * the whole page is rendered and painted, so it can measure that. While the parent is not in the
 * page, the overlay waits for another render.
 */
export const overlay = directive(Overlay);

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
