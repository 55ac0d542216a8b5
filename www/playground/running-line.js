/** Finds the line of the code that names a move. */

/** Characters that a quoted label or a name in an object may stand between. */
const EDGE = /['"`]/;

/**
 * Returns the line of the code, from 1, that holds the label of the step shown; 0 if none does.
 * @param {string} code
 * @param {readonly string[]} labels all labels of the puzzle
 * @param {string} sentence sentence of the step, which quotes the label
 */
export function runningLine(code, labels, sentence) {
  const [label = ''] = labels
    .filter((one) => sentence.includes(`“${one}”`))
    .sort((one, other) => other.length - one.length);
  if (!label) return 0;
  const lines = code.split('\n');
  const index = lines.findIndex((line) => {
    for (let at = line.indexOf(label); at >= 0; at = line.indexOf(label, at + 1)) {
      const [before, after] = [line.slice(0, at), line.slice(at + label.length)];
      const isQuoted = EDGE.test(before.at(-1) ?? '') && before.at(-1) === after[0];
      if (isQuoted || (/^\s*$/.test(before) && /^\s*[:(]/.test(after))) return true;
    }
    return false;
  });
  return index + 1;
}
