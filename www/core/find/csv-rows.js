/**
 * The counters of a run as a table: a row a step, in the format that spreadsheets read (RFC 4180).
 * Knows no DOM.
 */

/** @typedef {{ from: number, to: number, rows: number }} Range rows is how many there are at most */

/**
 * The steps that are told of a range: all, or as many as are asked for, evenly spread, both ends
 * among them.
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
 * The table, line by line, so that a long one can be made in slices.
 * @param {readonly string[]} counters their names, in order
 * @param {Range} range
 * @param {(step: number) => Record<string, unknown>} frame what there is to show of a step
 * @returns {Generator<string>}
 */
export function* counterRows(counters, range, frame) {
  yield `${['step', ...counters].join(',')}\r\n`;
  for (const step of stepsIn(range)) {
    const shown = frame(step);
    yield `${[step, ...counters.map((name) => shown[name])].join(',')}\r\n`;
  }
}
