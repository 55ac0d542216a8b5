/**
 * Registry of the family's puzzle views. A puzzle without an entry has a checkered board.
 * @import { BoardDescription, BoardFrame, PaintBoard } from '../board/board-kit.js'
 * @import { TellCells, Told } from '../sentence.js'
 * @import { Values } from '../../../i18n/index.js'
 */
import { checkered } from './checkered.js';
import { knight } from './knight.js';
import { mines } from './mines.js';

/**
 * Functions that draw a puzzle and supply the values for its texts.
 * @typedef {object} ChoicesView
 * @property {string} id
 * @property {PaintBoard} paint
 * @property {number} [leastTilePx] minimum cell size that is readable in a menu tile, in CSS px
 * @property {number} [before] cells occupied before the first choice, such as the start of a path:
 *   added to each depth shown
 * @property {TellCells} tellCells
 * @property {(told: Told) => Values} tellStep values for the sentence about a step
 * @property {(description: BoardDescription) => string} [variant] name of a variant with its own
 *   texts, or '' for the plain puzzle
 * @property {(frame: BoardFrame) => Values} tellAnswer values for the texts about the answer
 * @property {(frame: BoardFrame, description: BoardDescription) => number[]} listed cells of the
 *   answer at the cursor, in order
 */

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
