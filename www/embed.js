/** The element, defined: what pages of other authors load. */
import { define } from './element.js';

define();

export { SearchLight, decodeState, define, encodeState, setAssets } from './element.js';
