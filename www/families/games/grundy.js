/**
 * Grundy numbers of a run's positions, computed in slices once somebody looks at them. Uses no DOM.
 *
 * Only `work`, which runs in the tick of a frame, asks the core. What is drawn reads what is there:
 * a session that has broken down must not be asked while a frame is drawn.
 * @import { Session } from '../../core/engine/session.js'
 */

/** Number of moves looked at in one slice. */
const BUDGET = 1 << 16;

/**
 * A position with its followers, in move order, and the numbers of the independent parts that it is
 * a sum of; no parts if it is no sum.
 * @typedef {{ position: number, number: number, followers: readonly { to: number, number: number }[],
 *   parts: readonly number[] }} Explained
 */

/** Grundy numbers of a run. */
export class Grundy {
  #session;
  /** Position that is asked for, -1 for none. */
  #wanted = -1;
  /** Numbers of all positions, once they are computed. @type {Uint32Array | null} */
  #numbers = null;
  /** @type {Explained | null} */
  #explained = null;

  /** @param {Pick<Session, 'ask' | 'description'>} session */
  constructor(session) {
    this.#session = session;
  }

  /** Whether the positions have Grundy numbers. */
  get isThere() {
    return this.#session.description.hasGrundy === true;
  }

  /** Whether `work` has something to do. */
  get busy() {
    return this.#wanted >= 0 && this.#explained?.position !== this.#wanted;
  }

  /**
   * Returns a position with its followers, or null if they are not known yet; `work` finds them.
   * @param {number} position
   * @param {() => void} wake called if there is work that was not there before
   */
  of(position, wake) {
    if (this.#wanted !== position) {
      this.#wanted = position;
      if (this.busy) wake();
    }
    return this.busy ? null : this.#explained;
  }

  /** Does one slice of work. Returns whether more is left. */
  work() {
    if (!this.busy) return false;
    if (!this.#numbers) {
      if (!this.#session.ask((core) => core.advanceGrundy(BUDGET))) return true;
      this.#numbers = this.#session.ask((core) => core.grundyNumbers());
    }
    this.#explained = this.#explain(this.#wanted, this.#numbers);
    return false;
  }

  /**
   * @param {number} position
   * @param {Uint32Array} numbers
   * @returns {Explained}
   */
  #explain(position, numbers) {
    const { after, parts } = this.#session.ask((core) => ({
      after: core.neighbours(position, false),
      parts: Array.from(core.summands(position)),
    }));
    const followers = Array.from(after, (to) => ({ to, number: numbers[to] }));
    return { position, number: numbers[position], followers, parts };
  }
}
