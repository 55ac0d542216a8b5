/**
 * Judges' text that is answered in the background, and waiting for its first case.
 * @import { Desk } from './desk.js'
 * @import { InputError } from '../core/engine.js'
 */
import { EngineError } from '../core/engine.js';
import { inputFault } from '../i18n/index.js';

/**
 * @typedef {object} Waiting
 * @property {(link: Uint8Array) => void} taken
 * @property {(error: InputError) => void} [refused] for a text without a readable case
 * @property {() => void} [then] after either
 */

export class FirstCase {
  #desk;
  /** Who waits. @type {Waiting | null} */
  #waiting = null;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
  }

  /**
   * Has a text answered; hands over the link of its first case.
   * @param {string} text
   * @param {Waiting} waiting
   */
  judge(text, waiting) {
    this.#desk.attempt(() => this.#desk.viz.judge(text));
    this.#waiting = waiting;
    this.#desk.refresh();
  }

  /** Nobody waits any more. */
  drop() {
    this.#waiting = null;
  }

  /** Hands the case over as soon as it is there, or the fault if there is none. */
  watch() {
    const { judging } = this.#desk.viz;
    const first = judging?.answers[0];
    if (!this.#waiting || (!first && !judging?.done)) return;
    const { taken, refused, then } = this.#waiting;
    this.#waiting = null;
    if (first) taken(first.link);
    else if (judging?.error) refused?.(judging.error);
    then?.();
  }

  /** Tells what is wrong with a text. @param {InputError} error */
  refuse = (error) => {
    const desk = this.#desk;
    desk.fallenBack = true;
    desk.refuse(new EngineError('input', { reason: inputFault(desk.words, error) }));
  };
}
