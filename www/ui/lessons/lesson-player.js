/**
 * What only lessons need: their list, the one that is given, its chapters under the stage, and what
 * follows it. Fetched with the first lesson.
 * @import { Answered } from '../../core/predictions/question-plan.js'
 * @import { Stop } from '../../core/stops/stop-format.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { Lesson, LessonStop } from '../../lessons/types.js'
 * @import { Key } from '../viewer/keys.js'
 * @import { Work } from './lesson-control.js'
 * @import { DialogName } from '../kit/overlays.js'
 * @import { Presenting } from '../presenting/presenting.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';
import { EngineError } from '../../core/engine/session.js';
import { exampleState } from '../../core/links/example-link.js';
import { stopOf } from '../../core/stops/stop-format.js';
import { fetchWordsOf } from '../../i18n/index.js';
import { LESSONS, rightPlace } from '../../lessons/index.js';
import { lessonDeck, lessonHeading } from './lesson-deck.js';
import { exerciseTask, exercisesDialog, lessonsDialog } from './lesson-dialogs.js';
import { lessonStyle } from './lesson-style.js';
import { warn } from '../kit/warn.js';

/**
 * The stops of a lesson that were shown, those whose question is done with, and the answers.
 * @typedef {{ seen: Set<number>, done: Set<number>, answered: Answered[] }} Progress
 */

export class LessonsExtra {
  /** What only presenting needs, once somebody presents. @type {Presenting | null} */
  presenting = null;
  /** The same, on its way. @type {Promise<Presenting> | null} */
  #coming = null;
  /** The exercises that were opened, each by the run that it began on. @type {Map<string, Work>} */
  #opened = new Map();
  /** What came of each lesson since it was begun. @type {Map<string, Progress>} */
  #progress = new Map();
  /** The language that was asked for last. */
  #locale;

  /** @param {Viewer} viewer @param {Words} words those of the lessons */
  constructor(viewer, words) {
    this.viewer = viewer;
    this.words = words;
    this.#locale = words.locale;
    viewer.host.adopt([lessonStyle]);
  }

  /**
   * @param {Viewer} viewer
   * @throws {EngineError} `words`
   */
  static async of(viewer) {
    const words = await fetchWordsOf('lessons', viewer.words.locale).catch(() => {
      throw new EngineError('words');
    });
    return new LessonsExtra(viewer, words);
  }

