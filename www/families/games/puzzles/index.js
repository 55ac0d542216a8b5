/**
 * The puzzles of the win/lose family, which come with it: one line a puzzle.
 * @import { Description } from '../../../wasm/searchlight.js'
 * @import { Ctx, Theme } from '../../../draw/types.js'
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

/** @type {GameView[]} */
export const VIEWS = [tab, subtract];

/**
 * @param {string} id of a puzzle of the family
 * @returns {GameView}
 */
export function gameView(id) {
  return /** @type {GameView} */ (VIEWS.find((view) => view.id === id));
}
