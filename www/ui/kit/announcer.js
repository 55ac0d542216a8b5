/**
 * Live announcements for screen readers. Passes on the latest text, at most about twice a second.
 */

/**
 * Time between two announcements, in milliseconds. It is above half a second, because one timer can
 * fire late and the next one on time.
 */
const PAUSE_MS = 600;

export class Announcer {
  /** Current text of the status line. */
  said = '';
  #latest = '';
  #timer = 0;
  #onChange;

  /** @param {() => void} onChange called when a delayed text has replaced `said` */
  constructor(onChange) {
    this.#onChange = onChange;
  }

  /** @param {string} text */
  say(text) {
    this.#latest = text;
    if (this.#timer || text === this.said) return;
    this.said = text;
    this.#timer = window.setTimeout(() => this.#catchUp(), PAUSE_MS);
  }

  #catchUp() {
    this.#timer = 0;
    if (this.#latest === this.said) return;
    this.say(this.#latest);
    this.#onChange();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }
}
