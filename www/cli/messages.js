/** Texts of the command, loaded when the first message is printed. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { LANGUAGES, chooseLanguage } from '../i18n/languages.js';

/** @import { Words } from '../i18n/index.js' */

/** Files of texts that the command shares with the page. */
const SHARED = /** @type {const} */ ([
  'page',
  'state-space',
  'state-space-more',
  'state-space-keys',
  'state-space-own',
  'backtracking',
  'backtracking-constraints',
  'games',
  'trees',
  'extras',
]);

/** Current language: by default the terminal's; `--lang` selects another. */
let spoken = chooseLanguage([terminalLanguage()]);

/** Texts of the current language; null until requested. @type {Promise<Words> | null} */
let words = null;

/**
 * Sets the language of all following messages.
 * @param {string} language as `chooseLanguage` returns it
 */
export function speak(language) {
  spoken = language;
  words = null;
}

/**
 * Loads the texts of the current language. Call this only to print a message: loading takes longer
 * than many searches.
 */
export const readWords = () => (words ??= readFiles());

/** Error codes of the system that have messages. */
const REFUSALS = ['ENOENT', 'EISDIR', 'EACCES', 'EPERM', 'EBADF', 'ENOSPC', 'EFBIG', 'EIO'];

/**
 * Formats the system's reason for refusing to read or write. Node's own messages are always
 * English.
 * @param {Words} words
 * @param {NodeJS.ErrnoException} error
 */
export const systemReason = ({ text }, { code = '' }) =>
  REFUSALS.includes(code) ? text(`cli.system.${code}`, { code }) : code;

/** @returns {Promise<Words>} */
async function readFiles() {
  const { wordsOf } = await import('../i18n/index.js');
  const own = new URL(`../i18n/cli.${spoken}.ftl`, import.meta.url);
  return wordsOf(spoken, ...readTexts().texts, readFileSync(own, 'utf8'));
}

/** Folder of the element, whose texts the command shares in the package. */
const EMBED = new URL('../../dist/embed/', import.meta.url);

/** Reads the texts that the command shares with the page. */
export function readTexts() {
  const { files } = LANGUAGES[spoken];
  const isSource = existsSync(files.page);
  const built = isSource ? [] : readdirSync(EMBED);
  const texts = SHARED.map((file) => {
    if (isSource) return readFileSync(files[file], 'utf8');
    const name = file === 'page' ? spoken : `${file}.${spoken}`;
    const path = built.find((one) => one.startsWith(`${name}-`) && one.endsWith('.ftl')) ?? '';
    return readFileSync(new URL(path, EMBED), 'utf8');
  });
  return { locale: spoken, texts };
}

/** Returns the language tag of the terminal's POSIX locale, such as `vi-VN` for `vi_VN.UTF-8`. */
function terminalLanguage() {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  return locale.replace(/[.@].*/, '').replace('_', '-');
}
