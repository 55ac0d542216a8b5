/**
 * Decides when an element may load: when it is near the viewport, when the page is idle after
 * another element has loaded the wasm, or when `begin` is called.
 */
import { engineArrived } from '../core/engine/session.js';
import { whenIdle } from '../ui/kit/when-idle.js';

/** Distance from the viewport at which an element counts as near. */
const NEAR = '160px';

/** Queue of distant elements: one loads each time the page is idle. */
let turn = engineArrived;

/** Decides when one element may load. */
export class Nearness {
  #element;
  #isBegun = false;
  /** Callbacks of pending waits. @type {Set<(begins: boolean) => void>} */
  #waiting = new Set();

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
  }

  /** Whether `begin` was called. */
  get isBegun() {
    return this.#isBegun;
  }

  /** Ends all present and future waits. */
  begin() {
    this.#isBegun = true;
    this.#end(true);
  }

  /** Ends all waits without loading, because the element was removed. */
  leave() {
    this.#end(false);
  }

  /**
   * Waits until the element is near the viewport, the page is idle, or `begin` is called.
   * @returns {Promise<boolean>} true when the element may load, false if it was removed
   */
  near() {
    return this.#until((come) => {
      const sight = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(true),
        { rootMargin: NEAR },
      );
      sight.observe(this.#element);
      turn = turn.then(() => new Promise((go) => whenIdle(() => (come(true), go()))));
      return () => sight.disconnect();
    });
  }

  /**
   * Waits until `begin` is called.
   * @returns {Promise<boolean>} true when `begin` was called, false if the element was removed
   */
  wanted() {
    return this.#until(() => () => {});
  }

  /**
   * @param {(come: (begins: boolean) => void) => () => void} listen starts listening; returns its
   *   cleanup function
   * @returns {Promise<boolean>}
   */
  #until(listen) {
    if (this.#isBegun) return Promise.resolve(true);
    return new Promise((resolve) => {
      const come = (/** @type {boolean} */ begins) => {
        this.#waiting.delete(come);
        end();
        resolve(begins);
      };
      this.#waiting.add(come);
      const end = listen(come);
    });
  }

  /** @param {boolean} begins */
  #end(begins) {
    for (const come of [...this.#waiting]) come(begins);
  }
}
