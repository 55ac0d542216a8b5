/**
 * Words of one puzzle: its own messages replace those of the page and of its family, so that a maze
 * speaks of cells where other puzzles speak of boards.
 * @import { Words } from './index.js'
 */

/**
 * Cache: words of a puzzle, by the words that they were made from.
 * @type {WeakMap<Words, Map<string, Words>>}
 */
const made = new WeakMap();

/**
 * Returns the words with those of the puzzle: for a maze, `maze.map.state` replaces `map.state`,
 * and `maze.term.new` replaces `state-space.term.new`. Returns the same object for the same
 * arguments.
 * @param {Words} words
 * @param {{ puzzle: string, family: string }} description
 * @returns {Words}
 */
export function wordsOfPuzzle(words, { puzzle, family }) {
  const known = made.get(words) ?? new Map();
  made.set(words, known);
  if (!known.has(puzzle)) known.set(puzzle, ownWords(words, puzzle, `${family}.`));
  return known.get(puzzle);
}

/** @param {Words} words @param {string} puzzle @param {string} family id and a dot @returns {Words} */
function ownWords(words, puzzle, family) {
  const own = (/** @type {string} */ key) =>
    `${puzzle}.${key.startsWith(family) ? key.slice(family.length) : key}`;
  const keysOf = (/** @type {string | readonly string[]} */ keys) =>
    (typeof keys === 'string' ? [keys] : keys).flatMap((key) =>
      words.has(own(key)) ? [own(key), key] : [key],
    );
  return {
    ...words,
    has: (key) => words.has(key) || words.has(own(key)),
    text: (keys, values) => words.text(keysOf(keys), values),
    marked: (keys, values) => words.marked(keysOf(keys), values),
  };
}
