/** Reads the attribute `input`: a state string or judges' input (a contest's test data). */
import { stateIn } from './state-string.js';

/**
 * Parses an input. In a text of one line, `/` stands for a line break, because some attributes
 * cannot contain line breaks.
 * @param {string} input
 * @returns {{ state: string, text: string }} one of the two is empty
 */
export function readInput(input) {
  const trimmed = input.trim();
  const state = stateIn(trimmed);
  if (state) return { state, text: '' };
  return { state: '', text: /[\r\n]/.test(trimmed) ? trimmed : trimmed.replaceAll('/', '\n') };
}
