/**
 * The core behind a typed face: loads the wasm once a page and owns the sessions.
 *
 * Knows no DOM. Every failure is an EngineError with a stable code.
 * @import { Session as WasmSession } from '../wasm/searchlight.js'
 */
import load, * as wasm from '../wasm/searchlight.js';

/**
 * @typedef {object} Preset
 * @property {string} id
 * @property {Uint8Array} link
 * @property {string} text judges' text
 *
 * @typedef {object} PuzzleKind
 * @property {string} id
 * @property {boolean} listed whether menus show it
 * @property {{ mostRows: number, mostColumns: number, mostCells: number }} sizes
 * @property {string[]} algorithms
 * @property {Preset[]} presets the default first
 *
 * @typedef {{ code: 'found', depth: number } | { code: 'impossible' } | { code: 'limitReached' }
 *   | { code: 'counted', goals: number }} Outcome
 *
 * @typedef {{ kind: 'path', depth: number, states: number[] }
 *   | { kind: 'closedSet', states: number[] }} Certificate
 *
 * @typedef {{ line: number, code: string, [field: string]: string | number }} InputError
 *
 * @typedef {object} JudgedCase
 * @property {number} line on which the case begins
 * @property {Uint8Array} link
 * @property {Outcome} outcome
 * @property {string} text as the judges print it
 * @property {number | null} certificate
 *
 * @typedef {'new' | 'duplicate' | 'answer' | 'goal'} Verdict
 *
 * @typedef {{ kind: 'start', state: number, verdict: Verdict } | {
 *   kind: 'move', from: number, fromDepth: number, action: { from: number, to: number },
 *   to: number, toDepth: number, verdict: Verdict, last: boolean }} StepEvent
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
 * @property {number} rows
 * @property {number} columns
 * @property {number} states of the whole space
 * @property {number} start rank of the start
 * @property {string} text judges' text
 */

/** An error with a code that the dictionaries have words for, and the values in them. */
export class EngineError extends Error {
  /**
   * @param {string} code
   * @param {Record<string, string | number>} [fields]
   */
  constructor(code, fields = {}) {
    super(code);
    this.name = 'EngineError';
    this.code = code;
    this.fields = fields;
  }
}

/** @type {Promise<void> | null} */
let loading = null;

/**
 * Fetches and compiles the wasm, once for all callers; after a failure the next call tries again.
 * @param {Parameters<typeof load>[0]} [source] where the wasm is, if not beside its module
 */
export function loadEngine(source) {
  loading ??= fetchEngine(source).catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** @param {Parameters<typeof load>[0]} [source] */
async function fetchEngine(source) {
  if (typeof WebAssembly !== 'object') throw new EngineError('noWebAssembly');
  try {
    await load(source);
  } catch (error) {
    // A page's content security policy forbids compiling before anything is run.
    const refused = error instanceof WebAssembly.CompileError && /unsafe-eval/.test(error.message);
    throw new EngineError(refused ? 'csp' : 'download', { reason: String(error) });
  }
}

/**
 * Calls into the core and turns what it throws into an EngineError.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
function call(work) {
  try {
    return work();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) {
      throw new EngineError('trap', { reason: error.message });
    }
    const { code, ...fields } = /** @type {{ code?: string }} */ (error ?? {});
    throw new EngineError(code ?? 'unknown', fields);
  }
}

/** @returns {PuzzleKind[]} */
export function catalogue() {
  return call(() => wasm.catalogue());
}

/** How many numbers wasm.rs writes a frame. */
const FRAME_NUMBERS = 20;

/**
 * One step of a run as there is to draw it; the same object is filled again and again.
 */
export class Frame {
  #numbers = new Float64Array(FRAME_NUMBERS);
  #cells;
  /** Codes of the current board and of the one that the move leads to. */
  board;
  nextBoard;

  /** @param {number} cells */
  constructor(cells) {
    this.#cells = new Uint8Array(2 * cells);
    this.board = this.#cells.subarray(0, cells);
    this.nextBoard = this.#cells.subarray(cells);
  }

