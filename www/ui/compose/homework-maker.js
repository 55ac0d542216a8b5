/**
 * Homework of the composer: what the author has chosen, and what becomes of it: a link for the
 * class, links of single sheets, sheets and key on paper, and the check of codes.
 * @import { Homework, Sheet } from '../../core/compose/homework.js'
 * @import { GivenAnswer } from '../../core/compose/answer-code.js'
 * @import { Composer } from './composer.js'
 */
import { keyOf, numberOfSheet, readHomework, sheetsOf, stopsOfSheet, writeHomework } from '../../core/compose/homework.js'; // prettier-ignore
import { isTyped, kindsOf } from '../../core/predictions/board-questions.js';
import { LONGEST, stateIn } from '../../core/links/state-string.js';
import { withStops } from '../../core/stops/stop-format.js';
import { toldError } from '../kit/error-text.js';
import { recall, remember } from '../kit/storage.js';

/** Key of the last homework in storage. */
const KEPT = 'homework';

/** Option of the page's address. */
export const OPTION = 'homework';

export class HomeworkMaker {
  /** @type {Pick<Homework, 'seed' | 'count' | 'each' | 'title'> & { kinds: readonly string[] }} */
  chosen = { title: '', seed: 1, count: 30, each: 1, kinds: [] };
  /** Number of sheets made and of all sheets; null while none are being made. @type {{ done: number, of: number } | null} */
  progress = null;
  /** Links of the sheets, one a line; empty until they are asked for. */
  links = '';
  /** Sheets of the last homework. @type {{ of: string, sheets: Sheet[] } | null} */
  #made = null;
  /** Right answers by number of the sheet. @type {Map<number, ReturnType<typeof keyOf>>} */
  #keys = new Map();
  #composer;
  #ending = new AbortController();

  /** @param {Composer} composer */
  constructor(composer) {
    this.#composer = composer;
    const kept = this.#kept;
    if (kept) this.chosen = kept;
  }

