/**
 * A game that a person plays against the engine or that two persons play, turn by turn. The rules,
 * with what each position is worth, come from the core. Uses no DOM.
 */

/**
 * Worth of a position for the player to move, or of a move for the player who makes it: 1 for a win,
 * 0 for a draw, -1 for a loss, if both play best afterwards.
 * @typedef {-1 | 0 | 1} Worth
 */

/**
 * A move. `best` moves have the greatest worth; among them, those that win soonest or lose latest.
 * @typedef {{ to: number, worth: Worth, best: boolean }} TurnMove
 */

/**
 * What a game asks. A position has either moves or the worth that the rules give to its end.
 * @template {TurnMove} Move
 * @typedef {object} Rules
 * @property {(position: number) => readonly Move[]} movesOf
 * @property {(position: number) => Worth} worthOf
 */

/**
 * @typedef {'A' | 'B'} Player A begins
 * @typedef {'person' | 'engine'} Side
 *
 * Players. In a game against the engine, `first` plays side A. `opponent` plays against the user.
 * @typedef {{ first: Side, opponent: Side }} Sides
 *
 * Effect of a move: `kept` a win, `gave` a win away, `held` a draw, `lostDraw` gave a draw away, or
 * was made in a `lost` position.
 * @typedef {'kept' | 'gave' | 'held' | 'lostDraw' | 'lost'} Effect
 */

/** Returns the player to move. @param {number} length of the line of positions @returns {Player} */
const moverAfter = (length) => (length % 2 === 1 ? 'A' : 'B');

/**
 * A game in progress or finished.
 * @template {TurnMove} [Move=TurnMove]
 */
export class TurnGame {
  /**
   * Positions of the game, up to a person's turn or up to a turn of the engine that is not made
   * yet.
   * @type {number[]}
   */
  #made;
  #rules;
  #sides;
  /**
   * Cached moves by position. Rules of the same puzzle return the same moves, so the cache stays
   * valid.
   * @type {Map<number, readonly Move[]>}
   */
  #moves = new Map();

  /**
   * Starts a game.
   * @param {() => Rules<Move>} rules returns the current rules; called only when needed
   * @param {number} start position
   * @param {Partial<Sides>} [sides]
   */
  constructor(rules, start, { first = 'person', opponent = 'engine' } = {}) {
    this.#rules = rules;
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
    const reply = isPersons ? undefined : this.best(made[made.length - 1]);
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

  /** The winner, or null for a draw and while the game is in progress. @returns {Player | null} */
  get winner() {
    if (!this.isOver) return null;
    const worth = this.#rules().worthOf(this.position);
    if (worth === 0) return null;
    return worth > 0 === (this.turn === 'A') ? 'A' : 'B';
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
    const best = this.best(from)?.worth ?? -1;
    const made = this.moveTo(from, to)?.worth ?? -1;
    if (best < 0) return 'lost';
    if (made === best) return best > 0 ? 'kept' : 'held';
    return best > 0 ? 'gave' : 'lostDraw';
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
    return this.best(this.position);
  }

  /**
   * Returns the move from one position to another; undefined if it is not legal.
   * @param {number} from
   * @param {number} to
   */
  moveTo(from, to) {
    return this.#movesOf(from).find((move) => move.to === to);
  }

  /** Returns the best move from a position. @param {number} position */
  best(position) {
    return this.#movesOf(position).find(({ best }) => best);
  }

  /** Returns the moves from a position, cached. @param {number} position */
  #movesOf(position) {
    const moves = this.#moves.get(position) ?? this.#rules().movesOf(position);
    this.#moves.set(position, moves);
    return moves;
  }
}
