/** Translations for an element. */
import { EngineError } from '../../core/engine/session.js';
import { fetchWords } from '../../i18n/index.js';
import { chooseLanguage } from '../../i18n/languages.js';

/**
 * Loads the translations for an element: in the language of the nearest `lang` attribute, else of
 * the page, else of the browser.
 * @param {Element} element
 * @throws {EngineError} `words`
 */
export async function wordsFor(element) {
  const { lang = '' } = /** @type {HTMLElement | null} */ (element.closest('[lang]')) ?? {};
  const page = document.documentElement.lang;
  try {
    return await fetchWords(chooseLanguage([lang, page, ...navigator.languages]));
  } catch {
    throw new EngineError('words');
  }
}
