/** Default address of the wasm file. */
export const WASM = new URL('../../wasm/searchlight_bg.wasm', import.meta.url);
