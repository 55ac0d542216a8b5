/**
 * Returns the greatest number of a list of any length. `Math.max(...numbers)` throws a RangeError
 * for lists of about 120,000 numbers and more: each becomes an argument on the stack.
 * @param {Iterable<number>} numbers
 * @param {number} [least] result for an empty list
 */
export function greatest(numbers, least = -Infinity) {
  let most = least;
  for (const number of numbers) if (number > most) most = number;
  return most;
}
