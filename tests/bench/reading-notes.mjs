/** How measured values become a number and a note. */
import { digits } from './ratios.mjs';

/**
 * @param {{ least: number, median: number, most: number }} values
 * @param {number} factor
 */
export function spread({ least, median, most }, factor) {
  const note = `${digits(least * factor)}-${digits(most * factor)}`;
  return { value: median * factor, note };
}

/**
 * The median: a browser has threads of its own, which other work on the machine delays.
 * @param {{ median: number, p99: number, most: number }} ms
 */
export function drawing({ median, p99, most }) {
  return { value: median, note: `p99 ${digits(p99)}, most ${digits(most)}` };
}
