/**
 * Rows of the panel of Grundy numbers: the numbers from 0 on, each with the followers that have it,
 * up to the first number that none has.
 * @import { Explained } from '../grundy.js'
 */

/** Maximum number of rows. Rows before them are only counted. */
export const MOST_NUMBERS = 10;
/** Maximum number of followers that are named in a row. */
export const MOST_NAMED = 6;

/**
 * A number with the followers that have it. `isLeast` is set for the least number that no follower
 * has.
 * @typedef {{ number: number, followers: readonly number[], isLeast: boolean }} NumberRow
 */

/**
 * Returns the rows of a position.
 * @param {Explained['followers']} followers those that have been looked at
 * @returns {{ rows: NumberRow[], least: number, larger: readonly number[] }} `least` is the least
 *   number that is missing, and `larger` are the numbers beyond it, ascending
 */
export function mexRows(followers) {
  /** @type {Map<number, number[]>} */
  const byNumber = new Map();
  for (const { to, number } of followers) {
    const same = byNumber.get(number);
    if (same) same.push(to);
    else byNumber.set(number, [to]);
  }
  let least = 0;
  while (byNumber.has(least)) least++;
  const rows = Array.from({ length: least + 1 }, (_, number) => ({
    ...{ number, followers: byNumber.get(number) ?? [] },
    isLeast: number === least,
  }));
  const larger = [...byNumber.keys()].filter((number) => number > least);
  return { rows, least, larger: larger.sort((one, other) => one - other) };
}

/**
 * Returns the binary digits of numbers, all with as many digits as the longest.
 * @param {readonly number[]} numbers
 */
export function binaryOf(numbers) {
  const digits = Math.max(1, ...numbers.map((number) => number.toString(2).length));
  return numbers.map((number) => number.toString(2).padStart(digits, '0'));
}
