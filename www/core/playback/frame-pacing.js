/**
 * Turns decorative effects off when too many frames arrive late, and on again when playback pauses.
 * Does not use the DOM.
 */

/** Time since the previous frame above which a frame is late, in milliseconds. */
const LATE_MS = 33;
/**
 * Maximum time between two counted frames, in milliseconds. After a longer time the page was
 * hidden, not slow.
 */
const GAP_MS = 250;
/** Weight of one late frame against frames on time. */
const WEIGHT = 4;
/** Score at which effects are turned off. */
const MOST = 80;

/** Measures how evenly frames arrive. */
export class Evenness {
  #beforeMs = NaN;
  #late = 0;
  /** Whether to draw effects. */
  holds = true;

  /**
   * Records a frame.
   * @param {number} nowMs
   * @param {boolean} plays
   */
  follow(nowMs, plays) {
    const tookMs = nowMs - this.#beforeMs;
    this.#beforeMs = plays ? nowMs : NaN;
    if (!plays) {
      this.#late = 0;
      this.holds = true;
    } else if (tookMs < GAP_MS) {
      this.#late = Math.max(0, this.#late + (tookMs > LATE_MS ? WEIGHT : -1));
      this.holds &&= this.#late < MOST;
    }
  }
}
