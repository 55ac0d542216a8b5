/**
 * The lesson's knight's tour in typed arrays with a stack of its own, as fast as JavaScript gets:
 * the free cells around a new one are looked up once, as bits, and one from which none leads on is
 * not entered.
 */

const SIDE = 8;
const CELLS = SIDE * SIDE;
const MOVES = [
  [-2, 1],
  [-1, 2],
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
];

/**
 * The search from the first cell, as far as its first placements.
 * @returns {(most: number) => Uint8Array} the numbers of the cells in the order of the visits, 0
 *   for a free one
 */
export function compileKnight() {
  // Eight a cell; where there are fewer, a cell that is never free stands for the others.
  const to = new Uint8Array(CELLS * 8).fill(CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    let end = cell << 3;
    for (const [down, right] of MOVES) {
      const [row, column] = [(cell >> 3) + down, (cell & 7) + right];
      const inside = row >= 0 && row < SIDE && column >= 0 && column < SIDE;
      if (inside) to[end++] = row * SIDE + column;
    }
  }
  const free = new Uint8Array(CELLS + 1);
  const path = new Uint8Array(CELLS);
  /** The moves at each depth that have not been tried: one bit each. */
  const untried = new Uint8Array(CELLS);

  /** @param {number} cell */
  const waysFrom = (cell) => {
    const row = cell << 3;
    return (
      free[to[row]] |
      (free[to[row + 1]] << 1) |
      (free[to[row + 2]] << 2) |
      (free[to[row + 3]] << 3) |
      (free[to[row + 4]] << 4) |
      (free[to[row + 5]] << 5) |
      (free[to[row + 6]] << 6) |
      (free[to[row + 7]] << 7)
    );
  };

  return (most) => {
    free.fill(1, 0, CELLS);
    free[0] = 0;
    let [here, depth, placed] = [0, 0, 0];
    let ways = waysFrom(here);
    for (;;) {
      if (ways !== 0) {
        const way = ways & -ways;
        ways ^= way;
        const cell = to[(here << 3) + 31 - Math.clz32(way)];
        const onward = waysFrom(cell);
        placed++;
        if (onward === 0 && placed !== most) continue;
        untried[depth++] = ways;
        path[depth] = here = cell;
        free[cell] = 0;
        if (placed === most) return numbers(path, depth);
        ways = onward;
      } else {
        free[here] = 1;
        here = path[--depth];
        ways = untried[depth];
      }
    }
  };
}

/**
 * @param {Uint8Array} path
 * @param {number} depth
 */
function numbers(path, depth) {
  const board = new Uint8Array(CELLS);
  for (let visit = 0; visit <= depth; visit++) board[path[visit]] = visit + 1;
  return board;
}
