/**
 * Registry of the family's game views. A puzzle without an entry shows the codes of its cells.
 * @import { Description } from '../../../wasm/searchlight.js'
 * @import { Rect } from '../../../canvas/types.js'
 * @import { Values } from '../../../i18n/index.js'
 * @import { Pen } from '../../../canvas/pen.js'
 */
import { isOwn } from '../../../core/own/own-id.js';
import { chomp } from './chomp.js';
import { nim } from './nim.js';
import { ownView } from './own.js';
import { tictactoe } from './tictactoe.js';
import { wythoff } from './wythoff.js';

/**
 * How a game looks, and the values of its texts.
 * @typedef {object} TreeView
 * @property {string} id
 * @property {boolean} hasMarks whether each player has a mark, which a move puts on its cell. The
 *   players are named by these marks. Else a move changes cells in another way
 * @property {(by: number, description: Pick<Description, 'columns'>) => Values} tellMove values of
 *   the text that names a move
 * @property {(by: number) => number} cellOf cell on which a move is shown, -1 for none
 * @property {(pen: Pen, area: Rect, code: number, colour: string) => void} paintMark draws what
 *   stands on a cell
 * @property {(pen: Pen, area: Rect, board: ArrayLike<number>) => void} [paintAll] draws a whole board
 *   that has no cells
 * @property {(board: ArrayLike<number>) => string | undefined} [describe] returns such a board in words
 */

/** Views of games that have their own view. @type {readonly TreeView[]} */
const VIEWS = [tictactoe, nim, chomp, wythoff];

/** The default view; `treeView` adds the `id`. @type {Omit<TreeView, 'id'>} */
const PLAIN = {
  hasMarks: false,
  tellMove: (by) => ({ number: by + 1 }),
  cellOf: () => -1,
  paintMark(pen, { x, y, width, height }, code, colour) {
    const px = height * 0.6;
    pen.text(String(code), { x: x + width / 2, y: y + height / 2 }, { px, colour, weight: 600 });
  },
};

/**
 * Returns the view of a game.
 * @param {string} id a puzzle of the family
 * @param {() => void} [redraw] called once drawing functions that are still imported have arrived
 * @returns {TreeView}
 */
export const treeView = (id, redraw) =>
  isOwn(id) ? ownView(id, redraw) : (VIEWS.find((view) => view.id === id) ?? { id, ...PLAIN });
