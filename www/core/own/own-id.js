/**
 * Names of puzzles that the host page has defined, in the `puzzle` attribute and in links. A link
 * holds such a name and a hash of the puzzle's graph.
 */

/** Prefix of the names in the attribute: `my:crates` is the puzzle of the id `crates`. */
export const PREFIX = 'my:';

/** Byte that stands for these puzzles in links, and the bytes where it and the id's length are. */
export const OWN_CODE = 63;
const CODE_AT = 1;
const LENGTH_AT = 2;

/** @param {string} puzzle value of the attribute */
export const isOwn = (puzzle) => puzzle.startsWith(PREFIX);

/** @param {string} puzzle value of the attribute @returns {string} the id */
export const idOf = (puzzle) => puzzle.slice(PREFIX.length);

/**
 * Returns the puzzle that a link names, as a value of the attribute.
 * @param {Uint8Array} link
 * @returns {string} empty if it is no link to a puzzle of a host page
 */
export function ownIn(link) {
  if (link[CODE_AT] !== OWN_CODE) return '';
  const first = LENGTH_AT + 1;
  const id = String.fromCharCode(...link.slice(first, first + link[LENGTH_AT]));
  return id && PREFIX + id;
}