  /** Kinds of questions that the run of the film has. */
  get kinds() {
    return kindsOf(this.#composer.viewer.run.session);
  }

  /** Kinds that are chosen, among those of the run; by default the first three. */
  get kindsChosen() {
    const { kinds } = this;
    const chosen = kinds.filter((kind) => this.chosen.kinds.includes(kind));
    return chosen.length > 0 ? chosen : kinds.slice(-3);
  }

  /** The homework about the board of the film. @returns {Homework} */
  get homework() {
    const { words, draft, here } = this.#composer;
    const title = this.chosen.title.trim() || draft.lesson.name.trim();
    return {
      ...this.chosen,
      title: title || words.text('compose.homework.title'),
      kinds: this.kindsChosen,
      state: here.state,
    };
  }

  /** @param {Partial<HomeworkMaker['chosen']>} fields */
  set(fields) {
    this.chosen = { ...this.chosen, ...fields };
    this.links = '';
    this.#composer.update();
  }

  /** @param {string} kind @param {boolean} isOn */
  choose(kind, isOn) {
    const { kindsChosen } = this;
    const kinds = isOn ? [...kindsChosen, kind] : kindsChosen.filter((one) => one !== kind);
    if (kinds.length > 0) this.set({ kinds });
  }

  /** Link that opens the sheet of each learner by its number. */
  get link() {
    const { homework } = this;
    const url = new URL(location.href.replace(/[?#].*/, ''));
    url.searchParams.set(OPTION, writeHomework(homework));
    url.hash = homework.state;
    return url.href;
  }

  /** Keeps the homework in this browser, so that codes can be checked later. */
  #keep() {
    const { homework } = this;
    remember(KEPT, `${writeHomework(homework)}#${homework.state}`);
  }

  /** Shows or copies the link for the class. */
  shareLink() {
    this.#keep();
    this.#composer.output.copy(this.link);
  }

  /**
   * Makes the sheets, or returns those that are made. Says in words what has failed.
   * @param {Homework} homework
   * @returns {Promise<Sheet[] | null>} empty if the puzzle has no random boards; null after a failure,
   *   or if other sheets are wanted meanwhile
   */
  async #sheets(homework) {
    const of = JSON.stringify(homework);
    if (this.#made?.of === of) return this.#made.sheets;
    this.#ending.abort();
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    const tell = (/** @type {number} */ done) => {
      this.progress = { done, of: homework.count };
      this.#composer.redraw();
    };
    tell(0);
    try {
      const sheets = await sheetsOf(homework, tell, signal);
      this.#made = { of, sheets };
      this.#keys.clear();
      this.progress = null;
      return sheets;
    } catch (error) {
      if (signal.aborted) return null;
      const { viewer } = this.#composer;
      const reason = toldError(viewer, error).message;
      this.progress = null;
      this.#composer.tell('compose.homework.failed', { reason });
      return null;
    }
  }

  /** Returns the sheets, and says if there are none or too few. Returns null after a failure. */
  async #make() {
    const { homework } = this;
    this.#keep();
    const sheets = await this.#sheets(homework);
    if (!sheets) return null;
    const { words } = this.#composer;
    const isShort = sheets.length < homework.count;
    this.#composer.said = isShort
      ? words.text('compose.homework.few', { count: sheets.length })
      : words.text('compose.homework.made', { count: sheets.length });
    return { homework, sheets };
  }

  /** Shows a table of links, one for each sheet. */
  async listLinks() {
    const made = await this.#make();
    if (!made) return;
    const { homework, sheets } = made;
    const page = location.href.replace(/[?#].*/, '');
    const lines = sheets.map((sheet) => {
      const state = withStops(sheet.state, this.#stopsOf(homework, sheet));
      return `${sheet.number}\t${page}#${state.length < LONGEST ? state : sheet.state}`;
    });
    this.links = lines.join('\n');
    this.#composer.redraw();
  }

  /** @param {Homework} homework @param {Sheet} sheet */
  #stopsOf(homework, sheet) {
    const { words } = this.#composer;
    return stopsOfSheet(homework, sheet, (question) =>
      words.text('compose.homework.question', { sheet: sheet.number, question }),
    );
  }

  /**
   * Prints or saves all sheets.
   * @param {boolean} answers whether with the right answers
   * @param {boolean} prints
   */
  async paper(answers, prints) {
    const made = await this.#make();
    if (!made) return;
    const { homework, sheets } = made;
    const lists = sheets.map((sheet) => this.#stopsOf(homework, sheet)).filter(({ length }) => length > 0); // prettier-ignore
    if (lists.length > 0) await this.#composer.output.printSheets(lists, answers, prints);
    this.#composer.redraw();
  }

  /**
   * Returns the number of the sheet that a lesson's name belongs to; 0 for another lesson.
   * @param {string} lesson
   */
  numberOf(lesson) {
    const kept = this.#kept;
    return kept ? numberOfSheet(kept, lesson) : 0;
  }

  /** The homework that was handed out last. */
  get #kept() {
    const text = recall(KEPT) ?? '';
    const end = text.lastIndexOf('#');
    return readHomework(text.slice(0, end), stateIn(text.slice(end + 1)));
  }

  /**
   * Checks an answer by the sheet, which the core makes again.
   * @param {number} number number of the sheet
   * @param {GivenAnswer} answer
   * @returns {boolean | null} whether the answer is right; null while that is unknown
   */
  isRight(number, { stop, choice }) {
    const question = this.#keys.get(number)?.[stop];
    if (!question) return null;
    const { choices, correct } = question;
    return isTyped(question) ? choices[correct] === choice : correct === choice;
  }

  /** Makes the keys of the sheets whose codes were pasted. @param {readonly string[]} lessons */
  async check(lessons) {
    const kept = this.#kept;
    const numbers = new Set(lessons.map((lesson) => this.numberOf(lesson)).filter(Boolean));
    if (!kept || [...numbers].every((number) => this.#keys.has(number))) return;
    const sheets = (await this.#sheets(kept)) ?? [];
    for (const sheet of sheets.filter(({ number }) => numbers.has(number))) {
      this.#keys.set(sheet.number, keyOf(sheet));
      this.#composer.redraw();
    }
  }

  leave() {
    this.#ending.abort();
  }
}
