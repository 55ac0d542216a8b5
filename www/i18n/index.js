/**
 * Words, as Fluent files, fetched for the language that is shown: one for the page, one for each family
 * that comes with it, and those of parts of the page.
 *
 * The code names a message by a key with dots, `map.reach`; in the file it is `map-reach`, because
 * Fluent's ids have no dots. What is missing is reported and shown as its key: it never throws.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { assetAt } from '../assets.js';
import { download } from '../core/net/download.js';
import { FIRST_FILES, LANGUAGES } from './languages.js';
import { visible } from './visible.js';

/** @import { File } from './languages.js' */

/** @typedef {Record<string, string | number>} Values */

/**
 * @typedef {object} Words
 * @property {string} locale
 * @property {(key: string | readonly string[], values?: Values) => string} text the message; of
 *   several keys the first that has one
 * @property {(key: string | readonly string[], values?: Values) => string} marked the same with the
 *   marks of what is to be emphasised, for `emphasised`
 * @property {(key: string) => boolean} has
 * @property {(text: string) => void} learn takes more messages, in Fluent's syntax; they may replace some
 * @property {(value: number) => string} number
 * @property {(value: number) => string} short a number in few letters, such as 1.2K
 * @property {(written: string) => number} read the whole number that is written the way of the
 *   language, or plainly; NaN for anything else
 */

/** The words of each language that is spoken: all elements of a page share them. @type {Map<string, Promise<Words>>} */
const spoken = new Map();

/** The files of those words: more with each family that comes, and with the extras. @type {Set<File>} */
const files = new Set(FIRST_FILES);

/** What those were asked for that came later. @type {Map<string, Promise<void>>} */
const learned = new Map();

/** The words of parts of the page, by address. @type {Map<string, Promise<Words>>} */
const parts = new Map();

/**
 * Fetches the words of a language, with those of the families that are there. They are there once a
 * page; what did not come is fetched again when it is asked for.
 * @param {string} language as `chooseLanguage` returns it
 * @returns {Promise<Words>}
 */
export function fetchWords(language) {
  return keep(spoken, language, async () => {
    const texts = [...files].map((file) => fetchText(language, file));
    return wordsOf(language, ...(await Promise.all(texts)));
  });
}

/**
 * Fetches more words, once a page: in all languages that are spoken now and, from now on, in each that
 * will be.
 * @param {string} file such as what a family and its puzzles say
 * @returns {Promise<void>}
 */
export function fetchMoreWords(file) {
  const more = /** @type {File} */ (file);
  return keep(learned, file, async () => {
    files.add(more);
    const learning = [...spoken].map(async ([language, coming]) => {
      // Words that do not come are fetched together with these, when they are asked for again.
      const words = await coming.catch(() => null);
      words?.learn(await fetchText(language, more));
    });
    try {
      await Promise.all(learning);
    } catch (error) {
      files.delete(more);
      throw error;
    }
  });
}

/**
 * Fetches the words of a part of the page, which are apart from all others.
 * @param {File} part
 * @param {string} language as `chooseLanguage` returns it
 * @returns {Promise<Words>}
 */
export function fetchWordsOf(part, language) {
  const { href } = LANGUAGES[language].files[part];
  return keep(parts, href, async () => wordsOf(language, await fetchText(language, part)));
}

/**
 * Fetches a file of words that is whole: its last line says which it is. A server may answer with its
 * start page instead, an empty file or half of one.
 * @param {string} language
 * @param {File} file
 */
async function fetchText(language, file) {
  const url = assetAt(LANGUAGES[language].files[file]);
  // Such an answer may lie in a cache on the way: once more, past it.
  for (const cache of /** @type {const} */ (['default', 'reload'])) {
    const text = new TextDecoder().decode(await download(url, cache));
    if (text.trimEnd().endsWith(`# End of ${file} in ${language}.`)) return bound(text);
  }
  throw new Error(`other words than ${url}`);
}

/**
 * Fetches something once, unless it does not come.
 * @template T
 * @param {Map<string, Promise<T>>} kept
 * @param {string} key
 * @param {() => Promise<T>} fetchIt
 * @returns {Promise<T>}
 */
function keep(kept, key, fetchIt) {
  const known = kept.get(key);
  if (known) return known;
  const coming = fetchIt();
  kept.set(key, coming);
  coming.catch(() => kept.delete(key));
  return coming;
}

