/** What a number of plies says: moves until the game is over, when both play as well as can be. */

/** Whether who is to move wins: the last move is the winner's. @param {number} plies */
export const isWin = (plies) => plies % 2 === 1;

/** The winner's own moves among so many plies. @param {number} plies */
export const ownMoves = (plies) => (plies + 1) >> 1;
