/**
 * Lessons of a viewer: opens, closes and restarts them. Their code is imported with the first
 * lesson.
 * @import { Exercise } from '../../lessons/types.js'
 * @import { LessonShown } from './lesson-player.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';
import { EngineError } from '../../core/engine/session.js';
import { LazyPart } from '../kit/lazy-part.js';

/**
 * Exercise that the user is working on, its lesson, and the stop at which the user has left the
 * lesson.
 * @typedef {{ exercise: Exercise, lesson: string, stop: number }} Work
 */

export class Lessons {
  /** Current lesson; null for none. @type {LessonShown | null} */
  shown = null;
  /** Current exercise; null for none. @type {Work | null} */
  work = null;
  /** Id of the lesson that is loading; empty for none. */
  #asked = '';
  /**
   * Arguments of the call of `give` whose lesson failed to load.
   * @type {[string, number, boolean] | null}
   */
  #missed = null;
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
    return this.#asked !== '' || this.begins;
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
    this.begins = false;
    this.work = null;
    if (!this.shown) return;
    this.shown = null;
    this.extra?.leave();
    this.#viewer.stops.take([]);
  }
}
