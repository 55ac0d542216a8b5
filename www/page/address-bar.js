/** Reads the run's state from the address's fragment, and writes it at limited frequency. */
import { readOption, setOption } from '../core/links/read-option.js';

/**
 * Minimum time between two writes, in milliseconds. Browsers block a page that writes about a
 * hundred times in a row.
 */
const PAUSE_MS = 1000;

/** State of the run in the page's address. */
export class AddressWriter {
  #waiting = '';
  #timer = 0;
  /**
   * Address that this page has last read or written. If the current address is another one, the
   * user has followed or pasted a link.
   */
  #known = this.#there;

  /**
   * After a reload, restores the last state from storage, because Firefox ignores writes to the
   * address while it leaves a page. Another page can have stored that state, so it is used only if
   * it belongs to the run in the address.
   * @param {(state: string, left: string) => Promise<boolean>} goesOn
   */
  async takeUp(goesOn) {
    const [navigation] = performance.getEntriesByType('navigation');
    const reload =
      /** @type {PerformanceNavigationTiming | undefined} */ (navigation)?.type === 'reload';
    const left = (reload && leftWaiting()) || '';
    leaveWaiting('');
    const state = this.read();
    if (!left || left === state || !(await goesOn(state, left))) return;
    this.#waiting = left;
    // Do nothing if the address has changed meanwhile.
    if (this.read() === state) this.flush();
    else this.drop();
  }

  /** @returns {string} the state string in the address; empty without one */
  read() {
    return location.hash.slice(1);
  }

  /** Lesson in the address; empty without one. */
  get lesson() {
    return optionIn(LESSON);
  }

  /** Removes an unknown lesson from the address. */
  forgetLesson() {
    history.replaceState(null, '', place(this.read(), ''));
    this.#known = this.#there;
  }

  /** Lesson and state in the address. */
  get #there() {
    return `${this.lesson}#${this.read()}`;
  }

  /** Whether the page already shows the address's lesson and state. */
  get isKnown() {
    return this.#there === this.#known;
  }

  /**
   * Writes a state to the address: at once with a history entry, or else at limited frequency.
   * @param {string} state
   * @param {boolean} instance whether to add a history entry, because the run has changed; a change
   *   of the lesson adds one, too
   * @param {string} [lesson] id of the lesson shown
   */
  write(state, instance, lesson = this.lesson) {
    const isOther = lesson !== this.lesson;
    if (instance || isOther) {
      this.flush();
      if (isOther || state !== this.read())
        history.pushState(null, '', isOther ? place(state, lesson) : `#${state}`);
      this.#known = this.#there;
      return;
    }
    this.#waiting = state;
    leaveWaiting(state);
    if (this.#timer) return;
    this.flush();
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.flush();
    }, PAUSE_MS);
  }

  /** Drops the pending write, because the address has changed. */
  drop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#waiting = '';
    this.#known = this.#there;
    leaveWaiting('');
  }

  /** Writes the pending state at once, unless the address has changed. */
  flush() {
    const shown = this.read();
    if (this.#waiting && this.#waiting !== shown && this.isKnown) {
      history.replaceState(null, '', `#${this.#waiting}`);
      this.#known = this.#there;
    }
    this.#waiting = '';
    leaveWaiting('');
  }
}

const LESSON = 'lesson';

/**
 * Returns an option of the address.
 * @param {string} name
 * @returns {string} empty if the address does not have the option
 */
export const optionIn = (name) => readOption(location.search, name) ?? '';

/** @param {string} state @param {string} lesson */
function place(state, lesson) {
  const url = new URL(location.href);
  setOption(url, LESSON, lesson);
  url.hash = state;
  return url;
}

const WAITING = 'searchlight.waiting';

function leftWaiting() {
  try {
    return sessionStorage.getItem(WAITING);
  } catch {
    return null;
  }
}

/** @param {string} state */
function leaveWaiting(state) {
  try {
    sessionStorage.setItem(WAITING, state);
  } catch {
    // Without storage, a reload returns to the last step in the address.
  }
}
