/**
 * Orders of search other than breadth-first: what their open list is, and the number that orders it.
 * @import { Description } from '../../wasm/searchlight.js'
 */

/**
 * `list` is a stack, or a list ordered by `key`: the cost g of the path, the estimate h, or f, which
 * is made of both. The key of a stack orders nothing: it is the number shown with each entry, the
 * depth or, where moves have costs, g.
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

/** A stack of states whose paths have costs. @type {Order} */
const PRICED_STACK = { list: 'stack', key: 'g' };

/** Names of the stages of a stack, and the term about them. */
const WAYS_BACK = { says: 'size.back', about: 'stage-back' };
/** Names of the stages, and the terms about them, by what orders the list. */
const STAGES = {
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
 * Returns whether an algorithm searches in another order than breadth-first.
 * @param {string} algorithm
 */
export const isOrder = (algorithm) => ORDERS.has(algorithm);

/**
 * Returns the order of a run's search; null for breadth-first search, from one side or from two.
 * @param {Pick<Description, 'algorithm' | 'hasCosts'>} description
 * @returns {Order | null}
 */
export function orderOf({ algorithm, hasCosts }) {
  const order = ORDERS.get(algorithm) ?? null;
  return hasCosts && order?.list === 'stack' ? PRICED_STACK : order;
}

/** Returns the name of an order's stages, and the term about them. @param {Order} order */
export const stageOf = ({ list, key }) =>
  list === 'stack' || key === 'depth' ? WAYS_BACK : STAGES[key];

/**
 * Returns whether the goal that a run finds first is a nearest one, whatever the heuristic.
 * @param {Pick<Description, 'algorithm'>} description
 */
export const isShortest = ({ algorithm }) => algorithm === 'uniform' || !isOrder(algorithm);

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
