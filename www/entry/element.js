/** Package entry for host pages: defines the element. */
import { define } from '../element/search-light.js';

define();

export { definePuzzle } from '../core/own/define-puzzle.js';
export {
  SearchLight,
  decodeState,
  define,
  encodeState,
  setAssets,
  setWords,
} from '../element/search-light.js';
