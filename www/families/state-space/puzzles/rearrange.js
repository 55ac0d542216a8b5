/** How rearranging pieces looks. */
import { paintPiece } from './pieces.js';

/** @type {import('./index.js').PuzzleView} */
export const rearrange = { id: 'rearrange', paintPiece };
