/** Translations for an element. */
import { EngineError } from '../../core/engine/session.js';
import { fetchWords } from '../../i18n/index.js';
import { chooseLanguage } from '../../i18n/languages.js';

/**
 * Returns the language of an element: the nearest `lang` attribute, or else the language of the
 * page or of the browser.
 * @param {Element} element
 */
export function languageFor(element) {
  const { lang = '' } = /** @type {HTMLElement | null} */ (element.closest('[lang]')) ?? {};
  return chooseLanguage([lang, document.documentElement.lang, ...navigator.languages]);
}

/**
 * Loads the translations for an element.
 * @param {Element} element
 * @throws {EngineError} `words`
 */
export async function wordsFor(element) {
  try {
    return await fetchWords(languageFor(element));
  } catch {
    throw new EngineError('words');
  }
}
