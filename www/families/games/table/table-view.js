/**
 * What there is to draw of a table.
 */

/**
 * A move on the table, as an arrow.
 * @typedef {object} Way
 * @property {number} from
 * @property {number} to
 * @property {'looked' | 'now' | 'ahead'} state
 * @property {boolean} best whether it decided the cell, or would if no better one came
 *
 * A game that is played on the table.
 * @typedef {object} Played
 * @property {number} position where the piece stands
 * @property {readonly number[]} line the positions from the start of the game
 * @property {readonly number[]} targets where it can go
 *
 * The line of the answer while that is shown: from its first position on, how many of its moves are
 * lit, a part of one too, and behind how many of them the piece stands, -1 where there is none.
 * @typedef {{ line: readonly number[], edges: number, marker: number }} Won
 *
 * How a table is labelled: what stands beside its rows and below its columns.
 * @typedef {object} Labels
 * @property {(row: number) => number} row
 * @property {(column: number) => number} column
 * @property {string} rowName
 * @property {string} columnName
 * @property {(value: number) => string} write
 *
 * @typedef {object} TableView
 * @property {number} rows
 * @property {number} columns
 * @property {ArrayLike<number>} plies
 * @property {ArrayLike<number>} ranks the place of each cell in the order in which they are filled;
 *   none where that is their own
 * @property {number} filled so many are
 * @property {boolean} distances whether plies are more than odd or even
 * @property {readonly [string, string]} letters of a cell that loses, and of one that wins
 * @property {readonly [string, string]} wording of them, where there is room
 * @property {number} start
 * @property {number} current the cell of the step, -1 for none
 * @property {number} pending the cell that the step looks at and that may be decided by it, -1
 * @property {readonly Way[]} ways
 * @property {number} chosen the cell that a person looks at, -1
 * @property {readonly number[]} line the best moves from there: the positions after it
 * @property {Played | null} game
 * @property {Labels | null} labels
 * @property {Won | null} [won]
 * @property {number} [fresh] the cell that the step fills, -1 for none
 * @property {number} [share] how much of the movement to the step has been made, 0 to 1, 1 if left out
 */

/**
 * @param {Pick<TableView, 'ranks' | 'filled'>} view
 * @param {number} cell
 */
export const isFilled = ({ ranks, filled }, cell) =>
  (ranks.length === 0 ? cell : ranks[cell]) < filled;

/** @type {WeakMap<ArrayLike<number>, Uint32Array>} */
const orders = new WeakMap();

/**
 * The cells in the order of filling, as far as they are filled. Linear in the number of cells, once
 * for the same ranks.
 * @param {ArrayLike<number>} ranks
 */
export function orderOf(ranks) {
  const known = orders.get(ranks);
  if (known) return known;
  const order = new Uint32Array(ranks.length);
  let count = 0;
  for (let cell = 0; cell < ranks.length; cell++) {
    if (ranks[cell] >= ranks.length) continue;
    order[ranks[cell]] = cell;
    count += 1;
  }
  const filled = order.subarray(0, count);
  orders.set(ranks, filled);
  return filled;
}

/**
 * Visits the cells that are filled at one of two moments and not at the other.
 * @param {Pick<TableView, 'ranks'>} view
 * @param {number} before so many are filled then
 * @param {number} after
 * @param {(cell: number) => void} visit
 */
export function eachBetween({ ranks }, before, after, visit) {
  const order = ranks.length === 0 ? null : orderOf(ranks);
  const last = Math.max(before, after);
  for (let rank = Math.min(before, after); rank < last; rank++) visit(order ? order[rank] : rank);
}
