/**
 * Queries on a finished table: good moves, the best line, the losing mistake. Uses no DOM.
 * @import { Session as Core } from '../../wasm/searchlight.js'
 * @import { Session } from '../../core/engine/session.js'
 * @import { Analysis } from '../../core/engine/family-core.js'
 */
import { MoveNumber as N } from '../../wasm/enums.js';
import { Grundy } from './grundy.js';

/** Algorithm whose table holds distances. */
const FULL = 'full';
/** Algorithm whose table holds only wins and losses. */
const FIRST = 'first';

/** Steps computed in one slice of background work. */
const BUDGET = 1 << 18;

/**
 * A move. `to` is the position it leads to, and `plies` counts the plies from there to the end. The
 * move wins if the opponent loses at `to`. `best` means that no other move is better.
 * @typedef {{ to: number, plies: number, wins: boolean, best: boolean }} Reply
 */

/** Queries on a finished table with distances. */
export class Oracle {
  #session;
  /** @type {number[]} */
  #spread = [];
  /**
   * Last result for each kind of question.
   * @type {Map<string, { position: number, answer: unknown }>}
   */
  #answers = new Map();

  /** @param {Session} session finished run */
  constructor(session) {
    this.#session = session;
    /** Plies to the end of the game, for each position. @type {Uint16Array} */
    this.plies = session.ask((core) => core.table()).plies;
  }

  /** Returns the plies from a position to the end of the game. @param {number} position */
  pliesOf(position) {
    return this.plies[position];
  }

  /**
   * Returns the moves from a position.
   * @param {number} position
   * @returns {readonly Reply[]} in move order
   */
  movesOf(position) {
    return this.#kept('moves', position, (core) => repliesIn(core.moves(position)));
  }

  /**
   * Returns the line of play from a position if both players play best.
   * @param {number} position
   * @returns {readonly number[]} the position after each move
   */
  lineOf(position) {
    return this.#kept('line', position, (core) => Array.from(core.line(position)));
  }

  /**
   * Asks a question about a position. Returns the cached result if the question was last asked
   * about the same position.
   * @template T
   * @param {string} name
   * @param {number} position
   * @param {(core: Core) => T} question
   * @returns {T}
   */
  #kept(name, position, question) {
    const kept = this.#answers.get(name);
    if (kept?.position === position) return /** @type {T} */ (kept.answer);
    const answer = this.#session.ask(question);
    this.#answers.set(name, { position, answer });
    return answer;
  }

  /**
   * Finds the losing mistake of a game.
   * @param {readonly number[]} game positions from the start
   * @returns {number} index of the first move by which the loser gave a win away; -1 if there is
   *   none
   */
  mistakeIn(game) {
    return this.#session.ask((core) => core.mistake(Uint32Array.from(game)));
  }

  /**
   * Returns the number of positions by plies, counted once.
   * @returns {readonly number[]} numbers of positions; the index is the number of plies
   */
  spread() {
    if (this.#spread.length === 0) {
      for (const plies of this.plies) this.#spread[plies] = (this.#spread[plies] ?? 0) + 1;
      this.#spread = Array.from(this.#spread, (count) => count ?? 0);
    }
    return this.#spread;
  }

  /**
   * Returns the positions with the longest wins.
   * @param {number} most maximum number of positions
   * @returns {number[]} longest first
   */
  longest(most) {
    const counts = this.spread();
    let least = counts.length;
    for (let found = 0; found < most && least > 1; found += least % 2 ? counts[least] : 0) least--;
    const winning = [];
    for (const [position, plies] of this.plies.entries()) {
      if (plies >= least && plies % 2) winning.push(position);
    }
    winning.sort((one, other) => this.plies[other] - this.plies[one]);
    return winning.slice(0, most);
  }
}

/**
 * Decodes the moves from a position.
 * @param {Uint32Array} numbers for each move, the numbers listed by `MoveNumber`
 * @returns {Reply[]}
 */
function repliesIn(numbers) {
  return Array.from({ length: numbers.length / N.Count }, (_, index) => {
    const of = numbers.subarray(N.Count * index);
    return { to: of[N.To], plies: of[N.Plies], wins: of[N.Wins] === 1, best: of[N.Best] === 1 };
  });
}

/**
 * Returns the positions one move before or after a position.
 * @param {Pick<Session, 'ask'>} session
 * @param {number} position
 * @param {boolean} backward true for positions before `position`, false for positions after it
 * @returns {Uint32Array}
 */
export const neighboursOf = (session, position, backward) =>
  session.ask((core) => core.neighbours(position, backward));

/**
 * Provides an oracle. It uses the run's own table, or a second table if the run's table has no
 * distances.
 * @implements {Analysis}
 */
export class GamesAnalysis {
  /** @type {Oracle | null} */
  oracle = null;
  laid = false;
  #session;
  #open;
  /** Run that computes the second table. @type {Session | null} */
  #full = null;

  /**
   * Creates the analysis of a run.
   * @param {Session} session
   * @param {(link: Uint8Array) => Session} open opens a session from an encoded link
   */
  constructor(session, open) {
    this.#session = session;
    this.#open = open;
    this.grundy = new Grundy(session);
  }

  lay() {
    const session = this.#session;
    this.laid = true;
    if (session.description.algorithm === FIRST) {
      this.#full = this.#open(session.withAlgorithm(FULL));
    } else {
      this.oracle = new Oracle(session);
    }
  }

  /**
   * Whether there is work to do. Also true before the first call of `lay`, which the frame loop
   * calls only while this is true.
   */
  get busy() {
    return !this.laid || (this.#full !== null && this.oracle === null) || this.grundy.busy;
  }

  work() {
    if (this.#full && !this.oracle) {
      this.#full.advance(BUDGET);
      if (this.#full.outcome) this.oracle = new Oracle(this.#full);
    } else {
      this.grundy.work();
    }
    return this.busy;
  }

  free() {
    this.#full?.free();
  }
}
