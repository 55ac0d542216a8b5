/** Events outside the element that affect it while it is connected. */
import { onDensity } from '../canvas/surface.js';

/**
 * @typedef {object} Told
 * @property {() => void} refresh the element must be drawn again
 * @property {() => void} recolour the page's colours may have changed
 * @property {() => void} stir the user has switched full screen on or off
 * @property {() => void} print the page is about to be printed
 * @property {(reduced: boolean) => void} calm the user's preference for reduced motion has changed
 */

/** Listens to the environment of one element. */
export class Surroundings {
  /** Whether any part of the element is in the viewport. */
  isVisible = true;
  /** Whether the user prefers reduced motion. */
  isStill = false;
  #element;
  #told;
  /** Removes all listeners. */
  #leaving = new AbortController();

  /**
   * @param {Element} element
   * @param {Told} told
   */
  constructor(element, told) {
    this.#element = element;
    this.#told = told;
  }

  /** Adds the listeners. @returns {AbortSignal} aborts when the element is removed */
  enter() {
    const { refresh, recolour, stir, print, calm } = this.#told;
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    const { ownerDocument } = this.#element;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', recolour, { signal });
    onDensity(refresh, signal);
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    // Store the value. If code read the query after a change, Chromium would send no event about
    // that change.
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
