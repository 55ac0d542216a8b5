/** Addresses of the wasm of each family, in place of `wasm-urls.js` in a built page. */

/** @type {typeof import('./wasm-urls.js').WASM_URLS} */
export const WASM_URLS = {
  'state-space': new URL('../../wasm/families/state_space_bg.wasm', import.meta.url),
  backtracking: new URL('../../wasm/families/backtracking_bg.wasm', import.meta.url),
  games: new URL('../../wasm/families/games_bg.wasm', import.meta.url),
};
