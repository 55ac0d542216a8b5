/**
 * Tells the searches of the state space family apart. Uses no DOM.
 * @import { Description } from '../../wasm/searchlight.js'
 */

/** Algorithms that are breadth-first. */
const BREADTH_FIRST = ['bfs', 'bidirectional', 'alternating'];

/**
 * Returns whether an algorithm searches in another order, by costs and estimates.
 * @param {string} algorithm
 */
export const isOrder = (algorithm) => !BREADTH_FIRST.includes(algorithm);

/**
 * Returns the number of times that an estimate counts: 1 except for weighted A*.
 * @param {Pick<Description, 'settings'>} run
 */
export const weightOf = ({ settings }) =>
  Number(settings.find(({ id }) => id === 'weight')?.value ?? 1);

/**
 * Returns the algorithms that a race begins with: those that explain the run's own.
 * @param {string} algorithm of the run
 */
export function lanesFor(algorithm) {
  if (isOrder(algorithm)) return [BREADTH_FIRST[0], algorithm];
  return BREADTH_FIRST.slice(0, Math.max(2, BREADTH_FIRST.indexOf(algorithm) + 1));
}
