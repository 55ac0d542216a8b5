/**
 * Registry of the family's game views. A puzzle without an entry names positions by row and column.
 * @import { Description } from '../../../wasm/searchlight.js'
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Rect } from '../../../canvas/types.js'
 * @import { Values } from '../../../i18n/index.js'
 */
import { chomp } from './chomp.js';
import { nim } from './nim.js';
import { subtract } from './subtract.js';
import { tab } from './tab.js';
import { wythoff } from './wythoff.js';

/**
 * Functions that label and draw a game and supply the values for its texts.
 * @typedef {object} GameView
 * @property {string} id
 * @property {(row: number, description: Description) => number} rowLabel returns the number to show
 *   beside a row; rows count from the top
 * @property {(column: number, description: Description) => number} columnLabel
 * @property {(row: number, description: Description) => string} [rowText] text beside a row, for
 *   games whose rows stand for more than a number
 * @property {(column: number, description: Description) => string} [columnText]
 * @property {(description: Description) => Values} [tellTable] values of the texts that name the
 *   rows and columns
 * @property {(position: number, description: Description) => Values} tell returns the values of the
 *   text that names a position
 * @property {(from: number, to: number, description: Description) => Values} tellMove
 * @property {(from: number, to: number, description: Description) => string} [moveWords]
 *   translation key of a move, for games with several texts for moves
 * @property {(pen: Pen, box: { width: number, height: number }, position: number, description:
 *   Description) => void} [paintPosition] draws a single position
 * @property {(pen: Pen, area: Rect, position: number, look: { description: Description, ink: string,
 *   ground: string }) => void} [paintCell] draws a position on its cell of the table
 */

/** Views of games that have their own view. @type {readonly GameView[]} */
const VIEWS = [tab, subtract, nim, chomp, wythoff];

/**
 * Returns the row and column of a position in the table, from 0.
 * @param {number} position
 * @param {Description} description
 */
const placeOf = (position, { columns }) => ({
  row: Math.floor(position / columns),
  column: position % columns,
});

/** The default view; `gameView` adds the `id`. @type {Omit<GameView, 'id'>} */
const PLAIN = {
  rowLabel: (row) => row,
  columnLabel: (column) => column,
  tell: placeOf,
  tellMove: (_, to, description) => placeOf(to, description),
};

/**
 * Returns the view of a game.
 * @param {string} id a puzzle of the family
 * @returns {GameView}
 */
export function gameView(id) {
  return VIEWS.find((view) => view.id === id) ?? { id, ...PLAIN };
}
