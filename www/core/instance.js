/**
 * The instance of the wasm that all elements of a page share: loading it, calling into it, and a
 * fresh one in its place when it breaks down.
 *
 * Knows no DOM. Every failure is an EngineError with a stable code.
 */
import { assetAt } from '../assets.js';
import * as wasm from '../wasm/searchlight.js';

/** An error with a code that the dictionaries have words for, and the values in them. */
export class EngineError extends Error {
  /**
   * @param {string} code
   * @param {Record<string, string | number>} [fields]
   */
  constructor(code, fields = {}) {
    super(code);
    this.name = 'EngineError';
    this.code = code;
    this.fields = fields;
  }
}

/** @type {Promise<void> | null} */
let loading = null;

/**
 * Fetches and compiles the wasm, once for all callers; after a failure the next call tries again.
 * @param {BufferSource} [bytes] the wasm, where it cannot be fetched
 */
export function loadEngine(bytes) {
  loading ??= startEngine(bytes).catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** @param {BufferSource} [bytes] */
async function startEngine(bytes) {
  if (typeof WebAssembly !== 'object') throw new EngineError('noWebAssembly');
  try {
    const module = bytes ? await WebAssembly.compile(bytes) : await fetchModule();
    wasm.initSync({ module });
  } catch (error) {
    // A page's content security policy forbids compiling before anything is run.
    const refused =
      error instanceof WebAssembly.CompileError && /unsafe-eval|CSP/.test(error.message);
    throw new EngineError(refused ? 'csp' : 'download', { reason: String(error) });
  }
}

async function fetchModule() {
  const beside = new URL('../wasm/searchlight_bg.wasm', import.meta.url);
  const response = await fetch(assetAt('searchlight_bg.wasm', beside));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  // Only with its own media type is it compiled while it arrives; some servers do not know that.
  const streams = response.headers.get('Content-Type') === 'application/wasm';
  return streams
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** Counts the instances of the wasm; a handle is of no use beyond its own. */
export let instance = 0;

/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * Calls back when a fresh instance has taken a broken one's place.
 * @param {() => void} tell
 * @returns {() => void} unbinds
 */
export function onFreshInstance(tell) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/**
 * Calls into the core and turns what it throws into an EngineError.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
export function call(work) {
  try {
    return work();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) {
      // What is left of the broken instance is not to be trusted: all go on with a fresh one.
      wasm.__wbg_reset_state();
      instance += 1;
      for (const tell of listeners) tell();
      throw new EngineError('trap', { reason: error.message });
    }
    // The core throws plain objects, the glue an Error where a handle outlived its instance.
    if (error instanceof Error) throw new EngineError('stale');
    const { code, ...fields } = /** @type {{ code?: string }} */ (error ?? {});
    throw new EngineError(code ?? 'unknown', fields);
  }
}
