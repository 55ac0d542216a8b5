/**
 * Lit directive that calls a paint function with its canvas at each render, and the order of a
 * render: first the page is changed, then canvases are painted, then the page is measured. To set a
 * font on a canvas or to measure an element makes the browser compute styles and layout, so doing
 * that between two changes of the page makes it compute them once more.
 * @import { ElementPart } from 'lit/directive.js'
 */
import { noChange } from 'lit/html.js';
import { directive, Directive } from 'lit/directive.js';

/** @typedef {(canvas: HTMLCanvasElement) => void} Paint */

/**
 * What waits for the end of a render, and whether the render leaves the canvases as they are.
 * @typedef {{ paints: (() => void)[], measures: (() => void)[], isBlind: boolean }} Waiting
 */

/** What waits for the end of the render; null outside of `paintingLast`. @type {Waiting | null} */
let waiting = null;

/**
 * Calls `paint` at the end of the render, or at once outside of `paintingLast`.
 * @param {() => void} paint
 */
export function paintLater(paint) {
  if (!waiting) paint();
  else if (!waiting.isBlind) waiting.paints.push(paint);
}

/**
 * Calls `measure` after all paints of the render, or at once outside of `paintingLast`: what
 * measures the page makes the browser lay it out, which is done once if nothing changes in between.
 * @param {() => void} measure
 */
export function measureLater(measure) {
  if (waiting) waiting.measures.push(measure);
  else measure();
}

/**
 * Renders, then paints the canvases, then does what measures the page.
 * @param {() => void} render
 * @param {boolean} [isBlind] whether to leave the canvases as they are
 */
export function paintingLast(render, isBlind = false) {
  const outer = waiting;
  const own = /** @type {Waiting} */ ({ paints: [], measures: [], isBlind });
  waiting = own;
  try {
    render();
  } finally {
    try {
      settle(own);
    } finally {
      waiting = outer;
    }
  }
}

/**
 * Calls what waits, and what comes meanwhile. One that throws does not keep back the others.
 * @param {Waiting} own
 */
function settle(own) {
  const call = own.paints.shift() ?? own.measures.shift();
  if (!call) return;
  try {
    call();
  } finally {
    settle(own);
  }
}

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
    paintLater(() => paint(/** @type {HTMLCanvasElement} */ (part.element)));
    return noChange;
  }
}

export const painted = directive(Painted);
