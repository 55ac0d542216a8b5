/** Tells the searches of the state space family apart. Uses no DOM. */
import { orderOf } from './list-order.js';

/** Algorithms that are breadth-first. */
const BREADTH_FIRST = ['bfs', 'bidirectional', 'alternating'];

/**
 * Returns whether an algorithm searches in another order than breadth-first.
 * @param {string} algorithm
 */
export const isOrder = (algorithm) => orderOf({ algorithm }) !== null;

/**
 * Returns the algorithms that a race begins with: those that explain the run's own.
 * @param {string} algorithm of the run
 */
export function lanesFor(algorithm) {
  if (isOrder(algorithm)) return [BREADTH_FIRST[0], algorithm];
  return BREADTH_FIRST.slice(0, Math.max(2, BREADTH_FIRST.indexOf(algorithm) + 1));
}
