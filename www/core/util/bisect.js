/**
 * Finds by binary search the smallest number with a property.
 * @param {number} most upper bound of the search
 * @param {(number: number) => boolean} holds monotonic predicate: once true, true for all larger
 *   numbers
 * @returns {number} the smallest number in 0..=most for which `holds` is true; `most` if there is
 *   none below
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
