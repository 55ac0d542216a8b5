/**
 * The film of what is played, and how far it has been rolled. Knows no DOM and no clock.
 * @import { Film } from './film.js'
 * @import { Playable, Reached } from './player.js'
 */
import { filmOf } from './film-planner.js';

/** While more and more of a run gets known its film is planned anew so often, ms. */
const PLAN_MS = 250;

/** Where the film is fast, playing begins with so many steps a second and doubles in 250 ms. */
const FIRST_RATE = 4;
const DOUBLING_MS = 250;

export class FilmReel {
  /** @type {Film | null} */
  film = null;
  /** The answers that are known, in the order of steps. @type {readonly Reached[]} */
  answers = [];
  /** Where rolling has led. */
  step = 0;
  /** Steps a second at this instant. */
  pace = 0;
  #ms = 0;
  /** Up to here the film was seen. */
  #playedMs = 0;
  /** The most steps a second, while playing gets going. */
  #cap = Infinity;
  /** Whether playing begins: at this very step. */
  #begins = false;
  /** Whether an answer at the start is still to be told. */
  #tellsStart = false;
  /** For what the film was planned, and when. */
  #known = -1;
  #complete = false;
  #plannedMs = -Infinity;

  /**
   * Tells whether there is more to plan for than the film was planned for.
   * @param {{ known: number, complete: boolean }} of
   */
  lags({ known, complete }) {
    return known !== this.#known || complete !== this.#complete;
  }

  /**
   * Tells whether it is time to plan: not in every turn, as long as the film reaches far enough.
   * @param {{ known: number, complete: boolean, cursor: number }} of
   * @param {number} nowMs
   */
  isDue(of, nowMs) {
    const isShown = this.film !== null && of.cursor <= this.film.end;
    const waits = isShown && !of.complete && nowMs < this.#plannedMs + PLAN_MS;
    return this.lags(of) && !waits;
  }

  /**
   * Plans the film, or what was not played of it anew.
   * @param {Playable} played
   * @param {{ known: number, complete: boolean }} of
   * @param {number} nowMs
   */
  plan(played, { known, complete }, nowMs) {
    const score = played.score(complete);
    this.film = filmOf(score, this.film, this.#playedMs);
    const { answer } = score;
    this.answers = score.answers ?? (answer === null ? [] : [{ step: answer }]);
    this.#known = known;
    this.#complete = complete;
    this.#plannedMs = nowMs;
  }

  /**
   * Begins to play.
   * @param {boolean} tellsStart whether an answer at the start is told
   */
  begin(tellsStart) {
    this.#begins = true;
    this.#tellsStart = tellsStart;
  }

  /**
   * Rolls the film on.
   * @param {number} cursor the step shown
   * @param {number} dtMs
   * @param {boolean} [passesAnswer] whether it goes on there
   * @returns {boolean} whether it comes to the answer, where it stops
   */
  roll(cursor, dtMs, passesAnswer = false) {
    const { film } = this;
    // Somebody else may have moved it.
    const isElsewhere = this.#begins || cursor !== this.step;
    this.step = cursor;
    if (!film) return false;
    if (isElsewhere) this.#thread(film, cursor);
    const { answer, answerMs } = film;
    const isAhead = !passesAnswer && answer !== null;
    const startsAtIt = isAhead && answer === 0 && cursor === 0 && this.#tellsStart;
    const ms = startsAtIt ? 0 : this.#next(film, dtMs);
    const step = Math.max(cursor, film.stepAt(ms));
    // A step may be shown a moment before its instant, so that is no measure.
    const stops = startsAtIt || (isAhead && cursor < answer && step >= answer);
    this.#ms = stops ? answerMs : ms;
    this.#playedMs = Math.max(this.#playedMs, this.#ms);
    this.step = stops ? answer : step;
    this.pace = Math.min(this.#cap, film.rateAt(this.#ms));
    return stops;
  }

  /**
   * Goes to a step; where the film rests on it, it goes on as it was.
   * @param {Film} film
   * @param {number} cursor
   */
  #thread(film, cursor) {
    this.#begins = false;
    if (film.stepAt(this.#ms) !== cursor) this.#ms = film.msAt(cursor);
    this.#cap = FIRST_RATE;
  }

  /**
   * The instant of the film that is next.
   * @param {Film} film
   * @param {number} dtMs
   */
  #next(film, dtMs) {
    const next = Math.min(film.duration, this.#ms + dtMs);
    if (film.rateAt(this.#ms) <= this.#cap) this.#cap = Infinity;
    if (this.#cap === Infinity) return next;
    const position = film.positionAt(this.#ms) + (this.#cap * dtMs) / 1000;
    this.#cap *= 2 ** (dtMs / DOUBLING_MS);
    return Math.min(next, film.msAt(position));
  }

  /**
   * Lists the answers that were passed on the way from a step to another, by whatever tempo.
   * @param {number} from
   * @param {number} to
   */
  passed(from, to) {
    const begin = this.#tellsStart && from === 0 ? -1 : from;
    this.#tellsStart = false;
    return this.answers.filter(({ step }) => step > begin && step <= to);
  }
}
