/**
 * Predictions: which questions are asked of a run and where, what was answered, and the score.
 * Knows no DOM: the core knows the answers, the shell shows the questions.
 * @import { Question } from '../../wasm/searchlight.js'
 * @import { Session } from '../engine/session.js'
 */

/** So many questions are asked where nobody says how many, and at most. */
const USUAL = 5;
export const MOST = 20;

/** So many questions of a kind are looked at for one whose answer comes soon. */
const TRIES = 6;

/**
 * What is asked for: kinds of questions by their names in the core, all that a run has where there are
 * none, and how many questions.
 * @typedef {{ kinds: readonly string[], count: number }} Wish
 *
 * A question with the index of the choice that was made, and the step at which the reason is given.
 * @typedef {{ question: Question, choice: number, correct: boolean, at: number }} Answered
 */

/**
 * Reads a wish such as `new 5`, `next level` or `all`. What is no number and no word is left out.
 * @param {string} text
 * @returns {Wish}
 */
export function readWish(text) {
  const words = text.toLowerCase().split(/[\s,+]+/);
  const number = words.find((word) => /^[1-9]\d?$/.test(word));
  const kinds = words.filter((word) => /^[a-z]+$/.test(word) && word !== 'all');
  return { kinds: [...new Set(kinds)], count: Math.min(MOST, Number(number ?? USUAL)) };
}

/**
 * Writes what `readWish` reads.
 * @param {Wish} wish
 */
export function writeWish({ kinds, count }) {
  const named = kinds.length > 0 ? kinds : ['all'];
  return [...named, ...(count === USUAL ? [] : [count])].join(' ');
}

/**
 * Turns the choices of a question so that the right one stands at a place, counted around.
 * @param {Question} question
 * @param {number} place
 * @returns {Question}
 */
export function turned(question, place) {
  const { choices, correct } = question;
  const to = place % choices.length;
  const first = (correct - to + choices.length) % choices.length;
  return {
    ...question,
    choices: [...choices.slice(first), ...choices.slice(0, first)],
    correct: to,
  };
}

/** The questions of one run. */
export class Predictions {
  /** @type {Answered[]} */
  answered = [];
  /** The question that is asked next, once it is known. @type {Question | null} */
  next = null;
  #session;
  #kinds;
  #count;
  #begun;
  /** Where the answer of the run is, as it was planned last. */
  #end = Infinity;
  /** Whether the run has no further question. */
  #isExhausted = false;

  /**
   * @param {Pick<Session, 'ask' | 'description'>} session
   * @param {Wish} wish
   * @param {number} begun the step behind which questions are asked
   */
  constructor(session, { kinds, count }, begun) {
    const { questions } = session.description;
    const wanted = questions.filter((kind) => kinds.includes(kind));
    this.#session = session;
    this.#kinds = kinds.length > 0 ? wanted : questions;
    this.#count = count;
    this.#begun = begun;
  }

  /** Whether nothing more is asked. */
  get isOver() {
    return this.#isExhausted || this.answered.length >= this.#count;
  }

  /** How many were right, how many were answered, and how many there are to be. */
  get score() {
    const right = this.answered.filter(({ correct }) => correct).length;
    const answered = this.answered.length;
    return { right, answered, total: this.isOver ? answered : this.#count };
  }

  /**
   * Finds the question that is asked next.
   * @param {number} cursor a question before it is left out
   * @param {number} end the step of the answer, or the last one: no question looks beyond it
   */
  plan(cursor, end) {
    this.#end = end;
    if (this.next && cursor > this.next.step) this.next = null;
    if (this.next || this.isOver) return;
    const place = this.#place();
    const after = Math.max(cursor, place);
    // One whose answer comes late would leave no room for those behind it.
    const soon = cursor + Math.max(1, (end - cursor) / 4);
    this.next = this.#first(after, soon) ?? this.#first(after, end);
    if (!this.next && place > cursor) this.next = this.#first(cursor, end);
    this.#isExhausted = this.next === null;
  }

  /**
   * Where the next question is to stand at the earliest. Directed playing gets ever faster, so the
   * questions do not lie equally many steps apart but grow apart by the same factor.
   */
  #place() {
    const share = (this.answered.length + 1) / (this.#count + 1);
    return this.#begun + Math.floor(Math.max(1, this.#end - this.#begun) ** share) - 1;
  }

  /**
   * The first question behind a step, of the kind whose turn it is, else of another.
   * @param {number} after
   * @param {number} until the last step at which its answer may be told
   */
  #first(after, until) {
    const kinds = this.#kinds;
    for (let turn = 0; turn < kinds.length; turn++) {
      const kind = kinds[(this.answered.length + turn) % kinds.length];
      let step = after;
      for (let tries = 0; tries < TRIES && step >= 0; tries++) {
        step = this.#session.ask((core) => core.nextQuestion(kind, step));
        const question = step < 0 || step >= this.#end ? null : this.#make(kind, step);
        if (question && question.shownAt <= this.#end && this.#toldAt(question) <= until) {
          return question;
        }
      }
    }
    return null;
  }

  /**
   * The step at which the answer is told: to look at that of the whole run would end the questions.
   * @param {Question} question
   */
  #toldAt({ step, shownAt }) {
    return shownAt === this.#end && shownAt > step + 1 ? step : shownAt;
  }

  /** @param {string} kind @param {number} step */
  #make(kind, step) {
    return this.#session.ask((core) => core.question(kind, step));
  }

  /**
   * Asks a question at a step, if there is one.
   * @param {string} kind
   * @param {number} step
   * @param {number} place of its right choice
   */
  put(kind, step, place) {
    const question = this.#make(kind, step);
    this.next = question && turned(question, place);
  }

  /**
   * Tells the answer of the question that is asked, which nobody has chosen: it counts for no score.
   * @returns {Answered | null} with the right choice; null without a question
   */
  tell() {
    const { next: question } = this;
    if (!question) return null;
    this.next = null;
    return { question, choice: question.correct, correct: true, at: this.#toldAt(question) };
  }

  /**
   * Takes the choice of this index for the question that is asked.
   * @param {number} choice
   * @returns {Answered | null} null where there is no such choice
   */
  answer(choice) {
    const { next: question } = this;
    if (!question || !(choice in question.choices)) return null;
    const correct = choice === question.correct;
    const answered = { question, choice, correct, at: this.#toldAt(question) };
    this.answered.push(answered);
    this.next = null;
    return answered;
  }
}
