/**
 * Registry of algorithm families. The views of state-space search are part of the first bundle.
 * Those of the other families are imported lazily: when the page is idle, or before the first run
 * of the family is shown.
 * @import { Family, Own } from '../ui/kit/family-view.js'
 */
import { importChunk } from '../core/net/lazy-import.js';
import { EngineError } from '../core/engine/engine.js';
import { setCompanions } from '../core/engine/engines.js';
import { learnFamily } from '../core/engine/family-core.js';
import { textsOf } from '../core/engine/module-choice.js';
import { fetchMoreWords } from '../i18n/index.js';
import { family as stateSpace } from './state-space/index.js';
import { fetchViews } from './state-space/puzzles/index.js';

/**
 * Lazy imports of the other families, by family id.
 * @type {Record<string, () => Promise<Family>>}
 */
const LATER = {
  backtracking: async () =>
    forgotten((await importChunk(() => import('./backtracking/index.js'))).family),
  games: async () => forgotten((await importChunk(() => import('./games/index.js'))).family),
  trees: async () => forgotten((await importChunk(() => import('./trees/index.js'))).family),
};

/** Loaded families, by id. @type {Map<string, Family>} */
const families = new Map();
add(forgotten(stateSpace));

setCompanions(async (module) => {
  const texts = Promise.all(textsOf(module).map(fetchMoreWords)).catch(() => {
    throw new EngineError('words');
  });
  const views = fetchViews(module.runs && Object.keys(module.runs)).catch(() => {
    throw new EngineError('family');
  });
  await Promise.all([texts, views]);
});

/**
 * Casts a family to the general `Family` type and so drops its own types.
 * @template {Own} Types
 * @param {Family<Types>} family
 */
function forgotten(family) {
  return /** @type {Family} */ (/** @type {unknown} */ (family));
}

/**
 * Adds a loaded family to the registry and registers its core with the engine.
 * @param {Family} family
 */
function add(family) {
  families.set(family.id, family);
  learnFamily(family.id, family.core);
}

/** Registry of families that viewers receive. */
export const FAMILIES = {
  /**
   * Returns a loaded family.
   * @param {string} id id of a loaded family
   * @returns {Family}
   */
  get: (id) => /** @type {Family} */ (families.get(id)),

  /** Returns whether a family is loaded. @param {string} id */
  has: (id) => families.has(id),

  /**
   * Imports a family and fetches its translations, unless it is loaded already.
   * @param {string} id
   * @throws if the import or the fetch of the translations fails
   */
  async load(id) {
    if (families.has(id)) return;
    const [family] = await Promise.all([LATER[id](), fetchMoreWords(id)]);
    add(family);
  },

  loadExtras: () => Promise.all([...families.values()].map((family) => family.loadExtras?.())),

  /** Loads all families. A family that fails to load is requested again when it is needed. */
  async loadAll() {
    await Promise.allSettled(Object.keys(LATER).map(FAMILIES.load));
  },
};
