/**
 * Loads the panel that explores a whole space, with its words and a wasm module that can
 * list the space.
 * @import { FamilyExplore } from '../kit/family-view.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { loadModule } from '../../core/engine/engines.js';
import { modulesWith } from '../../core/engine/module-choice.js';
import { fetchWordsOf } from '../../i18n/index.js';
import { Explore } from './explore-panel.js';

/** Searches of a module that can also explore a space: the smallest module has only the first. */
const SEARCHES = ['bfs', 'dfs'];

/**
 * Returns the panel. A change of the language keeps the panel and what it has computed.
 * @param {Viewer} viewer
 * @param {Explore | null} panel
 * @param {FamilyExplore} family
 * @param {[locale: string, puzzle: string]} of
 */
export async function panelOf(viewer, panel, family, ...[locale, puzzle]) {
  const [module] = modulesWith(puzzle, SEARCHES);
  const [words] = await Promise.all([
    fetchWordsOf('explore', locale),
    module && loadModule(module),
  ]);
  const loaded = { family, words };
  return panel?.take(loaded) ?? new Explore(viewer, loaded);
}
