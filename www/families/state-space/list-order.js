/**
 * Orders of search other than breadth-first. For each order: what its open list is, and the number
 * by which the list is ordered.
 * @import { Description } from '../../wasm/searchlight.js'
 */

/**
 * Order of a search. `list` says whether the open list is a stack or is ordered by `key`. `key` is
 * the cost g of the path, the estimate h, or f, which is made of both. In a stack, `key` is only
 * the number shown with each entry: the depth, or g if moves have costs.
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

/** Order of a stack, for a space whose moves have costs. @type {Order} */
const PRICED_STACK = { list: 'stack', key: 'g' };

/**
 * Translation key of the stages of a depth-first search, and the term that explains them. A stage
 * begins each time the search leaves a state without anything new and goes back to an older one.
 */
const WAYS_BACK = { says: 'size.back', about: 'stage-back' };
/**
 * Translation keys of the stages of other searches, and the terms that explain them, by the key
 * that orders the open list. A stage begins with each state whose g or f is greater, or whose h is
 * lower, than that of all states expanded before.
 */
const STAGES = {
  g: { says: 'size.g', about: 'stage-g' },
  h: { says: 'size.h', about: 'stage-h' },
  f: { says: 'size.f', about: 'stage-f' },
};

/** Terms that explain the parts of each list. */
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

/**
 * Returns the translation key of an order's stages, and the term that explains them.
 * @param {Order} order
 */
export const stageOf = ({ list, key }) =>
  list === 'stack' || key === 'depth' ? WAYS_BACK : STAGES[key];

/**
 * Returns whether a run is A*, which a weighted search with weight 1 is, too.
 * @param {Pick<Description, 'algorithm' | 'settings'>} description
 */
export const isAStar = (description) =>
  description.algorithm === 'astar' ||
  (description.algorithm === 'weighted' && weightOf(description) === 1);

/**
 * Returns whether the first goal that a run finds is always a nearest one, whatever the heuristic.
 * @param {Pick<Description, 'algorithm'>} description
 */
export const isShortest = ({ algorithm }) => algorithm === 'uniform' || !isOrder(algorithm);

/**
 * Verdicts on moves that find another path to a state. Such a state joins the open list once more.
 */
const AGAIN = ['improved', 'reopened', 'repeated'];

/** Returns whether a move found another path to a state. @param {string | undefined} verdict */
export const isAgain = (verdict) => AGAIN.includes(verdict ?? '');

/**
 * Returns the weight of the heuristic.
 * @param {Pick<Description, 'settings'>} description
 */
export const weightOf = ({ settings }) =>
  Number(settings.find(({ id }) => id === 'weight')?.value ?? 1);
