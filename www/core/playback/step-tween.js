/**
 * The movement from one step to the next: how much of it has been made. It is shown only where single
 * steps can be seen. Knows no DOM and no clock.
 */

/** Faster films show no movement, steps a second. */
const MOST_PACE = 8;

/** A movement takes so long, ms, and less where the next step comes sooner. */
const LENGTH_MS = 500;
const SHARE_OF_STEP = 0.8;

export class Tween {
  /** How much of the movement to the step shown has been made: 0 to 1, and 1 at rest. */
  share = 1;
  #step = -1;
  #sinceMs = NaN;
  #lengthMs = LENGTH_MS;

  /** Whether there is more to be shown of it. */
  get on() {
    return this.share < 1;
  }

  /**
   * Follows what is shown: a step forward begins a movement, anything else ends it.
   * @param {number} step that is shown
   * @param {number} pace steps a second at which it plays, 0 while it does not
   * @param {boolean} still whether nothing is to move
   */
  follow(step, pace, still) {
    if (step === this.#step) return;
    const isNext = step === this.#step + 1 && this.#step >= 0;
    this.#step = step;
    this.#sinceMs = NaN;
    this.#lengthMs = Math.min(LENGTH_MS, (1000 * SHARE_OF_STEP) / Math.max(pace, 1e-9));
    this.share = isNext && pace <= MOST_PACE && !still ? 0 : 1;
  }

  /** Ends the movement: something else is shown. */
  stop() {
    this.#step = -1;
    this.share = 1;
  }

  /**
   * One turn of the frame loop.
   * @param {number} nowMs
   */
  tick(nowMs) {
    if (!this.on) return;
    if (Number.isNaN(this.#sinceMs)) this.#sinceMs = nowMs;
    this.share = Math.min(1, (nowMs - this.#sinceMs) / this.#lengthMs);
  }
}

/**
 * A movement that ends slowly.
 * @param {number} share 0 to 1
 */
export const eased = (share) => 1 - (1 - share) ** 3;
