/** The examples of the puzzles, by name. */
import { catalogue } from '../engine/session.js';
import { lettersOf } from './state-string.js';

/**
 * The state string of an example; empty where there is none of that name.
 * @param {string} puzzle
 * @param {string} preset
 */
export function exampleState(puzzle, preset) {
  const kind = catalogue().find(({ id }) => id === puzzle);
  const example = kind?.presets.find(({ id }) => id === preset);
  return example ? lettersOf(example.link) : '';
}
