/**
 * Texts of g, h and f of a state: the cost g of the path to the state, the estimate h of the rest,
 * and f, which is made of both.
 * @import { Description } from '../../../wasm/searchlight.js'
 * @import { Words } from '../../../i18n/index.js'
 * @import { Order } from '../list-order.js'
 */
import { weightOf } from '../list-order.js';

/** @typedef {{ g: number, h: number, f: number }} Numbers */

/**
 * Returns the one of g, h and f by which a list is ordered.
 * @param {Numbers} numbers
 * @param {Order['key']} key
 */
export const keyOf = (numbers, key) => numbers[key === 'depth' ? 'g' : key];

/**
 * Returns the text of the number by which a list is ordered, such as "f 29".
 * @param {Words} words
 * @param {Order | null} order
 * @param {number} value
 */
export function keySays(words, order, value) {
  if (!order || order.key === 'depth') return words.text('queue.depth', { depth: value });
  return words.text(`queue.key.${order.key}`, { value });
}

/**
 * Returns the text of the values that decide when a state leaves the list, such as "g 4 + h 7 = f
 * 11".
 * @param {Words} words
 * @param {Pick<Description, 'algorithm' | 'settings'>} description
 * @param {Numbers} numbers
 */
export function numbersSay(words, description, { g, h, f }) {
  const weight = weightOf(description);
  return words.text(`state-space.label.${description.algorithm}`, { g, h, f, weight });
}
