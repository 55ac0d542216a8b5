/** Binary search among the steps of a run. */

/**
 * @param {number} most
 * @param {(number: number) => boolean} holds of a number and all above it
 * @returns {number} the least that it holds of, `most` if of none below
 */
export function least(most, holds) {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
