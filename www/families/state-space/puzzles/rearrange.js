/** Draws the puzzle of rearranging pieces. */
import { moving, paintPiece } from './pieces.js';

/** @type {import('../../../canvas/types.js').PieceView} */
export const rearrange = { id: 'rearrange', paintPiece, moving };
