/**
 * Questions that the core can ask at the open stop of the composer, with their texts.
 * @import { DraftStop } from '../../core/compose/draft.js'
 * @import { Asked } from '../../core/predictions/question-plan.js'
 * @import { Question } from '../../wasm/searchlight.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { Composer } from './composer.js'
 */
import { kindsOf, questionAt } from '../../core/predictions/board-questions.js';
import { OWN } from '../../core/predictions/question-plan.js';
import { Memo } from '../../core/util/memo-key.js';
import { unmarked } from '../../i18n/index.js';
import { wordsOfPuzzle } from '../../i18n/puzzle-words.js';

export class StopQuestions {
  #composer;
  #made = new Memo();
  #told = new Memo();
  /** Whether the module that tells questions was asked for. */
  #isAskedFor = false;

  /**
   * @param {Composer} composer
   * @param {Words} words words of the questions
   */
  constructor(composer, words) {
    this.#composer = composer;
    this.words = words;
  }

  /** Kinds of questions that the core makes in the run of the open stop. */
  get kinds() {
    const { viewer, draft, selected } = this.#composer;
    const { ask } = draft.lesson.stops[selected] ?? { ask: '' };
    const kinds = kindsOf(viewer.run.session);
    const isOther = ask && ask !== OWN && !kinds.includes(ask);
    return isOther ? [...kinds, ask] : kinds;
  }

  /** Returns the words of a kind of question. @param {string} kind */
  named(kind) {
    const { viewer } = this.#composer;
    const words = wordsOfPuzzle(this.words, viewer.run.session.description, viewer.words);
    const key = `predict.kind.${kind}`;
    return words.has(key) ? words.text(key) : kind;
  }

  /**
   * Returns the question of a stop; null if the core has none there; undefined if the stop is not
   * shown.
   * @param {DraftStop} stop
   * @returns {Asked | Question | null | undefined}
   */
  of({ ask, at, state }) {
    const { viewer } = this.#composer;
    const { run, linked, race } = viewer;
    const { cursor, state: playing } = run.player;
    const isShown = !race && playing !== 'playing' && linked.origin === state && at === cursor;
    if (!isShown || !kindsOf(run.session).includes(ask)) return undefined;
    return this.#made.of(
      [state, cursor, ask],
      () => viewer.attempt(() => questionAt(run.session, ask, cursor)) ?? null,
    );
  }

  /**
   * Returns what a question asks, and its right answer if that is a text; null until the words have
   * loaded.
   * @param {Asked | Question} question
   */
  told(question) {
    const { viewer } = this.#composer;
    const texts = viewer.predicting.extra?.texts.part;
    if (texts?.family !== viewer.family.id || texts.words.locale !== viewer.words.locale) {
      this.#load();
      return null;
    }
    return this.#told.of([question, texts], () => {
      const words = wordsOfPuzzle(texts.words, viewer.run.session.description, viewer.words);
      const { teller } = texts;
      return viewer.run.aside(() => {
        const { says, picture } = teller.choices(viewer, words, question)[question.correct];
        return { asks: unmarked(teller.asks(viewer, words, question)), right: picture ? '' : says };
      });
    });
  }

  /** Loads the module that tells questions. After a failure the panel does without their texts. */
  async #load() {
    if (this.#isAskedFor) return;
    this.#isAskedFor = true;
    try {
      const { texts } = await this.#composer.viewer.predicting.module.load();
      await texts.load();
      this.#isAskedFor = false;
      this.#composer.redraw();
    } catch {
      // Try again with the next stop that asks.
    }
  }
}
