/**
 * Waiting for the first answered case of judges' text.
 * @import { InputError } from '../core/engine.js'
 * @import { Judging } from '../core/visualizer.js'
 */

/**
 * @typedef {object} Waiting
 * @property {(link: Uint8Array) => void} taken
 * @property {(error: InputError) => void} [refused] for a text without a readable case
 * @property {() => void} [then] after either
 */

export class FirstCase {
  /** @type {Waiting | null} */
  #waiting = null;

  /** @param {Waiting | null} waiting who waits, null for nobody any more */
  wait(waiting) {
    this.#waiting = waiting;
  }

  /**
   * Hands the case over as soon as it is there, or the fault if there is none.
   * @param {Judging | null} judging
   */
  watch(judging) {
    const first = judging?.answers[0];
    if (!this.#waiting || (!first && !judging?.done)) return;
    const { taken, refused, then } = this.#waiting;
    this.#waiting = null;
    if (first) taken(first.link);
    else if (judging?.error) refused?.(judging.error);
    then?.();
  }
}
