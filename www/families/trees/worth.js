/**
 * Names of values. At a depth limit, the value of a draw also stands for positions that the search did
 * not look beyond, so it is not called a draw there.
 */

/** Value of a win for the player who moves first; a loss is its negative. */
export const WIN = 100;

/**
 * What the values of a run can say.
 * @typedef {object} Scale
 * @property {boolean} isLimited whether the depth limit can end the search of a position before the
 *   game is over
 * @property {boolean} hasEstimates whether such a position gets an estimate, else it is undecided
 */

/** Values of a search to the end of each game. @type {Scale} */
export const TO_THE_END = { isLimited: false, hasEstimates: false };

/** @typedef {'win' | 'draw' | 'loss' | 'estimate' | 'undecided'} Name */

/**
 * Returns the name of a value: `win`, `draw` or `loss` of the player who moves first, `estimate`, or
 * `undecided`.
 * @param {number} value
 * @param {Scale} scale
 * @returns {Name}
 */
export function nameOf(value, { isLimited, hasEstimates }) {
  if (Math.abs(value) === WIN) return value > 0 ? 'win' : 'loss';
  if (!isLimited) return value === 0 ? 'draw' : 'estimate';
  return hasEstimates ? 'estimate' : 'undecided';
}
