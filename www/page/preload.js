/**
 * First script of the page. While the main script downloads, it preloads the texts of the page's
 * language, then the wasm of the run in the address. The main script has priority over the wasm.
 */
import { algorithmIn, catalogue, puzzleOf } from '../core/engine/catalogue.js';
import { modulesWith, textsOf } from '../core/engine/module-choice.js';
import { FIRST_FILES, LANGUAGES } from '../i18n/languages.js';
import { optionIn } from './address-bar.js';
import { firstLanguage } from './page-language.js';

/** @param {URL} file file to download early */
function preload({ href }) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  document.head.append(link);
}

/** Guesses the puzzle in the address; a wrong guess costs only time. */
function puzzleInAddress() {
  const puzzle = optionIn('puzzle');
  const kinds = catalogue();
  return kinds.find(({ id }) => id === puzzle) ?? kinds[0];
}

/**
 * Finds the wasm module for the run in the address. Like `puzzleInAddress`, can guess wrong, which
 * costs only time.
 */
function moduleInAddress() {
  const link = linkInAddress();
  const kind = puzzleOf(link) ?? puzzleInAddress();
  const algorithm = algorithmIn(link) ?? kind.algorithm;
  // The names of a race's searches follow the link, separated by dots.
  const rivals = location.hash.split('.').filter((name) => kind.algorithms.includes(name));
  return modulesWith(kind.id, [algorithm, ...rivals])[0];
}

function linkInAddress() {
  const [letters] = /[\w-]*/.exec(location.hash.slice(1)) ?? [''];
  try {
    const bytes = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

const { files } = LANGUAGES[firstLanguage()];
for (const file of FIRST_FILES) preload(files[file]);
const module = moduleInAddress();
for (const file of textsOf(module)) preload(files[file]);
preload(module.url);
