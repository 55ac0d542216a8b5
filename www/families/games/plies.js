/**
 * The value of a position: plies, the moves until the game is over when the winner plays as short
 * and the loser as long as possible.
 * @import { Words } from '../../i18n/index.js'
 */

/** Whether who is to move wins: the last move is the winner's. @param {number} plies */
export const isWin = (plies) => plies % 2 === 1;

/** The winner's own moves among so many plies. @param {number} plies */
export const ownMoves = (plies) => (plies + 1) >> 1;

/**
 * The letter of a cell: W or L.
 * @param {Words} words
 * @param {number} plies
 */
export const letterOf = (words, plies) => words.text(`games.letter.${isWin(plies) ? 'W' : 'L'}`);

/**
 * How many positions win and how many lose.
 * @param {readonly number[]} spread number of positions by plies
 */
export function tallyOf(spread) {
  const tally = { winning: 0, losing: 0 };
  spread.forEach((count, plies) => {
    tally[isWin(plies) ? 'winning' : 'losing'] += count;
  });
  return tally;
}
