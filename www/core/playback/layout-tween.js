/**
 * A change of view on its way: how much of it has been made. Knows no DOM and no clock.
 */
import { eased } from './step-tween.js';

const LENGTH_MS = 650;

export class Turnover {
  #sinceMs = NaN;
  #share = 1;

  /** Whether there is more to be shown of it. */
  get on() {
    return this.#share < 1;
  }

  /** How much of it has been made, 0 to 1. */
  get share() {
    return eased(this.#share);
  }

  /** @param {boolean} still whether nothing is to move */
  begin(still) {
    this.#sinceMs = NaN;
    this.#share = still ? 1 : 0;
  }

  stop() {
    this.#share = 1;
  }

  /**
   * One turn of the frame loop.
   * @param {number} nowMs
   */
  tick(nowMs) {
    if (!this.on) return;
    if (Number.isNaN(this.#sinceMs)) this.#sinceMs = nowMs;
    this.#share = Math.min(1, (nowMs - this.#sinceMs) / LENGTH_MS);
  }
}
