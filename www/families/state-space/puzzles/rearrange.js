/** How rearranging pieces looks. */
import { moving, paintPiece } from './pieces.js';

/** @type {import('../../../draw/types.js').PieceView} */
export const rearrange = { id: 'rearrange', paintPiece, moving };
