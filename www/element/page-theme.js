/**
 * Tells when the page around an element may have got other colours: a class or an attribute of
 * something that the element is in has changed. What comes by inheritance (custom properties, the
 * colour scheme, the size of letters) tells the probes of the element by itself; see `probes`.
 */
import { placesOf } from '../ui/kit/detect-theme.js';

export class Backdrop {
  #element;
  #changed;
  #observer;
  #handle = 0;

  /**
   * @param {Element} element
   * @param {() => void} changed told at most once a frame
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

  /** Something may have changed: however much does in a frame, it is looked at once. */
  tell() {
    this.#handle ||= requestAnimationFrame(() => {
      this.#handle = 0;
      this.#changed();
    });
  }
}
