/**
 * Loads the panel that explores a whole space, with its words, its maps and a wasm module that can
 * list the space.
 * @import { Module } from './explore-panel.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { loadModule } from '../../core/engine/engines.js';
import { modulesWith } from '../../core/engine/module-choice.js';
import { fetchWordsOf } from '../../i18n/index.js';
import { Explore } from './explore-panel.js';

/** Family of the puzzles whose spaces can be explored. */
const FAMILY = 'state-space';
/** Searches of a module that can also explore a space: the smallest module has only the first. */
const SEARCHES = ['bfs', 'dfs'];

/**
 * Returns the panel. A change of the language keeps the panel and what it has computed.
 * @param {Viewer} viewer
 * @param {Explore | null} panel
 * @param {string} locale
 * @param {string} puzzle id
 */
export async function exploreOf(viewer, panel, locale, puzzle) {
  const [module] = modulesWith(puzzle, SEARCHES);
  const { loadExplore } = viewer.host.families.get(FAMILY);
  const [family, words] = await Promise.all([
    /** @type {NonNullable<typeof loadExplore>} */ (loadExplore)(),
    fetchWordsOf('explore', locale),
    module && loadModule(module),
  ]);
  /** @type {Module} */
  const loaded = { family, words };
  return panel?.take(loaded) ?? new Explore(viewer, loaded);
}
