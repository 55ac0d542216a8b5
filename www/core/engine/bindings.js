/**
 * The generated bindings of the wasm, by family. Here one file has every family; in a built page each
 * family has its own (`bindings-by-family.js` replaces this file).
 * @typedef {typeof import('../../wasm/searchlight.js')} Bindings
 */
import * as whole from '../../wasm/searchlight.js';

const load = async () => whole;

/** @type {Record<string, () => Promise<Bindings>>} */
export const BINDINGS = { 'state-space': load, backtracking: load, games: load };
