/**
 * What one visualizer knows: the run, its player, and the slow questions answered in the
 * background. Knows no DOM; the element shows it.
 * @import { JudgedCase, InputError, Setting } from '../../wasm/searchlight.js'
 * @import { PuzzleKind } from './session.js'
 * @import { Analysis, CommonFrame, FamilyCore } from './family-core.js'
 */
import { EngineError, Judge, Session, catalogue } from './session.js';
import { Inputs } from '../util/memo-key.js';
import { later } from '../util/late-init.js';
import { Player } from '../playback/player.js';

/** Background work takes this long a turn at most, ms. */
const BACKGROUND_MS = 4;
const BACKGROUND_BUDGET = 1 << 16;

/** So many characters of judges' text are read a turn. */
const PIECE = 1 << 14;

/** The judges' text that is being answered, or has been: read piece by piece, then case by case. */
export class Judging {
  /** @type {JudgedCase[]} */
  answers = [];
  /** @type {InputError | null} */
  error = null;
  done = false;
  /** The link to the first case: to show it nobody has to wait for its answer. @type {Uint8Array | null} */
  first = null;
  #judge;
  /** Number of characters that have been read. */
  #read = 0;
  /** Whether all of the text has been read, or all up to its first error. */
  #arrived = false;

  /**
   * @param {string} puzzle
   * @param {string} text
   * @param {number} maxSteps after so many a case is given up
   * @param {readonly Setting[]} [settings] what is chosen of what a text does not say
   */
  constructor(puzzle, text, maxSteps, settings = []) {
    this.puzzle = puzzle;
    this.text = text;
    this.#judge = new Judge(puzzle, null, { maxSteps });
    for (const { id, value } of settings) this.#judge.set(id, value);
    // Of a text without a case it is known at once what is wrong.
    while (!this.first && !this.done) this.work();
  }

  /** Number of cases that have arrived. */
  get total() {
    return this.answers.length + (this.done ? 0 : this.#judge.remaining);
  }

  /** One slice of work. */
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

  /** Gives the core's memory back; what was answered stays. */
  stop() {
    if (!this.done) this.#judge.free();
    this.done = true;
  }
}

/**
 * The types are those of the family of its run: whoever is handed it by the family's name knows them.
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
  /** What there is to draw at the step shown. @type {Frame} */
  frame = later();
  /** What the step shown did; null where its frame says it. @type {Event} */
  event = later();
  /** What is found out about the run in the background. @type {Found} */
  analysis = later();
  /** @type {Judging | null} */
  judging = null;
  /** What `frame` and `event` were asked for. */
  #asked = new Inputs();
  /** The link to the run before its first step. @type {Uint8Array} */
  #origin = new Uint8Array();
  /** Where the run broke down, until it has been made anew. @type {{ step: number, plays: boolean } | null} */
  #left = null;
  #now;

  /**
   * Starts with the first example of a puzzle.
   * @param {string} puzzle empty for the first that menus show
   * @param {() => number} now a clock, ms
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
   * Shows another run; if the link is refused the present one stays, and also if the family of its
   * run is still to be learned.
   * @param {Uint8Array} link
   * @returns {string} the family that is missing, empty if the run is shown
   */
  open(link) {
    /** @type {Session<Frame>} */
    const session = new Session(link);
    if (!session.family) {
      session.free();
      return session.description.family;
    }
    this.session.free();
    this.session = session;
    this.#left = null;
    const { puzzle } = session.description;
    // What is being answered of another puzzle nobody sees any more.
    if (puzzle !== this.kind.id && this.judging?.done === false) {
      this.judging.stop();
      this.judging = null;
    }
    this.kind = this.kinds.find(({ id }) => id === puzzle) ?? this.kind;
    this.#start();
    return '';
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

  /** Goes on at the same step with a new session; the old one is of no use any more. */
  restart() {
    const { cursor, wanted, state } = this.player;
    // Where this breaks down, too, the next try leads to the same step.
    this.#left ??= { step: Math.max(cursor, wanted), plays: state === 'playing' };
    const { step, plays } = this.#left;
    this.session = new Session(this.#origin);
    this.#start();
    this.player.seek(step);
    if (plays) this.player.play();
    this.#left = null;
    if (this.judging?.done === false) this.judge(this.judging.text);
  }

  /** The step shown, as there is to draw it; nothing is asked for where that is known already. */
  show() {
    const { session, player } = this;
    const { cursor, known, outcome } = player;
    // What another element broke must be noticed.
    if (!this.#asked.changed(session, cursor, known, outcome) && session.lives) return;
    this.frame = session.show(player.cursor);
    this.event = /** @type {Event} */ (this.#family.event(session));
  }

  /**
   * What there is to draw at another step; `show` comes back from it.
   * @param {number} step
   */
  peek(step) {
    this.#asked.forget();
    return this.session.show(step);
  }

  /** Whether it is worth computing though nobody asks for what comes next. */
  get eager() {
    return this.session.eager;
  }

  /** Whether the next turn has anything to do. */
  get busy() {
    if (this.player.state === 'failed') return false;
    return this.player.busy || this.analysis.busy || this.judging?.done === false;
  }

  /**
   * One turn of the frame loop.
   * @param {number} nowMs
   */
  tick(nowMs) {
    const { computing } = this.player;
    this.player.tick(nowMs);
    // Each heavy part has a turn of its own; what has no end gives way every time.
    if (computing && this.session.eager) return;
    if (!this.analysis.laid) {
      this.analysis.lay();
      return;
    }
    const until = this.#now() + BACKGROUND_MS;
    while (this.#now() < until && this.#background());
  }

  /** One slice of what is not urgent; returns whether more is to be done. */
  #background() {
    if (this.judging && !this.judging.done) {
      this.judging.work();
      return true;
    }
    return this.analysis.work();
  }

  /**
   * Answers judges' text in the background, with what is chosen of the run; a case takes no more steps
   * than are computed unasked.
   * @param {string} text
   */
  judge(text) {
    this.judging?.stop();
    // A text says by itself what has no options to choose from.
    const chosen = this.session.description.settings.filter(({ options }) => options.length > 0);
    this.judging = new Judging(this.kind.id, text, this.#family.eager, chosen);
    return this.judging;
  }

  /** The link to the run before its first step. */
  get origin() {
    return this.#origin;
  }

  /** The link to the step shown, or to the one on the way. */
  get link() {
    const { wanted, cursor } = this.player;
    const step = wanted >= 0 ? wanted : cursor;
    if (this.session.lives) return this.session.link(step);
    // What broke the session down has left the origin.
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
