/**
 * Model of one element: the run, its player, and background work. Does not use the DOM.
 * @import { JudgedCase, InputError, Setting } from '../../wasm/searchlight.js'
 * @import { PuzzleKind } from './catalogue.js'
 * @import { Need } from './engines.js'
 * @import { Analysis, CommonFrame, FamilyCore } from './family-core.js'
 */
import { needOfLink } from './engines.js';
import { EngineError, Judge, Session, catalogue } from './session.js';
import { Inputs } from '../util/memo-key.js';
import { later } from '../util/late-init.js';
import { Player } from '../playback/player.js';

/** Time limit for background work in one animation frame, in milliseconds. */
const BACKGROUND_MS = 4;
const BACKGROUND_BUDGET = 1 << 16;

/** Number of characters of judges' input parsed in one slice. */
const PIECE = 1 << 14;

/**
 * Judges' input (a contest's test data) and its answers: parses the text piece by piece, then solves
 * case by case.
 */
export class Judging {
  /** @type {JudgedCase[]} */
  answers = [];
  /** @type {InputError | null} */
  error = null;
  done = false;
  /** Link to the first case, available before its answer. @type {Uint8Array | null} */
  first = null;
  #judge;
  /** Number of characters parsed so far. */
  #read = 0;
  /** Whether the text is parsed to its end or to its first error. */
  #arrived = false;

  /**
   * @param {string} puzzle
   * @param {string} text
   * @param {number} maxSteps number of steps after which a case is given up
   * @param {readonly Setting[]} [settings] values of the settings that the text does not contain
   */
  constructor(puzzle, text, maxSteps, settings = []) {
    this.puzzle = puzzle;
    this.text = text;
    this.#judge = new Judge(puzzle, null, { maxSteps });
    for (const { id, value } of settings) {
      try {
        this.#judge.set(id, value);
      } catch (error) {
        // The puzzle's own search answers. It lacks settings of other searches, such as a heuristic.
        if (!(error instanceof EngineError && error.code === 'setting')) throw error;
      }
    }
    // Parses up to the first case at once, so that a text without any case reports its error
    // immediately.
    while (!this.first && !this.done) this.work();
  }