  /**
   * @param {WasmSession} session
   * @param {number} step
   */
  fill(session, step) {
    session.frame(step, this.#numbers, this.#cells);
  }

  get cursor() { return this.#numbers[0]; } // prettier-ignore
  get known() { return this.#numbers[1]; } // prettier-ignore
  get generated() { return this.#numbers[2]; } // prettier-ignore
  get expanded() { return this.#numbers[3]; } // prettier-ignore
  get discovered() { return this.#numbers[4]; } // prettier-ignore
  get frontier() { return this.#numbers[5]; } // prettier-ignore
  get duplicate() { return this.#numbers[6]; } // prettier-ignore
  get depth() { return this.#numbers[7]; } // prettier-ignore
  /** Whether the answer has been found at this step. */
  get answered() { return this.#numbers[8] === 1; } // prettier-ignore
  /** The state being expanded: its rank, position and depth. */
  get state() { return this.#numbers[9]; } // prettier-ignore
  get position() { return this.#numbers[10]; } // prettier-ignore
  get stateDepth() { return this.#numbers[11]; } // prettier-ignore
  /** Whether the step is a move; only before the first it is not. */
  get hasMove() { return this.#numbers[12] === 1; } // prettier-ignore
  /** Where the move leads: rank, position and depth. */
  get target() { return this.#numbers[13]; } // prettier-ignore
  get targetPosition() { return this.#numbers[14]; } // prettier-ignore
  get targetDepth() { return this.#numbers[15]; } // prettier-ignore
  /** The cells that the move names, -1 without a move. */
  get fromCell() { return this.#numbers[16]; } // prettier-ignore
  get toCell() { return this.#numbers[17]; } // prettier-ignore
  /** Whether the move discovered its target. */
  get isNew() { return this.#numbers[18] === 1; } // prettier-ignore
}

/** One run in the core. */
export class Session {
  #session;
  #frame;
  /** @type {Description} */
  description;

  /** @param {Uint8Array} link */
  constructor(link) {
    this.#session = call(() => new wasm.Session(link));
    this.description = call(() => this.#session.describe());
    this.#frame = new Frame(this.cells);
  }

  /** Number of cells of the board. */
  get cells() {
    return this.description.rows * this.description.columns;
  }

  /** The step that the link asked for. */
  get linkedStep() {
    return call(() => this.#session.linkedStep());
  }

  /**
   * @param {number} budget steps
   * @returns {number} the steps known
   */
  advance(budget) {
    return call(() => this.#session.advance(budget));
  }

  /** @returns {Outcome | null} */
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

  /**
   * Moves the cursor; the frame is the same object each time.
   * @param {number} step
   */
  show(step) {
    call(() => this.#frame.fill(this.#session, step));
    return this.#frame;
  }

  /** @returns {StepEvent} what the step at the cursor did */
  event() {
    return call(() => this.#session.event());
  }

  /** What stands still once the run is computed. */
  atlas() {
    return call(() => ({
      states: this.description.states,
      order: this.#session.order(),
      levels: this.#session.levels(),
      levelSteps: this.#session.levelSteps(),
      goals: this.#session.goals(),
      path: this.#session.path(),
    }));
  }

  /**
   * @param {number} state
   * @returns {number} the step that discovered it, -1 if none did
   */
  foundAt(state) {
    return call(() => this.#session.foundAt(state));
  }

  /**
   * The boards of these states, one after the other.
   * @param {Uint32Array} states
   */
  boards(states) {
    const boards = new Uint8Array(states.length * this.cells);
    call(() => this.#session.boards(states, boards));
    return boards;
  }

  /** @returns {Certificate | null} */
  certificate() {
    return call(() => this.#session.certificate());
  }

  /** Whether the certificate stands up to the independent check. */
  verified() {
    return call(() => this.#session.verified()) ?? false;
  }

  /** @param {number} step */
  link(step) {
    return call(() => this.#session.link(step));
  }

  /** @param {number} cell */
  edited(cell) {
    return call(() => this.#session.edited(cell));
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
    this.#session.free();
  }
}

/** Answers judges' text in slices. */
export class Judge {
  #judge;

  /**
   * @param {string} puzzle
   * @param {string} text
   * @param {{ algorithm?: string, maxSteps?: number }} [options]
   */
  constructor(puzzle, text, { algorithm = '', maxSteps = Infinity } = {}) {
    this.#judge = call(() => new wasm.Judge(puzzle, text, algorithm, maxSteps));
  }

  /** Number of cases without an answer yet. */
  get remaining() {
    return call(() => this.#judge.remaining());
  }

  /** @returns {InputError | null} what is wrong behind the last case */
  get error() {
    return call(() => this.#judge.error());
  }

  /**
   * @param {number} budget steps
   * @returns {JudgedCase | null} the next answered case, if one got ready
   */
  advance(budget) {
    return call(() => this.#judge.advance(budget));
  }

  /**
   * @param {number} number
   * @returns {Certificate}
   */
  certificate(number) {
    return call(() => this.#judge.certificate(number));
  }

  free() {
    this.#judge.free();
  }
}
