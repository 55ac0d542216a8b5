/**
 * Lazy module for lessons: list of lessons, current lesson, chapters and exercises. Imported with
 * the first lesson.
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
import { LESSONS, rightPlace } from '../../lessons/index.js';
import { spoken } from '../../core/stops/spoken-stops.js';
import { OWN, placeOf } from '../../core/predictions/question-plan.js';
import { LazyPart, lazyWords } from '../kit/lazy-part.js';
import { lessonDeck, lessonHeading } from './lesson-deck.js';
import { exercisesDialog, lessonsDialog } from './lesson-dialogs.js';
import { exerciseTask } from './exercise-task.js';
import { lessonStyle } from './lesson-style.js';
import { warn } from '../kit/warn.js';

/**
 * Progress of a lesson: indexes of the stops seen, indexes of the stops whose question is answered
 * or skipped, the answers, and the same answers by the index of their stop.
 * @typedef {{ seen: Set<number>, done: Set<number>, answered: Answered[], choices: Map<number,
 *   Answered> }} Progress
 */

export class LessonsExtra {
  /** Exercises that the user has opened, by the origin of their run. @type {Map<string, Work>} */
  #opened = new Map();
  /** Progress of the lessons, by lesson id. @type {Map<string, Progress>} */
  #progress = new Map();
  #texts;
  #presenting;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.viewer = viewer;
    this.#texts = lazyWords(viewer, 'lessons');
    this.#presenting = new LazyPart(viewer, {
      error: new EngineError('extras'),
      load: async () => {
        const { Presenting } = await importChunk(() => import('../presenting/presenting.js'));
        return Presenting.of(viewer);
      },
    });
    viewer.host.adopt([lessonStyle]);
  }

  /**
   * Creates the module with its translations.
   * @param {Viewer} viewer
   * @throws {EngineError} `words`
   */
  static async of(viewer) {
    const extra = new LessonsExtra(viewer);
    await extra.#texts.load().catch(() => {
      throw new EngineError('words');
    });
    return extra;
  }

  /** Translations of the lessons. */
  get words() {
    return /** @type {Words} */ (this.#texts.part);
  }

  /** Lazy module for presenting; null until it has loaded. */
  get presenting() {
    return this.#presenting.part;
  }

  /** Updates the lesson after a change of the element's language, and continues its start. */
  follow() {
    const { lessons, stops } = this.viewer;
    const { shown } = lessons;
    this.begin();
    this.#texts.follow();
    this.presenting?.texts.follow();
    if (!shown || shown.words === this.words) return;
    shown.say(this.words);
    if (shown.lesson.id) stops.retell(shown.stops);
  }

  /**
   * Goes to the first stop of a new lesson, unless the current step is a stop. Waits while the steps
   * of some stops are unknown, and until the viewer is ready: only then is the current stop known.
   */
  begin() {
    const { lessons, stops, linked, played, ready } = this.viewer;
    if (!lessons.begins || !ready) return;
    // The stops of an author can belong to the base run.
    if (lessons.shown?.lesson.id === '' && stops.isRebasing) return;
    const mayBe = stops.list.some((stop) => {
      const { origin, step } = stops.placeOf(stop);
      return origin === linked.origin && step === null;
    });
    if (stops.shown < 0 && mayBe && played.player.computing) return;
    lessons.begins = false;
    if (stops.shown < 0) stops.go(0);
    else stops.reach(stops.shown);
  }

  /**
   * Loads a lesson.
   * @param {string} id
   * @param {boolean} begins whether to discard earlier progress
   * @throws {EngineError} `unknownLesson`
   */
  async open(id, begins) {
    if (!Object.hasOwn(LESSONS, id)) {
      warn('lesson', id, Object.keys(LESSONS));
      throw new EngineError('unknownLesson', { id });
    }
    const { lesson } = await importChunk(LESSONS[id].load);
    if (lesson.stops.some(({ question }) => question)) await this.viewer.predicting.module.ask();
    const none = { seen: new Set(), done: new Set(), answered: [], choices: new Map() };
    const progress = (begins ? null : this.#progress.get(id)) ?? none;
    this.#progress.set(id, progress);
    return new LessonShown(lesson, this.words, progress);
  }

  /**
   * Makes a lesson of an author's stops.
   * @param {readonly Stop[]} stops
   */
  async openOwn(stops) {
    if (stops.some(({ ask, question }) => ask || question)) {
      await this.viewer.predicting.module.ask();
    }
    return new OwnLessonShown(stops, this.words);
  }

  /**
   * Renders a dialog of lessons.
   * @param {DialogName} name
   */
  dialog(name) {
    const { shown } = this.viewer.lessons;
    if (name === 'exercises' && shown) return exercisesDialog(this.viewer, shown);
    if (name === 'present') return this.presenting?.dialog();
    return lessonsDialog(this.viewer, this.words);
  }

  /**
   * Renders the task of the current exercise; undefined for none, or while another puzzle is shown.
   */
  get task() {
    const { lessons, run } = this.viewer;
    const { work } = lessons;
    const isHere = work?.exercise.puzzle === run.kind.id;
    return work && isHere ? exerciseTask(this.viewer, this.words, work) : undefined;
  }

  /**
   * Makes an exercise the current one.
   * @param {Work} work
   * @param {string} origin state string of its run at the first step
   */
  take(work, origin) {
    this.viewer.lessons.work = work;
    this.#opened.set(origin, work);
  }

  /**
   * Resumes the exercise of the current run. Does nothing at a step before the exercise's first
   * step, because the run can also be one of the lesson.
   */
  takeUp() {
    const { linked, played, lessons } = this.viewer;
    const work = this.#opened.get(linked.origin);
    if (work && played.player.cursor >= (work.exercise.step ?? 0)) lessons.work = work;
  }

  /** Ends all exercises. */
  finish() {
    this.viewer.lessons.work = null;
    this.#opened.clear();
  }

  /**
   * Renders the lesson's controls, which replace timeline and controls, with the teacher's notes if
   * they are shown; undefined without a lesson.
   */
  get deck() {
    const { shown } = this.viewer.lessons;
    if (!shown) return undefined;
    const deck = lessonDeck(this.viewer, shown);
    return this.presenting?.under(deck) ?? deck;
  }

  /** Heading above the board; undefined without a lesson. Reading it updates the notes window. */
  get heading() {
    const { shown } = this.viewer.lessons;
    if (!shown) return undefined;
    this.#followClass();
    return lessonHeading(this.viewer, shown);
  }

  /**
   * Updates the notes window. In full screen, also imports the module for presenting, because a
   * lesson is then probably shown to a class.
   */
  #followClass() {
    if (this.presenting) this.presenting.follow();
    else if (this.viewer.host.isFullScreen()) this.#presenting.load().catch(() => {});
  }

  /**
   * Calls a function with the module for presenting, importing it first.
   * @param {(presenting: Presenting) => void} act
   */
  async present(act) {
    const presenting = await this.#presenting.ask();
    if (presenting) act(presenting);
  }

  /** Closes the notes window and stops printing. */
  leave() {
    this.presenting?.leave();
  }

  /** Shortcuts during a lesson. @returns {Key[]} */
  get keys() {
    const isGiven = (/** @type {Viewer} */ { lessons }) => lessons.shown !== null;
    return [
      ...(this.presenting?.keys ?? []),
      { keys: ['n', 'N'], only: isGiven, act: () => this.present((it) => it.toggleNotes()) },
      { keys: ['h', 'H'], only: isGiven, act: () => this.present((it) => it.toggleHands()) },
    ];
  }

  /** Entries for the list of keys: key and description. */
  get lines() {
    const { words } = this;
    return [
      ['N', words.text('lesson.keys.notes')],
      ['H', words.text('lesson.keys.hands')],
      ['A B C', words.text('lesson.keys.raise')],
    ];
  }
}

