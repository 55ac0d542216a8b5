/**
 * The core behind a typed face: the catalogue, sessions and judges.
 *
 * Knows no DOM. Every failure is an EngineError with a stable code.
 * @import { Film } from './films.js'
 */
import * as wasm from '../wasm/searchlight.js';
import { FILMS } from './films.js';
import { EngineError, call, instance } from './instance.js';

export { EngineError, loadEngine, onFreshInstance } from './instance.js';

/**
 * @typedef {object} Preset
 * @property {string} id
 * @property {Uint8Array} link
 * @property {string} text judges' text
 *
 * @typedef {object} PuzzleKind
 * @property {string} id
 * @property {string} family
 * @property {{ mostRows: number, mostColumns: number, mostCells: number }} sizes
 * @property {'nothing' | 'distance' | 'unique'} wanted what can be asked of chance
 * @property {number | null} depthLimit the most moves that the judges' question allows
 * @property {string} algorithm the one that is taken where none is asked for
 * @property {string[]} algorithms
 * @property {Preset[]} presets the default first
 *
 * @typedef {{ code: 'found', depth: number } | { code: 'impossible' } | { code: 'limitReached' }
 *   | { code: 'tooDeep', limit: number } | { code: 'counted', goals: number, all: boolean }
 *   | { code: 'filled', wins: boolean, plies: number | null }} Outcome
 *
 * @typedef {{ kind: 'path', depth: number, states: number[] }
 *   | { kind: 'closedSet' | 'closedGoals', states: number[] }
 *   | { kind: 'table', distances: boolean, values: number[], moves: (number | null)[] }
 *   | { kind: 'refutation' } & Refutation} Certificate
 *
 * @typedef {{ proof: 'pieceCounts', start: number, goal: number }} Refutation
 *
 * @typedef {{ line: number, code: string, [field: string]: string | number }} InputError
 *
 * @typedef {object} JudgedCase
 * @property {number} line on which the case begins
 * @property {Uint8Array} link
 * @property {Outcome} outcome
 * @property {string} text as the judges print it
 * @property {number | null} certificate its number; cases can have the same one
 *
 * @typedef {'new' | 'duplicate' | 'answer' | 'goal' | 'meeting'} Verdict
 *
 * @typedef {{ kind: 'start', state: number, verdict: Verdict } | {
 *   kind: 'move', from: number, fromDepth: number, action: { from: number, to: number },
 *   to: number, toDepth: number, verdict: Verdict, last: boolean, backward: boolean }} StepEvent
 *
 * The moves of the state being expanded, and how many of them have been made.
 * @typedef {{ moves: StepEvent[], made: number }} Item
 *
 * @typedef {object} Survey
 * @property {number[]} distances number of states by least moves to a goal
 * @property {number} hopeless number of states from which no goal can be reached
 * @property {number[]} islands sizes of the connected components
 * @property {number} island the start's
 *
 * @typedef {object} Description
 * @property {string} puzzle
 * @property {string} algorithm
 * @property {string} family
 * @property {number} rows
 * @property {number} columns
 * @property {number} numbersPerFrame
 * @property {number} states of the whole space, null among choices
 * @property {number} start rank of the start; the cell on which choices begin, or null
 * @property {number} depths the most choices that an answer has
 * @property {string[]} reasons why choices are refused: the puzzle's own rule, then the cuts
 * @property {number[] | null} numbers that are given for the cells
 * @property {{ id: string, options: string[], value: string }[]} settings without options a text
 * @property {string | null} variant the name of what looks and is told in its own way, if it is that
 * @property {string | null} text judges' text, if their format has such a board
 * @property {number[] | null} goalBoard the board to be reached, if it can be edited
 * @property {Refutation | null} refutation why there is no answer, where that needs no search
 * @property {string | null} checkedBy the algorithm that tells the fewest moves, where this one's
 *   answer may have more
 * @property {number} linkedStep the step that the link asked for
 *
 * One side of a search: ranks in order of discovery, the position of the first state of each
 * level and then their number, the positions of the goals or of the state where two sides met.
 * @typedef {{ order: Uint32Array, levels: Uint32Array, answers: Uint32Array }} SideAtlas
 *
 * What there is to draw of a whole run: its sides, the one from the start first; the step at which
 * either side begins its next level, then the last known step; the ranks of the answer's states.
 * @typedef {{ states: number, sides: SideAtlas[], stageSteps: Float64Array,
 *   path: Uint32Array<ArrayBuffer> }} Atlas
 */

