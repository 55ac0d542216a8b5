/**
 * Searches a run for the steps that fit a query, in slices. Does not use the DOM; the clock is
 * injected.
 * @import { CommonFrame } from '../engine/family-core.js'
 * @import { Session } from '../engine/session.js'
 */
import { least } from '../util/bisect.js';

/**
 * Search that the user can start. Its fields are whole numbers.
 * @template {CommonFrame} [Frame=CommonFrame]
 * @typedef {object} Query
 * @property {string} id
 * @property {readonly Field[]} fields
 * @property {(session: Session<Frame>, known: number, values: Record<string, number>) => Walk} walk
 *
 * Input field; `value` is the default.
 * @typedef {{ id: string, least: number, most: number, value: number }} Field
 *
 * Progress of a search through ascending steps: yields the step of a hit, or the number `-1 - step`
 * to report that it has come to `step`. Does little work between two yields.
 * @typedef {Generator<number, void, void>} Walk
 */

/** Number of hits after which the search pauses. */
const ENOUGH = 60;

/** Search through a run that works in slices. @template {CommonFrame} [Frame=CommonFrame] */
export class Finder {
  /** Steps found. @type {number[]} */
  hits = [];
  /** Last step searched. */
  at = 0;
  done = false;
  #session;
  #walk;
  #enough = ENOUGH;

  /**
   * @param {Session<Frame>} session
   * @param {number} known number of steps to search
   * @param {Query<Frame>} query
   * @param {Record<string, number>} values
   */
  constructor(session, known, query, values) {
    this.#session = session;
    this.known = known;
    this.#walk = query.walk(session, known, values);
  }

  /** Whether the search has work to do. */
  get busy() {
    return !this.done && this.hits.length < this.#enough;
  }

  /** Continues for more hits. */
  more() {
    this.#enough = this.hits.length + ENOUGH;
  }

  /**
   * Searches until the clock reaches `untilMs`. The session's step shown does not change.
   * @param {() => number} now
   * @param {number} untilMs
   */
  work(now, untilMs) {
    this.#session.aside(() => {
      do {
        const { value, done } = this.#walk.next();
        if (done) {
          this.done = true;
          this.at = this.known;
        } else if (value < 0) {
          this.at = -1 - value;
        } else {
          this.at = value;
          this.hits.push(value);
        }
      } while (this.busy && now() < untilMs);
    });
  }
}

/** Number of steps that the core searches at once, which takes a few milliseconds. */
const STRIDE = 1 << 15;

/**
 * Searches all steps with a function of the core.
 * @param {number} known
 * @param {(from: number, budget: number) => Float64Array} find searches up to `budget` steps;
 *   returns the step reached, followed by the hits
 * @returns {Walk}
 */
export function* allSteps(known, find) {
  for (let at = 0; at < known;) {
    const found = find(at, STRIDE);
    at = found[0];
    yield* found.subarray(1);
    yield -1 - at;
  }
}

/**
 * Yields the first step at which a condition holds. The condition must stay true from then on.
 * @template {CommonFrame} Frame
 * @param {Session<Frame>} session
 * @param {number} known
 * @param {(frame: Frame) => boolean} hasCome
 * @returns {Walk}
 */
export function* firstStep(session, known, hasCome) {
  const hasComeAt = (/** @type {number} */ step) => hasCome(session.show(step));
  if (hasComeAt(known)) yield least(known, hasComeAt);
}

/**
 * Yields the given steps that are computed, ascending.
 * @param {Iterable<number>} steps
 * @param {number} known
 * @returns {Walk}
 */
export function* theseSteps(steps, known) {
  yield* [...steps].filter((step) => step >= 0 && step <= known).sort((one, other) => one - other);
}
