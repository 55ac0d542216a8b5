/**
 * Tables of games filled by the textbook's loops, and every step told: nothing of the core.
 *
 * @typedef {object} Game
 * @property {string} puzzle
 * @property {string} test a line of judges' text
 * @property {string} [takes] the setting of that name
 * @property {number} cells
 * @property {number} start
 * @property {(position: number) => number[]} moves in move order, all to lower positions
 * @property {(position: number) => number[]} sources from where a move leads there, in that order
 *
 * What a step shows, as far as the film says it.
 * @typedef {{ step: number, kind: string, cell: number, other: number, index: number, total: number,
 *   result: string, decided: number, best: number, filled: number, winning: number,
 *   losing: number, longest: number, answered: boolean, left?: number }} Told
 */

/** A piece climbs as many rows as the number of the column it goes to. @param {number} rows @param {number} columns @param {number} row from 1, from the bottom @param {number} column from 1 @returns {Game} */
export function climbing(rows, columns, row, column) {
  const cellOf = (/** @type {number} */ r, /** @type {number} */ c) => (rows - r) * columns + c - 1;
  const all = Array.from({ length: columns }, (_, index) => index + 1);
  return {
    puzzle: 'tab',
    test: `${rows} ${columns} ${row} ${column}`,
    cells: rows * columns,
    start: cellOf(row, column),
    moves(position) {
      const from = { row: rows - Math.floor(position / columns), column: (position % columns) + 1 };
      const others = all.filter((to) => to !== from.column && from.row + to <= rows);
      return others.map((to) => cellOf(from.row + to, to));
    },
    sources(position) {
      const to = { row: rows - Math.floor(position / columns), column: (position % columns) + 1 };
      const below = to.row - to.column;
      if (below < 1) return [];
      return all.filter((own) => own !== to.column).map((own) => cellOf(below, own));
    },
  };
}

/** Counters are taken from one of two heaps. @param {number} a @param {number} b @param {number[]} takes @returns {Game} */
export function taking(a, b, takes) {
  const columns = b + 1;
  return {
    ...{ puzzle: 'subtract', test: `${a} ${b} 1`, takes: takes.join() },
    ...{ cells: (a + 1) * columns, start: (a + 1) * columns - 1 },
    moves(position) {
      const [first, second] = [Math.floor(position / columns), position % columns];
      return [
        ...takes.filter((take) => take <= first).map((take) => position - take * columns),
        ...takes.filter((take) => take <= second).map((take) => position - take),
      ];
    },
    sources(position) {
      const [first, second] = [Math.floor(position / columns), position % columns];
      return [
        ...takes.filter((take) => first + take <= a).map((take) => position + take * columns),
        ...takes.filter((take) => second + take <= b).map((take) => position + take),
      ];
    },
  };
}

/** Plies of every position. @param {Game} game */
export function pliesOf({ cells, moves }) {
  /** @type {number[]} */
  const plies = [];
  for (let position = 0; position < cells; position++) {
    const after = moves(position).map((to) => plies[to]);
    const lost = after.filter((count) => count % 2 === 0);
    plies.push(1 + (lost.length > 0 ? Math.min(...lost) : Math.max(-1, ...after)));
  }
  return plies;
}

const NOBODY = {
  cell: -1,
  other: -1,
  index: 0,
  total: 0,
  result: 'nothing',
  decided: -1,
  best: -1,
};

/** Tells steps, and counts what is filled. @param {Game} game */
function teller({ start }) {
  /** @type {Told[]} */
  const told = [];
  const counts = { filled: 0, winning: 0, losing: 0, longest: 0, answered: false };
  return {
    told,
    fill(/** @type {number} */ cell, /** @type {number} */ plies) {
      counts.filled += 1;
      if (plies % 2 === 1) counts.winning += 1;
      else counts.losing += 1;
      // Of one's own moves: the loser's last stand is one ply longer than the win it holds off.
      counts.longest = Math.max(counts.longest, Math.ceil(plies / 2));
      counts.answered ||= cell === start;
    },
    tell(/** @type {Partial<Told>} */ step) {
      told.push(/** @type {Told} */ ({ step: told.length, ...NOBODY, ...step, ...counts }));
    },
  };
}

/**
 * Every step of filling in the order of positions.
 * @param {Game} game
 * @param {boolean} all whether all successors are looked at, for the distances
 */
export function forward(game, all) {
  const { told, fill, tell } = teller(game);
  /** @type {number[]} */
  const plies = [];
  tell({ kind: 'start' });
  for (let cell = 0; cell < game.cells; cell++) {
    const to = game.moves(cell);
    const own = { kind: 'forward', cell, total: to.length };
    plies[cell] = 0;
    if (to.length === 0) {
      fill(cell, 0);
      tell({ ...own, decided: 0 });
    }
    let best = -1;
    for (const [index, other] of to.entries()) {
      const [now, before] = [plies[other], best < 0 ? -1 : plies[to[best]]];
      const loses = now % 2 === 0;
      const wins = best >= 0 && before % 2 === 0;
      let result = loses ? 'lost' : 'won';
      if (loses && wins) result = now < before ? 'shorter' : 'notShorter';
      if (!loses && wins) result = 'worse';
      const isBetter = result === 'lost' || result === 'shorter';
      // Without distances no lost move is better than another.
      if (isBetter || (all && result === 'won' && now > before)) best = index;
      const isLast = index + 1 === to.length || (!all && loses);
      if (isLast) {
        plies[cell] = best < 0 ? 0 : plies[to[best]] + 1;
        fill(cell, plies[cell]);
      }
      tell({ ...own, other, index, result, best, decided: isLast ? plies[cell] : -1 });
      if (isLast) break;
    }
  }
  return { told, plies };
}

/** Every step of filling backwards from the positions without moves. @param {Game} game */
export function backward(game) {
  const { told, fill, tell } = teller(game);
  const left = Array.from({ length: game.cells }, (_, cell) => game.moves(cell).length);
  const queue = [...left.keys()].filter((cell) => left[cell] === 0);
  const plies = Array(game.cells).fill(-1);
  tell({ kind: 'start' });
  for (const cell of queue) fill(cell, (plies[cell] = 0));
  for (const cell of queue) {
    const own = { kind: 'backward', cell, total: game.sources(cell).length };
    if (own.total === 0) tell(own);
    for (const [index, other] of game.sources(cell).entries()) {
      let result = 'settled';
      if (plies[other] < 0) {
        left[other] -= 1;
        if (plies[cell] % 2 === 0) result = 'reaches';
        else result = left[other] > 0 ? 'oneLess' : 'noneLeft';
      }
      const isFilled = result === 'reaches' || result === 'noneLeft';
      if (isFilled) {
        fill(other, (plies[other] = plies[cell] + 1));
        queue.push(other);
      }
      const decided = isFilled ? plies[other] : -1;
      tell({ ...own, other, index, result, decided, left: left[other] });
    }
  }
  return { told, plies, queue };
}
