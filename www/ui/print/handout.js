/**
 * Printing of a lesson: goes through its stops, exports a picture of each, returns to the former
 * step, and prints or saves the pages.
 * @import { Question } from '../../wasm/searchlight.js'
 * @import { OwnQuestion, Stop } from '../../core/stops/stop-format.js'
 * @import { LessonShown } from '../lessons/lesson-player.js'
 * @import { ExportOptions } from '../export/options.js'
 * @import { Page, Paper } from './handout-pages.js'
 * @import { Presenting } from '../presenting/presenting.js'
 */
import { html, render } from 'lit/html.js';
import { restore } from '../../canvas/surface.js';
import { EngineError } from '../../core/engine/session.js';
import { solve } from '../../core/exercises/check.js';
import { exampleState } from '../../core/links/example-link.js';
import { isTyped, questionAt } from '../../core/predictions/board-questions.js';
import { ownQuestion, turned } from '../../core/predictions/question-plan.js';
import { unmarked } from '../../i18n/index.js';
import { wordsOfPuzzle } from '../../i18n/puzzle-words.js';
import { becauseOf } from '../lessons/exercise-task.js';
import { importExport } from '../export/load.js';
import { tellerFor } from '../predictions/question-text.js';
import { letterOf } from '../viewer/keys.js';
import { pagesFile, printPages, shown } from './handout-pages.js';

/** Width of a picture, in px. */
const WIDTH = 1120;
/**
 * Height of a picture that fills its page, in px, and by how much each other part of the page
 * reduces it.
 */
const HIGH = {
  sheet: 1230,
  slides: 610,
  homework: 430,
  question: 180,
  answers: 60,
  note: 130,
  answer: 60,
};
/** Font size in the pictures, in px. */
const LETTERS = { sheet: 20, slides: 21, homework: 20 };
/** Size of boards in questions, in px. */
const CHOICE_PX = 96;
/** Time between two turns of the browser while pages are made, in milliseconds. */
const SLICE_MS = 40;

export class PaperJob {
  /** @type {'sheet' | 'slides' | 'homework'} */
  kind = 'sheet';
  /** Whether to print right answers, explanations and notes. */
  answers = false;
  /**
   * Number of pages made and of all pages; null while no pages are being made.
   * @type {{ done: number, of: number } | null}
   */
  progress = null;
  /** Message about the last result. */
  said = '';
  /** Indexes of the stops with which the sheets of a homework begin. @type {ReadonlySet<number>} */
  #firsts = new Set();
  /** Adds what stands before the pages. @type {Paper['front']} */
  #front = null;
  /** Callback after each page. */
  #onProgress = () => {};
  /** Whether the pages show the exercises of the lesson. */
  #areExercises = false;
  #presenting;
  #viewer;
  #ending = new AbortController();
  /** Time at which the browser gets its next turn, as of `performance.now()`. */
  #breatheMs = 0;
  /**
   * Whether pictures are SVG, which is small and sharp. Canvases are used if the page's Content
   * Security Policy blocks `data:` images.
   */
  #isVector = true;

  /** @param {Presenting} presenting */
  constructor(presenting) {
    this.#presenting = presenting;
    this.#viewer = presenting.viewer;
  }

  cancel() {
    this.#ending.abort();
  }

  /**
   * Makes the sheets of a homework: several questions on a page, and a new page for each sheet.
   * @param {LessonShown} lesson all sheets as one lesson
   * @param {{ answers: boolean, prints: boolean, firsts: ReadonlySet<number>, front: Paper['front'],
   *   onProgress: () => void }} options `firsts` are the indexes of the stops with which the sheets
   *   begin
   */
  async makeSheets(lesson, { answers, prints, firsts, front, onProgress }) {
    const before = { kind: this.kind, answers: this.answers };
    this.#firsts = firsts;
    this.#front = front;
    this.#onProgress = onProgress;
    Object.assign(this, { kind: 'homework', answers });
    await this.make(lesson, prints);
    this.#front = null;
    this.#onProgress = () => {};
    Object.assign(this, before);
  }

  /**
   * Prints the exercises of a lesson, with lines to write on or with the right answers.
   * @param {LessonShown} lesson
   * @param {boolean} answers
   */
  async makeExercises(lesson, answers) {
    const before = { kind: this.kind, answers: this.answers };
    Object.assign(this, { kind: 'homework', answers });
    this.#areExercises = true;
    await this.make(lesson, true);
    this.#areExercises = false;
    Object.assign(this, before);
  }

