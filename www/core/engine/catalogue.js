/**
 * The puzzles and their examples, from a generated file: a page lists all puzzles before it has
 * loaded the wasm of any.
 * @import { PuzzleKind as Kind } from '../../wasm/searchlight.js'
 */
import { PUZZLES } from '../../wasm/catalogue.js';

/** @typedef {{ id: string, readonly link: Uint8Array }} Preset an example, with the link to it */
/**
 * A puzzle in the menu. `codes` are the bytes that stand for its algorithms in links, in the order
 * of `algorithms`. A puzzle that the host page has defined has no group in the gallery, and shares the
 * byte of its links with all such puzzles: these begin with the same `head` bytes.
 * @typedef {Omit<Kind, 'presets' | 'teaches'> & { codes: number[], presets: Preset[], head?: number
 *   }} PuzzleKind
 */

/** @type {PuzzleKind[]} */
const kinds = PUZZLES.map(({ presets, ...kind }) => ({
  ...kind,
  presets: presets.map(({ link, ...preset }) => ({ ...preset, link: Uint8Array.from(link) })),
}));

/**
 * Lists the puzzles in the order of the menu.
 * @returns {PuzzleKind[]}
 */
export const catalogue = () => kinds;

/** Index of the byte of a link that names the puzzle. */
const PUZZLE_BYTE = 1;

/**
 * Earlier versions of puzzles that the host page has defined anew: open runs still need them.
 * @type {PuzzleKind[]}
 */
export const earlier = [];

/**
 * Returns the puzzle of a link; undefined if there is none.
 * @param {Uint8Array} link
 * @returns {PuzzleKind | undefined}
 */
export function puzzleOf(link) {
  const isOf = (/** @type {PuzzleKind} */ { presets, head = PUZZLE_BYTE + 1 }) =>
    String(presets[0].link.slice(PUZZLE_BYTE, head)) === String(link.slice(PUZZLE_BYTE, head));
  return kinds.find(isOf) ?? earlier.find(isOf);
}

/** Bit that is set in every byte of a number in a link except the last byte. */
const CONTINUED = 0x80;

/**
 * Returns the algorithm of a link. A link ends with one byte for the algorithm, one for the
 * options, and the bytes of the step. If `link` is not exactly one link, the result can be any
 * algorithm.
 * @param {Uint8Array} link
 * @returns {string | undefined} undefined if the puzzle has no algorithm of that code
 */
export function algorithmIn(link) {
  const kind = puzzleOf(link);
  if (!kind) return undefined;
  let options = link.length - 2;
  while (link[options] >= CONTINUED) options -= 1;
  return kind.algorithms[kind.codes.indexOf(link[options - 1])];
}
