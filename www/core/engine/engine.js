/**
 * Loads a wasm module of the core, calls into its instance, and replaces the instance after a trap.
 *
 * Does not use the DOM. Every failure is an EngineError with a stable code.
 * @import { Bindings } from './bindings.js'
 * @import { Module } from './modules.js'
 */
import { assetAt } from '../../assets.js';
import { StatusError, download } from '../net/download.js';

/**
 * Error with a code that the dictionaries translate, and the values for the placeholders in the
 * translation.
 */
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

/** @typedef {{ bytes: number, sha256: string }} Expected size and hash of a wasm */

/**
 * Length and hash of each module's wasm, by the module's id, inserted by the build. Null in Node,
 * where nothing was built: the wasm is then not verified.
 * @type {Record<string, Expected> | null}
 */
const EXPECTED = typeof WASM_BUILD === 'object' ? WASM_BUILD : null;

/**
 * Downloads and compiles the wasm of a module, and starts it.
 * @param {Module} module
 * @param {() => Promise<Bindings>} load loads the bindings
 * @param {BufferSource} [bytes] the wasm; downloaded by default
 * @throws {EngineError}
 */
export async function startEngine({ id, url }, load, bytes) {
  if (typeof WebAssembly !== 'object') throw new EngineError('noWebAssembly');
  try {
    const compiling = bytes
      ? WebAssembly.compile(bytes)
      : fetchModule(assetAt(url), EXPECTED?.[id]);
    const [compiled, bindings] = await Promise.all([compiling, load()]);
    return new Engine(bindings, compiled);
  } catch (error) {
    throw explained(error);
  }
}

/** Returns the EngineError for a failure to load the wasm. @param {unknown} error */
function explained(error) {
  if (error instanceof EngineError) return error;
  const reason = String(error);
  // Instantiating throws a RangeError only if there is too little memory for the wasm's initial
  // heap.
  if (error instanceof RangeError) return new EngineError('memory', { reason });
  // A Content Security Policy without 'wasm-unsafe-eval' makes compiling fail.
  const refused = error instanceof WebAssembly.CompileError && /unsafe-eval|CSP/.test(reason);
  if (refused) return new EngineError('csp', { reason });
  // File names contain a hash. If a file is missing, another build was deployed meanwhile.
  const isGone = error instanceof StatusError && (error.status === 404 || error.status === 410);
  return new EngineError(isGone ? 'mismatch' : 'download', { reason });
}

/**
 * @param {URL} url
 * @param {Expected | undefined} expected
 */
async function fetchModule(url, expected) {
  // An HTTP cache may hold a damaged or outdated copy: retry without the cache.
  const module =
    (await fetchSound(url, 'default', expected)) ?? (await fetchSound(url, 'reload', expected));
  if (!module) throw new EngineError('mismatch', { reason: 'not the wasm of this build' });
  return module;
}

/**
 * Compiles the wasm while downloading and verifies the bytes.
 * @param {URL} url
 * @param {RequestCache} cache
 * @param {Expected | undefined} expected
 * @returns {Promise<WebAssembly.Module | null>} null if the bytes are not this build's wasm
 */
async function fetchSound(url, cache, expected) {
  /** @type {Promise<WebAssembly.Module> | undefined} */
  let compiling;
  const bytes = await download(url, cache, (response) => {
    // Streaming compilation requires the media type, which some servers do not send.
    if (response.headers.get('Content-Type') !== 'application/wasm') return;
    compiling = WebAssembly.compileStreaming(response);
    compiling.catch(() => {}); // Awaited below if the bytes are right.
  });
  return (await isSound(bytes, expected)) ? (compiling ?? WebAssembly.compile(bytes)) : null;
}

/**
 * Returns whether the bytes are this build's wasm. On pages without HTTPS, browsers offer no hash
 * function; only the length is compared there.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {Expected | undefined} expected undefined where nothing was built
 */
async function isSound(bytes, expected) {
  if (!expected) return true;
  if (bytes.length !== expected.bytes) return false;
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) return true;
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') === expected.sha256;
}

/** Memory is full if it cannot grow by this number of 64 KiB pages. */
const SPARE_PAGES = 64;

/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * Registers a callback for when a fresh instance of any engine has replaced a broken one.
 * @param {() => void} tell
 * @returns {() => void} removes the callback
 */
export function onFreshInstance(tell) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** A wasm module with its current instance. */
export class Engine {
  #compiled;
  /** Number of instances that were replaced so far. Handles of replaced instances are unusable. */
  instance = 0;
  /** Gives a fresh instance the data that the page has given to the last one. */
  refill = () => {};

  /**
   * @param {Bindings} bindings
   * @param {WebAssembly.Module} compiled
   */
  constructor(bindings, compiled) {
    this.bindings = bindings;
    this.#compiled = compiled;
    bindings.initSync({ module: compiled });
  }

  /**
   * Calls into the core and converts any exception into an EngineError.
   * @template T
   * @param {(bindings: Bindings) => T} work
   * @returns {T}
   */
  call(work) {
    try {
      return work(this.bindings);
    } catch (error) {
      throw error instanceof WebAssembly.RuntimeError ? this.#renew(error) : toldOf(error);
    }
  }

  /**
   * Replaces the instance after a trap, because its memory may be corrupt: all runs continue with a
   * fresh one.
   * @param {WebAssembly.RuntimeError} trap
   * @returns {EngineError}
   */
  #renew({ message: reason }) {
    const failure = this.#isFull()
      ? new EngineError('memory', { reason })
      : new EngineError('trap', { reason });
    this.instance += 1;
    try {
      this.bindings.__wbg_reset_state();
      this.refill();
    } catch (error) {
      return explained(error);
    }
    for (const tell of listeners) tell();
    return failure;
  }

  /** Returns whether memory ran out: the core's allocator then traps without a message. */
  #isFull() {
    const { memory } = this.bindings.initSync({ module: this.#compiled }); // Returns the existing instance.
    try {
      memory.grow(SPARE_PAGES);
      return false;
    } catch {
      return true;
    }
  }
}

/** Returns the EngineError for what a call has thrown. @param {unknown} error */
function toldOf(error) {
  if (error instanceof EngineError) return error;
  // The core throws plain objects; the bindings throw an Error if a handle is used after its
  // instance was replaced.
  if (error instanceof Error) return new EngineError('stale');
  const { code, ...fields } = /** @type {{ code?: string }} */ (error ?? {});
  return new EngineError(code ?? 'unknown', fields);
}
