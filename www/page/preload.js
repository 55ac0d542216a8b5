/**
 * First script of the page: preloads the texts of the page's language and then the wasm, while the
 * main script is downloading. The main script has priority over the wasm.
 */
import { WASM } from '../core/net/wasm-url.js';
import { FIRST_FILES, LANGUAGES } from '../i18n/languages.js';
import { firstLanguage } from './page-language.js';

/** @param {URL} file file that is needed soon */
function preload({ href }) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  document.head.append(link);
}

const { files } = LANGUAGES[firstLanguage()];
for (const file of FIRST_FILES) preload(files[file]);
preload(WASM);
