/** What an author's `input` says: a state string or judges' text. Knows no DOM and no puzzle. */
import { stateIn } from './state-string.js';

/**
 * Reads an input. A text of one line may have its rows divided by `/`, as where no attribute can
 * hold a line break; what the rows say is the core's to read.
 * @param {string} input
 * @returns {{ state: string, text: string }} one of them is empty
 */
export function readInput(input) {
  const trimmed = input.trim();
  const state = stateIn(trimmed);
  if (state) return { state, text: '' };
  return { state: '', text: /[\r\n]/.test(trimmed) ? trimmed : trimmed.replaceAll('/', '\n') };
}
