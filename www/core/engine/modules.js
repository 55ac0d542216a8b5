/**
 * The wasm modules. In this file one module has every run. In a built page each of several modules
 * has a part of the runs: `tools/modules.mjs` generates the file that replaces this one.
 * @typedef {object} Module
 * @property {string} id
 * @property {URL & { file?: string }} url
 * @property {Readonly<Record<string, readonly string[]>> | null} runs ids of the algorithms that
 *   the module runs, by the id of the puzzle; null if it runs all
 */

const WHOLE = new URL('../../wasm/searchlight_bg.wasm', import.meta.url);

/** The modules, the smallest first. @type {readonly Module[]} */
export const MODULES = [{ id: 'searchlight', url: WHOLE, runs: null }];
