/**
 * The Flip Game as a tutorial on breadth-first search shows it: a board is a string, a Set keeps the
 * boards that have been visited, a Map where each one was reached from, and an array is the queue.
 */

const SIZE = 4;
const TURNED = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/**
 * @param {string} board 16 letters, row by row
 * @param {number} row
 * @param {number} column
 * @returns {string} the board after the disc there and its neighbours were turned
 */
function flip(board, row, column) {
  const cells = board.split('');
  for (const [down, right] of TURNED) {
    const r = row + down;
    const c = column + right;
    if (r >= 0 && r < SIZE && c >= 0 && c < SIZE) {
      const index = r * SIZE + c;
      cells[index] = cells[index] === 'b' ? 'w' : 'b';
    }
  }
  return cells.join('');
}

/** @param {string} board */
function neighbours(board) {
  const boards = [];
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      boards.push(flip(board, row, column));
    }
  }
  return boards;
}

/**
 * @param {string} start
 * @returns {{ visited: Set<string>, cameFrom: Map<string, string>, levels: string[][] }}
 */
export function search(start) {
  const visited = new Set([start]);
  const cameFrom = new Map([[start, start]]);
  const levels = [];
  let queue = [start];
  while (queue.length > 0) {
    levels.push(queue);
    const nextLevel = [];
    for (const board of queue) {
      for (const next of neighbours(board)) {
        if (!visited.has(next)) {
          visited.add(next);
          cameFrom.set(next, board);
          nextLevel.push(next);
        }
      }
    }
    queue = nextLevel;
  }
  return { visited, cameFrom, levels };
}
