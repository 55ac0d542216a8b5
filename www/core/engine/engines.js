/**
 * The engines of a page: one for each wasm module that was needed, shared by all elements.
 * @import { Engine } from './engine.js'
 * @import { Module } from './modules.js'
 * @import { PuzzleKind } from './catalogue.js'
 */
import { EngineError, startEngine } from './engine.js';
import { BINDINGS } from './bindings.js';
import { MODULES } from './modules.js';
import { algorithmIn, catalogue, puzzleOf } from './catalogue.js';
import { isExplored } from '../own/definitions.js';
import { idOf, isOwn, ownIn } from '../own/own-id.js';
import { modulesWith } from './module-choice.js';

/** Loading and loaded engines, by the id of their module. @type {Map<string, Promise<Engine>>} */
const loading = new Map();

/** Loaded engines, by the id of their module. @type {Map<string, Engine>} */
const engines = new Map();

/**
 * Loads what a page needs to show the runs of a module, besides the engine.
 * @type {(module: Module) => Promise<void>}
 */
let loadCompanions = async () => {};

/**
 * Sets what is downloaded together with each engine. An engine counts as loaded only when both have
 * arrived. Does not apply to a wasm that the caller has read itself.
 * @param {(module: Module) => Promise<void>} load
 */
export function setCompanions(load) {
  loadCompanions = load;
}

let arrive = () => {};

/** Resolves once an engine is loaded, by whichever caller. @type {Promise<void>} */
export const engineArrived = new Promise((resolve) => (arrive = resolve));

/**
 * Loads the engine of a module, once for all callers; after a failure the next call tries again.
 * @param {Module} module
 * @param {BufferSource} [bytes] the wasm; downloaded by default
 * @returns {Promise<Engine>}
 * @throws {EngineError}
 */
export function loadModule(module, bytes) {
  const { id } = module;
  const known = loading.get(id);
  if (known) return known;
  const coming = startEngine(module, BINDINGS[id], bytes);
  const companions = bytes ? null : loadCompanions(module);
  const engine = Promise.all([coming, companions]).then(([started]) => started);
  loading.set(id, engine);
  engine.then(
    (started) => {
      engines.set(id, started);
      arrive();
    },
    () => loading.delete(id),
  );
  return engine;
}

/**
 * Loads the engines of all modules.
 * @param {BufferSource} [bytes] the wasm, where there is one module; downloaded by default
 */
export async function loadEngine(bytes) {
  await Promise.all(MODULES.map((module) => loadModule(module, bytes)));
}

/**
 * Returns the loaded engine that runs a puzzle by an algorithm. If there are several, returns the
 * largest, because it is more likely to have the next run, too.
 * @param {string} puzzle id
 * @param {string} [algorithm] id; without it, any engine that has the puzzle
 */
function loadedFor(puzzle, algorithm) {
  const able = modulesWith(puzzle, algorithm ? [algorithm] : []);
  const module = able.findLast(({ id }) => engines.has(id));
  return module && engines.get(module.id);
}

/** Returns whether a loaded engine reads the links to a puzzle. @param {string} puzzle id */
export const readsPuzzle = (puzzle) => loadedFor(puzzle) !== undefined;

/**
 * Parts to load before a run can be opened: the wasm module, unless it is loaded, and the family
 * that shows the run. Also names the run's puzzle and algorithm, if known. `own` is a puzzle of the
 * host page that must be explored first.
 * @typedef {{ module?: Module, family: string, puzzle?: string, algorithm?: string, own?: string }} Need
 */

/**
 * Returns what must be loaded before a puzzle can be run by these algorithms.
 * @param {PuzzleKind} kind
 * @param {readonly string[]} algorithms ids; an id that the puzzle does not have is ignored
 * @returns {Need | null} null if everything is loaded. Otherwise `module` is the smallest module
 *   that runs all algorithms; if there is none, the module of the first missing algorithm
 */
function needOf({ id, family, algorithms: known }, algorithms) {
  const wanted = algorithms.filter((algorithm) => known.includes(algorithm));
  const isMissing = (/** @type {string} */ algorithm) => !loadedFor(id, algorithm);
  if (readsPuzzle(id) && !wanted.some(isMissing)) return null;
  const [all] = modulesWith(id, wanted);
  const [first] = modulesWith(id, wanted.filter(isMissing).slice(0, 1));
  return { module: all ?? first, family, puzzle: id, algorithm: wanted[0] };
}

/**
 * Returns what must be loaded before a link can be opened. Returns null if nothing is missing, or
 * if the link has no known puzzle.
 * @param {Uint8Array} link
 * @param {readonly string[]} [others] further algorithms to run the puzzle by
 */
export function needOfLink(link, others = []) {
  const kind = puzzleOf(link);
  if (!kind) return needOfOwn(ownIn(link));
  return needOf(kind, [algorithmIn(link) ?? '', ...others]);
}

/**
 * Returns what must be loaded before a puzzle that the host page has defined can be shown.
 * @param {string} puzzle id
 * @returns {Need | null} null if the puzzle is explored, or no puzzle of a host page
 */
export function needOfOwn(puzzle) {
  return isOwn(puzzle) && !isExplored(puzzle) ? { own: puzzle, family: 'state-space' } : null;
}

/**
 * Returns an engine.
 * @param {PuzzleKind | undefined} kind undefined for an unknown puzzle: any engine can then report
 *   that it is unknown
 * @param {string} [algorithm]
 * @throws {EngineError} `family` if no engine of the run is loaded
 */
function engineOf(kind, algorithm) {
  const [some] = engines.values();
  const engine = kind ? loadedFor(kind.id, algorithm) : some;
  if (!engine) throw new EngineError('family', { family: kind?.family ?? '' });
  return engine;
}

/**
 * Returns an engine that can read a link to the puzzle of these bytes, even if the bytes are no
 * valid link.
 * @param {Uint8Array} bytes
 * @throws {EngineError} `family` if none is loaded
 */
export const engineReading = (bytes) => engineOf(kindOf(bytes));

/**
 * Returns the engine that runs a link.
 * @param {Uint8Array} link
 * @throws {EngineError} `family` if it is not loaded
 */
export const engineFor = (link) => engineOf(kindOf(link), algorithmIn(link));

/**
 * Returns the puzzle of a link; undefined if there is none.
 * @param {Uint8Array} link
 * @throws {EngineError} `ownMissing` or `ownChanged` for a puzzle of a host page that is not there
 */
function kindOf(link) {
  const kind = puzzleOf(link);
  const own = kind ? '' : ownIn(link);
  if (own) {
    const fields = { id: idOf(own), near: 'none' };
    throw new EngineError(isExplored(own) ? 'ownChanged' : 'ownMissing', fields);
  }
  return kind;
}

/**
 * Returns the engine that runs a puzzle. For an unknown puzzle or algorithm, returns an engine that
 * refuses it.
 * @param {string} puzzle id
 * @param {string} algorithm id; empty for the default
 * @throws {EngineError} `family` if it is not loaded
 */
export function engineForPuzzle(puzzle, algorithm) {
  const kind = catalogue().find(({ id }) => id === puzzle);
  const isKnown = kind?.algorithms.includes(algorithm);
  return engineOf(kind, isKnown ? algorithm : kind?.algorithm);
}
