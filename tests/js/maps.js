/**
 * Maps of made-up searches, to lay out.
 * @import { SpaceMap } from '../../www/canvas/types.js'
 */
import { inOrder } from '../../www/families/state-space/map/places.js';

/** Level sizes of maps with 1, 2, 17, 4,096 and 65,536 states, and of one long thin one. */
export const SHAPES = {
  'one state': [1],
  'two states': [1, 1],
  '17 states': [1, 4, 11, 1],
  '4,096 states': [1, 16, 120, 560, 1420, 1140, 640, 199],
  '65,536 states': [1, 16, 120, 2000, 20000, 40000, 3399],
  'a path of 300 states': Array.from({ length: 300 }, () => 1),
  'several starts': [9, 30, 60],
};

export const BOXES = [
  [260, 260],
  [640, 440],
  [300, 900],
  [900, 260],
];

/**
 * The map of a breadth-first search.
 * @param {number[]} sizes
 * @param {number} [unreached] states of the space outside the searched component
 * @returns {SpaceMap}
 */
export function mapOf(sizes, unreached = 0) {
  const levels = new Uint32Array(sizes.length + 1);
  for (const [k, size] of sizes.entries()) levels[k + 1] = levels[k] + size;
  const found = levels[sizes.length];
  const states = found + unreached;
  // An odd stride visits every residue once if it shares no factor: ranks come in a mixed order.
  const stride = [7919, 7907, 104729, 1].find((p) => gcd(p, states) === 1) ?? 1;
  const order = Uint32Array.from({ length: found }, (_, i) => (i * stride + 3) % states);
  const none = new Uint32Array();
  const numbers = inOrder(found);
  return {
    states,
    order,
    levels,
    found: numbers,
    expanded: numbers,
    goals: none,
    path: none,
    components: unreached ? [unreached] : [],
  };
}

/** @param {number[]} values */
export function sum(values) {
  return values.reduce((a, b) => a + b, 0);
}

/** @type {(a: number, b: number) => number} */
function gcd(a, b) {
  return b === 0 ? a : gcd(b, a % b);
}
