/**
 * Types and helpers for the data of a drawn table.
 * @import { Rect } from '../../../canvas/types.js'
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Description } from '../../../wasm/searchlight.js'
 * @import { GameView } from '../puzzles/index.js'
 */
import { oncePer } from '../../../core/util/memo-key.js';

/**
 * A move on the table, drawn as an arrow.
 * @typedef {object} Way
 * @property {number} from
 * @property {number} to
 * @property {'looked' | 'now' | 'ahead'} state
 * @property {boolean} best whether this is the best move so far. It decides the value of the cell
 *   unless a better move follows
 *
 * A game on the table.
 * @typedef {object} Played
 * @property {number} position current position
 * @property {readonly number[]} line positions since the start of the game
 * @property {readonly number[]} targets positions that can be moved to
 *
 * The best line of play. `line` holds its positions. `edges` is the number of highlighted moves,
 * with a fraction. `marker` is the position of the piece, in moves from the start; -1 for no piece.
 * @typedef {{ line: readonly number[], edges: number, marker: number }} Won
 *
 * Labels of the rows and columns of a table.
 * @typedef {object} Labels
 * @property {(row: number) => number} row
 * @property {(column: number) => number} column
 * @property {(row: number) => string} [rowText] text beside a row that is more than a number
 * @property {(column: number) => string} [columnText]
 * @property {string} rowName
 * @property {string} columnName
 * @property {(value: number) => string} write formats a number
 *
 * @typedef {object} TableView
 * @property {number} rows
 * @property {number} columns
 * @property {number} cells number of cells that are positions; the last ones of the table can be
 *   more, and stay empty
 * @property {(pen: Pen, area: Rect, cell: number, colours: { ink: string, ground: string }) => void}
 *   [paintCell] draws the position of a cell, where cells have room for it
 * @property {ArrayLike<number>} plies value of each cell, in plies
 * @property {ArrayLike<number>} ranks index of each cell in the order of filling; empty if cells
 *   are filled in the order of their indices
 * @property {number} filled number of filled cells
 * @property {boolean} distances whether plies are distances; otherwise only their parity has a
 *   meaning
 * @property {readonly [string, string]} letters for a losing and a winning cell
 * @property {readonly [string, string]} wording words for a losing and a winning cell
 * @property {number} start
 * @property {number} current cell of the step, -1 for none
 * @property {number} pending predecessor that the step may decide, -1 for none
 * @property {readonly Way[]} ways
 * @property {number} chosen cell picked by the user, -1 for none
 * @property {readonly number[]} line positions after the best moves from `chosen`
 * @property {Played | null} game
 * @property {Labels | null} labels
 * @property {Won | null} [won]
 * @property {number} [fresh] cell that the step fills, -1 for none
 * @property {number} [share] progress of the step's animation, 0 to 1 (default)
 */

/**
 * Returns the text beside a row.
 * @param {Labels} labels
 * @param {number} row
 */
export const rowTextOf = ({ rowText, row: valueOf, write }, row) =>
  rowText ? rowText(row) : write(valueOf(row));

/**
 * Returns the text below a column.
 * @param {Labels} labels
 * @param {number} column
 */
export const columnTextOf = ({ columnText, column: valueOf, write }, column) =>
  columnText ? columnText(column) : write(valueOf(column));

/**
 * Returns whether a cell is filled.
 * @param {Pick<TableView, 'ranks' | 'filled'>} view
 * @param {number} cell
 */
export const isFilled = ({ ranks, filled }, cell) =>
  (ranks.length === 0 ? cell : ranks[cell]) < filled;

/** Returns the computed cells in the order of filling. Takes linear time once for each array. */
export const orderOf = oncePer((/** @type {ArrayLike<number>} */ ranks) => {
  const order = new Uint32Array(ranks.length);
  let count = 0;
  for (let cell = 0; cell < ranks.length; cell++) {
    if (ranks[cell] >= ranks.length) continue;
    order[ranks[cell]] = cell;
    count += 1;
  }
  return order.subarray(0, count);
});

/**
 * Visits the cells that are filled at one of two counts but not at the other.
 * @param {Pick<TableView, 'ranks'>} view
 * @param {number} before number of filled cells
 * @param {number} after number of filled cells
 * @param {(cell: number) => void} visit
 */
export function eachBetween({ ranks }, before, after, visit) {
  const order = ranks.length === 0 ? null : orderOf(ranks);
  const last = Math.max(before, after);
  for (let rank = Math.min(before, after); rank < last; rank++) visit(order ? order[rank] : rank);
}

/**
 * Returns the part of a table view that draws the positions of cells; empty if the game draws none.
 * @param {Pick<GameView, 'paintCell'>} view
 * @param {Description} description
 * @returns {Pick<TableView, 'paintCell'>}
 */
export function paintsCells({ paintCell }, description) {
  if (!paintCell) return {};
  return {
    paintCell: (pen, area, cell, colours) =>
      paintCell(pen, area, cell, { description, ...colours }),
  };
}
