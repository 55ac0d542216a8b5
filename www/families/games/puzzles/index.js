/**
 * How the puzzles of the family look. A puzzle without a line here tells positions by row and column.
 * @import { Description } from '../../../wasm/searchlight.js'
 * @import { Ctx, Theme } from '../../../canvas/types.js'
 * @import { Values } from '../../../i18n/index.js'
 */
import { subtract } from './subtract.js';
import { tab } from './tab.js';

/**
 * How a game looks, and the values that its words take.
 * @typedef {object} GameView
 * @property {string} id
 * @property {(row: number, description: Description) => number} rowLabel of a row from the top
 * @property {(column: number, description: Description) => number} columnLabel
 * @property {(position: number, description: Description) => Values} tell of a position
 * @property {(from: number, to: number, description: Description) => Values} tellMove
 * @property {(from: number, to: number, description: Description) => string} [moveWords] the key of
 *   the words of a move, where there is more than one
 * @property {(ctx: Ctx, box: { width: number, height: number }, position: number,
 *   description: Description, theme: Theme) => void} [paintPosition] the position by itself
 */

/** @type {readonly GameView[]} */
const VIEWS = [tab, subtract];

/**
 * The row and column of a position in the table, from 0.
 * @param {number} position
 * @param {Description} description
 */
const placeOf = (position, { columns }) => ({
  row: Math.floor(position / columns),
  column: position % columns,
});

/** @type {Omit<GameView, 'id'>} */
const PLAIN = {
  rowLabel: (row) => row,
  columnLabel: (column) => column,
  tell: placeOf,
  tellMove: (_, to, description) => placeOf(to, description),
};

/**
 * @param {string} id of a puzzle of the family
 * @returns {GameView}
 */
export function gameView(id) {
  return VIEWS.find((view) => view.id === id) ?? { id, ...PLAIN };
}
