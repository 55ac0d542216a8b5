/**
 * The engines of a page: one for each family's wasm, shared by all elements. Where one wasm has every
 * family there is one engine.
 */
import { EngineError, startEngine } from './engine.js';
import { BINDINGS } from './bindings.js';
import { WASM_URLS } from './wasm-urls.js';
import { catalogue, puzzleOf } from './catalogue.js';

/** @import { Engine } from './engine.js' */

/** Loading and loaded engines, by the address of their wasm. @type {Map<URL, Promise<Engine>>} */
const loading = new Map();

/** Loaded engines, by the address of their wasm. @type {Map<URL, Engine>} */
const engines = new Map();

let arrive = () => {};

/** Resolves once an engine is loaded, by whichever caller. @type {Promise<void>} */
export const engineArrived = new Promise((resolve) => (arrive = resolve));

/**
 * Loads the engine of a family, once for all callers; after a failure the next call tries again.
 * @param {string} family
 * @param {BufferSource} [bytes] the wasm; downloaded by default
 * @returns {Promise<Engine>}
 * @throws {EngineError}
 */
export function loadFamily(family, bytes) {
  const url = WASM_URLS[family];
  const known = loading.get(url);
  if (known) return known;
  const engine = startEngine(family, url, BINDINGS[family], bytes);
  loading.set(url, engine);
  engine.then(
    (started) => {
      engines.set(url, started);
      arrive();
    },
    () => loading.delete(url),
  );
  return engine;
}

/**
 * Loads the engines of all families.
 * @param {BufferSource} [bytes] the wasm, where one has every family; downloaded by default
 */
export async function loadEngine(bytes) {
  await Promise.all(Object.keys(WASM_URLS).map((family) => loadFamily(family, bytes)));
}

/** Returns whether the engine of a family is loaded. @param {string} family */
export const hasFamily = (family) => engines.has(WASM_URLS[family]);

/**
 * Returns the family whose engine runs the puzzle of a link. A link without a known puzzle is left to
 * any engine, which says what is wrong with it.
 * @param {Uint8Array} link
 */
export const familyOfLink = (link) => (puzzleOf(link) ?? anyLoaded()).family;

const anyLoaded = () => catalogue().find(({ family }) => hasFamily(family)) ?? catalogue()[0];

/**
 * Returns the engine of a family.
 * @param {string} family
 * @throws {EngineError} `family` if it is not loaded
 */
function engineOf(family) {
  const engine = engines.get(WASM_URLS[family]);
  if (!engine) throw new EngineError('family', { family });
  return engine;
}

/**
 * Returns the engine that runs a link.
 * @param {Uint8Array} link
 * @throws {EngineError} `family` if it is not loaded
 */
export const engineFor = (link) => engineOf(familyOfLink(link));

/**
 * Returns the engine that runs a puzzle; an unknown puzzle is refused by the engine.
 * @param {string} puzzle id
 * @throws {EngineError} `family` if it is not loaded
 */
export const engineForPuzzle = (puzzle) =>
  engineOf((catalogue().find(({ id }) => id === puzzle) ?? anyLoaded()).family);