  /**
   * Makes the pages of a lesson, and prints or saves them.
   * @param {LessonShown} lesson
   * @param {boolean} prints whether to print rather than save
   */
  async make(lesson, prints) {
    if (this.progress) return;
    const { words } = this.#viewer;
    this.#ending = new AbortController();
    this.progress = { done: 0, of: this.#countOf(lesson) };
    this.said = '';
    try {
      this.#isVector = !prints || (await showsData());
      const pages = await this.#pages(lesson);
      const { kind, answers } = this;
      const name = kind !== 'slides' && !answers ? this.#presenting.words.text('present.name') : '';
      const title = lesson.name;
      const isKey = kind === 'homework' && answers;
      const paper = { title, lang: words.locale, kind, answers, name, pages, front: this.#front };
      if (prints) await printPages(paper);
      else {
        const file = `searchlight-${lesson.lesson.id || 'lesson'}-${kind}${isKey ? '-key' : ''}.html`;
        const isSaved = await this.#viewer.extras?.save(pagesFile(paper), file);
        if (isSaved) this.said = words.text('export.saved');
      }
    } catch (error) {
      if (this.#ending.signal.aborted) this.said = words.text('export.cancelled');
      else if (this.#viewer.run) this.#viewer.refuse(error);
    }
    this.progress = null;
    this.#viewer.refresh();
  }

  /**
   * Makes the pages with the light theme. Then returns to the former theme and step.
   * @param {LessonShown} lesson
   */
  async #pages(lesson) {
    const { host, stops, linked, played } = this.#viewer;
    const before = {
      theme: host.theme,
      origin: linked.origin,
      step: played.player.cursor,
      index: stops.shown,
    };
    // Load predictions before the first picture: while a question is open, a picture hides later
    // steps.
    await this.#predictions();
    /** @type {Page[]} */
    const pages = [];
    try {
      host.theme = 'light';
      await host.rendered();
      await host.recolour();
      const of = this.#countOf(lesson);
      for (let index = 0; index < of; index++) {
        this.#go(lesson, index);
        await this.#arrive(this.#areExercises ? 'board' : this.#viewOf(lesson, index));
        const page = this.#areExercises ? this.#exercise(lesson, index) : this.#page(lesson, index);
        pages.push(await page);
        this.progress = { done: index + 1, of };
      }
    } finally {
      this.#viewer.isBlind = false;
      // Pictures that were left as they are have to be painted again.
      restore();
      host.theme = before.theme;
      if (this.#viewer.run) {
        if (before.index >= 0) stops.go(before.index);
        else stops.goTo(before.step, { state: before.origin });
      }
    }
    return pages;
  }

  /** Returns the number of pages. @param {LessonShown} lesson */
  #countOf({ lesson, stops }) {
    return this.#areExercises ? lesson.exercises.length : stops.length;
  }

  /**
   * Returns the view of a page. A sheet of homework is low, and its map would hide the steps after the
   * question: board and queue say more.
   * @param {LessonShown} lesson
   * @param {number} index
   */
  #viewOf({ stops }, index) {
    const { family } = this.#viewer;
    return stops[index].view || (this.kind === 'homework' && family.strip ? 'board' : '');
  }

  /** Goes to the step of a page. @param {LessonShown} lesson @param {number} index */
  #go({ lesson }, index) {
    const { stops } = this.#viewer;
    if (!this.#areExercises) return stops.go(index);
    const { puzzle, preset, algorithm, settings, step = 0 } = lesson.exercises[index];
    stops.goTo(step, { state: exampleState(puzzle, preset), algorithm, settings });
  }

  /**
   * Makes the page of an exercise.
   * @param {LessonShown} lesson
   * @param {number} index
   * @returns {Promise<Page>}
   */
  async #exercise(lesson, index) {
    const viewer = this.#viewer;
    const exercise = lesson.lesson.exercises[index];
    const { id, check } = exercise;
    const { height, letters } = { height: HIGH.homework, letters: LETTERS.homework };
    const picture = await this.#picture({ view: 'board', height, letters, strip: false });
    const solution = check && this.answers ? await solve(viewer.linked.origin, check) : null;
    const note = check
      ? solution && becauseOf(viewer, lesson.words, exercise, solution)
      : lesson.text(`answer.${id}`);
    return {
      isFirst: index === 0,
      over: index === 0 ? lesson.name : '',
      title: lesson.words.text('lesson.check.title', { number: index + 1 }),
      caption: lesson.text(`exercise.${id}`),
      picture,
      lit: null,
      answer: null,
      question: null,
      hasLine: !this.answers,
      note: this.answers ? note || lesson.words.text('lesson.check.unknown') : '',
      noteHeading: lesson.words.text('lesson.check.answer'),
    };
  }

