/**
 * Draws the pieces of the Flip Game. Board codes: 0 white, 1 black.
 * @import { PieceView } from '../../../canvas/types.js'
 */
import { isDark } from '../../../canvas/marks.js';

/** @type {PieceView} */
export const flip = {
  id: 'flip',
  paintPiece(ctx, code, { x, y, size, turn = 0 }, theme) {
    const edge = Math.max(0.75, size * 0.03);
    ctx.beginPath();
    const r = size * 0.36 - edge / 2;
    ctx.ellipse(x + size / 2, y + size / 2, r * Math.cos(turn), r, 0, 0, 2 * Math.PI);
    ctx.fillStyle = code === 1 ? theme.pieceDark : theme.pieceLight;
    ctx.fill();
    // A piece with little contrast to the board gets a visible edge.
    ctx.strokeStyle = (code === 1) === isDark(theme) ? theme.pieceEdge : ctx.fillStyle;
    ctx.lineWidth = edge;
    ctx.stroke();
  },
};
