/**
 * Puzzles as a page defines them, for the tests.
 * @import { OwnPuzzle } from '../../www/core/own/definitions.js'
 */

/**
 * Two jugs of 3 and 5 litres.
 * @type {OwnPuzzle<number[]>}
 */
export const JUGS = {
  name: 'Two jugs',
  start: [0, 0],
  goal: ([, b]) => b === 4,
  moves([a, b]) {
    const pour = Math.min(a, 5 - b);
    const back = Math.min(b, 3 - a);
    return {
      'fill 3': [3, b],
      'fill 5': [a, 5],
      'empty 3': [0, b],
      'empty 5': [a, 0],
      'pour 3 into 5': [a - pour, b + pour],
      'pour 5 into 3': [a + back, b - back],
    };
  },
  draw({ jug }, [a, b]) {
    jug(3, a);
    jug(5, b);
  },
  describe: ([a, b]) => `${a} and ${b} litres`,
};

const HOME = '12345678.';
const WAYS = { up: -3, left: -1, right: 1, down: 3 };

/**
 * The 8-puzzle from a board of nine letters.
 * @param {string} start
 * @returns {OwnPuzzle<string>}
 */
export const eight = (start) => ({
  name: '8-puzzle',
  start,
  goal: (board) => board === HOME,
  moves(board) {
    const gap = board.indexOf('.');
    /** @type {Record<string, string>} */
    const moves = {};
    for (const [way, by] of Object.entries(WAYS)) {
      const to = gap + by;
      const leavesRow = Math.abs(by) === 1 && Math.floor(to / 3) !== Math.floor(gap / 3);
      if (to < 0 || to > 8 || leavesRow) continue;
      const cells = [...board];
      [cells[gap], cells[to]] = [cells[to], cells[gap]];
      moves[way] = cells.join('');
    }
    return moves;
  },
  heuristics: {
    manhattan(board) {
      let sum = 0;
      for (let at = 0; at < 9; at++) {
        const tile = board[at];
        if (tile === '.') continue;
        const home = HOME.indexOf(tile);
        sum +=
          Math.abs((at % 3) - (home % 3)) + Math.abs(Math.floor(at / 3) - Math.floor(home / 3));
      }
      return sum;
    },
  },
  draw: (_, board) => [board.slice(0, 3), board.slice(3, 6), board.slice(6)],
});

/**
 * Nim with three heaps: whoever cannot take anything has lost.
 * @type {OwnPuzzle<number[]>}
 */
export const NIM = {
  name: 'Nim',
  players: ['Ann', 'Ben'],
  start: [1, 2, 3],
  goal: () => false,
  moves: (heaps) =>
    Object.fromEntries(
      heaps.flatMap((heap, at) =>
        Array.from({ length: heap }, (_, left) => [
          `take ${heap - left} from heap ${at + 1}`,
          heaps.map((own, other) => (other === at ? left : own)),
        ]),
      ),
    ),
};
