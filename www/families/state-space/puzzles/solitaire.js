/** Draws the Solitaire puzzle. */
import { moving, paintPiece } from './pieces.js';

/** @type {import('../../../canvas/types.js').PieceView} */
export const solitaire = { id: 'solitaire', paintPiece, moving };
