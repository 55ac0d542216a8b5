/**
 * How the puzzles of the family look. A puzzle without a line here has a checkered board.
 * @import { BoardDescription, BoardFrame, PaintBoard } from '../board/board-kit.js'
 * @import { TellCells, Told } from '../sentence.js'
 * @import { Values } from '../../../i18n/index.js'
 */
import { checkered } from './checkered.js';
import { knight } from './knight.js';
import { mines } from './mines.js';

/**
 * How a puzzle looks, and the values that its words take.
 * @typedef {object} ChoicesView
 * @property {string} id
 * @property {PaintBoard} paint
 * @property {number} [leastTilePx] the size of a cell from which on it can be read in a menu
 * @property {number} [before] what is there before the first choice, such as the cell that a path
 *   begins on: it is counted with the depth
 * @property {TellCells} tellCells
 * @property {(told: Told) => Values} tellStep of a step
 * @property {(description: BoardDescription) => string} [variant] the name of what has words of its
 *   own, if it is that
 * @property {(frame: BoardFrame) => Values} tellAnswer of the answer at the cursor
 * @property {(frame: BoardFrame, description: BoardDescription) => number[]} listed the cells that
 *   the answer at the cursor consists of, in order
 */

/** @type {readonly ChoicesView[]} */
const VIEWS = [knight, mines];

/**
 * @param {string} id of a puzzle of the family
 * @returns {ChoicesView}
 */
export function choicesView(id) {
  return VIEWS.find((view) => view.id === id) ?? { id, ...checkered };
}