  /** Follows the element into another language. */
  follow() {
    const { words, lessons, stops } = this.viewer;
    const { shown } = lessons;
    lessons.follow();
    if (words.locale !== this.#locale) this.#speak(words.locale);
    this.presenting?.speak(words.locale);
    if (!shown || shown.words === this.words) return;
    shown.say(this.words);
    stops.retell(shown.stops);
  }

  /** Takes over another language. @param {string} locale */
  async #speak(locale) {
    this.#locale = locale;
    const words = await fetchWordsOf('lessons', locale).catch(() => this.words);
    if (locale === this.#locale) this.words = words;
    this.viewer.refresh();
  }

  /**
   * @param {string} id
   * @param {boolean} begins whether it is given from its beginning
   * @throws {EngineError} `unknownLesson`
   */
  async open(id, begins) {
    if (!Object.hasOwn(LESSONS, id)) {
      warn('lesson', id, Object.keys(LESSONS));
      throw new EngineError('unknownLesson', { id });
    }
    const { lesson } = await importChunk(LESSONS[id].load);
    if (lesson.stops.some(({ question }) => question)) await this.viewer.predicting.prepare();
    const none = { seen: new Set(), done: new Set(), answered: [] };
    const progress = (begins ? null : this.#progress.get(id)) ?? none;
    this.#progress.set(id, progress);
    return new LessonShown(lesson, this.words, progress);
  }

  /**
   * What stands in a dialog.
   * @param {DialogName} name
   */
  dialog(name) {
    const { shown } = this.viewer.lessons;
    if (name === 'exercises' && shown) return exercisesDialog(this.viewer, shown);
    if (name === 'present') return this.presenting?.dialog();
    return lessonsDialog(this.viewer, this.words);
  }

  /** The task of an exercise, over what stands under the stage. @param {Work} work */
  task(work) {
    return exerciseTask(this.viewer, this.words, work);
  }

  /**
   * Works on an exercise.
   * @param {Work} work
   * @param {string} origin the state string of its run before the first step
   */
  begin(work, origin) {
    this.viewer.lessons.work = work;
    this.#opened.set(origin, work);
  }

  /**
   * Goes on with the exercise whose run is shown, unless the step is before its first: the lesson may
   * show the same run there.
   */
  takeUp() {
    const { linked, played, lessons } = this.viewer;
    const work = this.#opened.get(linked.origin);
    if (work && played.player.cursor >= (work.exercise.step ?? 0)) lessons.work = work;
  }

  /** Works on no exercise any more. */
  finish() {
    this.viewer.lessons.work = null;
    this.#opened.clear();
  }

  /** What stands under the stage. @param {LessonShown} shown */
  deck(shown) {
    const deck = lessonDeck(this.viewer, shown);
    return this.presenting?.under(deck) ?? deck;
  }

  /** What stands over the board. @param {LessonShown} shown */
  heading(shown) {
    this.#followClass();
    return lessonHeading(this.viewer, shown);
  }

  /** A lesson in full screen is shown to a class; who has the notes elsewhere sees them follow. */
  #followClass() {
    if (this.presenting) this.presenting.follow();
    else if (this.viewer.host.isFullScreen()) this.#fetchPresenting().catch(() => {});
  }

  /**
   * Does something that only who presents does, once that is there.
   * @param {(presenting: Presenting) => void} act
   */
  present(act) {
    this.#fetchPresenting().then(act, () => this.viewer.refuse(new EngineError('extras')));
  }

  #fetchPresenting() {
    this.#coming ??= this.#importPresenting().catch((failure) => {
      this.#coming = null;
      throw failure;
    });
    return this.#coming;
  }

  async #importPresenting() {
    const { Presenting } = await importChunk(() => import('../presenting/presenting.js'));
    this.presenting = await Presenting.of(this.viewer, this.words.locale);
    this.viewer.refresh();
    return this.presenting;
  }

  /** The lesson is left. */
  leave() {
    this.presenting?.leave();
  }

  /** The keys while a lesson is given. @returns {Key[]} */
  get keys() {
    const isGiven = (/** @type {Viewer} */ { lessons }) => lessons.shown !== null;
    return [
      ...(this.presenting?.keys ?? []),
      { keys: ['n', 'N'], only: isGiven, act: () => this.present((it) => it.toggleNotes()) },
      { keys: ['h', 'H'], only: isGiven, act: () => this.present((it) => it.toggleHands()) },
    ];
  }

  /** What the list of keys says of them: keys, and what they do. */
  get lines() {
    const { words } = this;
    return [
      ['N', words.text('lesson.keys.notes')],
      ['H', words.text('lesson.keys.hands')],
      ['A B C', words.text('lesson.keys.raise')],
    ];
  }
}

/** A lesson as it is given: its stops with their words, and its chapters. */
export class LessonShown {
  /** Its stops with their words. @type {Stop[]} */
  stops = [];
  /** The numbers of the stops of each chapter. @type {{ title: string, stops: number[] }[]} */
  chapters = [];

  /** @param {Lesson} lesson @param {Words} words @param {Progress} progress */
  constructor(lesson, words, progress) {
    this.lesson = lesson;
    this.words = words;
    this.progress = progress;
    this.say(words);
  }

  /** Says it in the language of these words. @param {Words} words */
  say(words) {
    const { lesson } = this;
    this.words = words;
    this.stops = lesson.stops.map((stop) => this.#stopOf(stop));
    this.chapters = [];
    for (const [index, { chapter }] of lesson.stops.entries()) {
      if (chapter) this.chapters.push({ title: this.text(`chapter.${chapter}`), stops: [] });
      this.chapters.at(-1)?.stops.push(index);
    }
  }

  /**
   * @param {string} key behind the lesson's own
   * @param {Record<string, number>} [values]
   */
  text(key, values) {
    return this.words.text(`lesson.${this.lesson.id}.${key}`, values);
  }

  /** The place of the right choice of the question of a stop. @param {number} index */
  rightPlace(index) {
    return rightPlace(this.lesson, index);
  }

  /** The number of the chapter of a stop. @param {number} index */
  chapterOf(index) {
    return this.chapters.findIndex(({ stops }) => stops.includes(index));
  }

  /**
   * @param {LessonStop} stop
   * @returns {Stop}
   */
  #stopOf({ id, puzzle, preset, algorithm, at, view, light, holds, recalls = {} }) {
    const recalled = Object.entries(recalls).map(([name, [, , value]]) => [name, value]);
    const values = { ...holds, ...Object.fromEntries(recalled) };
    return stopOf({
      at,
      view,
      algorithm,
      light,
      state: exampleState(puzzle, preset),
      title: this.text(`${id}.title`, values),
      caption: this.text(`${id}.caption`, values),
      pause: true,
    });
  }
}
