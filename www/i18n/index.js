/**
 * Texts in Fluent files, downloaded for the current language: one file for the page, one for each
 * family, and one for each optional part of the page.
 *
 * Code refers to a message by a key with dots, such as `map.reach`. In the file the key is
 * `map-reach`, because ids in Fluent have no dots and no colons. A missing message is reported and its key is
 * shown; lookups never throw.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { assetAt } from '../assets.js';
import { download } from '../core/net/download.js';
import { plainText } from '../core/util/plain-text.js';
import { FIRST_FILES, LANGUAGES, addLanguage, languageOf, subtagOf } from './languages.js';
import { visible } from './visible.js';

/** @import { File } from './languages.js' */

/** @typedef {Record<string, string | number>} Values */

/**
 * @typedef {object} Words
 * @property {string} locale
 * @property {(key: string | readonly string[], values?: Values) => string} text formats a message;
 *   if there are several keys, that of the first existing key
 * @property {(key: string | readonly string[], values?: Values) => string} marked like `text`, with
 *   marks around emphasised words, for `emphasised`
 * @property {(key: string) => boolean} has whether a message exists
 * @property {(text: string) => void} learn adds messages in Fluent syntax; may replace existing
 *   ones
 * @property {readonly FluentResource[]} resources what was learned, in this order
 * @property {(value: number) => string} number formats a number
 * @property {(value: number) => string} short formats a number in compact notation, such as 1.2K
 * @property {(written: string) => number} read parses a whole number in the language's notation or
 *   in plain digits; NaN for anything else
 */

/** Texts by language, shared by all elements of a page. @type {Map<string, Promise<Words>>} */
const spoken = new Map();

/**
 * Function that writes the texts of a language, such as the names of a puzzle that the host page has
 * defined.
 * @typedef {(language: string) => Promise<string>} Writer
 */

/** Files of these texts; grows when families and extras are loaded. @type {Set<File | Writer>} */
const files = new Set(FIRST_FILES);

/** Downloads of files that were added later. @type {Map<string | Writer, Promise<void>>} */
const learned = new Map();

/** Texts of optional parts of the page, by language and part. @type {Map<string, Promise<Words>>} */
const parts = new Map();

/** Texts that pages have given, by language; they replace those of the files. @type {Map<string, string[]>} */
const given = new Map();

/** Functions that are called after a page has given texts. @type {Set<() => void>} */
const listeners = new Set();

/**
 * Replaces texts of a language, or adds a language whose other texts are English.
 * @param {string} tag language tag; only its first part counts
 * @param {string} ftl messages in Fluent syntax, with the keys of the files in `i18n`
 * @throws {RangeError} if the tag is no language tag
 * @throws {TypeError} if the text has no message
 */
export function setWords(tag, ftl) {
  const language = subtagOf(String(tag));
  Intl.getCanonicalLocales(language);
  const text = String(ftl);
  if (new FluentResource(text).body.length === 0) {
    throw new TypeError('setWords: expected messages in Fluent syntax, such as "map-whole = All".');
  }
  if (languageOf(language) === null) addLanguage(language);
  given.set(language, [...(given.get(language) ?? []), text]);
  for (const texts of [spoken.get(language), ...partsIn(language)]) {
    texts?.then((words) => words.learn(text)).catch(() => {});
  }
  for (const tell of listeners) tell();
}

/** @param {string} language */
const partsIn = (language) =>
  [...parts].filter(([key]) => key.startsWith(`${language} `)).map(([, words]) => words);

/**
 * Calls a function whenever a page gives texts.
 * @param {() => void} tell
 * @param {AbortSignal} signal ends it
 */
export function onWords(tell, signal) {
  listeners.add(tell);
  signal.addEventListener('abort', () => listeners.delete(tell));
}

/**
 * Downloads the texts of a language, including those of the loaded families, once for all callers.
 * After a failure the next call tries again.
 * @param {string} language as `chooseLanguage` returns it
 * @returns {Promise<Words>}
 */
