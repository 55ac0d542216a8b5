/** The core for Node programs; finds the wasm in the package. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEngine as load } from '../core/engine/session.js';

export * from './core.js';

/**
 * Returns the path of the wasm. The path is not a URL, because bundlers for servers turn `new
 * URL()` into an address for browsers.
 */
const wasm = () => join(dirname(fileURLToPath(import.meta.url)), '../wasm/searchlight_bg.wasm');

/**
 * Compiles the wasm, once for all callers.
 * @param {BufferSource} [bytes] the wasm; by default the package's
 */
export async function loadEngine(bytes) {
  await load(bytes ?? (await readFile(wasm())));
}
