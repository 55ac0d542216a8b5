/** Reads the attribute `input`: a state string or judges' input (a contest's test data). */
import { stateIn } from './state-string.js';

/**
 * Parses an input. In a text of one line, `/` separates rows, for attributes that cannot contain
 * line breaks. The core parses the rows.
 * @param {string} input
 * @returns {{ state: string, text: string }} exactly one is filled
 */
export function readInput(input) {
  const trimmed = input.trim();
  const state = stateIn(trimmed);
  if (state) return { state, text: '' };
  return { state: '', text: /[\r\n]/.test(trimmed) ? trimmed : trimmed.replaceAll('/', '\n') };
}
