/**
 * When an element may begin to load: at once, when it comes near the window, when the page is idle and
 * another element has loaded the engine, or when somebody wants it. Whoever needs it sooner says so by
 * `begin`.
 */
import { engineArrived } from '../core/engine/session.js';
import { whenIdle } from '../ui/kit/when-idle.js';

/** So far outside the window an element is near it. */
const NEAR = '160px';

/** Ends when the next element far below may load: one each time the page is idle. */
let turn = engineArrived;

export class Nearness {
  #element;
  #isBegun = false;
  /** What waits for it to be near, and for somebody to want it. @type {Set<(begins: boolean) => void>} */
  #waiting = new Set();

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
  }

  /** Whether somebody has asked for it. */
  get isBegun() {
    return this.#isBegun;
  }

  /** Somebody has asked for it: what waits goes on, and nothing waits from now on. */
  begin() {
    this.#isBegun = true;
    this.#end(true);
  }

  /** The element has left its page: what waits goes on without loading. */
  leave() {
    this.#end(false);
  }

  /** @returns {Promise<boolean>} whether it is to load; its turn has come, or somebody has asked for it */
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

  /** @returns {Promise<boolean>} whether it is to load; somebody has asked for it */
  wanted() {
    return this.#until(() => () => {});
  }

  /**
   * @param {(come: (begins: boolean) => void) => () => void} listen returns what ends it
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
