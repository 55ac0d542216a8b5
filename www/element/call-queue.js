/**
 * What a page asks of its element by methods: done in order, each as soon as all that was asked for
 * before is shown, and told when it is shown itself.
 * @import { Viewer } from '../ui/viewer/viewer.js'
 */

/**
 * What this needs of the element: whether a change waits to be shown, and how to show it.
 * @typedef {{ isUpdatePending: boolean, showNow: () => void, refresh: () => void,
 *   requestUpdate: () => void, begin: () => void }} Showing
 */

/** A frame that does not come in this time does not come. */
const LATE_MS = 250;

/**
 * `isRelative` tells that the work moves on from where the film is: done twice it leads further.
 * @typedef {{ work: () => void, isDone: () => boolean, isRelative?: boolean, resolve: () => void,
 *   reject: (error: unknown) => void }} Call
 */

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
   * @param {boolean} [isRelative]
   * @returns {Promise<void>} resolves once that is shown; an error is of no consequence to who does not look
   */
  make(work, isDone = () => true, isRelative = false) {
    const { error, run } = this.#viewer;
    /** @type {Promise<void>} */
    const shown = new Promise((resolve, reject) => {
      const call = { work, isDone, isRelative, resolve, reject };
      // Nothing is shown until somebody has the element load once more.
      if (error && !run) return reject(error);
      // What was set before is taken over first.
      if (!this.#isBusy && this.#element.isUpdatePending) this.#element.showNow();
      const isFirst = !this.#isBusy && this.#waiting.length === 0;
      if (isFirst && this.#mayBegin(call)) this.#begin(call);
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
    return this.#begun.length > 0 || this.#waiting.length > 0;
  }

  /** As `make`, before all that waits. @param {() => void} work */
  makeFirst(work) {
    const ignore = () => {};
    this.#waiting.unshift({ work, isDone: () => true, resolve: ignore, reject: ignore });
  }

  /** A move from where the film is waits until it is there. @param {Call} call */
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
    if (!this.#viewer.ready) return;
    this.#begun = this.#resolveDone();
    for (let [next] = this.#waiting; next && this.#mayBegin(next); [next] = this.#waiting) {
      this.#waiting.shift();
      this.#begin(next);
    }
  }

  /** Resolves what is done. @returns {Call[]} what is not */
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
   * The element is taken out, with what it shows kept. What is not done yet is begun once more when it
   * is put back; a move that has been made is not made twice.
   */
  leave() {
    if (!this.#viewer.ready) return;
    const again = this.#resolveDone().map((call) =>
      call.isRelative ? { ...call, work: () => {} } : call,
    );
    this.#waiting.unshift(...again);
  }

  /** What waits will not be shown. @param {unknown} error */
  fail(error) {
    for (const { reject } of [...this.#begun.splice(0), ...this.#waiting.splice(0)]) reject(error);
  }
}
