/**
 * Queue of the element's method calls. Runs each call when the results of all earlier calls are
 * shown, and resolves its promise when its own result is shown.
 * @import { Viewer } from '../ui/viewer/viewer.js'
 */

/**
 * Interface of the element that the queue needs.
 * @typedef {{ isUpdatePending: boolean, showNow: () => void, refresh: () => void, requestUpdate: ()
 *   => void, begin: () => void }} Showing
 */

/** Time after which the next animation frame is no longer expected, in milliseconds. */
const LATE_MS = 250;

/**
 * Method call. `isRelative` marks a move relative to the current step; such a move must not be made
 * twice.
 * @typedef {{ work: () => void, isDone: () => boolean, isRelative?: boolean, resolve: () => void,
 *   reject: (error: unknown) => void }} Call
 */

/** Method calls of one element. */
export class Calls {
  #element;
  #viewer;
  /** Calls that have not started. @type {Call[]} */
  #waiting = [];
  /** Calls that have run and whose result is not shown yet. @type {Call[]} */
  #begun = [];
  /** Whether the element is updating. */
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
   * Runs a call, at once if possible.
   * @param {() => void} work may throw an error, which rejects the promise
   * @param {() => boolean} [isDone] returns whether the result is shown; may throw an error, which
   *   rejects the promise
   * @param {boolean} [isRelative]
   * @returns {Promise<void>} resolves when the result is shown; an unhandled rejection is not
   *   reported
   */
  make(work, isDone = () => true, isRelative = false) {
    const { error, run } = this.#viewer;
    /** @type {Promise<void>} */
    const shown = new Promise((resolve, reject) => {
      const call = { work, isDone, isRelative, resolve, reject };
      // If loading failed, nothing will be shown until the user or the page loads the element
      // again.
      if (error && !run) return reject(error);
      // Apply properties that were set before the call.
      if (!this.#isBusy && this.#element.isUpdatePending) this.#element.showNow();
      const isFirst = !this.#isBusy && this.#waiting.length === 0;
      if (isFirst && this.#mayBegin(call)) this.#begin(call);
      else {
        this.#waiting.push(call);
        // Load an element that waits to be near the viewport.
        this.#element.begin();
      }
    });
    shown.catch(() => {});
    return shown;
  }

  /** Whether the page waits for the result of a call. */
  get areWaitedFor() {
    return this.#begun.length > 0 || this.#waiting.length > 0;
  }

  /** Runs a call before all waiting calls. @param {() => void} work */
  makeFirst(work) {
    const ignore = () => {};
    this.#waiting.unshift({ work, isDone: () => true, resolve: ignore, reject: ignore });
  }

  /**
   * Returns whether a call can start. A relative move waits until the previous move is shown and
   * the next step is computed.
   * @param {Call} call
   */
  #mayBegin({ isRelative }) {
    const { isThere, settled, played } = this.#viewer;
    return isRelative ? isThere && played.player.knowsNext : settled;
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

  /**
   * Requests an update in the next animation frame, or after a timeout in a hidden page, which has
   * no frames.
   */
  #ask() {
    this.#element.refresh();
    this.#timer ||= window.setTimeout(() => {
      this.#timer = 0;
      if (this.#begun.length > 0) this.#element.requestUpdate();
    }, LATE_MS);
  }

  /** Called when the element starts an update: calls from now on wait for the end of the update. */
  showing() {
    this.#isBusy = true;
  }

  /** Called when the element has finished an update. */
  shown() {
    this.#isBusy = false;
    if (!this.#viewer.ready) return;
    this.#begun = this.#resolveDone();
    for (let [next] = this.#waiting; next && this.#mayBegin(next); [next] = this.#waiting) {
      this.#waiting.shift();
      this.#begin(next);
    }
  }

  /** Resolves the calls whose result is shown. @returns {Call[]} the other calls */
  #resolveDone() {
    const left = this.#begun.splice(0).filter((call) => {
      try {
        if (!call.isDone()) return true;
        call.resolve();
      } catch (error) {
        call.reject(error);
      }
      return false;
    });
    if (left.length > 0) return left;
    clearTimeout(this.#timer);
    this.#timer = 0;
    return left;
  }

  /**
   * Handles the element's removal from the page. Unfinished calls run again when the element is
   * inserted again. Relative moves that have started do not, because the move has been made.
   */
  leave() {
    if (!this.#viewer.ready) return;
    const again = this.#resolveDone().map((call) =>
      call.isRelative ? { ...call, work: () => {} } : call,
    );
    this.#waiting.unshift(...again);
  }

  /** Rejects all calls. @param {unknown} error */
  fail(error) {
    for (const { reject } of [...this.#begun.splice(0), ...this.#waiting.splice(0)]) reject(error);
  }
}
