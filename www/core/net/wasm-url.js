/** Where the wasm is if nobody has said otherwise. */
export const WASM = new URL('../../wasm/searchlight_bg.wasm', import.meta.url);
