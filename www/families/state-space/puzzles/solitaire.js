/** How Solitaire looks. */
import { paintPiece } from './pieces.js';

/** @type {import('./index.js').PuzzleView} */
export const solitaire = { id: 'solitaire', paintPiece };
