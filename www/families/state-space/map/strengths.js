/**
 * Strengths of the states' colours by the numbers of their visits, so that recent visits stand out.
 * Numbers are taken together in groups, so that a frame computes few strengths.
 * @import { Cursor } from './places.js'
 */
import { STRENGTHS } from './map-colours.js';

/** Maximum number of groups. */
const MOST_GROUPS = 16_384;

/**
 * Strengths, 0..STRENGTHS-1: `waiting` by the number of the discovery, `settled` by that of the
 * expansion. The strength of a number stands at index `number >> shift`.
 * @typedef {{ waiting: Uint8Array, settled: Uint8Array, shift: number }} Strengths
 */

/** No strength, for all numbers. @type {Strengths} */
export const EVEN = { waiting: new Uint8Array(1), settled: new Uint8Array(1), shift: 31 };

/** Returns the shift from a number to its group. @param {number} count number of all numbers */
export const shiftFor = (count) =>
  Math.max(0, Math.ceil(Math.log2(Math.max(1, count) / MOST_GROUPS)));

/**
 * Strengths to compute: a range of numbers (the first one, and the one after the last) and a
 * function that returns the strength of a number, 0..=1; values outside are clamped.
 * @typedef {{ from: number, to: number, of: (number: number) => number }} Gain
 */

/**
 * Returns the strengths of all numbers.
 * @param {number} count number of all numbers
 * @param {Record<'waiting' | 'settled', Gain>} gains
 * @returns {Strengths}
 */
export function strengthsOf(count, gains) {
  const shift = shiftFor(count);
  const table = (/** @type {Gain} */ { from, to, of }) => {
    const strengths = new Uint8Array((count >> shift) + 1);
    for (let group = from >> shift; group << shift < to; group++) {
      // The newest number of a group stands for all.
      const number = Math.min(to, (group + 1) << shift) - 1;
      const share = Math.min(1, Math.max(0, of(number)));
      strengths[group] = Math.round((STRENGTHS - 1) * share);
    }
    return strengths;
  };
  return { shift, waiting: table(gains.waiting), settled: table(gains.settled) };
}

/** Strength of the first expanded state, by rank. */
const OLDEST = 0.25;

/**
 * Returns strengths that grow with the rank of the expansion, for searches in any order.
 * @param {number} count number of all numbers
 * @param {Cursor} cursor
 */
export const strengthsByRank = (count, { expanded }) =>
  strengthsOf(count, {
    waiting: { from: 0, to: 0, of: () => 0 },
    settled: {
      from: 0,
      to: expanded,
      of: (number) => OLDEST + (1 - OLDEST) * ((number + 1) / expanded) ** 2,
    },
  });

/**
 * Returns which groups of numbers change between two paints, as sums: the number of changed groups
 * before each group.
 * @param {{ cursor: Cursor, strengths: Strengths }} before
 * @param {{ cursor: Cursor, strengths: Strengths }} now
 * @param {number} count number of all numbers
 * @param {number} shift
 * @returns {Record<'waiting' | 'settled', Uint16Array>}
 */
export function changesBetween(before, now, count, shift) {
  /** @type {(kind: 'waiting' | 'settled', from: number, to: number) => Uint16Array} */
  const sums = (kind, from, to) => {
    const [one, other] = [before.strengths[kind], now.strengths[kind]];
    const groups = (count >> shift) + 1;
    const changes = new Uint16Array(groups + 1);
    // Roles change between the two cursors.
    const [first, last] = [Math.min(from, to) >> shift, (Math.max(from, to) - 1) >> shift];
    for (let group = 0; group < groups; group++) {
      const hasMoved = from !== to && group >= first && group <= last;
      changes[group + 1] = changes[group] + (hasMoved || one[group] !== other[group] ? 1 : 0);
    }
    return changes;
  };
  return {
    waiting: sums('waiting', before.cursor.discovered, now.cursor.discovered),
    settled: sums('settled', before.cursor.expanded, now.cursor.expanded),
  };
}
