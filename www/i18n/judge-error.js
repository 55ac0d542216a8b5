/** Error messages for judges' input. */

/**
 * @import { InputError } from '../wasm/searchlight.js'
 * @import { Words } from './index.js'
 */

/**
 * Formats an error: what is wrong, where, and what was expected.
 * @param {Words} words
 * @param {InputError} error
 */
export function inputFault(words, { line, fault: { code, ...fields } }) {
  const all = 'letters' in fields ? fields.letters : '';
  const letters = [...all].map((letter) => `'${letter}'`);
  const list = new Intl.ListFormat(words.locale, { type: 'disjunction' }).format(letters);
  return words.text(`input.error.${code}`, { ...fields, line, letters: list });
}
