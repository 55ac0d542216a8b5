/**
 * Lets a film follow the step of another film of its page, which the attribute `sync` names by id.
 * Two films that name each other follow each other.
 * @import { SearchLight } from './search-light.js'
 */

/** Step to which each following film was led last. @type {WeakMap<Element, number>} */
const led = new WeakMap();

export class Following {
  #element;
  /** Step to go to next; -1 for none. */
  #next = -1;
  #isMoving = false;

  /** @param {SearchLight} element */
  constructor(element) {
    this.#element = element;
  }

  /**
   * Listens to the films around the element. Their events do not bubble, but are captured.
   * @param {AbortSignal} signal removes the listener
   */
  enter(signal) {
    const around = this.#element.getRootNode();
    const hear = (/** @type {Event} */ event) =>
      this.#hear(event.target, /** @type {CustomEvent} */ (event).detail);
    around.addEventListener('stepchange', hear, { capture: true, signal });
  }

  /** Goes to the step of the other film, which may have been set before this film was shown. */
  begin() {
    const { sync } = this.#element;
    const root = /** @type {Document | ShadowRoot} */ (this.#element.getRootNode());
    const other = sync ? root.getElementById?.(sync) : null;
    const step = /** @type {Partial<SearchLight> | null} */ (other)?.currentStep ?? 0;
    if (step > 0) this.#follow(step);
  }

  /**
   * @param {EventTarget | null} film the film that shows another step
   * @param {{ step: number, known: number }} shown
   */
  #hear(film, shown) {
    const { sync } = this.#element;
    if (!sync || !(film instanceof Element) || film.id !== sync || film === this.#element) return;
    if (!isLed(film, shown)) this.#follow(shown.step);
  }

  /**
   * Goes to a step. While an earlier step is not shown yet, only the last of the steps to come is
   * kept.
   * @param {number} step
   */
  async #follow(step) {
    this.#next = step;
    if (this.#isMoving) return;
    this.#isMoving = true;
    while (this.#next >= 0) {
      const to = this.#next;
      this.#next = -1;
      if (!this.#element.paused) await this.#element.pause();
      led.set(this.#element, to);
      await this.#element.seek(to).catch(() => {});
    }
    this.#isMoving = false;
  }
}

/**
 * Returns whether a film shows a step because it follows another film: the step to which it was led,
 * or its own last step before it. Else the film leads from now on.
 * @param {Element} film
 * @param {{ step: number, known: number }} shown
 */
function isLed(film, { step, known }) {
  const to = led.get(film);
  if (to !== undefined && (step === to || (step < to && step === known))) return true;
  led.delete(film);
  return false;
}
