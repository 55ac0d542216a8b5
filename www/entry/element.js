/** The element, defined: what pages of other authors load. */
import { define } from '../element/search-light.js';

define();

export {
  SearchLight,
  decodeState,
  define,
  encodeState,
  setAssets,
} from '../element/search-light.js';
