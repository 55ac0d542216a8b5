/** Finds examples of puzzles by name. */
import { catalogue } from '../engine/session.js';
import { lettersOf } from './state-string.js';

/**
 * Returns the state string of an example; empty if there is no example of this name.
 * @param {string} puzzle
 * @param {string} preset
 */
export function exampleState(puzzle, preset) {
  const kind = catalogue().find(({ id }) => id === puzzle);
  const example = kind?.presets.find(({ id }) => id === preset);
  return example ? lettersOf(example.link) : '';
}
