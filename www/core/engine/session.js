/**
 * The core behind a typed face: the catalogue, sessions and judges.
 *
 * Knows no DOM. Every failure is an EngineError with a stable code.
 * @import { Certificate, InputError, JudgedCase, PresetEntry } from '../../wasm/searchlight.js'
 * @import { CommonFrame, FamilyCore } from './family-core.js'
 * @import { Score } from '../playback/film-planner.js'
 */
import { familyCore } from './family-core.js';
import * as wasm from '../../wasm/searchlight.js';
import { EngineError, call, instance } from './wasm-instance.js';
import { stepOfMoment } from '../stops/count-marker.js';

export { EngineError, engineArrived, loadEngine, onFreshInstance } from './wasm-instance.js';

/** @typedef {PresetEntry & { readonly link: Uint8Array }} Preset an example, with the link to it */
/** @typedef {Omit<wasm.PuzzleKind, 'presets'> & { presets: Preset[] }} PuzzleKind */

/** The puzzles, once they were asked for. @type {PuzzleKind[] | null} */
let kinds = null;

/** Lists the puzzles in the order of the menu. */
export function catalogue() {
  kinds ??= call(() => wasm.catalogue()).map((kind) => {
    const presets = kind.presets.map((preset) => linked(kind.id, preset));
    return { ...kind, presets };
  });
  return kinds;
}

/**
 * An example whose link is made when it is first asked for: its text is read for that.
 * @param {string} puzzle
 * @param {PresetEntry} preset
 * @returns {Preset}
 */
function linked(puzzle, { id, text }) {
  /** @type {Uint8Array | undefined} */
  let link;
  return {
    id,
    text,
    get link() {
      return (link ??= call(() => wasm.presetLink(puzzle, id)));
    },
  };
}

/**
 * Counts the bytes of the link that `bytes` begin with.
 * @param {Uint8Array} bytes
 * @throws {EngineError} `truncated` where they end before it, and what else is wrong with it
 */
export const linkLength = (bytes) => call(() => wasm.linkLength(bytes));

/**
 * One run in the core. Who opens it knows which frames it has.
 * @template {CommonFrame} [Frame=CommonFrame]
 */
export class Session {
  #session;
  #instance = instance;
  /** How its frames are read. @type {((step: number) => Frame) | null} */
  #read = null;
  #known = 0;
  /** The step that was shown last. */
  #shown = 0;
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
    return this.#known < (this.family?.eager ?? 0);
  }

  /** How the run ended; null while it has not. */
  get outcome() {
    return call(() => this.#session.outcome());
  }

  /**
   * The step `by` boundaries of a size away from `from`.
   * @param {number} from
   * @param {number} size 0 step, 1 item, 2 stage
   * @param {number} by
   */
  locate(from, size, by) {
    return call(() => this.#session.locate(from, size, by));
  }

  /** The run's family; null for one that is still to be learned. */
  get family() {
    return familyCore(this.description.family);
  }

  /**
   * Moves the cursor to a step and says what there is to draw there, as its family has it.
   * @param {number} step
   */
  show(step) {
    const frame = call(() => (this.#read ??= this.#reader())(step));
    this.#shown = step;
    return frame;
  }

  #reader() {
    if (!this.family) throw new EngineError('family');
    const reader = this.family.reader(this.#session, this.description);
    return /** @type {(step: number) => Frame} */ (reader);
  }

  /**
   * What a film of the run is planned by, as far as it is computed. What is shown stays as it is.
   * @param {boolean} complete whether that is all of it
   * @returns {Score}
   */
  score(complete) {
    const shown = this.#shown;
    const family = /** @type {FamilyCore} */ (this.family);
    const score = family.score(this, this.#known, complete);
    this.show(shown);
    return score;
  }

  /**
   * Finds the step of a moment, as far as the run is computed; null before it. What is shown stays as
   * it is.
   * @param {string} moment
   */
  find(moment) {
    const shown = this.#shown;
    const step = stepOfMoment(this, this.#known, moment);
    this.show(shown);
    return step;
  }

  /**
   * Does something that may move the cursor. What is shown stays as it is.
   * @template T
   * @param {() => T} work
   */
  aside(work) {
    const shown = this.#shown;
    try {
      return work();
    } finally {
      this.show(shown);
    }
  }

  /** What the step at the cursor did. */
  event() {
    return call(() => this.#session.event());
  }

  /** The moves of the state being expanded, and how many of them have been made. */
  item() {
    return call(() => this.#session.item());
  }

  /** What stands still once the run is computed. */
  mapData() {
    return call(() => this.#session.mapData());
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

  /** The certificate of the outcome; null where there is none. */
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
    return call(() => this.#session.withAlgorithm(algorithm));
  }

  /**
   * The link to the instance with one of its settings changed.
   * @param {string} id
   * @param {string} value
   */
  withSetting(id, value) {
    return call(() => this.#session.withSetting(id, value));
  }

  /**
   * Asks what only its family asks.
   * @template T
   * @param {(core: wasm.Session) => T} question of the core's session
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

  /** What the survey has found; null before its first slice. */
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
    if (this.lives) giveBack(this.#session);
  }
}

/** Answers judges' text in slices, while it arrives. */
export class Judge {
  #judge;
  #instance = instance;
  /** The first half of a letter whose second half has not arrived. */
  #half = '';

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
   * Takes the next piece of the text, which may end between the two halves of a letter.
   * @param {string} piece
   */
  push(piece) {
    const text = this.#half + piece;
    const isHalf = /[\ud800-\udbff]/.test(text.slice(-1));
    const end = text.length - Number(isHalf);
    this.#half = text.slice(end);
    call(() => this.#judge.push(text.slice(0, end)));
  }

  /** Ends the text. */
  end() {
    call(() => {
      if (this.#half) this.#judge.push(this.#half);
      this.#judge.end();
    });
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

  /** Names the convention in which the case that was answered last would have an answer, if one would. */
  otherwise() {
    return call(() => this.#judge.otherwise()) ?? null;
  }

  /** @returns {Certificate} of the case that was answered last, if it has one */
  certificate() {
    return call(() => this.#judge.certificate());
  }

  free() {
    if (this.#instance === instance) giveBack(this.#judge);
  }
}

/**
 * Frees what nobody asks any more. If that traps, a fresh instance has taken the place of the one with
 * all of its memory, and who has a run there makes it anew.
 * @param {{ free: () => void }} handle
 */
function giveBack(handle) {
  try {
    call(() => handle.free());
  } catch {
    // There is nothing left to give back.
  }
}
