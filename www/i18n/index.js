/**
 * Words: whole templates with named values, one dictionary a language.
 *
 * A template is a string with {names}, or one string for each plural category of its `count`.
 */
import en from './en.js';

/** @typedef {string | Partial<Record<Intl.LDMLPluralRule, string>>} Template */
/** @typedef {Record<string, string | number>} Values */

/** @type {Record<string, Record<string, Template>>} */
const DICTIONARIES = { en };

/**
 * @typedef {object} Words
 * @property {string} locale
 * @property {(key: string, values?: Values) => string} text
 * @property {(value: number) => string} number
 * @property {(key: string) => boolean} has
 */

/**
 * @param {string} [locale]
 * @returns {Words}
 */
export function wordsFor(locale = 'en') {
  const language = locale in DICTIONARIES ? locale : 'en';
  const dictionary = DICTIONARIES[language];
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);
  const number = (/** @type {number} */ value) => numbers.format(value);
  return {
    locale: language,
    number,
    has: (key) => Object.hasOwn(dictionary, key),
    text(key, values = {}) {
      const template = dictionary[key];
      if (template === undefined) throw new Error(`No words for ${key}`);
      const chosen =
        typeof template === 'string'
          ? template
          : (template[plurals.select(Number(values.count))] ?? template.other ?? '');
      return chosen.replace(/\{(\w+)\}/g, (_, name) => {
        const value = values[name];
        return typeof value === 'number' ? number(value) : String(value);
      });
    },
  };
}
