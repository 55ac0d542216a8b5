/**
 * Games solved here, slowly and by themselves: what the tables of the page are compared with.
 */
import { themeOf } from './searches.js';

/**
 * The Tab game: from row i, counted from the bottom, to column k and k rows up.
 * @param {number} rows
 * @param {number} columns
 */
export function tabGame(rows, columns) {
  return solved(rows, columns, (position) => {
    const row = rows - Math.floor(position / columns);
    const others = Array.from({ length: columns }, (_, at) => at + 1).filter(
      (column) => column !== (position % columns) + 1 && row + column <= rows,
    );
    return others.map((column) => (rows - row - column) * columns + column - 1);
  });
}

/**
 * @param {number} rows
 * @param {number} columns
 * @param {(position: number) => number[]} movesOf each leads to a lower position
 */
function solved(rows, columns, movesOf) {
  const cells = rows * columns;
  const plies = new Uint16Array(cells);
  /** The step of the full table that fills each cell. */
  const filledAt = new Float64Array(cells);
  const moves = Array.from({ length: cells }, (_, position) => movesOf(position));
  let steps = 0;
  for (let position = 0; position < cells; position++) {
    const found = moves[position].map((to) => plies[to]);
    const lost = found.filter((value) => value % 2 === 0);
    const best = lost.length > 0 ? Math.min(...lost) : Math.max(-1, ...found);
    plies[position] = best + 1;
    steps += Math.max(1, found.length);
    filledAt[position] = steps;
  }
  return { rows, columns, cells, plies, moves, filledAt, steps };
}

/** The place of each cell where they are filled in the order of plies. @param {ArrayLike<number>} plies */
export function ranksOf(plies) {
  const order = Array.from(plies, (_, cell) => cell).sort(
    (one, other) => plies[one] - plies[other] || one - other,
  );
  const ranks = new Uint32Array(plies.length);
  for (const [rank, cell] of order.entries()) ranks[cell] = rank;
  return { ranks, order };
}

/** @type {Record<string, any>} */
const themes = {};

/** The page's colours, read once. @param {'light' | 'dark'} mode */
export const roles = (mode) => (themes[mode] ??= themeOf(mode));
