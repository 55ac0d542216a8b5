/**
 * Plays from one step to another within a time limit, speeding up if necessary. Does not use the
 * DOM or a clock.
 * @import { Film } from './film.js'
 */

/** Playback to one step, with a time limit. */
export class Ride {
  /** Step at which playback ends. */
  to;
  #film;
  #ms;
  #endMs;
  /** Speed relative to the film, at least 1. */
  #factor;

  /**
   * @param {Film} film
   * @param {number} from step
   * @param {number} to a later step that is part of the film
   * @param {number} mostMs time limit
   */
  constructor(film, from, to, mostMs) {
    this.to = to;
    this.#film = film;
    this.#ms = film.msAt(from);
    this.#endMs = film.msAt(to);
    this.#factor = Math.max(1, (this.#endMs - this.#ms) / mostMs);
  }

  /** Current speed, in steps per second. */
  get pace() {
    return this.#factor * this.#film.rateAt(this.#ms);
  }

  /**
   * Advances playback.
   * @param {number} dtMs
   * @returns {number} the step to show
   */
  roll(dtMs) {
    this.#ms += this.#factor * dtMs;
    return this.#ms >= this.#endMs ? this.to : this.#film.stepAt(this.#ms);
  }
}
