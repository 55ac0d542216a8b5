/**
 * Lessons on the viewer: asked for, fetched when the first one is, given and left.
 * @import { LessonsExtra, LessonShown } from './lesson.js'
 * @import { Viewer } from './viewer.js'
 */
import { importChunk } from '../core/chunk.js';
import { EngineError } from '../core/engine.js';

export class Lessons {
  /** The lesson that is given. @type {LessonShown | null} */
  shown = null;
  /** What only lessons need, once it is there. @type {LessonsExtra | null} */
  extra = null;
  /** The id of the lesson that somebody waits for; empty for none. */
  #asked = '';
  /** The id of the lesson that did not come. */
  #missed = '';
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** The id of the lesson that is given, or waited for; empty for none. */
  get id() {
    return this.#asked || (this.shown?.lesson.id ?? '');
  }

  /**
   * Gives a lesson from its beginning, or from the stop that is shown.
   * @param {string} id empty to leave the one that is given
   */
  async give(id) {
    if (id === this.id) return;
    this.leave();
    if (!id) return;
    this.#asked = id;
    try {
      const extra = await this.#fetch();
      const shown = await extra.open(id);
      if (this.#asked !== id || !this.#viewer.run) return;
      this.#asked = '';
      this.shown = shown;
      this.#viewer.stops.take(shown.stops);
      if (this.#viewer.stops.shown < 0) this.#viewer.stops.go(0);
      this.#viewer.rest(true);
    } catch (error) {
      if (this.#asked !== id) return;
      this.#asked = '';
      this.#missed = id;
      this.#viewer.refuse(error instanceof EngineError ? error : new EngineError('lesson'));
    }
  }

  /** Fetches the list of lessons for somebody who wants to choose one. */
  prepare() {
    this.#fetch().catch(() => {
      this.#viewer.overlays.close();
      this.#viewer.refuse(new EngineError('lesson'));
    });
  }

  /** Fetches what lessons need, and the words of the language. */
  async #fetch() {
    const { LessonsExtra } = await importChunk(() => import('./lesson.js'));
    this.extra ??= await LessonsExtra.of(this.#viewer);
    this.#viewer.refresh();
    return this.extra;
  }

  /** Tries once more to give the lesson that did not come. */
  again() {
    const id = this.#missed;
    this.#missed = '';
    this.#viewer.dismiss();
    if (id) this.give(id);
    else this.#viewer.overlays.open('lessons');
  }

  /** What stands under the stage in the place of timeline and controls; undefined without a lesson. */
  get deck() {
    return this.shown ? this.extra?.deck(this.shown) : undefined;
  }

  /** What stands over the board; undefined without a lesson. */
  get heading() {
    return this.shown ? this.extra?.heading(this.shown) : undefined;
  }

  leave() {
    this.#asked = '';
    if (!this.shown) return;
    this.shown = null;
    this.extra?.leave();
    this.#viewer.stops.take([]);
    this.#viewer.rest(true);
  }
}
