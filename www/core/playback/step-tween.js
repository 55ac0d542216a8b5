/**
 * Animation of the movement from one step to the next, shown only at low speed. Does not use the
 * DOM or a clock.
 */

/** Rate above which movements are not animated, in steps per second. */
const MOST_PACE = 8;

/** Maximum duration in milliseconds, and as a share of the time until the next step. */
const LENGTH_MS = 500;
const SHARE_OF_STEP = 0.8;

/** Progress of the movement to the step shown. */
export class Tween {
  /** Progress of the movement, 0..=1; 1 at rest. */
  share = 1;
  #step = -1;
  #sinceMs = NaN;
  #lengthMs = LENGTH_MS;

  /** Whether the movement is running. */
  get on() {
    return this.share < 1;
  }

  /**
   * Starts a movement when the step shown is the next one; any other change ends the movement.
   * @param {number} step step shown
   * @param {number} pace playback rate in steps per second; 0 while paused
   * @param {boolean} still whether to skip the animation
   */
  follow(step, pace, still) {
    if (step === this.#step) return;
    const isNext = step === this.#step + 1 && this.#step >= 0;
    this.#step = step;
    this.#sinceMs = NaN;
    this.#lengthMs = Math.min(LENGTH_MS, (1000 * SHARE_OF_STEP) / Math.max(pace, 1e-9));
    this.share = isNext && pace <= MOST_PACE && !still ? 0 : 1;
  }

  /** Ends the movement, because the next picture does not continue this one. */
  stop() {
    this.#step = -1;
    this.share = 1;
  }

  /**
   * Advances the movement.
   * @param {number} nowMs
   */
  tick(nowMs) {
    if (!this.on) return;
    if (Number.isNaN(this.#sinceMs)) this.#sinceMs = nowMs;
    this.share = Math.min(1, (nowMs - this.#sinceMs) / this.#lengthMs);
  }
}

/**
 * Easing function that starts fast and ends slowly (cubic ease-out).
 * @param {number} share 0 to 1
 */
export const eased = (share) => 1 - (1 - share) ** 3;
