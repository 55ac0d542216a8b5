/** How rearranging pieces looks. */
import { paintPiece } from './pieces.js';

/** @type {import('../../../draw/types.js').PieceView} */
export const rearrange = { id: 'rearrange', paintPiece };
