/**
 * Drawing functions of the puzzles. A puzzle without its own entry is drawn as numbered tiles.
 * @import { PieceView } from '../../../canvas/types.js'
 */
import { flip } from './flip.js';
import { maze } from './maze.js';
import { rearrange } from './rearrange.js';
import { solitaire } from './solitaire.js';
import { paintTile, tiles } from './tiles.js';

/** @type {readonly PieceView[]} */
const VIEWS = [flip, rearrange, solitaire, tiles, maze];

/**
 * Returns the drawing functions of a puzzle.
 * @param {string} id id of the puzzle
 * @returns {PieceView}
 */
export function viewOf(id) {
  return VIEWS.find((view) => view.id === id) ?? { id, paintPiece: paintTile };
}
