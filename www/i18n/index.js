/**
 * Words: whole templates with named values, one dictionary a language.
 *
 * A template is a string with {names}, or one string for each plural category of its `count`.
 */
import en from './en.js';

/** @import { InputError } from '../wasm/searchlight.js' */

/** @typedef {string | Partial<Record<Intl.LDMLPluralRule, string>>} Template */
/** @typedef {Record<string, string | number>} Values */

/** @typedef {Record<string, Template>} Dictionary */

/** @type {Record<string, Dictionary>} */
const DICTIONARIES = { en };

/**
 * @typedef {object} Words
 * @property {string} locale
 * @property {(key: string, values?: Values) => string} text
 * @property {(value: number) => string} number
 * @property {(value: number) => string} short a number in few letters, such as 1.2K
 * @property {(key: string) => boolean} has
 * @property {(more: Dictionary) => void} learn takes in words that come later
 */

/**
 * @param {string} [locale]
 * @param {Dictionary} [more] words that only one place needs
 * @returns {Words}
 */
export function wordsFor(locale = 'en', more = {}) {
  const language = Object.hasOwn(DICTIONARIES, locale) ? locale : 'en';
  const dictionary = { ...DICTIONARIES[language], ...more };
  const numbers = late(() => new Intl.NumberFormat(language));
  const compact = /** @type {const} */ ({ notation: 'compact', maximumFractionDigits: 1 });
  const short = late(() => new Intl.NumberFormat(language, compact));
  const plurals = late(() => new Intl.PluralRules(language));
  const number = (/** @type {number} */ value) => numbers().format(value);
  return {
    locale: language,
    number,
    short: (value) => short().format(value),
    has: (key) => Object.hasOwn(dictionary, key),
    learn: (words) => void Object.assign(dictionary, words),
    text(key, values = {}) {
      const template = dictionary[key];
      if (template === undefined) throw new Error(`No words for ${key}`);
      const chosen =
        typeof template === 'string'
          ? template
          : (template[plurals().select(Number(values.count))] ?? template.other ?? '');
      return chosen.replace(/\{(\w+)\}/g, (_, name) => {
        const value = values[name];
        return typeof value === 'number' ? number(value) : String(value);
      });
    },
  };
}

/**
 * Makes something when it is first asked for: a browser takes tens of milliseconds for its first
 * formatter, too long before the first board.
 * @template T
 * @param {() => T} make
 */
function late(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}

/**
 * What is wrong with judges' text, where, and what was expected.
 * @param {Words} words
 * @param {InputError} error
 */
export function inputFault(words, { code, ...fields }) {
  const all = 'letters' in fields ? fields.letters : '';
  const letters = [...all].map((letter) => `'${letter}'`);
  const list = new Intl.ListFormat(words.locale, { type: 'disjunction' }).format(letters);
  return words.text(`input.error.${code}`, { ...fields, letters: list });
}