export function fetchWords(language) {
  return keep(spoken, language, async () => {
    const texts = [...files].map((file) => textIn(language, file));
    const downloaded = await Promise.all(texts);
    return wordsOf(language, ...downloaded, ...givenIn(language));
  });
}

/**
 * Downloads another file of texts, once for all callers, in all current and future languages.
 * @param {string | Writer} file name of the file, for example a family's, or what writes such texts
 * @returns {Promise<void>}
 */
export function fetchMoreWords(file) {
  const more = /** @type {File | Writer} */ (file);
  return keep(learned, file, async () => {
    files.add(more);
    const learning = [...spoken].map(async ([language, coming]) => {
      // If a language has failed to load, the next `fetchWords` also loads this file.
      const words = await coming.catch(() => null);
      const text = await textIn(language, more);
      for (const own of [text, ...givenIn(language)]) words?.learn(own);
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
 * Downloads the texts of an optional part of the page. They are kept separate from all other texts.
 * @param {File} part
 * @param {string} language as `chooseLanguage` returns it
 * @returns {Promise<Words>}
 */
export function fetchWordsOf(part, language) {
  return keep(parts, `${language} ${part}`, async () => {
    const text = await fetchText(language, part);
    return wordsOf(language, text, ...givenIn(language));
  });
}

/** @param {string} language @param {File | Writer} file */
const textIn = (language, file) =>
  typeof file === 'function' ? file(language) : fetchText(language, file);

/** Returns the texts that pages have given. @param {string} language */
const givenIn = (language) => given.get(language) ?? [];

/**
 * Downloads a file of texts. Checks its last line, which names file and language, because some
 * servers answer with their start page, an empty file or half a file.
 * @param {string} language
 * @param {File} file
 */
export async function fetchText(language, file) {
  const { files: addresses, wordsFrom = language } = LANGUAGES[language];
  const url = assetAt(addresses[file]);
  // An HTTP cache can hold a wrong copy: try again without the cache.
  for (const cache of /** @type {const} */ (['default', 'reload'])) {
    const text = new TextDecoder().decode(await download(url, cache));
    if (text.trimEnd().endsWith(`# End of ${file} in ${wordsFrom}.`)) return bound(text);
  }
  throw new Error(`other words than ${url}`);
}

/**
 * Runs a download once for each key, and again after a failure.
 * @template Key, T
 * @param {Map<Key, Promise<T>>} kept
 * @param {Key} key
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

/** Matches a space between a Chinese character and a number or placeholder. */
const BESIDE_NUMBER = /(?<=[\u4e00-\u9fff]) (?=[\d{])|(?<=[\d}]) (?=[\u4e00-\u9fff])/g;

/**
 * Replaces spaces between Chinese characters and numbers by no-break spaces, so that no line breaks
 * within 第 3 行.
 * @param {string} text in Fluent's syntax
 */
export const bound = (text) => text.replace(BESIDE_NUMBER, '\u00a0');

/**
 * Creates the texts of a language from Fluent sources.
 * @param {string} locale
 * @param {...string} texts in Fluent syntax; later messages replace earlier ones
 * @returns {Words}
 */
export function wordsOf(locale, ...texts) {
  const bundle = bundleOf(locale);
  /** @type {FluentResource[]} */
  const resources = [];
  const learn = (/** @type {string} */ text) => {
    const resource = new FluentResource(text);
    resources.push(resource);
    bundle.addResource(resource, { allowOverrides: true });
  };
  texts.forEach(learn);
  const compact = /** @type {const} */ ({ notation: 'compact', maximumFractionDigits: 1 });
  // Create formatters on first use, because the first one takes a browser tens of milliseconds.
  const numbers = once(() => new Intl.NumberFormat(locale));
  const short = once(() => new Intl.NumberFormat(locale, compact));
  const reader = once(() => readerOf(locale));
  return {
    locale,
    number: (value) => numbers().format(value),
    short: (value) => short().format(value),
    read: (written) => reader()(written),
    learn,
    resources,
    ...formatting(() => bundle),
  };
}

/** @param {string} locale */
function bundleOf(locale) {
  /** @param {unknown[]} text with one value, a term or a message @returns {string} */
  const CAPITAL = ([text]) => {
    const [first = '', ...rest] = String(text);
    return first.toLocaleUpperCase(locale) + rest.join('');
  };
  return new FluentBundle(locale, { useIsolating: false, functions: { CAPITAL } });
}

/**
 * Creates words like `words`, with other messages and terms.
 * @param {Words} words
 * @param {readonly (readonly FluentResource[])[]} sources messages and terms, also those that are
 *   learned later
 * @param {(resources: readonly FluentResource[]) => FluentResource} more returns messages and terms
 *   that replace those of the sources
 * @returns {Words}
 */
export function wordsWith(words, sources, more) {
  /** @type {FluentBundle} */
  let bundle;
  let held = -1;
  const current = () => {
    const count = sources.reduce((sum, { length }) => sum + length, 0);
    if (count !== held) {
      held = count;
      const resources = sources.flat();
      bundle = bundleOf(words.locale);
      for (const resource of [...resources, more(resources)]) {
        bundle.addResource(resource, { allowOverrides: true });
      }
    }
    return bundle;
  };
  return { ...words, ...formatting(current) };
}

/**
 * Returns the lookups in a bundle.
 * @param {() => FluentBundle} bundle
 * @returns {Pick<Words, 'has' | 'text' | 'marked'>}
 */
function formatting(bundle) {
  /** @param {string} key */
  const patternOf = (key) => bundle().getMessage(key.replace(/[.:]/g, '-'))?.value ?? null;
  return {
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
      const text = bundle().formatPattern(pattern, mapStrings(values, visible), errors);
      for (const error of errors) report(key, error);
      return text;
    }
    report(asked.join(', '), new Error('no such message'));
    return asked[asked.length - 1];
  }
}

/** Mark that stands before and after each emphasised part of a message. */
const MARK = '**';

/**
 * Replaces an asterisk in a value, so that it is not taken for a mark. It is a Unicode
 * noncharacter.
 */
const ASTERISK = '\ufdd0';

/** @param {string} value */
const withoutMarks = (value) => value.replaceAll('*', ASTERISK);

/**
 * Removes the marks of emphasised words from a message.
 * @param {string} marked
 */
export const unmarked = (marked) => marked.replaceAll(MARK, '').replaceAll(ASTERISK, '*');

/**
 * Splits a message at its marks. The pieces with odd indexes are emphasised.
 * @param {string} marked
 */
export const emphasised = (marked) => marked.split(MARK);

/**
 * Applies a function to all values that are strings.
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

/** Errors that were reported already, so that each is reported once. */
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
 * Creates a parser for whole numbers as `Intl` formats them.
 * @param {string} locale
 * @returns {(written: string) => number}
 */
function readerOf(locale) {
  const ascending = new Intl.NumberFormat(locale, { useGrouping: false }).format(1234567890);
  const digits = [...ascending];
  return (written) => {
    // Spaces and apostrophes between groups are ignored.
    const signs = [...plainText(written).replace(/[\s’'٬]/g, '')];
    const plain = signs.map((sign) => {
      const index = digits.indexOf(sign);
      return index < 0 ? sign : String((index + 1) % 10);
    });
    const text = plain.join('');
    // All numbers are whole, so a comma or point before three digits is a group separator.
    const isGrouped = /^\d{1,3}([.,])\d{3}(\1\d{3})*$|^\d{1,2}(,\d{2})*,\d{3}$/.test(text);
    const whole = isGrouped ? text.replace(/[.,]/g, '') : text;
    return /^\d{1,15}$/.test(whole) ? Number(whole) : NaN;
  };
}

/**
 * Creates a value on first use.
 * @template T
 * @param {() => T} make
 */
function once(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}
