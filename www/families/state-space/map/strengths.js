/**
 * Strengths of the states' colours: the more recently a state was found or expanded, the stronger
 * its colour. A number in this file is the index of a state in the order of discovery or expansion.
 * States with neighbouring numbers form a group and share one strength, so that a frame computes
 * few.
 * @import { SpaceMap } from '../../../canvas/types.js'
 * @import { Cursor } from './places.js'
 */
import { STRENGTHS } from './map-colours.js';

/** Maximum number of groups. */
const MOST_GROUPS = 16_384;

/**
 * Strengths of colours, 0..STRENGTHS-1: `waiting` by the number of a state in the order of
 * discovery, `settled` by its number in the order of expansion. The strength of `number` stands at
 * index `number >> shift`.
 * @typedef {{ waiting: Uint8Array, settled: Uint8Array, shift: number }} Strengths
 */

/** Strengths that are 0 for all states. @type {Strengths} */
export const EVEN = { waiting: new Uint8Array(1), settled: new Uint8Array(1), shift: 31 };

/**
 * Returns by how many bits the number of a state is shifted to get the state's group.
 * @param {number} count number of states
 */
export const shiftFor = (count) =>
  Math.max(0, Math.ceil(Math.log2(Math.max(1, count) / MOST_GROUPS)));

/**
 * Strengths to compute, for the states with numbers from `from` up to, but not including, `to`.
 * `of` returns the strength for a number, 0..=1; other values are clamped.
 * @typedef {{ from: number, to: number, of: (number: number) => number }} Gain
 */

/**
 * Returns the strengths of all states.
 * @param {number} count number of states
 * @param {Record<'waiting' | 'settled', Gain>} gains
 * @returns {Strengths}
 */
export function strengthsOf(count, gains) {
  const shift = shiftFor(count);
  const table = (/** @type {Gain} */ { from, to, of }) => {
    const strengths = new Uint8Array((count >> shift) + 1);
    for (let group = from >> shift; group << shift < to; group++) {
      // All states of a group have the strength of the newest one.
      const number = Math.min(to, (group + 1) << shift) - 1;
      const share = Math.min(1, Math.max(0, of(number)));
      strengths[group] = Math.round((STRENGTHS - 1) * share);
    }
    return strengths;
  };
  return { shift, waiting: table(gains.waiting), settled: table(gains.settled) };
}

/**
 * Returns the strength of an expanded state on a map whose strengths do not depend on a cursor.
 * @param {Pick<SpaceMap, 'strengths' | 'expanded'>} map
 * @param {number} place
 * @returns {number} 0..=1
 */
export function strengthAt({ strengths = EVEN, expanded }, place) {
  return (strengths.settled[expanded[place] >>> strengths.shift] ?? 0) / (STRENGTHS - 1);
}

/** Strength of the oldest expansion. */
const OLDEST = 0.25;

/**
 * Returns strengths that are greater for newer expansions, for searches in any order.
 * @param {number} count number of states
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
 * Returns, for each group of states, how many groups before it change between two paints.
 * @param {{ cursor: Cursor, strengths: Strengths }} before
 * @param {{ cursor: Cursor, strengths: Strengths }} now
 * @param {number} count number of states
 * @param {number} shift
 * @returns {Record<'waiting' | 'settled', Uint16Array>}
 */
export function changesBetween(before, now, count, shift) {
  /** @type {(kind: 'waiting' | 'settled', from: number, to: number) => Uint16Array} */
  const sums = (kind, from, to) => {
    const [one, other] = [before.strengths[kind], now.strengths[kind]];
    const groups = (count >> shift) + 1;
    const changes = new Uint16Array(groups + 1);
    // The states with numbers between the two counts change their roles.
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
