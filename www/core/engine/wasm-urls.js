/**
 * Addresses of the wasm, by family. Here one file has every family; in a built page each family has
 * its own (`wasm-urls-by-family.js` replaces this file).
 */
const WHOLE = new URL('../../wasm/searchlight_bg.wasm', import.meta.url);

/** @type {Record<string, URL & { file?: string }>} */
export const WASM_URLS = { 'state-space': WHOLE, backtracking: WHOLE, games: WHOLE };
