/**
 * Builds the translation keys and the values of sentences about moves on a board.
 * @import { Action } from '../../wasm/searchlight.js'
 * @import { Values } from '../../i18n/index.js'
 */

/**
 * Returns the translation keys of a sentence, most specific first: the puzzle's own key, the
 * family's key for a move between two cells, the family's general key.
 * @param {string} puzzle
 * @param {string} key
 * @param {Pick<Action, 'from' | 'to'> | null} [action]
 */
export function keysOf(puzzle, key, action) {
  const between = action && action.from !== action.to ? [`between.${key}`] : [];
  return [`${puzzle}.${key}`, ...[...between, key].map((one) => `state-space.${one}`)];
}

/**
 * Returns the rows and columns of the cells that a move names, counted from 1.
 * @param {Pick<Action, 'from' | 'to'>} action
 * @param {number} columns
 * @returns {Values}
 */
export function cellsOf({ from, to }, columns) {
  return {
    row: Math.floor(to / columns) + 1,
    column: (to % columns) + 1,
    fromRow: Math.floor(from / columns) + 1,
    fromColumn: (from % columns) + 1,
  };
}
