/**
 * Lit directive that calls a paint function with its canvas at each render.
 * @import { ElementPart } from 'lit/directive.js'
 */
import { noChange } from 'lit/html.js';
import { directive, Directive } from 'lit/directive.js';

/** @typedef {(canvas: HTMLCanvasElement) => void} Paint */

class Painted extends Directive {
  /** @param {[Paint]} paint */
  render(...paint) {
    return paint && noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {[Paint]} options
   */
  update(part, [paint]) {
    paint(/** @type {HTMLCanvasElement} */ (part.element));
    return noChange;
  }
}

export const painted = directive(Painted);
