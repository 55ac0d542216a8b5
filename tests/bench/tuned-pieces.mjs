/**
 * Pieces on a board in JavaScript as fast as we can make it.
 *
 * `compileRearrange` needs no ranks: the 16 bits of a board are an index. `compileSolitaire` and
 * `compileCases` rank sets of four cells densely, as the core does, but carry the cells along: a
 * state stands in the queue as four bytes, lowest cell first, on a board with two rings of wall
 * around it, where a step or jump over the edge needs no test of its own. Its successors' ranks
 * are sums of what the three pieces at rest are worth, and one look into a table.
 */
import { compileSearch, smallTables, visit } from './tuned-search.mjs';

/** @import { Found, Search } from './tuned-search.mjs' */

const SIDE = 8;
const WALL = 2;
const WIDE = SIDE + 2 * WALL;
const STATES = 635_376;

/** @param {number} cell on the board of 64 */
const walled = (cell) => ((cell >> 3) + WALL) * WIDE + (cell & 7) + WALL;

/** @param {number} place on the board with walls */
const bare = (place) => (Math.floor(place / WIDE) - WALL) * SIDE + (place % WIDE) - WALL;

/**
 * @param {number[]} cells four of 64
 * @returns {number} their places, a byte each, the lowest first
 */
function packed(cells) {
  const [a, b, c, d] = cells.map(walled).sort((one, other) => one - other);
  return a | (b << 8) | (c << 16) | (d << 24);
}

/**
 * @param {number} state as the queue has it
 * @returns {number[]} its cells of 64, in order
 */
export function cellsOf(state) {
  return [0, 8, 16, 24].map((shift) => bare((state >>> shift) & 255));
}

/** What a piece on each place adds to the rank as the first, second, third and fourth: `W0` to `W3`. */
function worths() {
  const worth = [1, 2, 3, 4].map(() => new Int32Array(WIDE * WIDE));
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    let ways = 1;
    for (let index = 0; index < 4; index++) {
      ways = (ways * (cell - index)) / (index + 1);
      worth[index][walled(cell)] = ways;
    }
  }
  const [W0, W1, W2, W3] = worth;
  return { W0, W1, W2, W3 };
}

/** @returns {Uint8Array} 1 on the walls */
function emptyBoard() {
  const board = new Uint8Array(WIDE * WIDE).fill(1);
  for (let cell = 0; cell < SIDE * SIDE; cell++) board[walled(cell)] = 0;
  return board;
}

/**
 * The code that expands `state`: for each move, in order, `next` is its rank and `place` where its
 * piece is then; `visited` is what to do with the packed state.
 * @param {(packed: string) => string} visited
 */
function expansionBy(visited) {
  const names = ['a', 'b', 'c', 'd'];
  /** @param {number} piece */
  const moves = (piece) => {
    const [r, s, t] = names.filter((_, index) => index !== piece);
    // The packed state and the rank with the piece in each slot among the three others.
    const slots = [
      [`x0 + W0[place]`, `place | ${r} << 8 | ${s} << 16 | ${t} << 24`],
      [`x1 + W1[place]`, `${r} | place << 8 | ${s} << 16 | ${t} << 24`],
      [`x2 + W2[place]`, `${r} | ${s} << 8 | place << 16 | ${t} << 24`],
      [`x3 + W3[place]`, `${r} | ${s} << 8 | ${t} << 16 | place << 24`],
    ];
    /** @param {number} slot */
    const at = (slot) => `next = ${slots[slot][0]};${visited(slots[slot][1])}`;
    const others = [r, s, t];
    /** @param {number} first @param {number} last @param {boolean} up */
    const choose = (first, last, up) => {
      // The nearest slot first: most moves leave the order as it is.
      /** @type {(slot: number) => string} */
      const from = (slot) => {
        if (up) {
          if (slot === first) return at(slot);
          return `if (place > ${others[slot - 1]}) { ${at(slot)} } else { ${from(slot - 1)} }`;
        }
        if (slot === last) return at(slot);
        return `if (place < ${others[slot]}) { ${at(slot)} } else { ${from(slot + 1)} }`;
      };
      return from(piece);
    };
    const directions = [-WIDE, WIDE, -1, 1].map((step) => {
      const up = step < 0;
      const range = up ? choose(0, piece, true) : choose(piece, 3, false);
      return `
        place = ${names[piece]} + ${step};
        if (board[place] !== 0) place += ${step};
        if (board[place] === 0) { moves++; ${range} }`;
    });
    return `
      x0 = W1[${r}] + W2[${s}] + W3[${t}];
      x1 = W0[${r}] + W2[${s}] + W3[${t}];
      x2 = W0[${r}] + W1[${s}] + W3[${t}];
      x3 = W0[${r}] + W1[${s}] + W2[${t}];
      ${directions.join('')}`;
  };
  return `
    const a = state & 255, b = state >> 8 & 255, c = state >> 16 & 255, d = state >>> 24;
    board[a] = board[b] = board[c] = board[d] = 1;
    ${names.map((_, piece) => moves(piece)).join('')}
    board[a] = board[b] = board[c] = board[d] = 0;`;
}

