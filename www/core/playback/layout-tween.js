/** Animation from one layout of the view to another. Does not use the DOM or a clock. */
import { eased } from './step-tween.js';

const LENGTH_MS = 650;

/** Progress of the animation from one layout to another. */
export class Turnover {
  #sinceMs = NaN;
  #share = 1;

  /** Whether the animation is running. */
  get on() {
    return this.#share < 1;
  }

  /** Eased progress, 0..=1. */
  get share() {
    return eased(this.#share);
  }

  /** Starts the animation. @param {boolean} still whether to skip the animation */
  begin(still) {
    this.#sinceMs = NaN;
    this.#share = still ? 1 : 0;
  }

  /** Ends the animation at once. */
  stop() {
    this.#share = 1;
  }

  /**
   * Advances the animation.
   * @param {number} nowMs
   */
  tick(nowMs) {
    if (!this.on) return;
    if (Number.isNaN(this.#sinceMs)) this.#sinceMs = nowMs;
    this.#share = Math.min(1, (nowMs - this.#sinceMs) / LENGTH_MS);
  }
}
