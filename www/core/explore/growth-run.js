/**
 * Runs a puzzle in several sizes in slices, and counts states, steps and time.
 * @import { SpaceGrowth } from '../../wasm/searchlight.js'
 * @import { Session } from '../engine/session.js'
 */

/** Number of moves of one slice. */
const BUDGET = 1 << 15;
/**
 * Time that the runs of a size take together, in milliseconds. A size that is searched sooner is
 * searched again: one short time says more about the clock than about the size.
 */
const LEAST_MS = 20;
/** Maximum number of runs of a size, for clocks that are too coarse. */
const MOST_RUNS = 200;

/**
 * Result of one size: `expected` is the number of states by the formula, `states` and `steps` are
 * the states that the start can reach and the moves from all of them, `ms` is the computing time of
 * one run.
 * @typedef {{ size: number, expected: number, states: number, steps: number, ms: number }} Measured
 */

export class GrowthRun {
  /** @type {Measured[]} */
  results = [];
  isStopped = false;
  #sizes;
  #open;
  #nowMs;
  /** Run of the present size. @type {Session | null} */
  #session = null;
  #spentMs = 0;
  /** Number of runs of the present size that have ended, and their times together, in ms. */
  #runs = { count: 0, ms: 0 };

  /**
   * @param {Pick<SpaceGrowth, 'sizes'>} growth
   * @param {(size: number) => Session} open opens a breadth-first search of a size
   * @param {() => number} nowMs clock, because the core has none
   */
  constructor({ sizes }, open, nowMs) {
    this.#sizes = sizes;
    this.#open = open;
    this.#nowMs = nowMs;
  }

  /** Number of sizes. */
  get count() {
    return this.#sizes.length;
  }

  /** Whether all sizes are measured. */
  get isDone() {
    return this.results.length === this.#sizes.length;
  }

  /** Whether the next slice has work to do. */
  get isBusy() {
    return !this.isDone && !this.isStopped;
  }

  /** Works on the present size until a time. @param {number} untilMs */
  work(untilMs) {
    while (this.isBusy && this.#nowMs() < untilMs) this.#slice();
  }

  #slice() {
    const [size, expected] = this.#sizes[this.results.length];
    const beginMs = this.#nowMs();
    const session = (this.#session ??= this.#open(size));
    const steps = session.advance(BUDGET);
    this.#spentMs += this.#nowMs() - beginMs;
    if (!session.outcome) return;
    const ms = this.#averageMs(this.#spentMs);
    if (ms !== null) {
      const states = session.mapData().sides[0].order.length;
      this.results = [...this.results, { size, expected, states, steps, ms }];
      this.#runs = { count: 0, ms: 0 };
    }
    this.free();
  }

  /**
   * Counts a run of the present size. Returns the average time of its runs; null if there must be
   * more. The first of several runs does not count: it may have compiled code.
   * @param {number} ms time of the run
   */
  #averageMs(ms) {
    const { count, ms: before } = this.#runs;
    if (count === 0 && ms >= LEAST_MS) return ms;
    this.#runs = { count: count + 1, ms: count === 0 ? 0 : before + ms };
    const isEnough = count > 0 && (this.#runs.ms >= LEAST_MS || count >= MOST_RUNS);
    return isEnough ? this.#runs.ms / count : null;
  }

  /** Ends the work. The results so far remain. */
  stop() {
    this.isStopped = true;
    this.free();
  }

  free() {
    this.#session?.free();
    this.#session = null;
    this.#spentMs = 0;
  }
}
