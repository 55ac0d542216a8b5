/**
 * Exports the counters of a run as CSV (RFC 4180), one row for each step. Does not use the DOM.
 */

/**
 * Range of steps for a table. `rows` is the maximum number of rows.
 * @typedef {{ from: number, to: number, rows: number }} Range
 */

/**
 * Returns all steps of a range, or `rows` evenly spaced steps with both ends if there are more.
 * @param {Range} range
 * @returns {number[]}
 */
export function stepsIn({ from, to, rows }) {
  const count = Math.max(1, Math.min(Math.floor(rows), to - from + 1));
  if (count === 1) return [from];
  return Array.from(
    { length: count },
    (_, row) => from + Math.round((row * (to - from)) / (count - 1)),
  );
}

/**
 * Generates the table line by line, so that a long table can be made in slices.
 * @param {readonly string[]} counters names of the columns
 * @param {Range} range
 * @param {(step: number) => Record<string, unknown>} frame returns the counters of a step
 * @returns {Generator<string>}
 */
export function* counterRows(counters, range, frame) {
  yield `${['step', ...counters].join(',')}\r\n`;
  for (const step of stepsIn(range)) {
    const shown = frame(step);
    yield `${[step, ...counters.map((name) => shown[name])].join(',')}\r\n`;
  }
}
