/** The words that an element speaks. */
import { EngineError } from '../../core/engine/session.js';
import { fetchWords } from '../../i18n/index.js';
import { chooseLanguage } from '../../i18n/languages.js';

/**
 * Fetches the words of an element's language, else the page's, else the browser's.
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
