/**
 * What is said about measured numbers.
 *
 * @typedef {{ atMost: number } | { atLeast: number } | null} Wanted
 */

/** Two builds of the same program differ by as much: where their loops lie in memory is chance. */
export const CHANCE = 0.05;

/**
 * The median of the rounds and the middle half of them.
 * @param {number[]} ratios
 */
export function quartiles(ratios) {
  const sorted = ratios.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.round((sorted.length - 1) * share)];
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}

/**
 * What ratios of two programs say: a difference that is not greater than chance is a tie, and a
 * greater one on which not even the middle half of the rounds agrees says nothing.
 * @param {{ low: number, median: number, high: number }} ratio
 * @param {'time' | 'speed'} of
 * @returns {'faster' | 'level' | 'slower' | 'unclear'}
 */
export function verdict({ low, median, high }, of) {
  if (Math.abs(median - 1) <= CHANCE) return 'level';
  if (low <= 1 && high >= 1) return 'unclear';
  return median > 1 === (of === 'speed') ? 'faster' : 'slower';
}

/**
 * A number with three digits that mean something.
 * @param {number} value
 */
export function digits(value) {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/**
 * @param {number} value
 * @param {Wanted} wanted
 * @returns {boolean | null} null where nothing is wanted
 */
export function holds(value, wanted) {
  if (!wanted) return null;
  return 'atMost' in wanted ? value <= wanted.atMost : value >= wanted.atLeast;
}
