/**
 * The open list as piles: one for each value of g, h or f that orders the list.
 * @import { OpenList } from '../../../wasm/searchlight.js'
 * @import { Order } from '../list-order.js'
 */
import { keyOf } from './state-numbers.js';

/**
 * Entries with the same value (`key`), in the order in which they leave the list. `joined` is the
 * index of the entry that the step has added; -1 for none.
 * @typedef {{ key: number, count: number, joined: number }} Pile
 */

/**
 * Piles in the order in which they leave. `later` is the number of entries behind them, which were
 * not loaded. `skipped` is the number of stale entries, which the search will skip and which are in
 * no pile.
 * @typedef {{ piles: Pile[], later: number, skipped: number }} Piles
 */

/**
 * Returns the piles of an open list.
 * @param {OpenList | null} list
 * @param {Order['key']} by number that orders the list
 * @returns {Piles}
 */
export function pilesOf(list, by) {
  if (!list) return { piles: [], later: 0, skipped: 0 };
  const { head, length, skipped, joined } = list;
  const live = head.filter(({ isStale }) => !isStale);
  /** @type {Pile[]} */
  const piles = [];
  for (const entry of live) {
    const key = keyOf(entry, by);
    let pile = piles.at(-1);
    if (pile?.key !== key) piles.push((pile = { key, count: 0, joined: -1 }));
    if (entry.state === joined?.state) pile.joined = pile.count;
    pile.count += 1;
  }
  return { piles, later: length - skipped - live.length, skipped };
}
