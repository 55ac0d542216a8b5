/**
 * Decides when an element may load: when it is near the viewport, when `begin` is called, or when
 * the page is idle after another element has loaded the wasm.
 */
import { engineArrived } from '../core/engine/session.js';
import { whenIdle } from '../ui/kit/when-idle.js';

/** Distance from the viewport at which an element counts as near. */
const NEAR = '160px';

/**
 * Callbacks of the waiting elements, in the order of their arrival. One is called each time the
 * page is idle. A removed element leaves the queue: otherwise a busy page would keep the element in
 * memory and delay the elements behind it.
 * @type {Set<(begins: boolean) => void>}
 */
const queue = new Set();
let isServed = false;

async function serve() {
  if (isServed) return;
  isServed = true;
  await engineArrived;
  while (queue.size > 0) {
    await new Promise((go) => whenIdle(() => go(null)));
    const [first] = queue;
    first?.(true);
  }
  isServed = false;
}

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
      queue.add(come);
      serve();
      return () => {
        queue.delete(come);
        sight.disconnect();
      };
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
