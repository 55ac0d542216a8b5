/**
 * Votes of a class by show of hands: number of votes for each choice of a question. Does not use
 * the DOM.
 */

/** Maximum count of one choice. */
const MOST = 999;

/** Numbers of votes for all questions. */
export class Votes {
  /** Numbers of votes for each choice, by question. @type {Map<string, readonly number[]>} */
  #counts = new Map();

  /**
   * Returns the number of votes for each choice of a question.
   * @param {string} question name of the question
   * @param {number} choices number of choices
   * @returns {readonly number[]}
   */
  of(question, choices) {
    const known = this.#counts.get(question) ?? [];
    return Array.from({ length: choices }, (_, choice) => known[choice] ?? 0);
  }

  /**
   * Changes the count of a choice by `by`; the count stays at least 0.
   * @param {string} question
   * @param {number} choice index
   * @param {number} by
   */
  raise(question, choice, by) {
    this.set(question, choice, (this.#counts.get(question)?.[choice] ?? 0) + by);
  }

  /**
   * Sets the count of a choice. NaN is ignored.
   * @param {string} question
   * @param {number} choice index
   * @param {number} count
   */
  set(question, choice, count) {
    if (Number.isNaN(count)) return;
    const counts = [...(this.#counts.get(question) ?? [])];
    counts[choice] = Math.min(MOST, Math.max(0, Math.floor(count)));
    this.#counts.set(question, counts);
  }
}

/** Returns the number of all votes. @param {readonly number[]} counts */
export const totalOf = (counts) => counts.reduce((sum, count) => sum + count, 0);

/**
 * Returns the shares of the votes as whole percentages with a sum of 100, or zeros without any
 * votes. Rounds by largest remainder.
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
