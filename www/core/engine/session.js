/**
 * Typed wrapper of the wasm core's sessions and judges.
 *
 * Does not use the DOM. Every failure is an EngineError with a stable code.
 * @import * as Core from '../../wasm/searchlight.js'
 * @import { Certificate, InputError, JudgedCase } from '../../wasm/searchlight.js'
 * @import { CommonFrame, FamilyCore } from './family-core.js'
 * @import { Engine } from './engine.js'
 * @import { Score } from '../playback/types.js'
 */
import { familyCore } from './family-core.js';
import { EngineError } from './engine.js';
import { engineFor, engineForPuzzle, engineReading } from './engines.js';
import { ownIn } from '../own/own-id.js';
import { stepOfMoment } from '../stops/count-marker.js';

export { catalogue } from './catalogue.js';
export { EngineError, onFreshInstance } from './engine.js';
export { engineArrived, loadEngine } from './engines.js';

/**
 * Returns the length in bytes of the link at the start of `bytes`.
 * @param {Uint8Array} bytes
 * @throws {EngineError} `truncated` if the link is longer than `bytes`; another code if the link is
 *   invalid
 */
export const linkLength = (bytes) => engineReading(bytes).call((core) => core.linkLength(bytes));

/**
 * One run in the core. The caller names the type of its frames.
 * @template {CommonFrame} [Frame=CommonFrame]
 */
export class Session {
  #engine;
  #session;
  #instance;
  /** Function that reads frames, made on first use. @type {((step: number) => Frame) | null} */
  #read = null;
  #known = 0;
  /** Step shown last. */
  #shown = 0;
  description;

  /** @param {Uint8Array} link */
  constructor(link) {
    this.#engine = engineFor(link);
    this.#instance = this.#engine.instance;
    this.#session = this.#engine.call((core) => new core.Session(link));
    const description = this.#call(() => this.#session.describe());
    // All puzzles that the host page has defined have one name in the core.
    this.description = { ...description, puzzle: ownIn(link) || description.puzzle };
  }

  /**
   * Whether the session belongs to the current wasm instance. A session of an earlier instance is
   * unusable.
   */
  get lives() {
    return this.#instance === this.#engine.instance;
  }

