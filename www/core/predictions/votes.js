/** Votes by show of hands: how many hands were raised for each choice of a question. Knows no DOM. */

/** No room holds more. */
const MOST = 999;

export class Votes {
  /** The counts of the questions that were voted on, by name. @type {Map<string, readonly number[]>} */
  #counts = new Map();

  /**
   * The hands for each choice of a question.
   * @param {string} question its name
   * @param {number} choices how many it has
   * @returns {readonly number[]}
   */
  of(question, choices) {
    const known = this.#counts.get(question) ?? [];
    return Array.from({ length: choices }, (_, choice) => known[choice] ?? 0);
  }

  /**
   * Counts so many hands more for a choice, or fewer: none is the least.
   * @param {string} question
   * @param {number} choice its index
   * @param {number} by
   */
  raise(question, choice, by) {
    this.set(question, choice, (this.#counts.get(question)?.[choice] ?? 0) + by);
  }

  /**
   * Sets how many hands there are for a choice. What is no number changes nothing.
   * @param {string} question
   * @param {number} choice its index
   * @param {number} count
   */
  set(question, choice, count) {
    if (Number.isNaN(count)) return;
    const counts = [...(this.#counts.get(question) ?? [])];
    counts[choice] = Math.min(MOST, Math.max(0, Math.floor(count)));
    this.#counts.set(question, counts);
  }
}

/** @param {readonly number[]} counts */
export const totalOf = (counts) => counts.reduce((sum, count) => sum + count, 0);

/**
 * The shares of all hands as whole percents that make 100 together, or 0 without any: what rounding down
 * leaves goes to the largest remainders.
 * @param {readonly number[]} counts
 * @returns {number[]}
 */
export function percentsOf(counts) {
  const total = totalOf(counts);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (100 * count) / total);
  const percents = exact.map(Math.floor);
  const byRemainder = [...exact.keys()].sort(
    (one, other) => exact[other] - percents[other] - (exact[one] - percents[one]),
  );
  for (const index of byRemainder.slice(0, 100 - totalOf(percents))) percents[index] += 1;
  return percents;
}