  /** Number of cases parsed so far. */
  get total() {
    return this.answers.length + (this.done ? 0 : this.#judge.remaining);
  }

  /** Does one slice of work. */
  work() {
    if (this.#arrived) this.#answer();
    else this.#readOn();
    if (!this.#arrived || this.#judge.remaining > 0) return;
    this.error = this.#judge.error;
    this.stop();
  }

  #readOn() {
    const end = Math.min(this.text.length, this.#read + PIECE);
    this.#judge.push(this.text.slice(this.#read, end));
    this.#read = end;
    this.#arrived = end === this.text.length || this.#judge.error !== null;
    if (this.#arrived) this.#judge.end();
    this.first ??= this.#judge.first;
  }

  #answer() {
    const answer = this.#judge.advance(BACKGROUND_BUDGET);
    if (answer) this.answers.push(answer);
  }

  /** Frees the core's memory; the answers stay. */
  stop() {
    if (!this.done) this.#judge.free();
    this.done = true;
  }
}

/**
 * The type parameters are those of the run's family.
 * @template {CommonFrame} [Frame=CommonFrame]
 * @template {Analysis} [Found=Analysis]
 * @template {object | null} [Event=object | null]
 */
export class RunModel {
  /** @type {PuzzleKind[]} */
  kinds = catalogue();
  /** @type {PuzzleKind} */
  kind;
  player;
  /** @type {Session<Frame>} */
  session;
  /** Frame at the step shown. @type {Frame} */
  frame = later();
  /** Description of what the step shown did; null if the frame itself says so. @type {Event} */
  event = later();
  /** Background analysis of the run. @type {Found} */
  analysis = later();
  /** @type {Judging | null} */
  judging = null;
  /** Inputs of the last reading of `frame` and `event`. */
  #asked = new Inputs();
  /** Link to the run before its first step. @type {Uint8Array} */
  #origin = new Uint8Array();
  /**
   * Step, and whether it was playing, that a restart has yet to restore; null if there is none.
   * @type {{ step: number, plays: boolean } | null}
   */
  #left = null;
  #now;

  /**
   * Starts with the first example of a puzzle.
   * @param {string} puzzle id; empty for the first puzzle of the menu
   * @param {() => number} now clock, in milliseconds
   * @throws {EngineError}
   */
  constructor(puzzle, now) {
    this.#now = now;
    this.player = new Player(now);
    const kind = this.kinds.find(({ id }) => !puzzle || id === puzzle);
    if (!kind) throw new EngineError('unknownPuzzle', { id: puzzle });
    this.kind = kind;
    this.session = new Session(kind.presets[0].link);
    this.#start();
  }

  /**
   * Opens another run. If the link is invalid or its module is not loaded yet, the current run
   * stays.
   * @param {Uint8Array} link
   * @returns {Need | null} what must be loaded first; null if the run was opened
   */
  open(link) {
    const need = needOfLink(link);
    if (need) return need;
    /** @type {Session<Frame>} */
    const session = new Session(link);
    if (!session.family) {
      session.free();
      return { family: session.description.family };
    }
    this.session.free();
    this.session = session;
    this.#left = null;
    const { puzzle } = session.description;
    // Stop a judge that still works on another puzzle: its answers can no longer be shown.
    if (puzzle !== this.kind.id && this.judging?.done === false) {
      this.judging.stop();
      this.judging = null;
    }
    this.kind = this.kinds.find(({ id }) => id === puzzle) ?? this.kind;
    this.#start();
    return null;
  }

  #start() {
    this.#origin = this.session.link(0);
    this.player.load(this.session, this.session.description.linkedStep);
    this.analysis?.free();
    const open = (/** @type {Uint8Array} */ link) => new Session(link);
    this.analysis = /** @type {Found} */ (this.#family.analyse(this.session, this.player, open));
    this.show();
  }

  get #family() {
    return /** @type {FamilyCore} */ (this.session.family);
  }

  /** Replaces a session that broke down by a new one at the same step. */
  restart() {
    const { cursor, wanted, state } = this.player;
    // Keep the first values until a restart succeeds: if this restart fails, the next one returns
    // to the same step.
    this.#left ??= { step: Math.max(cursor, wanted), plays: state === 'playing' };
    const { step, plays } = this.#left;
    this.session = new Session(this.#origin);
    this.#start();
    this.player.seek(step);
    if (plays) this.player.play();
    this.#left = null;
    if (this.judging?.done === false) this.judge(this.judging.text);
  }

  /** Reads frame and event of the step shown, unless they are current. */
  show() {
    const { session, player } = this;
    const { cursor, known, outcome } = player;
    // Also detects a session that became invalid because another element crashed the wasm instance.
    if (!this.#asked.changed(session, cursor, known, outcome) && session.lives) return;
    this.frame = session.show(player.cursor);
    this.event = /** @type {Event} */ (this.#family.event(session));
  }

  /**
   * Calls a function that can show other steps of the session, then shows the current step again.
   * Frames share their buffers, so the function must copy what it keeps of a frame.
   * @template T
   * @param {() => T} look
   */
  aside(look) {
    this.#asked.forget();
    // If `look` throws, do not show the step here: that would hide the error. The next `show` does
    // it.
    const seen = look();
    this.show();
    return seen;
  }

  /** Whether to continue computing without a request of the user. */
  get eager() {
    return this.session.eager;
  }

  /** Whether the next tick has work to do. */
  get busy() {
    if (this.player.state === 'failed') return false;
    return this.player.busy || this.analysis.busy || this.judging?.done === false;
  }

  /**
   * Does the work of one animation frame.
   * @param {number} nowMs
   */
  tick(nowMs) {
    const { computing } = this.player;
    this.player.tick(nowMs);
    // Background work waits while an eager run is computed, so that a frame does one expensive
    // thing. A longer run can take hours, so background work shares its frames.
    if (computing && this.session.eager) return;
    if (!this.analysis.laid) {
      this.analysis.lay();
      return;
    }
    const until = this.#now() + BACKGROUND_MS;
    while (this.#now() < until && this.#background());
  }

  /** Does one slice of background work; returns whether more is left. */
  #background() {
    if (this.judging && !this.judging.done) {
      this.judging.work();
      return true;
    }
    return this.analysis.work();
  }

  /**
   * Answers judges' input in the background with the run's chosen settings. A case takes at most
   * the family's `eager` number of steps.
   * @param {string} text
   */
  judge(text) {
    this.judging?.stop();
    // Judges' text sets all settings that have no list of options.
    const chosen = this.session.description.settings.filter(({ options }) => options.length > 0);
    this.judging = new Judging(this.kind.id, text, this.#family.eager, chosen);
    return this.judging;
  }

  /** Link to the run before its first step. */
  get origin() {
    return this.#origin;
  }

  /** Link to the step shown, or to the requested step that is still being computed. */
  get link() {
    const { wanted, cursor } = this.player;
    const step = wanted >= 0 ? wanted : cursor;
    if (this.session.lives) return this.session.link(step);
    // The session broke down. Make the link with a new session from the origin.
    const session = new Session(this.#origin);
    const link = session.link(step);
    session.free();
    return link;
  }

  free() {
    this.judging?.stop();
    this.analysis.free();
    this.session.free();
  }
}
