/**
 * A game played on the table: by a person against the engine, or by two persons. All that is legal
 * or good, and who has won, comes from the oracle. Knows no page.
 * @import { Oracle as WholeOracle, Reply } from '../oracle.js'
 */
import { isWin } from '../plies.js';

/**
 * A move to where the opponent loses, if it wins; the best is the shortest win, or the longest
 * resistance.
 * @typedef {Reply} Move
 *
 * What the finished table tells.
 * @typedef {Pick<WholeOracle, 'movesOf' | 'lineOf' | 'mistakeIn' | 'pliesOf' | 'spread' | 'longest'>} Oracle
 *
 * @typedef {'A' | 'B'} Player A begins
 * @typedef {'person' | 'engine'} Side
 *
 * Who plays A against the engine, and who the opponent is.
 * @typedef {{ first: Side, opponent: Side }} Sides
 *
 * What a move did to who made it: kept a win, gave it away, or was lost anyway.
 * @typedef {'kept' | 'gave' | 'lost'} Effect
 */

/** @param {number} length of a line @returns {Player} who is to move at its end */
const moverAfter = (length) => (length % 2 === 1 ? 'A' : 'B');

export class Game {
  /** The positions up to a person's turn, or to where the engine has to answer. @type {number[]} */
  #made;
  #oracle;
  #sides;
  /** Moves by position; another oracle of the same table says the same. @type {Map<number, readonly Move[]>} */
  #moves = new Map();

  /**
   * @param {() => Oracle} oracle the one that there is now, first asked when something is to be known
   * @param {number} start
   * @param {Partial<Sides>} [sides]
   */
  constructor(oracle, start, { first = 'person', opponent = 'engine' } = {}) {
    this.#oracle = oracle;
    this.#made = [start];
    this.#sides = { first, opponent };
  }

  get opponent() {
    return this.#sides.opponent;
  }

  /** Where it began. */
  get start() {
    return this.#made[0];
  }

  /** The positions from the start to the present one; the engine has answered. */
  get line() {
    const made = this.#made;
    const isPersons = this.opponent === 'person' || moverAfter(made.length) === this.person;
    const reply = isPersons ? undefined : this.#best(made[made.length - 1]);
    return reply ? [...made, reply.to] : made;
  }

  get position() {
    const { line } = this;
    return line[line.length - 1];
  }

  /** The moves of who is to move. */
  get legal() {
    return this.#movesOf(this.position);
  }

  /** Who is to move. */
  get turn() {
    return moverAfter(this.line.length);
  }

  /** @returns {Player} the person, or of two the one who is to move */
  get person() {
    if (this.opponent === 'person') return this.turn;
    return this.#sides.first === 'person' ? 'A' : 'B';
  }

  get isOver() {
    return this.legal.length === 0;
  }

  /** @returns {Player | null} null while the game is on */
  get winner() {
    if (!this.isOver) return null;
    const { turn } = this;
    return isWin(this.#oracle().pliesOf(this.position)) === (turn === 'A') ? 'A' : 'B';
  }

  /** The moves made, each with who made it. */
  get moves() {
    const { line } = this;
    return line.slice(1).map((to, index) => ({
      player: moverAfter(index + 1),
      from: line[index],
      to,
    }));
  }

  /**
   * What a move did.
   * @param {{ from: number, to: number }} move
   * @returns {Effect}
   */
  effectOf({ from, to }) {
    if (this.#movesOf(from).find((move) => move.to === to)?.wins) return 'kept';
    return this.#best(from)?.wins ? 'gave' : 'lost';
  }

  /**
   * Makes a move of a person.
   * @param {number} to
   * @returns {boolean} false if there is no such move
   */
  play(to) {
    if (!this.legal.some((move) => move.to === to)) return false;
    this.#made = [...this.line, to];
    return true;
  }

  get canUndo() {
    const isAnswered = this.opponent === 'engine' && this.#sides.first === 'engine';
    return this.line.length > (isAnswered ? 2 : 1);
  }

  /** Takes back to the turn of a person before: against the engine two moves as a rule. */
  undo() {
    if (!this.canUndo) return;
    const isTurn = this.opponent === 'engine' && this.turn === this.person;
    this.#made = this.line.slice(0, isTurn ? -2 : -1);
  }

  /** The shortest win, or the longest resistance; undefined where there is no move. */
  hint() {
    return this.#best(this.position);
  }

  /**
   * @returns {{ index: number, better: number } | null} the move with which the loser gave a won
   *   game away, and where the best one would have led
   */
  mistake() {
    const { line } = this;
    const index = this.#oracle().mistakeIn(line);
    const best = index < 0 ? undefined : this.#best(line[index]);
    return best ? { index, better: best.to } : null;
  }

  /** @param {number} position */
  #best(position) {
    return this.#movesOf(position).find(({ best }) => best);
  }

  /** @param {number} position */
  #movesOf(position) {
    const moves = this.#moves.get(position) ?? this.#oracle().movesOf(position);
    this.#moves.set(position, moves);
    return moves;
  }
}
