/**
 * What a finished table tells: good moves, the best line, the move that lost. Knows no DOM.
 * @import { Session as Core } from '../../wasm/searchlight.js'
 * @import { Session } from '../../core/engine/session.js'
 * @import { Analysis } from '../../core/engine/family-core.js'
 */
import { MoveNumber as N } from '../../wasm/searchlight.js';

/** The algorithm whose table tells distances, in the order of positions. */
const FULL = 'full';
/** The one whose table does not. */
const FIRST = 'first';

const BUDGET = 1 << 18;

/**
 * A move: where it leads, the plies that the game lasts from there, whether the opponent loses
 * there, and whether no move is better.
 * @typedef {{ to: number, plies: number, wins: boolean, best: boolean }} Reply
 */

/** A finished table with distances. */
export class Oracle {
  #session;
  /** @type {number[]} */
  #spread = [];
  /** The last answer to each question. @type {Map<string, { position: number, answer: unknown }>} */
  #answers = new Map();

  /** @param {Session} session a run that has come to its end */
  constructor(session) {
    this.#session = session;
    /** The plies of each position. @type {Uint16Array} */
    this.plies = session.ask((core) => core.table()).plies;
  }

  /** @param {number} position */
  pliesOf(position) {
    return this.plies[position];
  }

  /**
   * @param {number} position
   * @returns {readonly Reply[]} in move order
   */
  movesOf(position) {
    return this.#kept('moves', position, (core) => repliesIn(core.moves(position)));
  }

  /**
   * @param {number} position
   * @returns {readonly number[]} the positions after each move, when both play as well as can be
   */
  lineOf(position) {
    return this.#kept('line', position, (core) => Array.from(core.line(position)));
  }

  /**
   * An answer, asked for once while it is the same question.
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
   * @param {readonly number[]} game its positions from the first one on
   * @returns {number} of the first move by which the player who lost gave it away, -1 for none
   */
  mistakeIn(game) {
    return this.#session.ask((core) => core.mistake(Uint32Array.from(game)));
  }

  /** @returns {readonly number[]} number of positions by plies; counted once */
  spread() {
    if (this.#spread.length === 0) {
      for (const plies of this.plies) this.#spread[plies] = (this.#spread[plies] ?? 0) + 1;
      this.#spread = Array.from(this.#spread, (count) => count ?? 0);
    }
    return this.#spread;
  }

  /**
   * @param {number} most
   * @returns {number[]} the positions with the longest wins, the longest first
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
 * @param {Uint32Array} numbers of each move what `MoveNumber` says
 * @returns {Reply[]}
 */
function repliesIn(numbers) {
  return Array.from({ length: numbers.length / N.Count }, (_, index) => {
    const of = numbers.subarray(N.Count * index);
    return { to: of[N.To], plies: of[N.Plies], wins: of[N.Wins] === 1, best: of[N.Best] === 1 };
  });
}

/**
 * The positions that moves lead to from here, or from which they lead here.
 * @param {Pick<Session, 'ask'>} session
 * @param {number} position
 * @param {boolean} backward
 * @returns {Uint32Array}
 */
export const neighboursOf = (session, position, backward) =>
  session.ask((core) => core.neighbours(position, backward));

/**
 * Finds the table that plays: the run's own, or one more where that tells no distances.
 * @implements {Analysis}
 */
export class GamesAnalysis {
  /** @type {Oracle | null} */
  oracle = null;
  laid = false;
  #session;
  #open;
  /** The run of the other table. @type {Session | null} */
  #full = null;

  /**
   * @param {Session} session
   * @param {(link: Uint8Array) => Session} open
   */
  constructor(session, open) {
    this.#session = session;
    this.#open = open;
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

  /** Also before it is laid: nobody else asks for the turn in which that is done. */
  get busy() {
    return !this.laid || (this.#full !== null && this.oracle === null);
  }

  work() {
    if (this.#full && !this.oracle) {
      this.#full.advance(BUDGET);
      if (this.#full.outcome) this.oracle = new Oracle(this.#full);
    }
    return this.busy;
  }

  free() {
    this.#full?.free();
  }
}
