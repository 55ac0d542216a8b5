/**
 * The page's first script, a small one: asks for the words of its language and for the wasm, in this
 * order, while the large script is on its way, which is to come before the wasm.
 */
import { WASM } from '../core/net/wasm-url.js';
import { FIRST_FILES, LANGUAGES } from '../i18n/languages.js';
import { firstLanguage } from './page-language.js';

/** @param {URL} file that is fetched soon */
function preload({ href }) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  document.head.append(link);
}

const { files } = LANGUAGES[firstLanguage()];
for (const file of FIRST_FILES) preload(files[file]);
preload(WASM);
