/**
 * How the puzzles of the family look. A puzzle without a line here looks like tiles with numbers.
 * @import { PieceView } from '../../../canvas/types.js'
 */
import { flip } from './flip.js';
import { rearrange } from './rearrange.js';
import { solitaire } from './solitaire.js';
import { paintTile } from './tiles.js';

/** @type {readonly PieceView[]} */
const VIEWS = [flip, rearrange, solitaire];

/**
 * @param {string} id of a puzzle of the family
 * @returns {PieceView}
 */
export function viewOf(id) {
  return VIEWS.find((view) => view.id === id) ?? { id, paintPiece: paintTile };
}
