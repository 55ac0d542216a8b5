/** Says what happens to screen readers: at most twice a second, and the last word always. */

/** A little over half a second, because a timer may be late and the next one punctual. */
const PAUSE_MS = 600;

export class Announcer {
  /** What the status line holds. */
  said = '';
  #latest = '';
  #timer = 0;
  #onChange;

  /** @param {() => void} onChange called when `said` changes on its own */
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
