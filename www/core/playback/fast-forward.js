/**
 * The film between two steps, for who wants to see the way and not to wait: faster where it takes longer
 * than that. Knows no DOM and no clock.
 * @import { Film } from './film.js'
 */

export class Ride {
  /** The step that it leads to. */
  to;
  #film;
  #ms;
  #endMs;
  /** How many times as fast as the film it is. */
  #factor;

  /**
   * @param {Film} film
   * @param {number} from step
   * @param {number} to a later one that the film has
   * @param {number} mostMs
   */
  constructor(film, from, to, mostMs) {
    this.to = to;
    this.#film = film;
    this.#ms = film.msAt(from);
    this.#endMs = film.msAt(to);
    this.#factor = Math.max(1, (this.#endMs - this.#ms) / mostMs);
  }

  /** Steps a second at this instant. */
  get pace() {
    return this.#factor * this.#film.rateAt(this.#ms);
  }

  /**
   * Goes on.
   * @param {number} dtMs
   * @returns {number} the step that is shown then
   */
  roll(dtMs) {
    this.#ms += this.#factor * dtMs;
    return this.#ms >= this.#endMs ? this.to : this.#film.stepAt(this.#ms);
  }
}
