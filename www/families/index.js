/**
 * The families of runs: one line a family. The first is there from the beginning; the others are
 * fetched when the page is idle, or before the first run of them is shown.
 * @import { Family, Own } from '../ui/kit/family-view.js'
 */
import { importChunk } from '../core/net/lazy-import.js';
import { learnFamily } from '../core/engine/family-core.js';
import { fetchMoreWords } from '../i18n/index.js';
import { family as stateSpace } from './state-space/index.js';

/** @type {Record<string, () => Promise<Family>>} */
const LATER = {
  backtracking: async () =>
    forgotten((await importChunk(() => import('./backtracking/index.js'))).family),
  games: async () => forgotten((await importChunk(() => import('./games/index.js'))).family),
};

/** The families that are there, with their words, by name. @type {Map<string, Family>} */
const families = new Map();
add(forgotten(stateSpace));

/**
 * A family as the shell knows it, which forgets the family's own types.
 * @template {Own} Types
 * @param {Family<Types>} family
 */
function forgotten(family) {
  return /** @type {Family} */ (/** @type {unknown} */ (family));
}

/** @param {Family} family */
function add(family) {
  families.set(family.id, family);
  learnFamily(family.id, family.core);
}

/** The families as a viewer is handed them. */
export const FAMILIES = {
  /**
   * @param {string} id of a family that is there
   * @returns {Family}
   */
  get: (id) => /** @type {Family} */ (families.get(id)),

  /**
   * @param {string} id
   * @throws where it does not come
   */
  async load(id) {
    if (families.has(id)) return;
    const [family] = await Promise.all([LATER[id](), fetchMoreWords(id)]);
    add(family);
  },

  loadExtras: () => Promise.all([...families.values()].map((family) => family.loadExtras?.())),

  /** Fetches what is not there yet; what does not come is fetched again when it is needed. */
  async loadAll() {
    await Promise.allSettled(Object.keys(LATER).map((id) => FAMILIES.load(id)));
  },
};
