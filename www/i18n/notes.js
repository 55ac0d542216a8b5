/** The words of who presents a lesson, in a file that nobody else fetches. */
import { fetchFrom } from './index.js';

/** @import { Words } from './index.js' */

/** Where they are. @type {Record<string, URL>} */
const NOTES = {
  en: new URL('./notes.en.ftl', import.meta.url),
  vi: new URL('./notes.vi.ftl', import.meta.url),
  zh: new URL('./notes.zh.ftl', import.meta.url),
};

/**
 * Fetches them, with a note to each stop.
 * @param {string} language as `chooseLanguage` returns it
 * @returns {Promise<Words>}
 */
export const fetchNotes = (language) => fetchFrom(NOTES[language], language);
