/**
 * The generated bindings of the wasm modules, by the id of the module (see `modules.js`;
 * `tools/modules.mjs` generates the file that replaces this one, too).
 * @typedef {typeof import('../../wasm/searchlight.js')} Bindings
 */
import * as whole from '../../wasm/searchlight.js';

/** @type {Record<string, () => Promise<Bindings>>} */
export const BINDINGS = { searchlight: async () => whole };
