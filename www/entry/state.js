/**
 * Package entry for state strings alone, without engine and element.
 */
export { decodeState, encodeState } from '../core/links/state-parts.js';
