/**
 * A game played on the table, by a person against the engine or by two persons. The oracle supplies
 * legal moves, good moves and the winner. Uses no DOM.
 * @import { Oracle as WholeOracle, Reply } from '../oracle.js'
 */
import { isWin } from '../plies.js';

/**
 * A move. It wins if the opponent loses at its target. The best move is the one that wins fastest,
 * or if no move wins, the one that loses slowest.
 * @typedef {Reply} Move
 *
 * Queries on the finished table.
 * @typedef {Pick<WholeOracle, 'movesOf' | 'lineOf' | 'mistakeIn' | 'pliesOf' | 'spread' |
 *   'longest'>} Oracle
 *
 * @typedef {'A' | 'B'} Player A begins
 * @typedef {'person' | 'engine'} Side
 *
 * Players. In a game against the engine, `first` plays side A. `opponent` plays against the user.
 * @typedef {{ first: Side, opponent: Side }} Sides
 *
 * Effect of a move: `kept` a win, `gave` a win away, or was made in a `lost` position.
 * @typedef {'kept' | 'gave' | 'lost'} Effect
 */

/** Returns the player to move. @param {number} length of the line of positions @returns {Player} */
const moverAfter = (length) => (length % 2 === 1 ? 'A' : 'B');

/** A game in progress or finished. */
export class Game {
  /**
   * Positions of the game, up to a person's turn or up to a turn of the engine that is not made
   * yet.
   * @type {number[]}
   */
  #made;
  #oracle;
  #sides;
  /**
   * Cached moves by position. Oracles of the same table return the same moves, so the cache stays
   * valid.
   * @type {Map<number, readonly Move[]>}
   */
  #moves = new Map();

  /**
   * Starts a game.
   * @param {() => Oracle} oracle returns the current oracle; called only when needed
   * @param {number} start position
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

  /** The start position. */
  get start() {
    return this.#made[0];
  }

  /** Positions from the start to the current one, including the engine's reply. */
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

  /** Legal moves of the player to move. */
  get legal() {
    return this.#movesOf(this.position);
  }

  /** The player to move. */
  get turn() {
    return moverAfter(this.line.length);
  }

  /**
   * The side of the person. In a game between two persons, the player to move.
   * @returns {Player}
   */
  get person() {
    if (this.opponent === 'person') return this.turn;
    return this.#sides.first === 'person' ? 'A' : 'B';
  }

  get isOver() {
    return this.legal.length === 0;
  }

  /** The winner, or null while the game is in progress. @returns {Player | null} */
  get winner() {
    if (!this.isOver) return null;
    const { turn } = this;
    return isWin(this.#oracle().pliesOf(this.position)) === (turn === 'A') ? 'A' : 'B';
  }

  /** The moves made so far, each with its player. */
  get moves() {
    const { line } = this;
    return line.slice(1).map((to, index) => ({
      player: moverAfter(index + 1),
      from: line[index],
      to,
    }));
  }

  /**
   * Returns the effect of a move.
   * @param {{ from: number, to: number }} move
   * @returns {Effect}
   */
  effectOf({ from, to }) {
    if (this.#movesOf(from).find((move) => move.to === to)?.wins) return 'kept';
    return this.#best(from)?.wins ? 'gave' : 'lost';
  }

  /**
   * Makes a person's move.
   * @param {number} to
   * @returns {boolean} false if the move is not legal
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

  /**
   * Goes back to the previous turn of a person. Against the engine, this usually takes back two
   * moves.
   */
  undo() {
    if (!this.canUndo) return;
    const isTurn = this.opponent === 'engine' && this.turn === this.person;
    this.#made = this.line.slice(0, isTurn ? -2 : -1);
  }

  /** Returns the best move, or undefined if the game is over. */
  hint() {
    return this.#best(this.position);
  }

  /**
   * Finds the mistake that lost the game.
   * @returns {{ index: number, better: number } | null} index of the move that gave a win away, and
   *   the position to which the best move would have led; null if there is no such move
   */
  mistake() {
    const { line } = this;
    const index = this.#oracle().mistakeIn(line);
    const best = index < 0 ? undefined : this.#best(line[index]);
    return best ? { index, better: best.to } : null;
  }

  /** Returns the best move from a position. @param {number} position */
  #best(position) {
    return this.#movesOf(position).find(({ best }) => best);
  }

  /** Returns the moves from a position, cached. @param {number} position */
  #movesOf(position) {
    const moves = this.#moves.get(position) ?? this.#oracle().movesOf(position);
    this.#moves.set(position, moves);
    return moves;
  }
}
