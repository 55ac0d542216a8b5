/**
 * A lesson on paper: goes through its stops, takes a picture of each, comes back, and prints the pages
 * or saves them.
 * @import { Words } from '../../i18n/index.js'
 * @import { Question } from '../../wasm/searchlight.js'
 * @import { LessonShown } from '../lessons/lesson-player.js'
 * @import { ExportOptions } from '../export/options.js'
 * @import { Page } from './handout-pages.js'
 * @import { Presenting } from '../presenting/presenting.js'
 */
import { html, render } from 'lit/html.js';
import { EngineError } from '../../core/engine/session.js';
import { turned } from '../../core/predictions/question-plan.js';
import { fetchWordsOf, unmarked } from '../../i18n/index.js';
import { importExport } from '../export/load.js';
import { letterOf } from '../viewer/keys.js';
import { pagesFile, printPages, shown } from './handout-pages.js';

/** How wide a picture is, px. */
const WIDTH = 1120;
/** How high it is, px, so that page and picture are full: without anything else, and less by what else is there. */
const HIGH = { sheet: 1230, slides: 610, question: 180, answers: 60, note: 130 };
/** The letters in it, px: the lower it is on its page, the larger, so that all are read as easily. */
const LETTERS = { sheet: 20, slides: 21 };
/** The size of the boards that are asked about, px. */
const CHOICE_PX = 96;

export class PaperJob {
  /** @type {'sheet' | 'slides'} */
  kind = 'sheet';
  /** Whether right answers, their reasons and the notes are on it. */
  answers = false;
  /** How many pages are made, while they are. @type {{ done: number, of: number } | null} */
  progress = null;
  /** What came of the last one. */
  said = '';
  #presenting;
  #viewer;
  #ending = new AbortController();
  /** Whether pictures are drawings, which are small and sharp; a strict page shows only canvases. */
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
   * Makes the pages of a lesson, one at a time.
   * @param {LessonShown} lesson
   * @param {boolean} prints whether they are printed; else they are saved
   */
  async make(lesson, prints) {
    if (this.progress) return;
    const { words } = this.#viewer;
    this.#ending = new AbortController();
    this.progress = { done: 0, of: lesson.stops.length };
    this.said = '';
    try {
      this.#isVector = !prints || (await showsData());
      const pages = await this.#pages(lesson);
      const { kind, answers } = this;
      const name = kind === 'sheet' && !answers ? this.#presenting.words.text('present.name') : '';
      const title = lesson.text('name');
      const paper = { title, lang: words.locale, kind, answers, name, pages };
      if (prints) await printPages(paper);
      else
        this.#viewer.extras?.save(pagesFile(paper), `searchlight-${lesson.lesson.id}-${kind}.html`);
      if (!prints) this.said = words.text('export.saved');
    } catch (error) {
      if (this.#ending.signal.aborted) this.said = words.text('export.cancelled');
      else if (this.#viewer.run) this.#viewer.refuse(error);
    }
    this.progress = null;
    this.#viewer.refresh();
  }

  /** Goes through the stops in the light's colours, and comes back to where the page was. @param {LessonShown} lesson */
  async #pages(lesson) {
    const { host, stops, linked, played } = this.#viewer;
    const before = {
      theme: host.theme,
      origin: linked.origin,
      step: played.player.cursor,
      index: stops.shown,
    };
    const asked = await fetchWordsOf('predictions', lesson.words.locale).catch(() => {
      throw new EngineError('words');
    });
    // A question that a stop asks hides what is to come.
    await this.#viewer.predicting.load().catch(() => {
      throw new EngineError('predictions');
    });
    /** @type {Page[]} */
    const pages = [];
    try {
      host.theme = 'light';
      await host.rendered();
      await host.recolour();
      for (const index of lesson.stops.keys()) {
        stops.go(index);
        await this.#arrive();
        pages.push(await this.#page(lesson, index, asked));
        this.progress = { done: index + 1, of: lesson.stops.length };
        this.#viewer.refresh();
      }
    } finally {
      host.theme = before.theme;
      if (this.#viewer.run) {
        if (before.index >= 0) stops.go(before.index);
        else stops.goTo(before.step, { state: before.origin });
      }
    }
    return pages;
  }

