/** Finds the name that was probably meant by a misspelt one. */

/**
 * Returns the number of letters that must be added, left out, replaced or exchanged with their
 * neighbour to make one text of another.
 * @param {string} one
 * @param {string} other
 */
function distance(one, other) {
  /** @type {number[]} */
  let before = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + Number(!isSame));
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    [before, row] = [row, next];
  }
  return row[other.length];
}

/**
 * Lists what a text with alternatives stands for: `astar~a|b` for `astar~a` and `astar~b`.
 * @param {string} text
 */
function spelledOut(text) {
  const [, name, rest] = /^([^=~]*[=~]|)(.*)$/.exec(text) ?? ['', '', text];
  const [first, ...others] = rest.split('~').map((options) => options.split('|'));
  return others.reduce(
    (texts, options) => texts.flatMap((start) => options.map((one) => `${start}~${one}`)),
    first.map((one) => name + one),
  );
}

/**
 * Returns the known name that is most like a name; empty if none is alike. Names of up to four letters
 * may differ in one place, longer ones in two.
 * @param {string} name
 * @param {readonly string[]} known alternatives in a name are separated by `|`, as in `astar~a|b`
 */
export function nearest(name, known) {
  let best = '';
  let least = name.length > 4 ? 3 : 2;
  for (const one of known.flatMap(spelledOut)) {
    const differs = distance(name.toLowerCase(), one.toLowerCase());
    if (differs < least) [best, least] = [one, differs];
  }
  return best;
}
