/**
 * What a page asks of its element by methods: done in order, each as soon as all that was asked for
 * before is shown, and told when it is shown itself.
 * @import { Viewer } from '../ui/viewer.js'
 */

/**
 * What this needs of the element: whether a change waits to be shown, and how to show it.
 * @typedef {{ isUpdatePending: boolean, showNow: () => void, refresh: () => void,
 *   requestUpdate: () => void, begin: () => void }} Showing
 */

/** A frame that does not come in this time does not come. */
const LATE_MS = 250;

/** @typedef {{ work: () => void, isDone: () => boolean, resolve: () => void, reject: (error: unknown) => void }} Call */

export class Calls {
  #element;
  #viewer;
  /** Those that wait for what comes first. @type {Call[]} */
  #waiting = [];
  /** Those that are done and not shown yet. @type {Call[]} */
  #begun = [];
  /** Whether the element is in the middle of showing something. */
  #isBusy = false;
  #timer = 0;

  /**
   * @param {Showing} element
   * @param {Viewer} viewer
   */
  constructor(element, viewer) {
    this.#element = element;
    this.#viewer = viewer;
  }

  /**
   * Does something, at once if it can be.
   * @param {() => void} work may throw what it is refused with
   * @param {() => boolean} [isDone] whether what it asked for is there; may throw what has ended that
   * @returns {Promise<void>} resolves once that is shown; an error is of no consequence to who does not look
   */
  make(work, isDone = () => true) {
    /** @type {Promise<void>} */
    const shown = new Promise((resolve, reject) => {
      const call = { work, isDone, resolve, reject };
      // What was set before is taken over first.
      if (!this.#isBusy && this.#element.isUpdatePending) this.#element.showNow();
      if (this.#mayBegin) this.#begin(call);
      else {
        this.#waiting.push(call);
        // What is asked of an element that is not near yet has it load.
        this.#element.begin();
      }
    });
    shown.catch(() => {});
    return shown;
  }

  /** Whether the page waits for what it has asked for. */
  get areWaitedFor() {
    return this.#begun.length > 0;
  }

  /** As `make`, before all that waits. @param {() => void} work */
  makeFirst(work) {
    const ignore = () => {};
    this.#waiting.unshift({ work, isDone: () => true, resolve: ignore, reject: ignore });
  }

  get #mayBegin() {
    return !this.#isBusy && this.#waiting.length === 0 && this.#viewer.settled;
  }

  /** @param {Call} call */
  #begin(call) {
    try {
      call.work();
      this.#begun.push(call);
      this.#ask();
    } catch (error) {
      call.reject(error);
    }
  }

  /** Has it shown in the next frame, or, where a page that nobody sees has none, after a while. */
  #ask() {
    this.#element.refresh();
    this.#timer ||= window.setTimeout(() => {
      this.#timer = 0;
      if (this.#begun.length > 0) this.#element.requestUpdate();
    }, LATE_MS);
  }

  /** The element begins to show what has changed: a call that comes now waits until it has. */
  showing() {
    this.#isBusy = true;
  }

  /** The element has shown it. */
  shown() {
    this.#isBusy = false;
    for (const call of this.#begun.splice(0)) {
      try {
        if (call.isDone()) call.resolve();
        else this.#begun.push(call);
      } catch (error) {
        call.reject(error);
      }
    }
    if (this.#begun.length === 0) {
      clearTimeout(this.#timer);
      this.#timer = 0;
    }
    while (this.#waiting.length > 0 && this.#viewer.settled) {
      this.#begin(/** @type {Call} */ (this.#waiting.shift()));
    }
  }

  /** What waits will not be shown. @param {unknown} error */
  fail(error) {
    for (const { reject } of [...this.#begun.splice(0), ...this.#waiting.splice(0)]) reject(error);
  }
}
