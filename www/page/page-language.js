/** The language of the page: that of the address, else what a person has chosen or the browser asks for. */
import { LANGUAGES, chooseLanguage } from '../i18n/languages.js';
import { recall, remember } from '../ui/kit/storage.js';

const LANG = 'lang';

/** The language to begin with. */
export function firstLanguage() {
  const asked = new URLSearchParams(location.search).get(LANG);
  return chooseLanguage([asked ?? '', recall('language') ?? '', ...navigator.languages]);
}

/**
 * Fills the menu of languages, each by its own name, and keeps what is chosen.
 * @param {HTMLSelectElement} menu
 * @param {(language: string) => Promise<unknown>} speak speaks it; where its words do not come, the
 *   page goes on in the language that it has
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

/** What a person has chosen goes before what the address asked for. */
function forget() {
  const url = new URL(location.href);
  url.searchParams.delete(LANG);
  if (url.href !== location.href) history.replaceState(null, '', url);
}
