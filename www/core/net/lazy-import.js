/**
 * Chunks, the parts of the script that are fetched when they are needed, without waiting for ever.
 *
 * A browser sets no limit to an import, and asks its server but once: whoever imports the same module
 * again waits for the same answer, or in some browsers is told of the same failure. So after a while
 * an import counts as failed, and the next one asks by an address of its own. What comes late still
 * counts.
 */
import { SILENCE_MS } from './download.js';

/**
 * @typedef {object} Chunk
 * @property {Promise<unknown>[]} tries each import so far
 * @property {Promise<unknown> | null} coming the present wait; null once it was in vain
 */

/** Chunks lie beside each other. As text, so that no bundler looks which of them it means. */
const own = String(import.meta.url);

/** What was asked for, by its address. @type {Map<string, Chunk>} */
const chunks = new Map();

/**
 * @template T
 * @param {() => Promise<T>} load imports the chunk by its name, and does nothing else
 * @returns {Promise<T>} rejects where it does not come in time
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
 * The address that a function imports, as the build has written it: it alone knows how files are
 * named. A bundler may have put another function there, which asks its server in a way of its own.
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
