/**
 * Orders of search other than breadth-first: what their open list is, and the number that orders it.
 * @import { Description } from '../../wasm/searchlight.js'
 */

/**
 * `list` is a stack, or a list ordered by `key`: the cost g of the path, the estimate h, or f, which
 * is made of both.
 * @typedef {{ list: 'stack' | 'open', key: 'depth' | 'g' | 'h' | 'f' }} Order
 */

/** @type {Map<string, Order>} */
const ORDERS = new Map([
  ['dfs', { list: 'stack', key: 'depth' }],
  ['uniform', { list: 'open', key: 'g' }],
  ['greedy', { list: 'open', key: 'h' }],
  ['astar', { list: 'open', key: 'f' }],
  ['weighted', { list: 'open', key: 'f' }],
]);

/** Names of the stages, and the terms about them, by what orders the list. */
export const STAGES = {
  depth: { says: 'size.back', about: 'stage-back' },
  g: { says: 'size.g', about: 'stage-g' },
  h: { says: 'size.h', about: 'stage-h' },
  f: { says: 'size.f', about: 'stage-f' },
};

/** Names of the terms about the parts of each list. */
export const TERMS = {
  stack: { expanding: 'expanding-stack', head: 'head-stack' },
  open: { expanding: 'expanding-open', head: 'head-open' },
};

/**
 * Returns the order of a run's search; null for breadth-first search, from one side or from two.
 * @param {Pick<Description, 'algorithm'>} description
 * @returns {Order | null}
 */
export const orderOf = ({ algorithm }) => ORDERS.get(algorithm) ?? null;

/**
 * Returns whether the goal that a run finds first is a nearest one, whatever the heuristic.
 * @param {Pick<Description, 'algorithm'>} description
 */
export function isShortest(description) {
  const order = orderOf(description);
  return !order || order.key === 'g';
}

/** Verdicts on moves that find another path to a state, which joins the open list once more. */
const AGAIN = ['improved', 'reopened', 'repeated'];

/** Returns whether a move found another path to a state. @param {string | undefined} verdict */
export const isAgain = (verdict) => AGAIN.includes(verdict ?? '');

/**
 * Returns the weight of the heuristic.
 * @param {Pick<Description, 'settings'>} description
 */
export const weightOf = ({ settings }) =>
  Number(settings.find(({ id }) => id === 'weight')?.value ?? 1);
