/** Links to puzzles that the host page has defined: they hold the puzzle's name and a hash. */
import { PREFIX, definitionOf, idOf } from './definitions.js';
import { EngineError } from '../engine/engine.js';

/** Byte that stands for these puzzles in links, and the bytes where it and the name's length are. */
export const OWN_CODE = 63;
const CODE_AT = 1;
const LENGTH_AT = 2;

/**
 * Returns the puzzle that a link names, as a value of the `puzzle` attribute.
 * @param {Uint8Array} link
 * @returns {string} empty if it is no link to a puzzle of a host page
 */
export function ownIn(link) {
  if (link[CODE_AT] !== OWN_CODE) return '';
  const name = link.slice(LENGTH_AT + 1, LENGTH_AT + 1 + link[LENGTH_AT]);
  return PREFIX + String.fromCharCode(...name);
}

/**
 * Returns the reason why a link to a puzzle of a host page cannot be opened: the page does not define
 * the puzzle, or has changed it.
 * @param {string} puzzle
 */
export const missingOwn = (puzzle) =>
  new EngineError(definitionOf(puzzle) ? 'ownChanged' : 'ownMissing', { id: idOf(puzzle) });
