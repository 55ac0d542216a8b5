/**
 * Lessons of a viewer: opens, closes and restarts them. Their code is imported with the first
 * lesson.
 * @import { Solution } from '../../core/exercises/check.js'
 * @import { Stop } from '../../core/stops/stop-format.js'
 * @import { Exercise } from '../../lessons/types.js'
 * @import { LessonShown } from './lesson-player.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';
import { EngineError } from '../../core/engine/session.js';
import { areLesson } from '../../core/stops/stop-format.js';
import { LazyPart } from '../kit/lazy-part.js';

/**
 * Exercise that the user is working on, its lesson, and the stop at which the user has left the
 * lesson. `given` is the answer that the user has typed or chosen, `solution` is the right one once
 * it is known, for the run `origin`, and `isTold` means that the page has told the right one.
 * @typedef {{ exercise: Exercise, lesson: string, stop: number, given?: number | null, solution?:
 *   Solution | null, isTold?: boolean, isBusy?: boolean, origin?: string }} Work
 */

/**
 * Stops of an author that are to be opened as a lesson. `isComing` means that the module for lessons
 * is loading.
 * @typedef {{ stops: readonly Stop[], isComing: boolean }} Own
 */

export class Lessons {
  /** Current lesson; null for none. @type {LessonShown | null} */
  shown = null;
  /** Current exercise; null for none. @type {Work | null} */
  work = null;
  /** Id of the lesson that is loading; empty for none. */
  #asked = '';
  /** Lesson of an author that is to be opened; null for none. @type {Own | null} */
  #own = null;
  /**
   * Arguments of the call of `give` whose lesson failed to load.
   * @type {[string, number, boolean] | null}
   */
  #missed = null;
  /** Stops whose lesson failed to load. @type {readonly Stop[]} */
  #missedOwn = [];
  /**
   * Whether the first stop of the lesson is not chosen yet. The choice can depend on a step that is
   * still being computed.
   */
  begins = false;
  #module;
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    this.#module = new LazyPart(viewer, {
      error: new EngineError('lesson'),
      load: async () => {
        const { LessonsExtra } = await importChunk(() => import('./lesson-player.js'));
        return LessonsExtra.of(viewer);
      },
    });
  }

  /** Lazy module for lessons; null until it has loaded. */
  get extra() {
    return this.#module.part;
  }

  /** Id of the current or loading lesson; empty for none. */
  get id() {
    return this.#asked || (this.shown?.lesson.id ?? '');
  }

  /** Whether a lesson is loading or has not reached its first stop. */
  get waits() {
    return this.#asked !== '' || this.#own !== null || this.begins;
  }

  /**
   * Index of the current stop. While an answer is explained, this is the stop that has asked the
   * question.
   */
  get at() {
    const { stops, predicting } = this.#viewer;
    return Math.max(0, predicting.extra?.feedback?.stop ?? stops.index);
  }

  /**
   * Opens a lesson at a given stop, or at the stop of the current step.
   * @param {string} id empty to leave the current lesson, for instance by the browser's back button
   * @param {number} [stop] index of the stop. With -1, begins at the stop of the current step, or
   *   else at the first stop
   * @param {boolean} [begins] whether to discard earlier progress in this lesson
   */
  async give(id, stop = -1, begins = false) {
    if (id === this.id) return;
    this.drop();
    if (!id) {
      this.extra?.takeUp();
      return;
    }
    this.#asked = id;
    try {
      const extra = await this.#module.load();
      const shown = await extra.open(id, begins);
      if (this.#asked !== id) return;
      this.#asked = '';
      this.shown = shown;
      this.#viewer.stops.take(shown.stops);
      this.begins = stop < 0 || !this.#viewer.run;
      // A lesson of an element that is disconnected meanwhile begins when the element is connected
      // again.
      if (!this.#viewer.run) return;
      if (stop >= 0) this.#viewer.stops.go(stop);
      extra.begin();
      this.#viewer.rest(true);
    } catch (error) {
      if (this.#asked !== id) return;
      this.#asked = '';
      this.#missed = [id, stop, begins];
      this.#viewer.refuse(error instanceof EngineError ? error : new EngineError('lesson'));
    }
  }

  /**
   * Takes the stops of the host page or of a link. If they are a lesson, opens the lesson; otherwise
   * closes such a lesson.
   * @param {readonly Stop[]} stops
   */
  takeOwn(stops) {
    this.#own = areLesson(stops) ? { stops, isComing: false } : null;
    if (!this.shown || this.shown.lesson.id) return;
    this.shown = null;
    this.extra?.leave();
  }

  /** Opens the lesson of the host page's stops once the viewer is ready, and updates the lesson. */
  follow() {
    const own = this.#own;
    if (own && !own.isComing && !this.#asked) this.#openOwn(own);
    this.extra?.follow();
  }

  /** @param {Own} own */
  async #openOwn(own) {
    own.isComing = true;
    try {
      const extra = await this.#module.load();
      const shown = await extra.openOwn(own.stops);
      if (this.#own !== own) return;
      this.#own = null;
      this.shown = shown;
      this.begins = true;
      if (this.#viewer.run) extra.begin();
      this.#viewer.rest(false);
    } catch {
      if (this.#own !== own) return;
      this.#own = null;
      this.#missedOwn = own.stops;
      this.#viewer.refuse(new EngineError('lesson'));
    }
  }

  /** Opens a lesson at its first stop and discards earlier progress. @param {string} id */
  begin(id) {
    this.drop();
    return this.give(id, 0, true);
  }

  /**
   * Closes everything that the user has opened on the stage, so that a stop always looks the same.
   */
  tidy() {
    if (!this.shown) return;
    const { family, host } = this.#viewer;
    const { map } = family;
    family.leave?.();
    family.reset();
    const isThere = map.layouts.includes(host.layout);
    map.layout = isThere ? host.layout : map.layouts[0];
  }

  /** Imports the list of lessons for the dialog, and closes the dialog on an error. */
  async prepare() {
    if (!(await this.#module.ask())) this.#viewer.overlays.close();
  }

  /** Retries the lesson that failed to load. */
  again() {
    const missed = this.#missed;
    this.#missed = null;
    this.#viewer.dismiss();
    if (missed) this.give(...missed);
    else if (this.#missedOwn === this.#viewer.stops.list) this.takeOwn(this.#missedOwn);
    else this.#viewer.overlays.open('lessons');
  }

  /** Leaves the lesson and dispatches `statechange`. */
  leave() {
    const isGiven = this.shown !== null;
    this.drop();
    if (isGiven) this.#viewer.rest(true);
  }

  /**
   * Leaves the lesson without `statechange`. The caller dispatches that event for what it shows
   * next.
   */
  drop() {
    this.#asked = '';
    this.#own = null;
    this.begins = false;
    this.work = null;
    if (!this.shown) return;
    this.shown = null;
    this.extra?.leave();
    this.#viewer.stops.take([]);
  }
}
