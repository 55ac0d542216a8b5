/**
 * What a page's program imports where there is no page: it can be rendered on a server, where the
 * element is a tag like any other, and state strings can be read and written.
 */
export { setAssets } from '../assets.js';
export { decodeState, encodeState } from '../core/links/state-parts.js';

/** Stands for the element; there is none to be made here. */
export class SearchLight {}

/** Defines nothing: there is no registry of elements. */
export function define() {}