/** What `expansionBy` needs besides `next` and `moves`. */
const VARIABLES = 'let place = 0, x0 = 0, x1 = 0, x2 = 0, x3 = 0;';

/** @param {string} state */
const rankOf = (state) =>
  `W0[${state} & 255] + W1[${state} >> 8 & 255] + W2[${state} >> 16 & 255] + W3[${state} >>> 24]`;

/** @returns {(start: number[]) => Found} the whole space from these cells */
export function compileSolitaire() {
  const code = { key: rankOf('start'), expansion: expansionBy(visit), variables: VARIABLES };
  const [order, parents] = [new Int32Array(STATES), new Int32Array(STATES)];
  const tables = { ...worths(), board: emptyBoard(), seen: new Uint8Array(STATES), order, parents };
  const search = compileSearch(code, tables);
  return (start) => search(packed(start));
}

/**
 * A search from two sides, a level of the smaller frontier at a time, for at most so many moves.
 * @param {number} limit
 * @returns {(start: number[], goal: number[]) => number} the moves, or -1
 */
export function compileCases(limit) {
  // One table for both sides: a state has the number of the side that has seen it.
  /** @type {(own: number) => (state: string) => string} */
  const visitBy = (own) => (state) => `
    was = seen[next];
    if (was === 0) {
      seen[next] = ${own};
      order[tail] = ${state};
      parents[tail] = head;
      ranks[tail++] = next;
    } else if (was !== ${own}) met = 1;`;
  /** @type {(own: number) => string} */
  const side = (own) => `
    function(order, parents, ranks, head, tail) {
      let next = 0, moves = 0, met = 0, was = 0;
      ${VARIABLES}
      for (const end = tail; head < end && met === 0; head++) {
        const state = order[head];
        ${expansionBy(visitBy(own))}
      }
      return met === 1 ? -1 : tail;
    }`;
  const source = `
    const forth = ${side(1)};
    const back = ${side(2)};
    function rank(state) { return ${rankOf('state')}; }
    function between(start, goal) {
      if (start === goal) return 0;
      order1[0] = start; order2[0] = goal;
      seen[ranks1[0] = rank(start)] = 1;
      seen[ranks2[0] = rank(goal)] = 2;
      let head1 = 0, tail1 = 1, head2 = 0, tail2 = 1, depth = 0, met = false;
      while (!met && depth < ${limit} && head1 < tail1 && head2 < tail2) {
        if (tail2 - head2 < tail1 - head1) {
          const end = back(order2, parents2, ranks2, head2, tail2);
          met = end < 0; head2 = tail2; if (!met) tail2 = end;
        } else {
          const end = forth(order1, parents1, ranks1, head1, tail1);
          met = end < 0; head1 = tail1; if (!met) tail1 = end;
        }
        depth++;
      }
      return met ? depth : -1;
    }
    return function answer(start, goal) {
      const depth = between(start, goal);
      for (let i = 0; seen[ranks1[i]] === 1; i++) seen[ranks1[i]] = 0;
      for (let i = 0; seen[ranks2[i]] === 2; i++) seen[ranks2[i]] = 0;
      return depth;
    };`;
  const tables = { ...worths(), board: emptyBoard(), seen: new Uint8Array(STATES) };
  const lists = ['order1', 'parents1', 'ranks1', 'order2', 'parents2', 'ranks2'];
  const answer = new Function(...Object.keys(tables), ...lists, source)(
    ...Object.values(tables),
    ...lists.map(() => new Int32Array(STATES + 1)),
  );
  return (start, goal) => answer(packed(start), packed(goal));
}

/** @returns {Search} the whole space of a 4 x 4 board, a bit a cell */
export function compileRearrange() {
  const visits = Array.from({ length: 16 }, (_, cell) => {
    const steps = [
      cell >= 4 ? cell - 4 : -1,
      cell < 12 ? cell + 4 : -1,
      cell % 4 > 0 ? cell - 1 : -1,
      cell % 4 < 3 ? cell + 1 : -1,
    ];
    const moves = steps
      .filter((to) => to >= 0)
      .map(
        (to) => `
        if ((state & ${1 << to}) === 0) {
          moves++;
          next = state ^ ${(1 << cell) | (1 << to)};
          ${visit('next')}
        }`,
      );
    return `if ((state & ${1 << cell}) !== 0) { ${moves.join('')} }`;
  });
  return compileSearch({ key: 'start', expansion: visits.join('') }, smallTables());
}
