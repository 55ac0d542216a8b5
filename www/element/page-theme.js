/**
 * Detects changes of an ancestor's attributes that can change the page's colours. The element's
 * probes (`styles/theme-probes.js`) detect changes of inherited values: custom properties, colour
 * scheme, font size.
 */
import { placesOf } from '../ui/kit/detect-theme.js';

/** Observes the ancestors of one element. */
export class Backdrop {
  #element;
  #changed;
  #observer;
  #handle = 0;

  /**
   * @param {Element} element
   * @param {() => void} changed called at most once a frame
   */
  constructor(element, changed) {
    this.#element = element;
    this.#changed = changed;
    this.#observer = new MutationObserver(() => this.tell());
  }

  enter() {
    const [, ...around] = placesOf(this.#element);
    for (const place of around) this.#observer.observe(place, { attributes: true });
  }

  leave() {
    this.#observer.disconnect();
    cancelAnimationFrame(this.#handle);
    this.#handle = 0;
  }

  /** Calls `changed` in the next animation frame, once for all changes until then. */
  tell() {
    this.#handle ||= requestAnimationFrame(() => {
      this.#handle = 0;
      this.#changed();
    });
  }
}
