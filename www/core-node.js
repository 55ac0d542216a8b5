/** The core for programs in Node, which find the wasm in the package. */
import { readFile } from 'node:fs/promises';
import { loadEngine as load } from './core/engine.js';

export * from './core-entry.js';

/**
 * Compiles the wasm, once for all callers.
 * @param {BufferSource} [bytes] the wasm; that of the package if left out
 */
export async function loadEngine(bytes) {
  await load(bytes ?? (await readFile(new URL('./wasm/searchlight_bg.wasm', import.meta.url))));
}
