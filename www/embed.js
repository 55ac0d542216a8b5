/** The element, defined: what pages of other authors load. */
import { SearchLight, decodeState, define, encodeState } from './element.js';

define();

export { SearchLight, decodeState, encodeState };
