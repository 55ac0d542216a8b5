/** The language of the page: what a person has chosen, else what the browser asks for. */
import { LANGUAGES, chooseLanguage } from './i18n/languages.js';
import { recall, remember } from './ui/memory.js';

/** The language to begin with. */
export function firstLanguage() {
  return chooseLanguage([recall('language') ?? '', ...navigator.languages]);
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
    } catch {
      menu.value = document.documentElement.lang;
    }
  };
}
