/**
 * Registry of the family's puzzle views. A puzzle without an entry has a checkered board.
 * @import { ChoicesView } from './types.js'
 */
import { hasBound } from '../bounds.js';
import { checkered } from './checkered.js';
import { deepening } from './deepening.js';
import { colouring } from './colouring.js';
import { knight } from './knight.js';
import { mines } from './mines.js';
import { queens } from './queens.js';
import { sudoku } from './sudoku.js';

/** Views of puzzles that do not use the default view. @type {readonly ChoicesView[]} */
const VIEWS = [knight, mines, queens, sudoku, colouring];

/**
 * Returns the view of a puzzle, the checkered board by default.
 * @param {string} id a puzzle of the family
 * @param {string} [algorithm]
 * @param {() => void} [redraw] called once drawing functions have been imported that the view needs
 * @returns {ChoicesView}
 */
export function choicesView(id, algorithm = '', redraw) {
  if (hasBound(algorithm)) return deepening(id, redraw);
  return VIEWS.find((view) => view.id === id) ?? { id, ...checkered };
}
