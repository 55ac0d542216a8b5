/**
 * Finds the moves that a tap on a cell or an arrow key means, in any space whose moves name cells.
 * @import { HandMove } from '../../wasm/searchlight.js'
 */
import { ARROWS } from '../util/arrow-steps.js';

/** @typedef {Pick<HandMove, 'action'>} OnCells */

/**
 * Returns whether all moves share the cell that they leave or the cell that they go to, as those of
 * a walker or of a gap do.
 * @param {readonly OnCells[]} moves
 */
export function isSteered(moves) {
  return (
    moves.length > 0 &&
    moves.every(({ action: { from, to } }) => from !== to) &&
    (moves.every(({ action }) => action.from === moves[0].action.from) ||
      moves.every(({ action }) => action.to === moves[0].action.to))
  );
}

/**
 * Returns the moves that a tap on a cell may mean: those that begin there or, if a walker makes all
 * moves, the one that ends there.
 * @param {readonly OnCells[]} moves
 * @param {number} cell
 * @param {boolean} steered see `isSteered`
 * @returns {number[]} indices
 */
export function movesAt(moves, cell, steered) {
  const at = (/** @type {'from' | 'to'} */ end) =>
    moves.flatMap(({ action }, index) => (action[end] === cell ? [index] : []));
  const begun = at('from');
  if (begun.length > 0 || !steered) return begun;
  const ended = at('to');
  return ended.length === 1 ? ended : [];
}

/**
 * Returns the move in the direction of an arrow key.
 * @param {readonly OnCells[]} moves
 * @param {string} key
 * @param {number} columns
 * @returns {number} -1 for none
 */
export function moveByArrow(moves, key, columns) {
  const arrow = ARROWS[key];
  if (!arrow) return -1;
  const [down, right] = arrow;
  return moves.findIndex(({ action: { from, to } }) => {
    const rows = Math.floor(to / columns) - Math.floor(from / columns);
    return rows === down && (to % columns) - (from % columns) === right;
  });
}
