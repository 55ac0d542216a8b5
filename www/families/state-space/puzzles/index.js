/**
 * How each puzzle looks: one line a puzzle. What it may do is the core's to say.
 * @import { Ctx, Theme } from '../../../draw/types.js'
 */
import { flip } from './flip.js';
import { rearrange } from './rearrange.js';
import { solitaire } from './solitaire.js';

/**
 * @typedef {object} PuzzleView
 * @property {string} id
 * @property {(ctx: Ctx, code: number, cell: { x: number, y: number, size: number }, theme: Theme)
 *   => void} paintPiece draws what stands on a cell; the cell itself is drawn
 */

/**
 * In the order of the menu; what belongs to a later family looks as that says.
 * @type {({ id: string } & Partial<PuzzleView>)[]}
 */
export const PUZZLES = [
  flip,
  rearrange,
  solitaire,
  { id: 'knight' },
  { id: 'mines' },
  { id: 'tab' },
  { id: 'subtract' },
];

/**
 * @param {string} id of a puzzle of the first family
 * @returns {PuzzleView}
 */
export function viewOf(id) {
  return /** @type {PuzzleView} */ (PUZZLES.find((view) => view.id === id));
}
