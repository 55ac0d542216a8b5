/**
 * What one visualizer knows: the run, its player, and the slow questions answered in the
 * background. Knows no DOM; the element shows it.
 * @import { JudgedCase, InputError, PuzzleKind, StepEvent, Survey } from './engine.js'
 * @import { SpaceMap } from '../draw/types.js'
 */
import { EngineError, Judge, Session, catalogue } from './engine.js';
import { Player } from './player.js';

/** Background work takes this long a turn at most, ms. */
const BACKGROUND_MS = 4;
const BACKGROUND_BUDGET = 1 << 16;

const NO_ANSWER = { states: new Uint32Array(), boards: new Uint8Array() };

/** The judges' text that is being answered, or has been. */
export class Judging {
  /** @type {JudgedCase[]} */
  answers = [];
  /** @type {InputError | null} */
  error = null;
  done = false;
  #judge;

  /**
   * @param {string} puzzle
   * @param {string} text
   */
  constructor(puzzle, text) {
    this.puzzle = puzzle;
    this.text = text;
    this.#judge = new Judge(puzzle, text);
    this.total = this.#judge.remaining;
  }

  /** One slice of work. */
  work() {
    const answer = this.#judge.advance(BACKGROUND_BUDGET);
    if (answer) this.answers.push(answer);
    if (this.#judge.remaining > 0) return;
    this.error = this.#judge.error;
    this.stop();
  }

  /** Gives the core's memory back; what was answered stays. */
  stop() {
    if (!this.done) this.#judge.free();
    this.done = true;
  }
}

/**
 * One map a side; the ranks of the answer's states; the step at which either side begins its next
 * level, then the last known step.
 * @typedef {{ sides: SpaceMap[], answer: Uint32Array<ArrayBuffer>,
 *   levelSteps: Float64Array }} RunMap
 */

/**
 * The map of a run that is computed.
 * @param {Session} session
 * @returns {RunMap}
 */
export function mapOf(session) {
  const { states, sides, stageSteps, path } = session.atlas();
  // In a two-sided search each side has the part of the path up to where they met.
  const meeting = sides.length > 1 ? path.indexOf(sides[0].order[sides[0].answers[0]]) : -1;
  const maps = sides.map(({ order, levels, answers }, side) => {
    const half =
      meeting < 0 ? path : side === 0 ? path.subarray(0, meeting + 1) : path.subarray(meeting);
    const positions = half.map((state) => order.indexOf(state));
    return { states, order, levels, goals: answers, path: positions, islands: [] };
  });
  return { sides: maps, answer: path, levelSteps: stageSteps };
}

export class Visualizer {
  /** @type {PuzzleKind[]} */
  kinds = catalogue();
  /** @type {PuzzleKind} */
  kind;
  player;
  /** @type {Session} */
  session;
  /** @type {StepEvent} */
  event;
  /** The map, once the run is computed. @type {RunMap | null} */
  map = null;
  /** The states of the answer and their boards, the start first. */
  answer = NO_ANSWER;
  /** @type {Survey | null} */
  survey = null;
  /** Number of moves that the survey has looked at, about. */
  surveyed = 0;
  /** The fewest moves there are, where the run's own answer may have more; -1 while unknown. */
  fewest = -1;
  /** The run that tells the fewest moves. @type {Session | null} */
  #exact = null;
  /** @type {Judging | null} */
  judging = null;
  /** Background work that is left; each returns whether more is to be done. @type {(() => boolean)[]} */
  #tasks = [];
  /** What `frame` and `event` were asked for. */
  #asked = /** @type {unknown[]} */ ([]);
  /** The link to the run before its first step. @type {Uint8Array} */
  #origin = new Uint8Array();
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
    this.frame = this.session.show(0);
    this.event = this.session.event();
    this.#start();
  }

  /**
   * Shows another run; if the link is refused the present one stays.
   * @param {Uint8Array} link
   */
  open(link) {
    const session = new Session(link);
    this.session.free();
    this.session = session;
    this.kind = this.kinds.find(({ id }) => id === session.description.puzzle) ?? this.kind;
    this.#start();
  }

