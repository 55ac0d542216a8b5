/**
 * Finds the moves that a tap on a cell, a drag or an arrow key means, in any space whose moves name cells.
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

/**
 * Returns the rows down and the columns right over which a move takes the cells of a piece.
 * @param {OnCells} move
 * @param {readonly number[]} area the cells of the piece
 * @param {number} columns
 * @returns {[number, number]}
 */
export function shiftOf({ action: { to } }, area, columns) {
  const shifts = area.map((cell) => [
    Math.floor(to / columns) - Math.floor(cell / columns),
    (to % columns) - (cell % columns),
  ]);
  const length = (/** @type {number[]} */ [down, right]) => Math.abs(down) + Math.abs(right);
  // The cell that a move names is the one farthest ahead, so the nearest cell of the piece goes there.
  const [down, right] = shifts.reduce((best, one) => (length(one) < length(best) ? one : best));
  return [down, right];
}

/**
 * Returns the move that brings a piece nearest to where it has been dragged.
 * @param {readonly (readonly [number, number])[]} shifts rows and columns of each move
 * @param {readonly [number, number]} by rows and columns of the drag, with fractions
 * @returns {number} index; -1 if the piece stays nearer, or if two moves are equally near
 */
export function moveByDrag(shifts, [down, right]) {
  const distances = shifts.map((shift) => Math.hypot(shift[0] - down, shift[1] - right));
  const least = Math.min(...distances);
  const isNear = least < Math.hypot(down, right);
  const nearest = distances.flatMap((distance, index) => (distance === least ? [index] : []));
  return isNear && nearest.length === 1 ? nearest[0] : -1;
}
