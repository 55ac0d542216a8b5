/** The words of the command. */
import { readFileSync } from 'node:fs';
import { wordsOf } from '../i18n/index.js';
import { chooseLanguage } from '../i18n/languages.js';

/** What the page says, what each family says, and what only the command says. */
const FILES = ['', 'state-space', 'backtracking', 'games', 'cli'];

/** @param {string} name of a file of words */
const textOf = (name) => readFileSync(new URL(`../i18n/${name}`, import.meta.url), 'utf8');

/** @param {string} language as `chooseLanguage` returns it */
const wordsIn = (language) =>
  wordsOf(
    language,
    ...FILES.map((file) => textOf([file, language, 'ftl'].filter(Boolean).join('.'))),
  );

/** The words that are spoken: of the terminal's language, until another is asked for. */
export let words = wordsIn(chooseLanguage([terminalLanguage()]));

/** @param {string} language as `chooseLanguage` returns it */
export function speak(language) {
  words = wordsIn(language);
}

/** The language tag of the terminal's locale, as POSIX names it: `vi_VN.UTF-8` is `vi-VN`. */
function terminalLanguage() {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  return locale.replace(/[.@].*/, '').replace('_', '-');
}
