/** The core for programs in Node, which find the wasm in the package. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEngine as load } from '../core/engine/session.js';

export * from './core.js';

/** Path of the wasm. A path, because bundlers of servers turn `new URL()` into an address for browsers. */
const wasm = () => join(dirname(fileURLToPath(import.meta.url)), '../wasm/searchlight_bg.wasm');

/**
 * Compiles the wasm, once for all callers.
 * @param {BufferSource} [bytes] the wasm; that of the package if left out
 */
export async function loadEngine(bytes) {
  await load(bytes ?? (await readFile(wasm())));
}
