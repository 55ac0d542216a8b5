/**
 * Registry of the family's puzzle views. A puzzle without an entry has a checkered board.
 * @import { ChoicesView } from './types.js'
 */
import { checkered } from './checkered.js';
import { knight } from './knight.js';
import { mines } from './mines.js';

/** Views of puzzles that do not use the default view. @type {readonly ChoicesView[]} */
const VIEWS = [knight, mines];

/**
 * Returns the view of a puzzle, the checkered board by default.
 * @param {string} id a puzzle of the family
 * @returns {ChoicesView}
 */
export function choicesView(id) {
  return VIEWS.find((view) => view.id === id) ?? { id, ...checkered };
}
