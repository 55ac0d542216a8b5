/**
 * The puzzles and their examples, from a generated file: a page lists all puzzles before it has
 * loaded the wasm of any.
 * @import { PresetEntry, PuzzleKind as Kind } from '../../wasm/searchlight.js'
 */
import { PUZZLES } from '../../wasm/catalogue.js';

/** @typedef {PresetEntry & { readonly link: Uint8Array }} Preset an example, with the link to it */
/** @typedef {Omit<Kind, 'presets'> & { presets: Preset[] }} PuzzleKind */

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