/** Lesson with translated stops and chapters. */
export class LessonShown {
  /** Stops with translated texts. @type {readonly Stop[]} */
  stops = [];
  /**
   * Titles of the chapters, with the indexes of their stops.
   * @type {{ title: string, stops: number[] }[]}
   */
  chapters = [];
  /** Code of the answers that was copied last. */
  copied = '';

  /** @param {Lesson} lesson @param {Words} words @param {Progress} progress */
  constructor(lesson, words, progress) {
    this.lesson = lesson;
    this.words = words;
    this.progress = progress;
    this.say(words);
  }

  /** Translates the lesson. @param {Words} words */
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
   * Returns a text of the lesson.
   * @param {string} key without the lesson's prefix
   * @param {Record<string, number>} [values]
   */
  text(key, values) {
    return this.words.text(`lesson.${this.lesson.id}.${key}`, values);
  }

  /**
   * Returns the position of the right choice in a stop's question.
   * @param {number} index index of the stop
   */
  rightPlace(index) {
    return rightPlace(this.lesson, index);
  }

  /** Name of the lesson. */
  get name() {
    return this.text('name');
  }

  /** Returns the index of a stop's chapter. @param {number} index index of the stop */
  chapterOf(index) {
    return this.chapters.findIndex(({ stops }) => stops.includes(index));
  }

  /**
   * @param {LessonStop} stop
   * @returns {Stop}
   */
  #stopOf({ id, puzzle, preset, algorithm, settings, at, view, light, holds, recalls = {} }) {
    const recalled = Object.entries(recalls).map(([name, [, , value]]) => [name, value]);
    const values = { ...holds, ...Object.fromEntries(recalled) };
    return stopOf({
      at,
      view,
      algorithm,
      settings,
      light,
      state: exampleState(puzzle, preset),
      title: this.text(`${id}.title`, values),
      caption: this.text(`${id}.caption`, values),
      pause: true,
    });
  }
}

/** Lesson of an author, made of the stops of a host page or link. Its id is empty. */
export class OwnLessonShown extends LessonShown {
  /**
   * The stops in all languages.
   * @type {readonly Stop[]}
   */
  #given = [];

  /** @param {readonly Stop[]} given @param {Words} words */
  constructor(given, words) {
    super(
      { id: '', stops: [], exercises: [] },
      words,
      { seen: new Set(), done: new Set(), answered: [], choices: new Map() }, // prettier-ignore
    );
    this.#given = given;
    this.say(words);
  }

  /** @param {Words} words */
  say(words) {
    this.words = words;
    // The super class calls this before the stops are known.
    if (!(#given in this)) return;
    this.stops = spoken(this.#given, [words.locale, ...navigator.languages]);
    const stops = this.stops.map(({ ask, question, note, at }, index) => ({
      id: String(index),
      puzzle: '',
      preset: '',
      at,
      question: question ? OWN : ask,
      own: question,
      note,
    }));
    this.lesson = { id: '', stops, exercises: [] };
    this.chapters = [{ title: this.name, stops: [...this.stops.keys()] }];
  }

  get name() {
    return this.stops.find(({ lesson }) => lesson)?.lesson ?? this.words.text('lesson.own');
  }

  /** @param {number} index @returns {number} */
  rightPlace(index) {
    return placeOf(this.stops[index]);
  }
}