  /** Waits until the stop is shown that was gone to, with all that its picture is made of. */
  async #arrive() {
    const isThere = () => {
      const { settled, stops, played, run } = this.#viewer;
      const { wanted, planned } = played.player;
      // A step is known long before the space around it is.
      return settled && !stops.isOnTheWay && wanted < 0 && planned && run.analysis.laid;
    };
    do {
      await new Promise((go) => requestAnimationFrame(go));
      this.#ending.signal.throwIfAborted();
      if (!this.#viewer.whole) throw this.#viewer.error ?? new EngineError('exportGone');
      this.#viewer.refresh();
    } while (!isThere());
  }

  /**
   * @param {LessonShown} lesson
   * @param {number} index
   * @param {Words} asked the words of questions
   * @returns {Promise<Page>}
   */
  async #page(lesson, index, asked) {
    const { words } = this.#presenting;
    const { title, caption, view, light } = lesson.stops[index];
    const { question } = lesson.lesson.stops[index];
    const { kind, answers } = this;
    const letters = LETTERS[kind];
    const less =
      (question ? HIGH.question : 0) +
      (answers ? HIGH.note : 0) +
      (answers && question ? HIGH.answers : 0);
    const height = HIGH[kind] - (kind === 'slides' ? less / 2 : less);
    /** @type {Page['lit']} */
    let lit = null;
    const onLit = (/** @type {NonNullable<Page['lit']>} */ part) => (lit = part);
    const { places = {} } = this.#viewer.family;
    // A slide has room for what is under the board where the stop is about it.
    const strip = kind === 'sheet' || Boolean(question) || Object.hasOwn(places, light);
    const look = { view: view || 'both', height, letters, strip, question };
    const picture = await this.#picture({ ...look, light, onLit });
    const chapter = lesson.chapters[lesson.chapterOf(index)].title;
    const stop = words.text('notes.stop', { number: index + 1, total: lesson.stops.length });
    return {
      over: `${lesson.text('name')} · ${chapter} · ${stop}`,
      title,
      caption,
      picture,
      lit,
      question: question ? await this.#question(question, lesson.rightPlace(index), asked) : null,
      note: this.#presenting.noteOf(lesson, index),
      noteHeading: words.text('notes.heading'),
    };
  }

  /** The picture of the step shown, as it is taken away. @param {ExportOptions} asked */
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

  /**
   * @param {string} kind
   * @param {number} place of its right choice
   * @param {Words} words
   * @returns {Promise<Page['question']>}
   */
  async #question(kind, place, words) {
    const viewer = this.#viewer;
    const { run, family, host } = viewer;
    const { cursor } = run.player;
    /** @type {Question | null} */
    const asked = run.session.ask((core) => core.question(kind, cursor));
    if (!asked) return null;
    const question = turned(asked, place);
    const { questions: teller } = await host.families
      .get(family.id)
      .loadQuestions()
      .catch(() => {
        throw new EngineError('predictions');
      });
    const picture = teller.picture(viewer, question, CHOICE_PX);
    const choices = teller.choices(viewer, words, question, CHOICE_PX);
    const because = unmarked(teller.because(viewer, words, question, question.correct));
    const asks = unmarked(teller.asks(viewer, words, question));
    run.show();
    return {
      asks,
      because,
      picture: picture ? painted(picture) : null,
      choices: choices.map(({ says, picture: board }, index) => ({
        letter: letterOf(index),
        says,
        picture: board ? painted(board) : null,
        isRight: index === question.correct,
      })),
    };
  }
}

/** Whether the page's policy allows pictures whose address is their data. */
const showsData = () =>
  shown(
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/%3E',
  ).then(
    () => true,
    () => false,
  );

/** @param {ImageBitmap} bitmap */
function drawn(bitmap) {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}

/** A small picture off the page. @param {import('lit/directive.js').DirectiveResult} picture */
function painted(picture) {
  const holder = document.createElement('div');
  render(html`<canvas ${picture}></canvas>`, holder);
  return /** @type {HTMLCanvasElement} */ (holder.querySelector('canvas'));
}
