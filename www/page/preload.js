/**
 * First script of the page: preloads the texts of the page's language and then the wasm of the puzzle
 * in the address, while the main script is downloading. The main script has priority over the wasm.
 */
import { catalogue, puzzleOf } from '../core/engine/catalogue.js';
import { WASM_URLS } from '../core/engine/wasm-urls.js';
import { FIRST_FILES, LANGUAGES } from '../i18n/languages.js';
import { optionIn } from './address-bar.js';
import { firstLanguage } from './page-language.js';

/** @param {URL} file file that is needed soon */
function preload({ href }) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  document.head.append(link);
}

/** Finds the puzzle in the address, roughly: a wrong guess costs only time. */
function puzzleInAddress() {
  const puzzle = optionIn('puzzle');
  const kinds = catalogue();
  return linkedPuzzle() ?? kinds.find(({ id }) => id === puzzle) ?? kinds[0];
}

function linkedPuzzle() {
  try {
    // The first four letters of a link encode its first three bytes.
    const start = atob(location.hash.slice(1, 5).replaceAll('-', '+').replaceAll('_', '/'));
    return puzzleOf(Uint8Array.from(start, (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

const { files } = LANGUAGES[firstLanguage()];
for (const file of FIRST_FILES) preload(files[file]);
preload(WASM_URLS[puzzleInAddress().family]);
