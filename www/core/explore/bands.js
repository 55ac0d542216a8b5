/** Divides the values of states into a few bands, for the legend of a map. */
import { NEVER } from './whole-space.js';

/** Maximum number of bands. */
const MOST_BANDS = 8;

/**
 * States whose values lie in `from..=to`. Both are `NEVER` for states without a value.
 * @typedef {{ from: number, to: number, count: number }} Band
 */

/**
 * Returns the bands of values, in ascending order and of about equal width. States without a value
 * are the last band.
 * @param {ArrayLike<number>} values
 * @returns {Band[]}
 */
export function bandsOf(values) {
  let [least, most] = [NEVER, 0];
  for (let at = 0; at < values.length; at++) {
    if (values[at] === NEVER) continue;
    least = Math.min(least, values[at]);
    most = Math.max(most, values[at]);
  }
  const width = least === NEVER ? 1 : Math.ceil((most - least + 1) / MOST_BANDS);
  /** @type {Band[]} */
  const bands = [];
  for (let from = least; from <= most && least !== NEVER; from += width) {
    bands.push({ from, to: Math.min(most, from + width - 1), count: 0 });
  }
  const none = { from: NEVER, to: NEVER, count: 0 };
  for (let at = 0; at < values.length; at++) {
    const value = values[at];
    (value === NEVER ? none : bands[Math.floor((value - least) / width)]).count++;
  }
  return [...bands, none].filter(({ count }) => count > 0);
}

/** Returns whether a value lies in a band. @param {Band} band @param {number} value */
export const isIn = ({ from, to }, value) => value >= from && value <= to;
