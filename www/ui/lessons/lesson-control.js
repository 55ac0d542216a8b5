/**
 * Lessons on the viewer: asked for, fetched when the first one is, given and left.
 * @import { Exercise } from '../../lessons/types.js'
 * @import { LessonsExtra, LessonShown } from './lesson-player.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';
import { EngineError } from '../../core/engine/session.js';

/**
 * An exercise that is worked on, of which lesson, and the stop at which that was left.
 * @typedef {{ exercise: Exercise, lesson: string, stop: number }} Work
 */

export class Lessons {
  /** The lesson that is given. @type {LessonShown | null} */
  shown = null;
  /** The exercise that is worked on. @type {Work | null} */
  work = null;
  /** What only lessons need, once it is there. @type {LessonsExtra | null} */
  extra = null;
  /** The id of the lesson that somebody waits for; empty for none. */
  #asked = '';
  /** The id of the lesson that did not come. */
  #missed = '';
  /** Whether the lesson is still to begin, or to go on where it is shown. */
  #begins = false;
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** The id of the lesson that is given, or waited for; empty for none. */
  get id() {
    return this.#asked || (this.shown?.lesson.id ?? '');
  }

  /** Whether a lesson is on its way, or still to begin. */
  get waits() {
    return this.#asked !== '' || this.#begins;
  }

  /** The number of the stop that is told: that of a question until the lesson goes on behind its answer. */
  get at() {
    const { stops, predicting } = this.#viewer;
    return Math.max(0, predicting.extra?.feedback?.stop ?? stops.index);
  }

  /**
   * Gives a lesson from its beginning, or from the stop that is shown.
   * @param {string} id empty to leave the one that is given, as by the way back or forward of a browser
   * @param {number} [stop] the stop to take it up at
   * @param {boolean} [begins] whether none of its stops counts as shown before
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
      const extra = await this.#fetch();
      const shown = await extra.open(id, begins);
      if (this.#asked !== id || !this.#viewer.run) return;
      this.#asked = '';
      this.shown = shown;
      this.#viewer.stops.take(shown.stops);
      this.#begins = stop < 0;
      // An element that was taken out meanwhile begins the lesson once it is put back.
      if (!this.#viewer.run) return;
      if (stop >= 0) this.#viewer.stops.go(stop);
      this.follow();
      this.#viewer.rest(true);
    } catch (error) {
      if (this.#asked !== id) return;
      this.#asked = '';
      this.#missed = id;
      this.#viewer.refuse(error instanceof EngineError ? error : new EngineError('lesson'));
    }
  }

  /** Begins a lesson at its first stop, for a person who has chosen it. @param {string} id */
  begin(id) {
    this.drop();
    return this.give(id, 0, true);
  }

  /** Puts away what a person has opened on the stage: a stop of a lesson looks the same for everybody. */
  tidy() {
    if (!this.shown) return;
    const { family, host } = this.#viewer;
    const { map } = family;
    family.leave?.();
    family.reset();
    const isThere = map.layouts.includes(host.layout);
    map.layout = isThere ? host.layout : map.layouts[0];
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
    const { LessonsExtra } = await importChunk(() => import('./lesson-player.js'));
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

  /** Begins the lesson, unless one of its stops is shown, or may be once it is known where it is. */
  follow() {
    const { stops, linked, played } = this.#viewer;
    if (!this.#begins) return;
    const mayBe = stops.list.some((stop) => {
      const { origin, step } = stops.placeOf(stop);
      return origin === linked.origin && step === null;
    });
    if (stops.shown < 0 && mayBe && played.player.computing) return;
    this.#begins = false;
    if (stops.shown < 0) stops.go(0);
    else stops.reach(stops.shown);
  }

  /** The task of the exercise that is worked on; undefined where another puzzle is shown. */
  get task() {
    const { work, extra } = this;
    const isHere = work?.exercise.puzzle === this.#viewer.run.kind.id;
    return work && isHere ? extra?.task(work) : undefined;
  }

  /** What stands under the stage in the place of timeline and controls; undefined without a lesson. */
  get deck() {
    return this.shown ? this.extra?.deck(this.shown) : undefined;
  }

  /** What stands over the board; undefined without a lesson. */
  get heading() {
    return this.shown ? this.extra?.heading(this.shown) : undefined;
  }

  /** Leaves the lesson for a person. */
  leave() {
    const isGiven = this.shown !== null;
    this.drop();
    if (isGiven) this.#viewer.rest(true);
  }

  /** Leaves the lesson for what is shown next, which is told. */
  drop() {
    this.#asked = '';
    this.#begins = false;
    this.work = null;
    if (!this.shown) return;
    this.shown = null;
    this.extra?.leave();
    this.#viewer.stops.take([]);
    this.#viewer.refresh();
  }
}
