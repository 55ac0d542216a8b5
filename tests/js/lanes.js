/** Races of runs without a core. */
import assert from 'node:assert/strict';
import { Race } from '../../www/core/race/race.js';
import { core } from '../../www/families/state-space/core.js';

/** @import { Outcome } from '../../www/wasm/searchlight.js' */

/**
 * Properties of the fake algorithms: number of steps, step that shows the answer, and steps per
 * item. A stage has ten items.
 * @type {Record<string, { end: number, answer: number, item: number, twoSided?: boolean }>}
 */
const RUNS = {
  wide: { end: 9000, answer: 4000, item: 10 },
  narrow: { end: 600, answer: 500, item: 5 },
  hopeless: { end: 2000, answer: Infinity, item: 20 },
  both: { end: 700, answer: 650, item: 10, twoSided: true },
  short: { end: 100, answer: 50, item: 10 },
};
export const NAMES = Object.keys(RUNS);

/** Sessions that were created and not freed yet. @type {Set<FakeSession>} */
export const open = new Set();

/** A run without a core. Its link consists of its number and the step. */
export class FakeSession {
  known = 0;
  family = core;
  eager = true;

  /** @param {Uint8Array} link */
  constructor(link) {
    const algorithm = NAMES[link[0]];
    this.description = { algorithm, search: algorithm };
    this.run = RUNS[algorithm];
    open.add(this);
  }

  /** The cost of the answer is the number of its moves. */
  ask() {
    return 7;
  }

  /** @param {number} budget */
  advance(budget) {
    this.known = Math.min(this.run.end, this.known + budget);
    return this.known;
  }

  /** @returns {Outcome | null} */
  get outcome() {
    if (this.known < this.run.end) return null;
    return this.run.answer === Infinity ? { code: 'impossible' } : { code: 'found', depth: 7 };
  }

  /** @param {number} from @param {number} size @param {number} by */
  locate(from, size, by) {
    const unit = [1, this.run.item, 10 * this.run.item][size];
    const to = by > 0 ? Math.floor(from / unit) + by : Math.ceil(from / unit) + by;
    return Math.max(0, Math.min(this.known, by === 0 ? from : to * unit));
  }

  /** @param {number} step */
  show(step) {
    assert.ok(step >= 0 && step <= this.known, `step ${step} of ${this.known}`);
    const answered = step >= this.run.answer;
    return { step, discovered: step / 2, generated: step, answered };
  }

  /** @param {boolean} complete */
  score(complete) {
    const { answer, item } = this.run;
    const shown = answer <= this.known ? answer : complete ? this.known : null;
    return { known: this.known, opening: item, moments: [], answer: shown };
  }

  mapData() {
    const order = Uint32Array.of(this.run.end);
    const side = { order, levels: order, answers: order };
    const sides = this.run.twoSided ? [side, side] : [side];
    return { states: 1, sides, stageSteps: new Float64Array(), path: order };
  }

  /** @param {string} algorithm */
  withAlgorithm(algorithm) {
    return linkTo(algorithm);
  }

  /** @param {number} step */
  link(step) {
    return Uint8Array.of(NAMES.indexOf(this.description.algorithm), step);
  }

  free() {
    assert.ok(open.delete(this), 'a session is given back once');
  }
}

/** @param {string} algorithm */
export const linkTo = (algorithm) => Uint8Array.of(NAMES.indexOf(algorithm));

/**
 * @param {string[]} algorithms
 * @param {ConstructorParameters<typeof Race>[1]} [options]
 */
export function prepared(algorithms, options = {}) {
  open.clear();
  const make = (/** @type {Uint8Array} */ link) => /** @type {any} */ (new FakeSession(link));
  return new Race(algorithms.map(linkTo), options, () => 0, make);
}

/** As `prepared`, with all runs computed. @type {typeof prepared} */
export function computed(algorithms, options) {
  const race = prepared(algorithms, options);
  finish(race);
  return race;
}

/** @param {Race} race */
export function finish(race) {
  for (let turn = 0; race.busy && turn < 500; turn++) race.tick(0);
  assert.equal(race.busy, false);
}

/** The steps of all lanes at a unit. @param {Race} race @param {number} [unit] */
export function stepsAt(race, unit = race.player.cursor) {
  race.player.seek(unit);
  race.show();
  return race.lanes.map(({ frame }) => /** @type {any} */ (frame).step);
}
