/** What the element listens to around itself while it is in a page. */
import { onDensity } from '../canvas/surface.js';

/**
 * @typedef {object} Told
 * @property {() => void} refresh something is to be drawn anew
 * @property {() => void} recolour the page's colours may be others
 * @property {() => void} stir somebody is there
 * @property {() => void} print the page is about to be printed
 * @property {(reduced: boolean) => void} calm motion is to be reduced, or no longer
 */

export class Surroundings {
  /** Whether any of the element is in sight. */
  isVisible = true;
  /** Whether nothing is to move by itself. */
  isStill = false;
  #element;
  #told;
  /** Ends what it listens to. */
  #leaving = new AbortController();

  /**
   * @param {Element} element
   * @param {Told} told
   */
  constructor(element, told) {
    this.#element = element;
    this.#told = told;
  }

  /** @returns {AbortSignal} of leaving the page */
  enter() {
    const { refresh, recolour, stir, print, calm } = this.#told;
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    const { ownerDocument } = this.#element;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', recolour, { signal });
    onDensity(refresh, signal);
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    // Who asks it in between may be told of no change: Chromium tells each query once.
    this.isStill = motion.matches;
    const tell = () => calm((this.isStill = motion.matches));
    motion.addEventListener('change', tell, { signal });
    const changeSize = () => (stir(), refresh());
    ownerDocument.addEventListener('fullscreenchange', changeSize, { signal });
    ownerDocument.addEventListener('visibilitychange', refresh, { signal });
    addEventListener('beforeprint', print, { signal });
    const sight = new IntersectionObserver((entries) => {
      this.isVisible = entries[entries.length - 1].isIntersecting;
      if (this.isVisible) refresh();
    });
    sight.observe(this.#element);
    signal.addEventListener('abort', () => sight.disconnect());
    return signal;
  }

  leave() {
    this.#leaving.abort();
  }
}
