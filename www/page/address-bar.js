/** The run's state in the address: read from the fragment, written calmly. */

/** A browser refuses about a hundred writes in a row. */
const PAUSE_MS = 1000;

export class AddressWriter {
  #waiting = '';
  #timer = 0;
  /** What this page knows to stand there: anything else is a link that it has yet to follow. */
  #known = this.#there;

  /**
   * Takes up what a reload has left waiting: Firefox writes nothing while it leaves a page. Anybody
   * may have written there, so only what goes on where the address stands takes its place.
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
    // Not where the page has gone to another address meanwhile.
    if (this.read() === state) this.flush();
    else this.drop();
  }

  /** @returns {string} the state string of the address, empty if it has none */
  read() {
    return location.hash.slice(1);
  }

  /** The lesson that the address names, empty for none. */
  get lesson() {
    return optionIn(LESSON);
  }

  /** There is no such lesson. */
  forgetLesson() {
    history.replaceState(null, '', place(this.read(), ''));
    this.#known = this.#there;
  }

  /** What is shown there: a lesson, and a state. */
  get #there() {
    return `${this.lesson}#${this.read()}`;
  }

  /** Whether what stands there has been shown. */
  get isKnown() {
    return this.#there === this.#known;
  }

  /**
   * @param {string} state
   * @param {boolean} instance whether it is a new one, for the back button to return from, as from a
   *   lesson and to one
   * @param {string} [lesson] the one that is given
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

  /** Forgets what is waiting: the page has gone to another address. */
  drop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#waiting = '';
    this.#known = this.#there;
    leaveWaiting('');
  }

  /** Writes at once what is waiting, unless the page is on its way to another address. */
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
 * An option of the address that is one word, without what is stuck to its end, such as a full stop.
 * @param {string} name
 * @returns {string} empty where the address does not say it
 */
export function optionIn(name) {
  const value = new URLSearchParams(location.search).get(name) ?? '';
  return value.replace(/[^\w-]+$/, '');
}

/** @param {string} state @param {string} lesson */
function place(state, lesson) {
  const url = new URL(location.href);
  if (lesson) url.searchParams.set(LESSON, lesson);
  else url.searchParams.delete(LESSON);
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
    // Without storage a reload returns to the last step that the address knows.
  }
}
