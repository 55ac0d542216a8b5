/** The words of the command: read when something is told, in the language that it is told in. */
import { readFileSync } from 'node:fs';
import { LANGUAGES, chooseLanguage } from '../i18n/languages.js';

/** @import { Words } from '../i18n/index.js' */

/** What the command says as the page does. */
const SHARED = /** @type {const} */ (['page', 'state-space', 'backtracking', 'games', 'extras']);

/** The language that is spoken: the terminal's, until another is asked for. */
let spoken = chooseLanguage([terminalLanguage()]);

/** The words, once they are read. @type {Promise<Words> | null} */
let words = null;

/** @param {string} language as `chooseLanguage` returns it */
export function speak(language) {
  spoken = language;
  words = null;
}

/**
 * The words that are spoken. Reading them takes longer than many a search, so who says nothing does
 * without them.
 */
export const readWords = () => (words ??= readFiles());

/** @returns {Promise<Words>} */
async function readFiles() {
  const { wordsOf } = await import('../i18n/index.js');
  const { files } = LANGUAGES[spoken];
  const own = new URL(`../i18n/cli.${spoken}.ftl`, import.meta.url);
  const texts = [...SHARED.map((file) => files[file]), own];
  return wordsOf(spoken, ...texts.map((file) => readFileSync(file, 'utf8')));
}

/** The language tag of the terminal's locale, as POSIX names it: `vi_VN.UTF-8` is `vi-VN`. */
function terminalLanguage() {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  return locale.replace(/[.@].*/, '').replace('_', '-');
}
