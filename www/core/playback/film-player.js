/**
 * State of directed playback: the film and the position in it. Does not use the DOM or a clock.
 * @import { Film } from './film.js'
 * @import { Playable, Reached } from './types.js'
 */
import { filmOf } from './film-planner.js';

/** Interval between two plans while the run is being computed, in milliseconds. */
const PLAN_MS = 250;

/**
 * Rate at which playback starts in a fast part of the film, in steps per second; it doubles every
 * `DOUBLING_MS` milliseconds.
 */
const FIRST_RATE = 4;
const DOUBLING_MS = 250;

/** Film with a position that `roll` advances. */
export class FilmReel {
  /** @type {Film | null} */
  film = null;
  /** Known answers, in the order of steps. @type {readonly Reached[]} */
  answers = [];
  /** Step reached by `roll`. */
  step = 0;
  /** Current rate, in steps per second. */
  pace = 0;
  #ms = 0;
  /** Time up to which the film was played, in milliseconds. */
  #playedMs = 0;
  /** Limit of the rate while playback speeds up, in steps per second. */
  #cap = Infinity;
  /** Whether playback is about to begin at the cursor. */
  #begins = false;
  /** Whether to report an answer at step 0 when playback begins. */
  #tellsStart = false;
  /** State of the run when the film was last planned, and the time of planning. */
  #known = -1;
  #complete = false;
  #plannedMs = -Infinity;

  /**
   * Returns whether the run has been computed further since the film was planned.
   * @param {{ known: number, complete: boolean }} of
   */
  lags({ known, complete }) {
    return known !== this.#known || complete !== this.#complete;
  }

  /**
   * Returns whether to plan the film now: at most every `PLAN_MS` while the film covers the cursor.
   * @param {{ known: number, complete: boolean, cursor: number }} of
   * @param {number} nowMs
   */
  isDue(of, nowMs) {
    const isShown = this.film !== null && of.cursor <= this.film.end;
    const waits = isShown && !of.complete && nowMs < this.#plannedMs + PLAN_MS;
    return this.lags(of) && !waits;
  }

  /**
   * Plans the film; what was played already stays unchanged.
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
   * Prepares for playback from the cursor.
   * @param {boolean} tellsStart whether to report an answer at step 0
   */
  begin(tellsStart) {
    this.#begins = true;
    this.#tellsStart = tellsStart;
  }

  /**
   * Advances the film.
   * @param {number} cursor step shown
   * @param {number} dtMs
   * @param {boolean} [passesAnswer] whether to continue at the answer
   * @returns {boolean} whether the film stops because it reached the answer
   */
  roll(cursor, dtMs, passesAnswer = false) {
    const { film } = this;
    // A seek may have moved the cursor since the last call.
    const isElsewhere = this.#begins || cursor !== this.step;
    this.step = cursor;
    if (!film) return false;
    if (isElsewhere) this.#thread(film, cursor);
    const { answer, answerMs } = film;
    const isAhead = !passesAnswer && answer !== null;
    const startsAtIt = isAhead && answer === 0 && cursor === 0 && this.#tellsStart;
    this.#tellsStart = false;
    const ms = startsAtIt ? 0 : this.#next(film, dtMs);
    const step = Math.max(cursor, film.stepAt(ms));
    // Compare steps and not times: a step can be shown slightly before its exact time.
    const stops = startsAtIt || (isAhead && cursor < answer && step >= answer);
    this.#ms = stops ? answerMs : ms;
    this.#playedMs = Math.max(this.#playedMs, this.#ms);
    this.step = stops ? answer : step;
    this.pace = Math.min(this.#cap, film.rateAt(this.#ms));
    return stops;
  }

  /**
   * Moves the film to a step, unless the film is at this step already.
   * @param {Film} film
   * @param {number} cursor
   */
  #thread(film, cursor) {
    this.#begins = false;
    if (film.stepAt(this.#ms) !== cursor) this.#ms = film.msAt(cursor);
    this.#cap = FIRST_RATE;
  }

  /**
   * Returns the time in the film after this tick, in milliseconds. Limits the rate while playback
   * speeds up.
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
}
