/** Package entry for host pages: defines the element. */
import { define } from '../element/search-light.js';

define();

export {
  SearchLight,
  decodeState,
  define,
  definePuzzle,
  encodeState,
  setAssets,
  setWords,
} from '../element/search-light.js';
