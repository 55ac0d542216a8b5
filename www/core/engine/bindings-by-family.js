/**
 * The generated bindings of each family's wasm, in place of `bindings.js` in a built page.
 * @import { Bindings } from './bindings.js'
 */
import { importChunk } from '../net/lazy-import.js';
import * as stateSpace from '../../wasm/families/state_space.js';

/**
 * The bindings of one family lack what belongs to others, and nobody calls that.
 * @param {unknown} bindings
 */
const asWhole = (bindings) => /** @type {Bindings} */ (bindings);

/** @type {typeof import('./bindings.js').BINDINGS} */
export const BINDINGS = {
  'state-space': async () => asWhole(stateSpace),
  backtracking: async () =>
    asWhole(await importChunk(() => import('../../wasm/families/backtracking.js'))),
  games: async () => asWhole(await importChunk(() => import('../../wasm/families/games.js'))),
};
