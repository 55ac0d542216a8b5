/**
 * Predictions: plans the questions of a run, and keeps the answers and the score. Does not use the
 * DOM: the Rust core knows the right choices, and `www/ui/predictions` shows the questions.
 * @import { Question } from '../../wasm/searchlight.js'
 * @import { Surveyable } from './board-questions.js'
 * @import { OwnQuestion } from '../stops/stop-format.js'
 */
import { isTyped, questionAt } from './board-questions.js';

/** Default and maximum number of questions. */
const USUAL = 5;
export const MOST = 20;

/** Modulus of the hash that chooses the position of a right choice. */
const PRIME = 1_000_003;

/** Kind of the questions in an author's own words. */
export const OWN = 'own';

/**
 * Question of an author. Its choices are the indexes of the author's choices.
 * @typedef {Question & { own?: OwnQuestion }} Asked
 */

/** Maximum number of questions of one kind that are tried until one has an early enough answer. */
const TRIES = 6;

/**
 * Request for `count` questions. `kinds` are names of the core; an empty list means all kinds of
 * the run.
 * @typedef {{ kinds: readonly string[], count: number }} Wish
 *
 * Answered question: the index of the choice, and the step that shows the explanation.
 * @typedef {{ question: Question, choice: number, correct: boolean, at: number }} Answered
 */

/**
 * Parses a request such as `new 5`, `next level` or `all`. Ignores everything that is not a number
 * or a word.
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
 * Formats a request, so that `readWish` returns the request.
 * @param {Wish} wish
 */
export function writeWish({ kinds, count }) {
  const named = kinds.length > 0 ? kinds : ['all'];
  return [...named, ...(count === USUAL ? [] : [count])].join(' ');
}

/**
 * Rotates the choices of a question so that the right one is at `place`, modulo the number of
 * choices.
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

/**
 * Returns the position of the right choice for a stop of an author, to be taken modulo the number of
 * choices. It follows from the stop alone, so that a sheet of homework has the same letters on the
 * page, on paper and in its key, and sheets with other boards have other letters.
 * @param {{ state: string, at: number | string, ask?: string }} stop
 */
export function placeOf({ state, at, ask = '' }) {
  let hash = 0;
  for (const letter of `${state} ${at} ${ask}`) hash = (31 * hash + letter.charCodeAt(0)) % PRIME;
  return hash;
}

/**
 * Makes a question of an author's own words. Its answer is explained at the same step.
 * @param {OwnQuestion} own
 * @param {number} step
 * @returns {Asked}
 */
export function ownQuestion(own, step) {
  const choices = [...own.choices.keys()];
  return { kind: OWN, step, shownAt: step, about: null, choices, correct: own.right, own };
}

/** The questions of one run. */
export class Predictions {
  /** @type {Answered[]} */
  answered = [];
  /** Next question; null while unknown. @type {Asked | null} */
  next = null;
  #session;
  #kinds;
  #count;
  #begun;
  /** Step of the run's answer, as of the last plan. */
  #end = Infinity;
  /** Whether the run has no more questions. */
  #isExhausted = false;

  /**
   * @param {Surveyable} session
   * @param {Wish} wish
   * @param {number} begun step after which questions begin
   */
  constructor(session, { kinds, count }, begun) {
    const { questions } = session.description;
    const wanted = questions.filter((kind) => kinds.includes(kind));
    this.#session = session;
    this.#kinds = kinds.length > 0 ? wanted : questions;
    this.#count = count;
    this.#begun = begun;
  }

  /** Whether no more questions are asked. */
  get isOver() {
    return this.#isExhausted || this.answered.length >= this.#count;
  }

  /** Number of right answers, of all answers, and of planned questions. */
  get score() {
    const right = this.answered.filter(({ correct }) => correct).length;
    const answered = this.answered.length;
    return { right, answered, total: this.isOver ? answered : this.#count };
  }

  /**
   * Finds the next question.
   * @param {number} cursor earlier questions are skipped
   * @param {number} end step of the run's answer, or the last step; no question reveals a later
   *   step
   */
  plan(cursor, end) {
    this.#end = end;
    if (this.next && cursor > this.next.step) this.next = null;
    if (this.next || this.isOver) return;
    const place = this.#place();
    const after = Math.max(cursor, place);
    // Prefer a question with an early answer, to leave room for later questions.
    const soon = cursor + Math.max(1, (end - cursor) / 4);
    this.next = this.#first(after, soon) ?? this.#first(after, end);
    if (!this.next && place > cursor) this.next = this.#first(cursor, end);
    this.#isExhausted = this.next === null;
  }

  /**
   * Returns the earliest step of the next question. Directed playback accelerates, so the distances
   * between questions grow by a constant factor.
   */
  #place() {
    const share = (this.answered.length + 1) / (this.#count + 1);
    return this.#begun + Math.floor(Math.max(1, this.#end - this.#begun) ** share) - 1;
  }

  /**
   * Returns the first question after a step, preferring the kind whose turn it is.
   * @param {number} after
   * @param {number} until last step at which the answer may be shown
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
   * Returns the step at which the answer of a question is shown. This is the question's own step if
   * the answer would be shown at the end of the run, because the end would stop the questions.
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
   * Asks a question of a kind at a step, if the core has one.
   * @param {string} kind
   * @param {number} step
   * @param {number} place index of the right choice
   */
  put(kind, step, place) {
    const question = questionAt(this.#session, kind, step);
    this.next = question && turned(question, place);
  }

  /** Asks a question of an author. @param {OwnQuestion} own @param {number} step */
  putOwn(own, step) {
    this.next = ownQuestion(own, step);
  }

  /**
   * Reveals the answer of the current question without counting it for the score.
   * @returns {Answered | null} the question, answered with the right choice; null without a current
   *   question
   */
  tell() {
    const { next: question } = this;
    if (!question) return null;
    this.next = null;
    return { question, choice: question.correct, correct: true, at: this.#toldAt(question) };
  }

  /**
   * Records the number that the user has typed for the current question. A wrong number becomes a
   * choice of the question.
   * @param {number} number
   */
  type(number) {
    const { next } = this;
    if (!next || !isTyped(next) || !Number.isInteger(number) || number < 0) return null;
    const isRight = number === next.choices[next.correct];
    if (!isRight) this.next = { ...next, choices: [...next.choices, number] };
    return this.answer(isRight ? next.correct : next.choices.length);
  }

  /**
   * Records the user's choice for the current question.
   * @param {number} choice index
   * @returns {Answered | null} null if there is no such choice
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
