/**
 * The puzzles and their examples, from a generated file: a page lists all puzzles before it has
 * loaded the wasm of any.
 * @import { PresetEntry, PuzzleKind as Kind } from '../../wasm/searchlight.js'
 */
import { PUZZLES } from '../../wasm/catalogue.js';

/** @typedef {PresetEntry & { readonly link: Uint8Array }} Preset an example, with the link to it */
/**
 * A puzzle in the menu; `codes` are those of its algorithms in links, in the order of `algorithms`.
 * @typedef {Omit<Kind, 'presets'> & { codes: number[], presets: Preset[] }} PuzzleKind
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
 * Returns the puzzle of a link; undefined if there is none.
 * @param {Uint8Array} link
 * @returns {PuzzleKind | undefined}
 */
export const puzzleOf = (link) =>
  kinds.find(({ presets }) => presets[0].link[PUZZLE_BYTE] === link[PUZZLE_BYTE]);

/** Least value of a byte of a link's number after which the number goes on. */
const CONTINUED = 0x80;

/**
 * Returns the algorithm of a link, which stands before its options (one byte) and its step. Bytes
 * that are not exactly one link may give any algorithm.
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
