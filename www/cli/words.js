/** The words of the command: read when something is told, in the language that it is told in. */
import { readFileSync } from 'node:fs';
import { chooseLanguage } from '../i18n/languages.js';

/** @import { Words } from '../i18n/index.js' */

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
 * without them, and who has words of the command's own for it does without the page's.
 */
export const readWords = () => (words ??= readFiles());

/** @returns {Promise<Words>} */
async function readFiles() {
  const { wordsOf } = await import('../i18n/index.js');
  const own = wordsOf(spoken, textOf(`cli.${spoken}.ftl`));
  /** @type {Words | null} */
  let page = null;
  const all = () => (page ??= wordsOf(spoken, textOf(`${spoken}.ftl`)));
  /** @param {string | readonly string[]} keys */
  const isOwn = (keys) => typeof keys === 'string' && own.has(keys);
  return {
    ...own,
    has: (key) => own.has(key) || all().has(key),
    text: (keys, values) => (isOwn(keys) ? own : all()).text(keys, values),
  };
}

/** @param {string} name of a file of words */
function textOf(name) {
  return readFileSync(new URL(`../i18n/${name}`, import.meta.url), 'utf8');
}

/** The language tag of the terminal's locale, as POSIX names it: `vi_VN.UTF-8` is `vi-VN`. */
function terminalLanguage() {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  return locale.replace(/[.@].*/, '').replace('_', '-');
}
