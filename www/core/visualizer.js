/**
 * What one visualizer knows: the run, its player, and the slow questions answered in the
 * background. Knows no DOM; the element shows it.
 * @import { Certificate, JudgedCase, InputError, PuzzleKind, StepEvent, Survey } from './engine.js'
 * @import { SpaceMap } from '../draw/types.js'
 */
import { EngineError, Judge, Session, catalogue } from './engine.js';
import { Player } from './player.js';

/** Background work takes this long a turn at most, ms. */
const BACKGROUND_MS = 4;
const BACKGROUND_BUDGET = 1 << 16;

/** The algorithm whose answer may be longer than it need be, and one that tells by how much. */
const HASTY = 'alternating';
const EXACT = 'bidirectional';

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
 * A side's own map, and what belongs to all sides: `answer` holds the ranks of the answer's states,
 * `levelSteps` the step at which each stage begins, then the last known step.
 * @typedef {SpaceMap & { sides: SpaceMap[], answer: Uint32Array<ArrayBuffer>, levelSteps: Float64Array }} RunMap
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
  return { ...maps[0], sides: maps, answer: path, levelSteps: stageSteps };
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
  answer = { states: new Uint32Array(), boards: new Uint8Array() };
  /** @type {Survey | null} */
  survey = null;
  /** Number of moves that the survey has looked at, about. */
  surveyed = 0;
  /** Why there is nothing to be reached, where that needs no search. @type {Certificate | null} */
  proof = null;
  /** The fewest moves there are, where the run's own answer may have more; -1 while unknown. */
  fewest = -1;
  /** The run that tells the fewest moves. @type {Session | null} */
  #exact = null;
  /** @type {Judging | null} */
  judging = null;
  /** @type {boolean | null} */
  #verified = null;
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
    this.proof = null;
    this.fewest = -1;
    this.#exact?.free();
    this.#exact = null;
    this.#verified = null;
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

  /** The step shown, as there is to draw it. */
  show() {
    this.frame = this.session.show(this.player.cursor);
    this.event = this.session.event();
  }

  /** Whether the next turn has anything to do. */
  get busy() {
    if (this.player.state === 'failed') return false;
    return this.player.busy || !this.survey || (this.judging !== null && !this.judging.done);
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
    if (this.survey) return false;
    if (this.#isDoubtful) return this.#measure();
    this.surveyed += BACKGROUND_BUDGET;
    if (!this.session.advanceSurvey(BACKGROUND_BUDGET)) return true;
    this.survey = this.session.survey();
    // The proof that there is no goal at all is short.
    if (this.survey.distances.length === 0) this.proof = this.session.certificate();
    const islands = this.#otherIslands(this.survey);
    // Another map is laid out anew, so only where it differs.
    if (this.map && islands.length > 0) {
      const sides = this.map.sides.map((side) => ({ ...side, islands }));
      this.map = { ...this.map, islands, sides };
    }
    return false;
  }

  /** Whether it is still to be found out if the answer is as short as can be. */
  get #isDoubtful() {
    const { algorithm } = this.session.description;
    return algorithm === HASTY && this.fewest < 0 && this.player.outcome?.code === 'found';
  }

  /** One slice of finding that out; there is always more to do. */
  #measure() {
    this.#exact ??= new Session(this.session.withAlgorithm(EXACT));
    this.#exact.advance(BACKGROUND_BUDGET);
    const { outcome } = this.#exact;
    if (outcome?.code === 'found') {
      this.fewest = outcome.depth;
      this.#exact.free();
      this.#exact = null;
    }
    return true;
  }

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

  /** Whether the answer stands up to the independent check; asked once a run. */
  get verified() {
    this.#verified ??= this.session.verified();
    return this.#verified;
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
