/**
 * Language of the page: from the address, else the user's choice, else the browser's preference.
 */
import { optionIn } from './address-bar.js';
import { setOption } from '../core/links/read-option.js';
import { LANGUAGES, chooseLanguage } from '../i18n/languages.js';
import { recall, remember } from '../ui/kit/storage.js';

const LANG = 'lang';

/** Returns the initial language. */
export function firstLanguage() {
  return chooseLanguage([optionIn(LANG), recall('language') ?? '', ...navigator.languages]);
}

/**
 * Fills the language menu, and remembers the user's choice.
 * @param {HTMLSelectElement} menu
 * @param {(language: string) => Promise<unknown>} speak switches the language; if its texts cannot
 *   be loaded, the language stays
 */
export function offerLanguages(menu, speak) {
  for (const [tag, { name }] of Object.entries(LANGUAGES)) {
    const option = new Option(name, tag);
    option.lang = tag;
    menu.add(option);
  }
  menu.value = document.documentElement.lang;
  menu.onchange = async () => {
    try {
      await speak(menu.value);
      remember('language', menu.value);
      forget();
    } catch {
      menu.value = document.documentElement.lang;
    }
  };
}

/** Removes the language from the address, because the user has chosen another. */
function forget() {
  const url = new URL(location.href);
  setOption(url, LANG, '');
  if (url.href !== location.href) history.replaceState(null, '', url);
}
