/**
 * Whether a film plays evenly: where too many of its frames come late, what is only beautiful is left
 * out until it rests. Knows no DOM.
 */

/** A frame is late that comes so long after the one before, ms. */
const LATE_MS = 33;
/** So long a gap tells of a page that was hidden, not of drawing, ms. */
const GAP_MS = 250;
/** A late frame counts as many in time. */
const WEIGHT = 4;
/** So much has to come together. */
const MOST = 80;

export class Evenness {
  #beforeMs = NaN;
  #late = 0;
  /** Whether it plays evenly enough, or rests. */
  holds = true;

  /**
   * Follows the frames.
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
