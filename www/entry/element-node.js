/**
 * Package entry for rendering on a server: exports a placeholder for the element, and the functions
 * for state strings.
 */
export { setAssets } from '../assets.js';
export { decodeState, encodeState } from '../core/links/state-parts.js';
export { definePuzzle } from '../core/own/define-puzzle.js';

/** Does nothing, because a server shows no texts. */
export function setWords() {}

/** Placeholder for the element's class. */
export class SearchLight {}

/** Does nothing, because a server has no registry of elements. */
export function define() {}