  #start() {
    this.map = null;
    this.survey = null;
    this.surveyed = 0;
    this.answer = NO_ANSWER;
    this.fewest = -1;
    this.#exact?.free();
    this.#exact = null;
    this.#tasks = [this.#measure, this.#explore];
    this.#origin = this.session.link(0);
    this.player.load(this.session, this.session.description.linkedStep);
    this.show();
  }

  /** Goes on at the same step with a new session; the old one is of no use any more. */
  restart() {
    const { cursor, wanted, state } = this.player;
    this.session = new Session(this.#origin);
    this.#start();
    this.player.seek(Math.max(cursor, wanted));
    if (state === 'playing') this.player.play();
    if (this.judging && !this.judging.done)
      this.judging = new Judging(this.judging.puzzle, this.judging.text);
  }

  /** The step shown, as there is to draw it; nothing is asked for where that is known already. */
  show() {
    const { session, player } = this;
    const asked = [session, player.cursor, player.known, player.outcome];
    // What another element broke must be noticed.
    if (session.lives && asked.every((part, index) => part === this.#asked[index])) return;
    this.frame = session.show(player.cursor);
    this.event = session.event();
    this.#asked = asked;
  }

  /**
   * What there is to draw at another step; `show` comes back from it.
   * @param {number} step
   */
  peek(step) {
    this.#asked = [];
    return this.session.show(step);
  }

  /** Whether the next turn has anything to do. */
  get busy() {
    if (this.player.state === 'failed') return false;
    return this.player.busy || this.#tasks.length > 0 || this.judging?.done === false;
  }

  /**
   * One turn of the frame loop.
   * @param {number} nowMs
   */
  tick(nowMs) {
    const { complete } = this.player;
    this.player.tick(nowMs);
    // Each heavy part has a turn of its own.
    if (!complete) return;
    if (!this.map) {
      this.#layMap();
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
    const [task] = this.#tasks;
    try {
      if (task?.()) return true;
    } catch (error) {
      // What memory has no room for is given up, what broke down comes again.
      if (!(error instanceof EngineError) || error.code !== 'outOfMemory') throw error;
    }
    this.#tasks.shift();
    return this.#tasks.length > 0;
  }

  /** One slice of finding out whether the answer is as short as can be, where it may be longer. */
  #measure = () => {
    const { checkedBy } = this.session.description;
    if (!checkedBy || this.player.outcome?.code !== 'found') return false;
    this.#exact ??= new Session(this.session.withAlgorithm(checkedBy));
    this.#exact.advance(BACKGROUND_BUDGET);
    const { outcome } = this.#exact;
    if (!outcome) return true;
    if (outcome.code === 'found') this.fewest = outcome.depth;
    this.#exact.free();
    this.#exact = null;
    return false;
  };

  /** One slice of the survey. */
  #explore = () => {
    this.surveyed += BACKGROUND_BUDGET;
    if (!this.session.advanceSurvey(BACKGROUND_BUDGET)) return true;
    this.survey = this.session.survey();
    const islands = this.#otherIslands(this.survey);
    // Another map is laid out anew, so only where it differs: two sides show no islands.
    if (this.map?.sides.length === 1 && islands.length > 0) {
      this.map = { ...this.map, sides: [{ ...this.map.sides[0], islands }] };
    }
    return false;
  };

  #layMap() {
    this.map = mapOf(this.session);
    const states = this.map.answer;
    this.answer = { states, boards: this.session.boards(states) };
  }

  /**
   * The islands that were not searched, as far as the answer is that there is none.
   * @param {Survey} survey
   */
  #otherIslands({ islands, island }) {
    if (this.player.outcome?.code !== 'impossible') return [];
    return islands.filter((_, index) => index !== island);
  }

  /**
   * Answers judges' text in the background.
   * @param {string} text
   */
  judge(text) {
    this.judging?.stop();
    this.judging = new Judging(this.kind.id, text);
  }

  /** The link to the step shown. */
  get link() {
    if (this.player.state === 'failed') return this.#origin;
    const { wanted, cursor } = this.player;
    return this.session.link(wanted >= 0 ? wanted : cursor);
  }

  free() {
    this.judging?.stop();
    this.#exact?.free();
    this.session.free();
  }
}