  /**
   * @template T
   * @param {() => T} work
   */
  #call(work) {
    return this.#engine.call(work);
  }

  /** Number of cells of the board. */
  get cells() {
    return this.description.rows * this.description.columns;
  }

  /**
   * @param {number} budget steps
   * @returns {number} the number of steps computed so far
   */
  advance(budget) {
    this.#known = this.#call(() => this.#session.advance(budget));
    return this.#known;
  }

  /** Whether to continue computing without a request of the user. */
  get eager() {
    return this.#known < (this.family?.eager ?? 0);
  }

  /** Outcome of the run; null until it has ended. */
  get outcome() {
    return this.#call(() => this.#session.outcome());
  }

  /**
   * Returns the step that lies `by` boundaries of a step size after `from`. A negative `by` counts
   * backwards.
   * @param {number} from
   * @param {number} size 0 step (one move), 1 item (such as all moves of one state), 2 stage (such
   *   as one level)
   * @param {number} by
   */
  locate(from, size, by) {
    return this.#call(() => this.#session.locate(from, size, by));
  }

  /** Family of the run; null if it is not registered yet. */
  get family() {
    return familyCore(this.description.family);
  }

  /**
   * Moves the cursor to a step and returns the frame there, in the family's own format.
   * @param {number} step
   */
  show(step) {
    const frame = this.#call(() => (this.#read ??= this.#reader())(step));
    this.#shown = step;
    return frame;
  }

  #reader() {
    if (!this.family) throw new EngineError('family');
    const reader = this.family.reader(this.#session, this.description, this.#engine);
    return /** @type {(step: number) => Frame} */ (reader);
  }

  /**
   * Returns the data for planning the run's film, as far as it is computed. The step shown does not
   * change.
   * @param {boolean} complete whether the run is computed to its end
   * @returns {Score}
   */
  score(complete) {
    const family = /** @type {FamilyCore} */ (this.family);
    return this.aside(() => family.score(this, this.#known, complete));
  }

  /**
   * Returns the step of a named moment; null if the computed part does not contain the moment. The
   * step shown does not change.
   * @param {string} moment
   */
  find(moment) {
    return this.aside(() => stepOfMoment(this, this.#known, moment));
  }

  /**
   * Calls a function that can move the cursor, then moves the cursor back. After a crash the cursor
   * stays: an error of moving it would hide the first error.
   * @template T
   * @param {() => T} work
   */
  aside(work) {
    const shown = this.#shown;
    try {
      return work();
    } finally {
      if (this.lives) this.show(shown);
    }
  }

  /** Describes what the step at the cursor did. */
  event() {
    return this.#call(() => this.#session.event());
  }

  /** Returns the moves of the state being expanded and how many have been made. */
  item() {
    return this.#call(() => this.#session.item());
  }

  /** Returns the static data of the map. */
  mapData() {
    return this.#call(() => this.#session.mapData());
  }

  /**
   * Returns the step that discovered a state; -1 if none did.
   * @param {number} state
   * @param {number} [side] side of a two-sided search; -1 for any side
   */
  foundAt(state, side = -1) {
    return this.#call(() => this.#session.foundAt(state, side));
  }

  /**
   * Returns the boards of the states, one after the other.
   * @param {Uint32Array} states
   * @returns {Uint8Array<ArrayBuffer>}
   */
  boards(states) {
    return this.#call(() => /** @type {Uint8Array<ArrayBuffer>} */ (this.#session.boards(states)));
  }

  /** Whether the independent checker accepts the outcome's certificate. */
  verified() {
    return this.#call(() => this.#session.verified());
  }

  /** Returns the link to the run at a step. @param {number} step */
  link(step) {
    return this.#call(() => this.#session.link(step));
  }

  /** Returns the certificate of the outcome; null if there is none. */
  certificate() {
    return this.#call(() => this.#session.certificate());
  }

  /** Returns the output for the judges; empty before there is an outcome. */
  judged() {
    return this.#call(() => this.#session.judged());
  }

  /**
   * Returns the link to the instance with one cell changed.
   * @param {number} cell
   * @param {boolean} [goal] whether to change the target board
   * @param {number} [number] new value of the cell; the next one in its cycle by default
   */
  edited(cell, goal = false, number = -1) {
    return this.#call(() => this.#session.edited(cell, goal, number));
  }

  /**
   * Returns the link to the instance with a number put on the given cells, except on those that
   * cannot show it.
   * @param {Uint32Array} cells
   * @param {number} number
   */
  painted(cells, number) {
    return this.#call(() => this.#session.painted(cells, number));
  }

  /** Returns the link to the instance that starts at a state. @param {number} state */
  startingAt(state) {
    return this.#call(() => this.#session.movedTo(state, false));
  }

  /** Returns the link to the instance whose target is a state. @param {number} state */
  endingAt(state) {
    return this.#call(() => this.#session.movedTo(state, true));
  }

  /** Returns the link to the instance with another algorithm. @param {string} algorithm */
  withAlgorithm(algorithm) {
    return this.#call(() => this.#session.withAlgorithm(algorithm));
  }

  /**
   * Returns the link to the instance with another algorithm that keeps the settings which both have.
   * @param {string} algorithm
   */
  switchedTo(algorithm) {
    return this.#call(() => this.#session.switchedTo(algorithm));
  }

  /**
   * Returns the link to the instance with one setting changed.
   * @param {string} id
   * @param {string} value
   */
  withSetting(id, value) {
    return this.#call(() => this.#session.withSetting(id, value));
  }

  /**
   * Calls a function of the core's session that only one family needs.
   * @template T
   * @param {(core: Core.Session) => T} question receives the core's session
   * @returns {T}
   */
  ask(question) {
    return this.#call(() => question(this.#session));
  }

  /**
   * Returns the link to the instance with another board size.
   * @param {number} rows
   * @param {number} columns
   */
  resized(rows, columns) {
    return this.#call(() => this.#session.resized(rows, columns));
  }

  /**
   * Continues the survey of the state space: distances to the goals, and connected components.
   * @param {number} budget moves
   * @returns {boolean} whether the survey is complete
   */
  advanceSurvey(budget) {
    return this.#call(() => this.#session.advanceSurvey(budget));
  }

  /** Returns the survey's result so far; null before its first slice. */
  survey() {
    return this.#call(() => this.#session.survey());
  }

  /**
   * Returns the link to a random instance.
   * @param {number} distance moves to the nearest goal; -1 for a start from which no goal can be
   *   reached
   * @param {number} seed
   */
  random(distance, seed) {
    return this.#call(() => this.#session.random(distance, seed));
  }

  /** Frees the core's memory; the session is unusable afterwards. */
  free() {
    if (this.lives) giveBack(this.#engine, this.#session);
  }
}

/**
 * Answers judges' input (a contest's test data) in slices, even while the text is still arriving.
 */
export class Judge {
  #engine;
  #judge;
  #instance;
  /** First half of a UTF-16 surrogate pair whose second half has not arrived. */
  #half = '';

  /**
   * @param {string} puzzle
   * @param {string | null} [text] the whole input; without it, call `push` and `end`
   * @param {{ algorithm?: string, maxSteps?: number }} [options]
   */
  constructor(puzzle, text = null, { algorithm = '', maxSteps = Infinity } = {}) {
    this.#engine = engineForPuzzle(puzzle, algorithm);
    this.#instance = this.#engine.instance;
    this.#judge = this.#engine.call((core) => new core.Judge(puzzle, algorithm, maxSteps));
    if (text === null) return;
    this.push(text);
    this.end();
  }

  /**
   * @template T
   * @param {() => T} work
   */
  #call(work) {
    return this.#engine.call(work);
  }

  /**
   * Takes the next piece of the text, which may split a surrogate pair.
   * @param {string} piece
   */
  push(piece) {
    const text = this.#half + piece;
    const isHalf = /[\ud800-\udbff]/.test(text.slice(-1));
    const end = text.length - Number(isHalf);
    this.#half = text.slice(end);
    this.#call(() => this.#judge.push(text.slice(0, end)));
  }

  /** Ends the text. */
  end() {
    this.#call(() => {
      if (this.#half) this.#judge.push(this.#half);
      this.#judge.end();
    });
  }

  /** @returns {Uint8Array | null} the link to the first unanswered case */
  get first() {
    return this.#call(() => this.#judge.first()) ?? null;
  }

  /** Number of parsed cases without an answer. */
  get remaining() {
    return this.#call(() => this.#judge.remaining());
  }

  /** @returns {InputError | null} the error after the last valid case */
  get error() {
    return this.#call(() => this.#judge.error());
  }

  /**
   * Changes a setting of every unanswered case.
   * @param {string} id
   * @param {string} value
   */
  set(id, value) {
    this.#call(() => this.#judge.set(id, value));
  }

  /**
   * Changes the board size of every unanswered case.
   * @param {number} rows
   * @param {number} columns
   */
  resize(rows, columns) {
    this.#call(() => this.#judge.resize(rows, columns));
  }

  /**
   * @param {number} budget steps
   * @returns {JudgedCase | null} the next answered case, if one was finished
   */
  advance(budget) {
    return this.#call(() => this.#judge.advance(budget));
  }

  /**
   * Returns the other convention (such as counting from 0) under which the case answered last would
   * have an answer; null if there is none.
   */
  otherwise() {
    return this.#call(() => this.#judge.otherwise()) ?? null;
  }

  /** Whether the algorithm can find a path that is not a shortest one. */
  get printsOwnPath() {
    return this.#call(() => this.#judge.printsOwnPath());
  }

  /**
   * Returns the counts of the last answered case's search at its answer; null if no search through
   * states answered the case.
   */
  counts() {
    return this.#call(() => this.#judge.counts());
  }

  /** @returns {Certificate} certificate of the last answered case, if it has one */
  certificate() {
    return this.#call(() => this.#judge.certificate());
  }

  free() {
    if (this.#instance === this.#engine.instance) giveBack(this.#engine, this.#judge);
  }
}

/**
 * Frees a handle. If freeing traps, a fresh wasm instance replaces the old one and its memory; the
 * owners of the runs in it open them again.
 * @param {Engine} engine
 * @param {{ free: () => void }} handle
 */
function giveBack(engine, handle) {
  try {
    engine.call(() => handle.free());
  } catch {
    // The memory is gone with the old instance.
  }
}
