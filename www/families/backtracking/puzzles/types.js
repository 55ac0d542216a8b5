/**
 * Types of the puzzle views of this family.
 * @import { Outcome } from '../../../wasm/searchlight.js'
 * @import { Values, Words } from '../../../i18n/index.js'
 * @import { BoardDescription, BoardFrame, PaintBoard, Shape } from '../board/types.js'
 */

/**
 * Data from which the texts about a step are made.
 * @typedef {object} Told
 * @property {ChoicesView} view view of the puzzle whose texts are used
 * @property {readonly string[]} reasons names of the reasons
 * @property {Shape} shape
 * @property {BoardFrame} frame
 * @property {BoardDescription} description
 * @property {Outcome | null} outcome outcome of the run at its last step, otherwise null
 * @property {string} [move] in a search with a bound, name of the move of the step
 */

/**
 * Returns a function that describes a cell for screen readers, which read a hidden grid.
 * @typedef {(words: Words, told: { puzzle: string, frame: BoardFrame,
 *   description: BoardDescription }) => (cell: number) => string} TellCells
 */

/**
 * Functions that draw a puzzle and supply the values for its texts.
 * @typedef {object} ChoicesView
 * @property {string} id
 * @property {PaintBoard} paint
 * @property {number} [leastTilePx] minimum cell size that is readable in a thumbnail of the menu,
 *   in CSS px
 * @property {number} [before] number of cells occupied before the first choice, such as the start
 *   of a path. This number is added to each depth shown
 * @property {TellCells} tellCells
 * @property {(told: Told) => string[]} [keysOf] translation keys of the sentence about a step,
 *   without the name of the view
 * @property {(told: Told) => Values} tellStep values for the sentence about a step
 * @property {(description: BoardDescription) => string} [variant] name of a variant with its own
 *   texts, or '' for the plain puzzle
 * @property {(frame: BoardFrame) => Values} tellAnswer values for the texts about the answer
 * @property {(words: Words, told: { frame: BoardFrame, description: BoardDescription }) => unknown}
 *   [beside] renders what stands beside the board
 * @property {(words: Words, told: { frame: BoardFrame, description: BoardDescription }) => unknown}
 *   [under] renders what stands under the board, where there is room
 * @property {(frame: BoardFrame, description: BoardDescription) => number[]} listed cells of the
 *   answer at the cursor, in order
 */

export {};
