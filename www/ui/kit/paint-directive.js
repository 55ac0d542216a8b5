/**
 * Lit directive that calls a paint function with its canvas at each render, and the order of
 * painting: canvases are painted after everything else is rendered. To set a font or to measure
 * text on a canvas makes the browser recompute styles, so a canvas that is painted between two
 * changes of the page makes it do so once more.
 * @import { ElementPart } from 'lit/directive.js'
 */
import { noChange } from 'lit/html.js';
import { directive, Directive } from 'lit/directive.js';

/** @typedef {(canvas: HTMLCanvasElement) => void} Paint */

/** Paints that wait for the end of the render; null outside of `paintingLast`. @type {(() => void)[] | null} */
let waiting = null;
/** Whether the render in `paintingLast` leaves the canvases as they are. */
let isBlind = false;

/**
 * Calls `paint` at the end of the render, or at once outside of `paintingLast`.
 * @param {() => void} paint
 */
export function paintLater(paint) {
  if (!waiting) paint();
  else if (!isBlind) waiting.push(paint);
}

/** Paints what waits. A paint that throws does not keep the others from being painted. */
export function paintWaiting() {
  const paint = waiting?.shift();
  if (!paint) return;
  try {
    paint();
  } finally {
    paintWaiting();
  }
}

/**
 * Renders, then paints the canvases.
 * @param {() => void} render
 * @param {boolean} leaves whether to leave the canvases as they are
 */
export function paintingLast(render, leaves) {
  const outer = waiting;
  waiting = [];
  isBlind = leaves;
  try {
    render();
  } finally {
    try {
      paintWaiting();
    } finally {
      waiting = outer;
    }
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