  /**
   * Waits until the stop, and everything its picture needs, is ready.
   * @param {string} view
   */
  async #arrive(view) {
    const viewer = this.#viewer;
    const isBoard = this.kind === 'homework' && view === 'board' && viewer.family.hero === 'map';
    const isThere = () => {
      const { settled, stops, played, run, finale } = viewer;
      const { wanted, planned } = played.player;
      if (!settled || stops.isOnTheWay || wanted >= 0) return false;
      if (isBoard && !run.session.family?.hasAnswer(run.frame)) return true;
      // Also wait for the map's layout and the check of the answer's length, which can come long
      // after the step is computed.
      const isDrawn = planned && run.analysis.laid;
      return isDrawn && (finale.ending === null || run.analysis.isSure !== false);
    };
    // The stage would show the page for a moment, which takes longer than the page itself. But a map
    // is laid out for the canvas that shows it.
    viewer.isBlind = isBoard;
    // A question opens in the render after the stop is reached, and hides later steps.
    let renders = 0;
    while (renders < 2) {
      await this.#breathe();
      if (!viewer.whole) throw viewer.error ?? new EngineError('exportGone');
      await viewer.host.rendered();
      renders = isThere() ? renders + 1 : 0;
      if (renders === 0) this.#compute(isBoard);
    }
  }

  /**
   * Computes until the next turn of the browser.
   * @param {boolean} isBoard whether the page needs only the step
   */
  #compute(isBoard) {
    const viewer = this.#viewer;
    let nowMs = performance.now();
    while (nowMs < this.#breatheMs && viewer.busy) {
      if (isBoard && viewer.played.player.wanted < 0) return;
      viewer.tick(nowMs);
      nowMs = performance.now();
    }
  }

  /** Lets the browser draw and take events, now and then. @throws {DOMException} `AbortError` */
  async #breathe() {
    if (performance.now() < this.#breatheMs) return;
    this.#onProgress();
    this.#viewer.refresh();
    await new Promise((go) => setTimeout(go));
    this.#ending.signal.throwIfAborted();
    this.#breatheMs = performance.now() + SLICE_MS;
  }

  /**
   * Makes a page.
   * @param {LessonShown} lesson
   * @param {number} index index of the stop
   * @returns {Promise<Page>}
   */
  async #page(lesson, index) {
    const { words } = this.#presenting;
    const { title, light } = lesson.stops[index];
    const view = this.#viewOf(lesson, index);
    const { question, own } = lesson.lesson.stops[index];
    const { kind, answers } = this;
    const letters = LETTERS[kind];
    const answer = this.#answer(view);
    const less =
      (answer ? HIGH.answer : 0) +
      (question ? HIGH.question : 0) +
      (answers ? HIGH.note : 0) +
      (answers && question ? HIGH.answers : 0);
    const shares = { sheet: less, slides: less / 2, homework: 0 };
    const height = HIGH[kind] - shares[kind];
    /** @type {Page['lit']} */
    let lit = null;
    const onLit = (/** @type {NonNullable<Page['lit']>} */ part) => (lit = part);
    // Show the strip below the board on a sheet. On a slide it has room only if the stop highlights
    // an element of the family or asks a question.
    const strip = kind !== 'slides' || Boolean(question) || this.#viewer.scene.hasPlace(light);
    const look = { view: view || 'both', height, letters, strip, question };
    const { at, state } = lesson.stops[index];
    const last = lesson.stops[index - 1];
    const isSame = kind === 'homework' && last?.at === at && last.state === state;
    const picture = isSame ? null : await this.#picture({ ...look, light, onLit });
    const chapter = lesson.chapters[lesson.chapterOf(index)].title;
    const stop = words.text('notes.stop', { number: index + 1, total: lesson.stops.length });
    const isSheet = kind === 'homework';
    const sheet = lesson.stops[index].lesson ?? '';
    const isFirst = isSheet ? this.#firsts.has(index) : index === 0;
    return {
      isFirst,
      over: isSheet ? sheet : [...new Set([lesson.name, chapter, stop])].join(' · '),
      title,
      ...(isSheet && isFirst && !answers ? { rules: this.#rules } : {}),
      caption: captionOf(lesson.stops[index]),
      picture,
      lit,
      answer,
      question: question ? await this.#question(question, lesson.rightPlace(index), own) : null,
      note: this.#presenting.noteOf(lesson, index),
      noteHeading: words.text('notes.heading'),
    };
  }

  /** Rules of the puzzle, which a sheet cannot look up. */
  get #rules() {
    const { words, run } = this.#viewer;
    return words.text(`${run.kind.id}.rules`);
  }

  /**
   * Returns the answer that the page shows at the current step; null if it shows none. A page with
   * only the main picture shows none.
   * @param {string} view
   * @returns {Page['answer']}
   */
  #answer(view) {
    const { finale, family } = this.#viewer;
    const { ending } = finale;
    const hidden = family.hero === 'map' ? 'map' : 'board';
    if (!ending || view === hidden) return null;
    const { number, unit, title, notes } = ending;
    return { title: number ? `${number} ${unit}` : title, notes };
  }

  /** Exports the picture of the current step. @param {ExportOptions} asked */
  async #picture(asked) {
    const { exportAs } = await importExport();
    const { signal } = this.#ending;
    const options = { width: WIDTH, scale: 1.5, ...asked, paper: true, signal };
    if (this.#isVector) {
      const file = await exportAs(this.#viewer, 'image/svg+xml', options);
      return `data:image/svg+xml,${encodeURIComponent(await file.text())}`;
    }
    const file = await exportAs(this.#viewer, 'image/png', options);
    return drawn(await createImageBitmap(file));
  }

  /** Returns the words and the teller of the questions. @throws {EngineError} `predictions` */
  async #predictions() {
    try {
      const { texts } = await this.#viewer.predicting.module.load();
      return await texts.load();
    } catch {
      throw new EngineError('predictions');
    }
  }

  /**
   * Returns the question of a kind at the current step, with its choices, as texts and canvases.
   * Returns null if there is none.
   * @param {string} kind
   * @param {number} place position of the right choice
   * @param {OwnQuestion} [own] the question, if it is in an author's own words
   * @returns {Promise<Page['question']>}
   */
  async #question(kind, place, own) {
    const viewer = this.#viewer;
    const { run } = viewer;
    const { cursor } = run.player;
    /** @type {Question | null} */
    const asked = own ? ownQuestion(own, cursor) : questionAt(run.session, kind, cursor);
    if (!asked) return null;
    const question = own ? asked : turned(asked, place);
    const { words: shared, teller: family } = await this.#predictions();
    const teller = tellerFor(family, question);
    const words = wordsOfPuzzle(shared, run.session.description, viewer.words);
    const { picture, choices, because, asks } = run.aside(() => ({
      picture: teller.picture(viewer, question, CHOICE_PX),
      choices: teller.choices(viewer, words, question, CHOICE_PX),
      because: teller.because(viewer, words, question, question.correct),
      asks: teller.asks(viewer, words, question),
    }));
    return {
      asks: unmarked(asks),
      because: unmarked(because),
      picture: picture ? painted(picture) : null,
      typed: isTyped(question) ? choices[question.correct].says : '',
      choices: (isTyped(question) ? [] : choices).map(({ says, picture: board }, index) => ({
        letter: letterOf(index),
        says,
        picture: board ? painted(board) : null,
        isRight: index === question.correct,
      })),
    };
  }
}

/**
 * Returns the caption of a stop, with the addresses of its links, which cannot be followed on paper.
 * @param {Pick<Stop, 'caption' | 'pieces'>} stop
 */
const captionOf = ({ caption, pieces }) =>
  pieces?.map(({ says, href }) => says + (href && href !== says ? ` (${href})` : '')).join('') ??
  caption;

/** Resolves to whether the page's Content Security Policy allows `data:` images. */
const showsData = () =>
  shown(
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/%3E',
  ).then(
    () => true,
    () => false,
  );

/** Returns a canvas with a bitmap, and frees the bitmap. @param {ImageBitmap} bitmap */
function drawn(bitmap) {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}

/**
 * Renders a small picture outside the page.
 * @param {import('lit/directive.js').DirectiveResult} picture
 */
function painted(picture) {
  const holder = document.createElement('div');
  render(html`<canvas ${picture}></canvas>`, holder);
  return /** @type {HTMLCanvasElement} */ (holder.querySelector('canvas'));
}
