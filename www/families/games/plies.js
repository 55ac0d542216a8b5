/**
 * Value of a position in plies: the number of moves until the end of the game, if the winner plays
 * as short and the loser as long as possible.
 * @import { Words } from '../../i18n/index.js'
 */

/**
 * Returns whether the player to move wins. The winner makes the last move.
 * @param {number} plies
 */
export const isWin = (plies) => plies % 2 === 1;

/** Returns the number of moves that the player to move makes. @param {number} plies */
export const ownMoves = (plies) => (plies + 1) >> 1;

/**
 * Returns the letter of a cell: W for a win, L for a loss.
 * @param {Words} words
 * @param {number} plies
 */
export const letterOf = (words, plies) => words.text(`games.letter.${isWin(plies) ? 'W' : 'L'}`);

/**
 * Counts the winning and losing positions.
 * @param {readonly number[]} spread number of positions by plies
 */
export function tallyOf(spread) {
  const tally = { winning: 0, losing: 0 };
  spread.forEach((count, plies) => {
    tally[isWin(plies) ? 'winning' : 'losing'] += count;
  });
  return tally;
}
