/**
 * Tells the searches of the state space family apart. Uses no DOM.
 * @import { Description } from '../../wasm/searchlight.js'
 */
import { isOrder } from './list-order.js';

/** Algorithms that are breadth-first. */
const BREADTH_FIRST = ['bfs', 'bidirectional', 'alternating'];

/**
 * What each algorithm minimizes in its answer. An algorithm that is not listed takes any answer.
 * @type {Partial<Record<string, 'moves' | 'cost'>>}
 */
const SEEKS = { bfs: 'moves', bidirectional: 'moves', uniform: 'cost', astar: 'cost' };

/**
 * Returns what the search of a run minimizes in its answer: moves, cost, or neither.
 * @param {Pick<Description, 'algorithm' | 'isBounded'>} description
 */
export function goalOf({ algorithm, isBounded }) {
  const seeks = SEEKS[algorithm] ?? 'any';
  // With a heuristic that overestimates, the search can miss the cheapest answer.
  return seeks === 'cost' && !isBounded ? 'any' : seeks;
}

/**
 * Returns the searches that a race begins with: breadth-first search and the run's own search, or
 * the breadth-first algorithms up to the run's own.
 * @param {string} search name of the run's search
 */
export function lanesFor(search) {
  const [algorithm] = search.split('~');
  if (isOrder(algorithm)) return [BREADTH_FIRST[0], search];
  return BREADTH_FIRST.slice(0, Math.max(2, BREADTH_FIRST.indexOf(algorithm) + 1));
}
