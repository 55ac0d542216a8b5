/**
 * A game played on the table: by a person against the engine, or by two persons. All that is legal
 * or good comes from the oracle. Knows no page.
 */

/**
 * @typedef {{ to: number, plies: number, wins: boolean, best: boolean }} Move to where the opponent
 *   loses, if it wins; the best is the shortest win, or the longest resistance
 *
 * What the finished table tells.
 * @typedef {object} Oracle
 * @property {(position: number) => Move[]} movesOf in the order of the rules
 * @property {(position: number) => number[]} lineOf positions after each best move, until it is over
 * @property {(line: number[]) => number} mistakeIn index of the move that gave the game away, -1
 *   for none
 * @property {(position: number) => number} pliesOf
 * @property {() => ArrayLike<number>} spread number of positions by plies
 * @property {(most: number) => number[]} longest positions with the longest wins, longest first
 *
 * @typedef {'A' | 'B'} Player A begins
 * @typedef {'person' | 'engine'} Side
 *
 * What a move did to who made it: kept a win, gave it away, or was lost anyway.
 * @typedef {'kept' | 'gave' | 'lost'} Effect
 */

export class Game {
  /** What can be asked; another one that says the same may take its place. @type {Oracle} */
  oracle;
  /** The positions from the start to the present one. @type {number[]} */
  line;
  /** Who plays A against the engine. @type {Side} */
  first;
  /** @type {Side} */
  opponent;
  /** What each move did. @type {Effect[]} */
  #effects = [];
  /** Those of the present position, once asked for. @type {Move[] | null} */
  #legal = null;

  /**
   * @param {Oracle} oracle
   * @param {number} start
   * @param {{ first?: Side, opponent?: Side }} [options]
   */
  constructor(oracle, start, { first = 'person', opponent = 'engine' } = {}) {
    this.oracle = oracle;
    this.line = [start];
    this.first = first;
    this.opponent = opponent;
    this.#reply();
  }

  get position() {
    return this.line[this.line.length - 1];
  }

  /** The moves of who is to move. */
  get legal() {
    return (this.#legal ??= this.oracle.movesOf(this.position));
  }

  /** @returns {Player} who is to move */
  get turn() {
    return this.line.length % 2 === 1 ? 'A' : 'B';
  }

  /** @returns {Player} the person, or of two the one who is to move */
  get person() {
    if (this.opponent === 'person') return this.turn;
    return this.first === 'person' ? 'A' : 'B';
  }

  get isOver() {
    return this.legal.length === 0;
  }

  /** @returns {Player | null} who is not to move when there is no move */
  get winner() {
    if (!this.isOver) return null;
    return this.turn === 'A' ? 'B' : 'A';
  }

  /** The moves made, each with who made it and what it did. */
  get moves() {
    return this.#effects.map((effect, index) => ({
      player: /** @type {Player} */ (index % 2 === 0 ? 'A' : 'B'),
      from: this.line[index],
      to: this.line[index + 1],
      effect,
    }));
  }

  /**
   * Makes a move of a person; the engine answers at once.
   * @param {number} to
   * @returns {boolean} false if there is no such move
   */
  play(to) {
    if (this.turn !== this.person || !this.#go(to)) return false;
    this.#reply();
    return true;
  }

  /**
   * Takes back to the turn of a person before: against the engine two moves as a rule.
   * @returns {boolean} false if there was none
   */
  undo() {
    const alternates = this.opponent === 'engine' && this.turn === this.person;
    const length = this.line.length - (alternates ? 2 : 1);
    if (length < (this.opponent === 'engine' && this.first === 'engine' ? 2 : 1)) return false;
    this.line.length = length;
    this.#effects.length = length - 1;
    this.#legal = null;
    return true;
  }

  /** @returns {number | null} where the best winning move leads, null if no move wins */
  hint() {
    return this.legal.find(({ wins, best }) => wins && best)?.to ?? null;
  }

  /** @returns {number} index of the move with which the loser gave a won game away, -1 for none */
  mistake() {
    return this.oracle.mistakeIn(this.line);
  }

  /** The engine's move, if it is its turn and there is one. */
  #reply() {
    const best = this.turn === this.person ? undefined : this.legal.find((move) => move.best);
    if (best) this.#go(best.to);
  }

  /** @param {number} to */
  #go(to) {
    const move = this.legal.find((one) => one.to === to);
    if (!move) return false;
    const couldWin = this.legal.some(({ wins }) => wins);
    this.#effects.push(move.wins ? 'kept' : couldWin ? 'gave' : 'lost');
    this.line.push(to);
    this.#legal = null;
    return true;
  }
}
