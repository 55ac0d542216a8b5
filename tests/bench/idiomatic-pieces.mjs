/**
 * Pieces on a board as a tutorial on breadth-first search shows it: a position is a string, a Set
 * keeps those that have been visited, a Map where each one was reached from, and an array is the
 * queue.
 */

const STEPS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/**
 * Rearranging pieces: the board as it is printed, 16 digits.
 * @param {string} board
 */
export function rearrangements(board) {
  const boards = [];
  for (let cell = 0; cell < 16; cell++) {
    if (board[cell] === '0') continue;
    const row = Math.floor(cell / 4);
    const column = cell % 4;
    for (const [down, right] of STEPS) {
      const r = row + down;
      const c = column + right;
      if (r < 0 || r >= 4 || c < 0 || c >= 4) continue;
      const to = r * 4 + c;
      if (board[to] === '1') continue;
      const cells = board.split('');
      cells[cell] = '0';
      cells[to] = '1';
      boards.push(cells.join(''));
    }
  }
  return boards;
}

/**
 * Solitaire: the cells of the four pieces in order, with commas between them.
 * @param {string} position
 */
export function jumps(position) {
  const pieces = position.split(',').map(Number);
  const positions = [];
  for (const cell of pieces) {
    const row = Math.floor(cell / 8);
    const column = cell % 8;
    for (const [down, right] of STEPS) {
      let r = row + down;
      let c = column + right;
      if (pieces.includes(r * 8 + c) && c >= 0 && c < 8) {
        r += down;
        c += right;
      }
      if (r < 0 || r >= 8 || c < 0 || c >= 8) continue;
      const to = r * 8 + c;
      if (pieces.includes(to)) continue;
      const next = pieces.map((piece) => (piece === cell ? to : piece));
      positions.push(next.sort((a, b) => a - b).join(','));
    }
  }
  return positions;
}

/**
 * @param {string} start
 * @param {(position: string) => string[]} neighbours
 */
export function search(start, neighbours) {
  const visited = new Set([start]);
  const cameFrom = new Map([[start, start]]);
  const levels = [];
  let moves = 0;
  let queue = [start];
  while (queue.length > 0) {
    levels.push(queue);
    const nextLevel = [];
    for (const position of queue) {
      for (const next of neighbours(position)) {
        moves++;
        if (!visited.has(next)) {
          visited.add(next);
          cameFrom.set(next, position);
          nextLevel.push(next);
        }
      }
    }
    queue = nextLevel;
  }
  return { visited, cameFrom, levels, moves };
}

/**
 * From both ends, a level of the smaller side at a time.
 * @param {string} start
 * @param {string} goal
 * @param {(position: string) => string[]} neighbours
 * @param {number} limit the most moves that count
 * @returns {number} the least number of moves, or -1
 */
export function between(start, goal, neighbours, limit) {
  if (start === goal) return 0;
  let side = { queue: [start], cameFrom: new Map([[start, start]]) };
  let other = { queue: [goal], cameFrom: new Map([[goal, goal]]) };
  for (let depth = 1; depth <= limit; depth++) {
    if (other.queue.length < side.queue.length) [side, other] = [other, side];
    const nextLevel = [];
    for (const position of side.queue) {
      for (const next of neighbours(position)) {
        if (side.cameFrom.has(next)) continue;
        side.cameFrom.set(next, position);
        nextLevel.push(next);
        if (other.cameFrom.has(next)) return depth;
      }
    }
    side.queue = nextLevel;
  }
  return -1;
}
