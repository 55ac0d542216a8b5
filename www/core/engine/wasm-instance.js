/**
 * The instance of the wasm that all elements of a page share: loading it, calling into it, and a
 * fresh one in its place when it breaks down.
 *
 * Knows no DOM. Every failure is an EngineError with a stable code.
 */
import { assetAt } from '../../assets.js';
import { StatusError, download } from '../net/download.js';
import { WASM } from '../net/wasm-url.js';
import * as wasm from '../../wasm/searchlight.js';

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

/**
 * What the wasm of this build is; the build puts it here, and where nothing was built, as in Node,
 * there is nothing to compare with.
 * @type {{ bytes: number, sha256: string } | null}
 */
const EXPECTED = typeof WASM_BUILD === 'object' ? WASM_BUILD : null;

/** @type {Promise<void> | null} */
let loading = null;

let arrive = () => {};

/** Resolves once the wasm is there, whoever asked for it. @type {Promise<void>} */
export const engineArrived = new Promise((resolve) => (arrive = resolve));

/** The compiled wasm, once it is there. @type {WebAssembly.Module} */
let compiled;

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
    compiled = bytes ? await WebAssembly.compile(bytes) : await fetchModule();
    wasm.initSync({ module: compiled });
    arrive();
  } catch (error) {
    throw explained(error);
  }
}

/** Why there is no wasm to run. @param {unknown} error */
function explained(error) {
  if (error instanceof EngineError) return error;
  const reason = String(error);
  // The only fault of a range: the engine finds no room for the memory that the wasm begins with.
  if (error instanceof RangeError) return new EngineError('memory', { reason });
  // A page's content security policy forbids compiling before anything is run.
  const refused = error instanceof WebAssembly.CompileError && /unsafe-eval|CSP/.test(reason);
  if (refused) return new EngineError('csp', { reason });
  // Files of another build have other names: one that is gone has been replaced.
  const isGone = error instanceof StatusError && (error.status === 404 || error.status === 410);
  return new EngineError(isGone ? 'mismatch' : 'download', { reason });
}

async function fetchModule() {
  const url = assetAt(WASM);
  // A damaged or foreign copy may lie in a cache on the way: once more, past it.
  const module = (await fetchSound(url, 'default')) ?? (await fetchSound(url, 'reload'));
  if (!module) throw new EngineError('mismatch', { reason: 'not the wasm of this build' });
  return module;
}

/**
 * Compiles the wasm while it arrives, and compares it meanwhile with what it should be.
 * @param {URL} url
 * @param {RequestCache} cache
 * @returns {Promise<WebAssembly.Module | null>} null where it is another
 */
async function fetchSound(url, cache) {
  /** @type {Promise<WebAssembly.Module> | undefined} */
  let compiling;
  const bytes = await download(url, cache, (response) => {
    // Only with its own media type is it compiled while it arrives; some servers do not know that.
    if (response.headers.get('Content-Type') !== 'application/wasm') return;
    compiling = WebAssembly.compileStreaming(response);
    compiling.catch(() => {}); // It is awaited below, if it is the right one.
  });
  return (await isSound(bytes)) ? (compiling ?? WebAssembly.compile(bytes)) : null;
}

/**
 * Whether these bytes are the wasm of this build. Browsers compute no hashes for pages that came
 * over an insecure line: there only the length is compared.
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

/** Number of 64 KiB pages that a wasm has room for unless memory has run out. */
const SPARE_PAGES = 64;

/** Whether a trap came of memory that cannot grow: the core's allocator then ends it without a word. */
function isFull() {
  const { memory } = wasm.initSync({ module: compiled }); // The instance that there is already.
  try {
    memory.grow(SPARE_PAGES);
    return false;
  } catch {
    return true;
  }
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
      const { message: reason } = error;
      const failure = isFull()
        ? new EngineError('memory', { reason })
        : new EngineError('trap', { reason });
      // What is left of the broken instance is not to be trusted: all go on with a fresh one.
      instance += 1;
      startAnew();
      for (const tell of listeners) tell();
      throw failure;
    }
    if (error instanceof EngineError) throw error;
    // The core throws plain objects, the glue an Error where a handle outlived its instance.
    if (error instanceof Error) throw new EngineError('stale');
    const { code, ...fields } = /** @type {{ code?: string }} */ (error ?? {});
    throw new EngineError(code ?? 'unknown', fields);
  }
}
