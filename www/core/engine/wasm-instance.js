/**
 * The wasm instance shared by all elements of a page: loads it, calls into it, and replaces it
 * after a trap.
 *
 * Does not use the DOM. Every failure is an EngineError with a stable code.
 */
import { assetAt } from '../../assets.js';
import { StatusError, download } from '../net/download.js';
import { WASM } from '../net/wasm-url.js';
import * as wasm from '../../wasm/searchlight.js';

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

/**
 * Size and hash of this build's wasm, inserted by the build. Null where nothing was built, as in
 * Node: then the wasm is not verified.
 * @type {{ bytes: number, sha256: string } | null}
 */
const EXPECTED = typeof WASM_BUILD === 'object' ? WASM_BUILD : null;

/** @type {Promise<void> | null} */
let loading = null;

let arrive = () => {};

/** Resolves once the wasm is loaded, by whichever caller. @type {Promise<void>} */
export const engineArrived = new Promise((resolve) => (arrive = resolve));

/** Compiled wasm module, assigned when loaded. @type {WebAssembly.Module} */
let compiled;

/**
 * Downloads and compiles the wasm once for all callers; after a failure the next call tries again.
 * @param {BufferSource} [bytes] the wasm; downloaded by default
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
    compiled = bytes ? await WebAssembly.compile(bytes) : await fetchModule();
    wasm.initSync({ module: compiled });
    arrive();
  } catch (error) {
    throw explained(error);
  }
}

/** Returns the EngineError for a failure to load the wasm. @param {unknown} error */
function explained(error) {
  if (error instanceof EngineError) return error;
  const reason = String(error);
  // Instantiating throws a RangeError only if there is no memory for the wasm's initial heap.
  if (error instanceof RangeError) return new EngineError('memory', { reason });
  // A Content Security Policy without 'wasm-unsafe-eval' makes compiling fail.
  const refused = error instanceof WebAssembly.CompileError && /unsafe-eval|CSP/.test(reason);
  if (refused) return new EngineError('csp', { reason });
  // File names contain a hash, so a missing file means that another build was deployed.
  const isGone = error instanceof StatusError && (error.status === 404 || error.status === 410);
  return new EngineError(isGone ? 'mismatch' : 'download', { reason });
}

async function fetchModule() {
  const url = assetAt(WASM);
  // An HTTP cache may hold a damaged or outdated copy: retry without the cache.
  const module = (await fetchSound(url, 'default')) ?? (await fetchSound(url, 'reload'));
  if (!module) throw new EngineError('mismatch', { reason: 'not the wasm of this build' });
  return module;
}

/**
 * Compiles the wasm while downloading and verifies the bytes.
 * @param {URL} url
 * @param {RequestCache} cache
 * @returns {Promise<WebAssembly.Module | null>} null if the bytes are not this build's wasm
 */
async function fetchSound(url, cache) {
  /** @type {Promise<WebAssembly.Module> | undefined} */
  let compiling;
  const bytes = await download(url, cache, (response) => {
    // Streaming compilation requires the media type, which some servers do not send.
    if (response.headers.get('Content-Type') !== 'application/wasm') return;
    compiling = WebAssembly.compileStreaming(response);
    compiling.catch(() => {}); // Awaited below if the bytes are right.
  });
  return (await isSound(bytes)) ? (compiling ?? WebAssembly.compile(bytes)) : null;
}

/**
 * Returns whether the bytes are this build's wasm. On pages without HTTPS browsers offer no hash
 * function, so that only the length is compared.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function isSound(bytes) {
  if (!EXPECTED) return true;
  if (bytes.length !== EXPECTED.bytes) return false;
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) return true;
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') === EXPECTED.sha256;
}

function startAnew() {
  try {
    wasm.__wbg_reset_state();
  } catch (error) {
    throw explained(error);
  }
}

/** Number of 64 KiB pages by which the memory can grow, unless it is full. */
const SPARE_PAGES = 64;

/** Returns whether memory ran out: the core's allocator then traps without a message. */
function isFull() {
  const { memory } = wasm.initSync({ module: compiled }); // Returns the existing instance.
  try {
    memory.grow(SPARE_PAGES);
    return false;
  } catch {
    return true;
  }
}

/** Number of the current wasm instance; handles of earlier instances are unusable. */
export let instance = 0;

/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * Registers a callback for when a fresh instance has replaced a broken one.
 * @param {() => void} tell
 * @returns {() => void} removes the callback
 */
export function onFreshInstance(tell) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/**
 * Calls into the core and converts any exception into an EngineError.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
export function call(work) {
  try {
    return work();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) {
      const { message: reason } = error;
      const failure = isFull()
        ? new EngineError('memory', { reason })
        : new EngineError('trap', { reason });
      // The memory of the broken instance may be corrupt: all runs continue with a fresh instance.
      instance += 1;
      startAnew();
      for (const tell of listeners) tell();
      throw failure;
    }
    if (error instanceof EngineError) throw error;
    // The core throws plain objects; the bindings throw an Error if a handle is used after its
    // instance was replaced.
    if (error instanceof Error) throw new EngineError('stale');
    const { code, ...fields } = /** @type {{ code?: string }} */ (error ?? {});
    throw new EngineError(code ?? 'unknown', fields);
  }
}