/** @returns {PuzzleKind[]} */
export function catalogue() {
  return call(() => wasm.catalogue());
}

/** @param {string} text */
const utf8 = (text) => new TextEncoder().encode(text);

/** One run in the core. */
export class Session {
  #session;
  #instance = instance;
  /** How its frames are read. @type {((step: number) => any) | null} */
  #read = null;
  #known = 0;
  /** @type {Description} */
  description;

  /** @param {Uint8Array} link */
  constructor(link) {
    this.#session = call(() => new wasm.Session(link));
    this.description = call(() => this.#session.describe());
  }

  /** Whether it is of use: it is not beyond the instance of the wasm that it was made by. */
  get lives() {
    return this.#instance === instance;
  }

  /** Number of cells of the board. */
  get cells() {
    return this.description.rows * this.description.columns;
  }

  /**
   * @param {number} budget steps
   * @returns {number} the steps known
   */
  advance(budget) {
    this.#known = call(() => this.#session.advance(budget));
    return this.#known;
  }

  /** Whether it is worth computing though nobody asks for what comes next. */
  get eager() {
    return this.#known < (this.film?.eager ?? 0);
  }

  /** @returns {Outcome | null} */
  get outcome() {
    return call(() => this.#session.outcome());
  }

  /**
   * The step `by` boundaries of a size away from `from`.
   * @param {number} from
   * @param {number} size 0 step, 1 item, 2 stage; among choices also 3 turn, 4 record depth, 5 cut
   * @param {number} by
   */
  locate(from, size, by) {
    return call(() => this.#session.locate(from, size, by));
  }

  /** What its family is to www/core; null for one that is still to be learned. @returns {Film | null} */
  get film() {
    return FILMS[this.description.family] ?? null;
  }

  /**
   * Moves the cursor to a step and says what there is to draw there, as its family has it.
   * @param {number} step
   */
  show(step) {
    this.#read ??= this.film?.reader(this.#session, this.description) ?? null;
    if (!this.#read) throw new EngineError('family');
    const read = this.#read;
    return call(() => read(step));
  }

  /** @returns {StepEvent} what the step at the cursor did */
  event() {
    return call(() => this.#session.event());
  }

  /** @returns {Item} */
  item() {
    return call(() => this.#session.item());
  }

  /** @returns {Atlas} what stands still once the run is computed */
  atlas() {
    return call(() => this.#session.atlas());
  }

  /**
   * @param {number} state
   * @param {number} [side] that it is asked of, -1 for the one that was first
   * @returns {number} the step that discovered it, -1 if none did
   */
  foundAt(state, side = -1) {
    return call(() => this.#session.foundAt(state, side));
  }

  /**
   * The boards of these states, one after the other.
   * @param {Uint32Array} states
   * @returns {Uint8Array<ArrayBuffer>}
   */
  boards(states) {
    return call(() => /** @type {Uint8Array<ArrayBuffer>} */ (this.#session.boards(states)));
  }

  /** Whether the outcome's certificate stands up to the independent check. */
  verified() {
    return call(() => this.#session.verified());
  }

  /** @param {number} step */
  link(step) {
    return call(() => this.#session.link(step));
  }

  /** @returns {Certificate | null} the proof of the outcome */
  certificate() {
    return call(() => this.#session.certificate());
  }

  /** The judges' answer, empty while there is no outcome. */
  judged() {
    return call(() => this.#session.judged());
  }

  /**
   * The link to the instance with one cell changed.
   * @param {number} cell
   * @param {boolean} [goal] on the board to be reached
   * @param {number} [number] that it is to show; what comes next there if it is left out
   */
  edited(cell, goal = false, number = -1) {
    return call(() => this.#session.edited(cell, goal, number));
  }

  /** @param {number} state */
  startingAt(state) {
    return call(() => this.#session.movedTo(state, false));
  }

  /** @param {number} state */
  endingAt(state) {
    return call(() => this.#session.movedTo(state, true));
  }

  /** @param {string} algorithm */
  withAlgorithm(algorithm) {
    return call(() => this.#session.withAlgorithm(utf8(algorithm)));
  }

  /**
   * The link to the instance with one of its settings changed.
   * @param {string} id
   * @param {string} value
   */
  withSetting(id, value) {
    return call(() => this.#session.withSetting(utf8(id), utf8(value)));
  }

  /**
   * Asks what only its family asks.
   * @template T
   * @param {(core: any) => T} question of the core's session
   * @returns {T}
   */
  ask(question) {
    return call(() => question(this.#session));
  }

  /**
   * @param {number} rows
   * @param {number} columns
   */
  resized(rows, columns) {
    return call(() => this.#session.resized(rows, columns));
  }

  /**
   * @param {number} budget moves
   * @returns {boolean} whether the survey is complete
   */
  advanceSurvey(budget) {
    return call(() => this.#session.advanceSurvey(budget));
  }

  /** @returns {Survey} */
  survey() {
    return call(() => this.#session.survey());
  }

  /**
   * @param {number} distance from the nearest goal, -1 for none
   * @param {number} seed
   */
  random(distance, seed) {
    return call(() => this.#session.random(distance, seed));
  }

  /** Gives the core's memory back; the session is of no use afterwards. */
  free() {
    if (this.lives) this.#session.free();
  }
}

/** Answers judges' text in slices, while it arrives. */
export class Judge {
  #judge;
  #instance = instance;

  /**
   * @param {string} puzzle
   * @param {string | null} [text] the whole of it; without it the judge waits for pieces
   * @param {{ algorithm?: string, maxSteps?: number }} [options]
   */
  constructor(puzzle, text = null, { algorithm = '', maxSteps = Infinity } = {}) {
    this.#judge = call(() => new wasm.Judge(puzzle, algorithm, maxSteps));
    if (text === null) return;
    this.push(text);
    this.end();
  }

  /**
   * Takes the next piece of the text.
   * @param {string} piece
   */
  push(piece) {
    call(() => this.#judge.push(piece));
  }

  /** Ends the text. */
  end() {
    call(() => this.#judge.end());
  }

  /** @returns {Uint8Array | null} the link to the first case without an answer yet */
  get first() {
    return call(() => this.#judge.first()) ?? null;
  }

  /** Number of cases without an answer yet, of those that have arrived. */
  get remaining() {
    return call(() => this.#judge.remaining());
  }

  /** @returns {InputError | null} what is wrong behind the last case */
  get error() {
    return call(() => this.#judge.error());
  }

  /**
   * Changes a setting of every case without an answer yet.
   * @param {string} id
   * @param {string} value
   */
  set(id, value) {
    call(() => this.#judge.set(id, value));
  }

  /**
   * Puts every case without an answer yet on another board.
   * @param {number} rows
   * @param {number} columns
   */
  resize(rows, columns) {
    call(() => this.#judge.resize(rows, columns));
  }

  /**
   * @param {number} budget steps
   * @returns {JudgedCase | null} the next answered case, if one got ready
   */
  advance(budget) {
    return call(() => this.#judge.advance(budget));
  }

  /** @returns {Certificate} of the case that was answered last, if it has one */
  certificate() {
    return call(() => this.#judge.certificate());
  }

  free() {
    if (this.#instance === instance) this.#judge.free();
  }
}
