/**
 * Looking through a run for the steps at which something happens or holds, a slice at a time. Knows
 * no DOM, and no clock but the one that it is handed.
 * @import { CommonFrame } from '../engine/family-core.js'
 * @import { Session } from '../engine/session.js'
 */
import { least } from '../util/bisect.js';

/**
 * What a person asks for: its fields are whole numbers.
 * @template {CommonFrame} [Frame=CommonFrame]
 * @typedef {object} Query
 * @property {string} id
 * @property {readonly Field[]} fields
 * @property {(session: Session<Frame>, known: number, values: Record<string, number>) => Walk} walk
 *
 * @typedef {{ id: string, least: number, most: number, value: number }} Field `value` to begin with
 *
 * The steps of a run as they are gone through, ascending: a hit, or, as -1 - step, only how far it has
 * come. Between two of them little is done.
 * @typedef {Generator<number, void, void>} Walk
 */

/** So many hits are enough until more are asked for. */
const ENOUGH = 60;

/** @template {CommonFrame} [Frame=CommonFrame] */
export class Finder {
  /** The steps that were found. @type {number[]} */
  hits = [];
  /** How far the walk has come. */
  at = 0;
  done = false;
  #session;
  #walk;
  #enough = ENOUGH;

  /**
   * @param {Session<Frame>} session
   * @param {number} known how many of its steps are looked through
   * @param {Query<Frame>} query
   * @param {Record<string, number>} values
   */
  constructor(session, known, query, values) {
    this.#session = session;
    this.known = known;
    this.#walk = query.walk(session, known, values);
  }

  /** Whether it has something to do. */
  get busy() {
    return !this.done && this.hits.length < this.#enough;
  }

  /** Goes on for more hits. */
  more() {
    this.#enough = this.hits.length + ENOUGH;
  }

  /**
   * Works until the clock has come to `untilMs`. What the session shows stays as it is.
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

/** So many steps the core looks through at a time: a few milliseconds. */
const STRIDE = 1 << 15;

/**
 * Looks through all steps, as the core does it.
 * @param {number} known
 * @param {(from: number, budget: number) => Float64Array} find how far it has come within the budget,
 *   then the steps that it found
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
 * The first step at which a count that never falls has come to a number.
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
 * Those of some steps that are known, in order.
 * @param {Iterable<number>} steps
 * @param {number} known
 * @returns {Walk}
 */
export function* theseSteps(steps, known) {
  yield* [...steps].filter((step) => step >= 0 && step <= known).sort((one, other) => one - other);
}
