/**
 * Lazy imports with a timeout and retries.
 *
 * Browsers set no timeout for a dynamic import, and importing the same address again waits for the
 * same request, or in some browsers fails with the same cached error. An import therefore counts as
 * failed after `SILENCE_MS`, and a retry adds a query string to the address. A late answer to an
 * earlier try is still used.
 */
import { SILENCE_MS } from './download.js';

/**
 * @typedef {object} Chunk
 * @property {Promise<unknown>[]} tries all imports of the chunk so far
 * @property {Promise<unknown> | null} coming the current import, also after it is done; null after
 *   it failed
 */

/**
 * Address of this chunk. All chunks are in the same folder, so the addresses of the others are
 * relative to it. `String` keeps bundlers from rewriting it.
 */
const own = String(import.meta.url);

/** Chunks imported so far, by address. @type {Map<string, Chunk>} */
const chunks = new Map();

/**
 * Imports a chunk, once for all callers; after a failure the next call tries again.
 * @template T
 * @param {() => Promise<T>} load calls `import()` with the chunk's name, and does nothing else
 * @returns {Promise<T>} rejects after `SILENCE_MS`
 */
export function importChunk(load) {
  const address = addressIn(String(load));
  const key = address ?? String(load);
  const chunk = chunks.get(key) ?? { tries: [], coming: null };
  chunks.set(key, chunk);
  if (!chunk.coming) {
    const again = address !== null && chunk.tries.length > 0;
    chunk.tries.push(again ? importFrom(`${address}?${chunk.tries.length}`) : load());
    chunk.coming = inTime(Promise.any(chunk.tries));
    chunk.coming.catch(() => (chunk.coming = null));
  }
  return /** @type {Promise<T>} */ (chunk.coming);
}

/**
 * Finds the address in the source text of a function that calls `import()`. Only the build knows
 * the file names. Returns null if a host's bundler has replaced the `import()` by code of its own.
 * @param {string} code
 * @returns {string | null}
 */
function addressIn(code) {
  const [, path] = /\bimport\(\s*["'`]([^"'`]+)["'`]/.exec(code) ?? [];
  return path === undefined ? null : new URL(path, own).href;
}

/** @param {string} address @returns {Promise<unknown>} */
const importFrom = (address) => import(/* @vite-ignore */ address);

/**
 * @template T
 * @param {Promise<T>} coming
 * @returns {Promise<T>}
 */
function inTime(coming) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('silence')), SILENCE_MS);
    coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
