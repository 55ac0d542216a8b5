/**
 * A game played on the table. The oracle supplies legal moves, good moves and the winner. Uses no
 * DOM.
 * @import { Oracle as WholeOracle, Reply } from '../oracle.js'
 * @import { Rules, Sides, TurnMove } from '../../../core/play/turn-game.js'
 */
import { TurnGame } from '../../../core/play/turn-game.js';
import { isWin } from '../plies.js';

/**
 * A move. It wins if the opponent loses at its target. The best move is the one that wins fastest,
 * or if no move wins, the one that loses slowest.
 * @typedef {Reply & TurnMove} Move
 *
 * Queries on the finished table.
 * @typedef {Pick<WholeOracle, 'movesOf' | 'lineOf' | 'mistakeIn' | 'pliesOf' | 'spread' |
 *   'longest'>} Oracle
 */

/** A game on the table. @extends {TurnGame<Move>} */
export class Game extends TurnGame {
  #oracle;

  /**
   * Starts a game.
   * @param {() => Oracle} oracle returns the current oracle; called only when needed
   * @param {number} start position
   * @param {Partial<Sides>} [sides]
   */
  constructor(oracle, start, sides) {
    super(() => rulesOf(oracle()), start, sides);
    this.#oracle = oracle;
  }

  /**
   * Finds the mistake that lost the game.
   * @returns {{ index: number, better: number } | null} index of the move that gave a win away, and
   *   the position to which the best move would have led; null if there is no such move
   */
  mistake() {
    const { line } = this;
    const index = this.#oracle().mistakeIn(line);
    const best = index < 0 ? undefined : this.best(line[index]);
    return best ? { index, better: best.to } : null;
  }
}

/** Returns the rules of the game of a table. @param {Oracle} oracle @returns {Rules<Move>} */
const rulesOf = (oracle) => ({
  movesOf: (/** @type {number} */ position) =>
    oracle.movesOf(position).map((move) => ({ ...move, worth: move.wins ? 1 : -1 })),
  worthOf: (/** @type {number} */ position) => (isWin(oracle.pliesOf(position)) ? 1 : -1),
});
