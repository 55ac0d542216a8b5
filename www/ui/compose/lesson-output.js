/**
 * What the composer makes of a lesson: a link, HTML code, a file, a package for learning platforms,
 * sheets of homework on paper. Also reads the codes that learners send.
 * @import { Stop } from '../../core/stops/stop-format.js'
 * @import { Page } from '../print/handout-pages.js'
 * @import { PaperJob } from '../print/handout.js'
 * @import { Composer } from './composer.js'
 */
import { codesIn } from '../../core/compose/answer-code.js';
import { baseOf, fileOf, readFile, stopsOfDraft } from '../../core/compose/draft.js';
import { lessonMarkup } from '../../core/compose/lesson-markup.js';
import { EngineError } from '../../core/engine/session.js';
import { importChunk } from '../../core/net/lazy-import.js';
import { withStops } from '../../core/stops/stop-format.js';
import { save } from '../kit/save-file.js';
import { place } from '../share/embed-base.js';
import { addKey } from './homework-key.js';

export class LessonOutput {
  /** Part of the panel that is shown. @type {'' | 'link' | 'markup' | 'codes' | 'homework'} */
  shown = '';
  /** Codes of learners, as pasted. */
  codes = '';
  /** The sheets that are printed; null while none are. @type {PaperJob | null} */
  #paper = null;
  #composer;

  /** @param {Composer} composer */
  constructor(composer) {
    this.#composer = composer;
  }

  /** Link to the lesson, or its length if a link cannot hold it. */
  get link() {
    const { draft, named } = this.#composer;
    const page = location.href.replace(/[?#].*/, '');
    try {
      const state = withStops(baseOf(draft.lesson), stopsOfDraft(named));
      return { text: `${page}#${state}`, over: null };
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return { text: '', over: /** @type {{ length: number, limit: number }} */ (error.fields) };
    }
  }

  /** Number of pages made and of all pages; null while no sheets are printed. */
  get progress() {
    return this.#paper?.progress ?? null;
  }

  /** HTML code of the lesson for a post. */
  get markup() {
    const { draft, named } = this.#composer;
    return lessonMarkup(stopsOfDraft(named), baseOf(draft.lesson), place);
  }

  /**
   * Copies a text; if the clipboard is blocked, selects the text instead.
   * @param {string} text
   */
  async copy(text) {
    const composer = this.#composer;
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      isCopied = false;
      composer.mark('.out textarea');
    }
    composer.tell(isCopied ? 'compose.copied' : 'compose.byHand');
  }

  /** Shows a part, or hides it. @param {'link' | 'markup' | 'codes' | 'homework'} part */
  offer(part) {
    this.shown = this.shown === part ? '' : part;
    this.#composer.tell('');
  }

  /** Reads codes of learners. @param {string} codes */
  takeCodes(codes) {
    this.codes = codes;
    const { homework } = this.#composer;
    this.#composer.redraw();
    homework.check(codesIn(codes).sheets.map(({ lesson }) => lesson));
  }

  /**
   * Prints or saves sheets of homework: shows them as one lesson, makes the pages, and returns to the
   * draft.
   * @param {readonly Stop[][]} sheets
   * @param {boolean} answers whether with the right answers
   * @param {boolean} prints whether to print rather than save
   */
  async printSheets(sheets, answers, prints) {
    const composer = this.#composer;
    const { viewer } = composer;
    const { at, state } = composer.here;
    viewer.stops.take(sheets.flat());
    const shown = await this.#lessonShown();
    const firsts = new Set(sheets.map((_, index) => sheets.slice(0, index).flat().length));
    /** @param {HTMLElement} body @param {readonly Page[]} pages */
    const addTable = (body, pages) => addKey(body, pages, composer.words);
    const front = answers ? addTable : null;
    /** @type {Promise<void> | undefined} */
    let job;
    await viewer.lessons.extra?.present(({ paper }) => {
      if (!shown) return;
      this.#paper = paper;
      const onProgress = () => composer.redraw();
      job = paper.makeSheets(shown, { answers, prints, firsts, front, onProgress });
    });
    await job;
    this.#paper = null;
    composer.giveBack();
    viewer.stops.goTo(at, { state });
  }

  /** Waits until the stops of the film are a lesson. */
  async #lessonShown() {
    const { viewer } = this.#composer;
    while (!viewer.lessons.shown && !this.#composer.isClosed) {
      if (viewer.error) return null;
      viewer.refresh();
      await new Promise((go) => requestAnimationFrame(go));
    }
    return viewer.lessons.shown;
  }

  /** Saves the lesson as a file that can be opened again. */
  saveFile() {
    const file = new Blob([fileOf(this.#composer.draft.lesson)], { type: 'application/json' });
    save(file, 'searchlight-lesson.json');
  }

  /** Saves the lesson as a package for learning platforms. */
  async savePackage() {
    const composer = this.#composer;
    const { draft, named, words } = composer;
    const lesson = { title: named.name, lang: words.locale, stops: stopsOfDraft(named), state: baseOf(draft.lesson) }; // prettier-ignore
    try {
      const { scormPackage } = await importChunk(() => import('./scorm-zip.js'));
      save(await scormPackage(lesson), 'searchlight-lesson.zip');
      composer.tell('compose.packaged');
    } catch {
      composer.tell('compose.noPackage');
    }
  }

  /** Opens a file. @param {File | undefined} file */
  async openFile(file) {
    if (!file) return;
    const lesson = readFile(await file.text());
    if (lesson) this.#composer.takeLesson(lesson);
    this.#composer.tell(lesson ? 'compose.opened' : 'compose.badFile');
  }
}
