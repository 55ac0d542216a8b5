/** Package entry for host pages that define the element themselves. */
export { definePuzzle } from '../core/own/define-puzzle.js';
export {
  SearchLight,
  decodeState,
  define,
  encodeState,
  setAssets,
  setWords,
} from '../element/search-light.js';
