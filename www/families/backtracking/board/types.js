/**
 * Types of the boards of this family.
 * @import { Pen } from '../../../canvas/pen.js'
 */

/**
 * Rectangle to draw in, in CSS px. `size` sets an equal width and height.
 * @typedef {{ x?: number, y?: number, size?: number, width?: number, height?: number }} Box
 */

/** @typedef {{ rows: number, columns: number }} Shape */

/**
 * Data of a step from which boards are drawn. A thumbnail has only a board, and sometimes a path.
 * @typedef {object} BoardFrame
 * @property {ArrayLike<number>} board one code for each cell
 * @property {ArrayLike<number>} [labels] one number for each cell, or `NONE` of `board-kit.js`
 * @property {Uint8Array} [marks] a `Mark` for each value of each variable, in a constraint search
 * @property {ArrayLike<number>} [path] chosen cells, root first
 * @property {boolean} [answered] whether the node at the cursor is an answer
 * @property {'start' | 'place' | 'refuse' | 'retreat'} [kind] what the step did
 * @property {number} [cell] cell of the step's choice, -1 for none
 * @property {number} [value]
 * @property {number} [reason] index of the reason why the choice was refused or the node cut; -1 if
 *   neither happened
 * @property {number} [witness] cell that shows the reason, -1 for none
 * @property {number} [depth] number of choices on the path
 * @property {number} [index] index of the step's choice among the candidates
 * @property {number} [cost] in a search with a bound: cost of the path; -1 at the root
 * @property {number} [estimate] estimated cost of the rest
 * @property {number} [bound]
 * @property {number} [boundBefore] bound of the round before, -1 in the first round
 * @property {number} [round] index of the round, from 0
 * @property {readonly number[]} [forcedBy] cells that ruled out all other choices
 * @property {readonly { cell: number, value: number, score: number, tried: boolean }[]}
 *   [candidates] candidates of the node at the cursor, in order
 */

/**
 * Part of the instance that its board shows.
 * @typedef {object} BoardDescription
 * @property {string} [algorithm]
 * @property {number} [columns] number of columns of the board
 * @property {boolean} [isBounded] whether the estimates that guide the search are never too large
 * @property {number | null} [start] first cell of a path
 * @property {ArrayLike<number> | null} [givenNumbers] given number of each cell
 * @property {readonly { id: string, value: string }[]} [settings]
 * @property {[number, number] | null} [domains] numbers of variables and values of a constraint
 *   problem
 */

/**
 * @typedef {object} BoardOptions
 * @property {boolean} [static] whether to leave out the marks of the step, as on thumbnails
 * @property {boolean} [lens] false to draw no lens on boards with small cells
 * @property {number} [share] progress of the step's animation, 0 to 1 (default)
 * @property {number} [lit] number of an answer's choices to light up; by default all
 */

/**
 * Draws a board into a box.
 * @typedef {(pen: Pen, box: Box,
 *   board: { shape: Shape, frame: BoardFrame, description: BoardDescription },
 *   options?: BoardOptions) => void} PaintBoard
 */

export {};