/** A space between a Chinese word and a number, or the value that will be one. */
const BESIDE_NUMBER = /(?<=[\u4e00-\u9fff]) (?=[\d{])|(?<=[\d}]) (?=[\u4e00-\u9fff])/g;

/**
 * Binds numbers to the Chinese words around them, so that no line breaks in the middle of 第 3 行.
 * Words without such are left as they are.
 * @param {string} text in Fluent's syntax
 */
export const bound = (text) => text.replace(BESIDE_NUMBER, '\u00a0');

/**
 * @param {string} locale
 * @param {...string} texts in Fluent's syntax; a later one may replace messages of an earlier
 * @returns {Words}
 */
export function wordsOf(locale, ...texts) {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const learn = (/** @type {string} */ text) => {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  };
  texts.forEach(learn);
  const compact = /** @type {const} */ ({ notation: 'compact', maximumFractionDigits: 1 });
  // A browser takes tens of milliseconds for its first formatter, too long before the first board.
  const numbers = once(() => new Intl.NumberFormat(locale));
  const short = once(() => new Intl.NumberFormat(locale, compact));
  const reader = once(() => readerOf(locale));

  /** @param {string} key */
  const patternOf = (key) => bundle.getMessage(key.replaceAll('.', '-'))?.value ?? null;
  return {
    locale,
    number: (value) => numbers().format(value),
    short: (value) => short().format(value),
    read: (written) => reader()(written),
    learn,
    has: (key) => patternOf(key) !== null,
    text: (keys, values = {}) => unmarked(marked(keys, mapStrings(values, withoutMarks))),
    marked,
  };

  /** @type {Words['marked']} */
  function marked(keys, values = {}) {
    const asked = typeof keys === 'string' ? [keys] : keys;
    for (const key of asked) {
      const pattern = patternOf(key);
      if (pattern === null) continue;
      /** @type {Error[]} */
      const errors = [];
      const text = bundle.formatPattern(pattern, mapStrings(values, visible), errors);
      for (const error of errors) report(key, error);
      return text;
    }
    report(asked.join(', '), new Error('no such message'));
    return asked[asked.length - 1];
  }
}

/** What stands before and after words that are to be emphasised. */
const MARK = '**';

/** What stands for an asterisk of a value while the message around it has its marks: no text holds it. */
const ASTERISK = '\ufdd0';

/** @param {string} value */
const withoutMarks = (value) => value.replaceAll('*', ASTERISK);

/**
 * A message without its marks.
 * @param {string} marked
 */
export const unmarked = (marked) => marked.replaceAll(MARK, '').replaceAll(ASTERISK, '*');

/**
 * The pieces of a message with marks: every second one is to be emphasised.
 * @param {string} marked
 */
export const emphasised = (marked) => marked.split(MARK);

/**
 * Changes the values that are texts.
 * @param {Values} values
 * @param {(text: string) => string} change
 */
function mapStrings(values, change) {
  const changed = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? change(value) : value,
  ]);
  return /** @type {Values} */ (Object.fromEntries(changed));
}

/** What was reported: once is enough. */
const reported = new Set();

/**
 * @param {string} key
 * @param {Error} error
 */
function report(key, error) {
  const line = `Words for ${key}: ${error.message}`;
  if (reported.has(line)) return;
  reported.add(line);
  console.error(line);
}

/**
 * Makes a reader of whole numbers as `Intl` writes them.
 * @param {string} locale
 * @returns {(written: string) => number}
 */
function readerOf(locale) {
  const ascending = new Intl.NumberFormat(locale, { useGrouping: false }).format(1234567890);
  const digits = [...ascending];
  return (written) => {
    // Full-width digits have plain forms, and no space or apostrophe between groups says anything.
    const signs = [...written.normalize('NFKC').replace(/[\s’'٬]/g, '')];
    const plain = signs.map((sign) => {
      const index = digits.indexOf(sign);
      return index < 0 ? sign : String((index + 1) % 10);
    });
    const text = plain.join('');
    // Every number is whole, so a comma or a point before three digits parts groups.
    const isGrouped = /^\d{1,3}([.,])\d{3}(\1\d{3})*$|^\d{1,2}(,\d{2})*,\d{3}$/.test(text);
    const whole = isGrouped ? text.replace(/[.,]/g, '') : text;
    return /^\d{1,15}$/.test(whole) ? Number(whole) : NaN;
  };
}

/**
 * Makes something when it is first asked for.
 * @template T
 * @param {() => T} make
 */
function once(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}
