/**
 * Draws the pieces of the Flip Game. Board codes: 0 white, 1 black.
 * @import { PieceView } from '../../../canvas/types.js'
 */

/** @type {PieceView} */
export const flip = {
  id: 'flip',
  // Both colours are pieces, so a disc that turns is never taken for one that slides away.
  moving: () => 1,
  paintPiece(pen, code, { x, y, size, turn = 0 }) {
    const { ctx, theme, dark } = pen;
    const edge = Math.max(0.75, size * 0.03);
    ctx.beginPath();
    const r = Math.max(0, size * 0.36 - edge / 2);
    ctx.ellipse(x + size / 2, y + size / 2, r * Math.cos(turn), r, 0, 0, 2 * Math.PI);
    const colour = code === 1 ? theme.pieceDark : theme.pieceLight;
    pen.fill(colour);
    // Draw an edge around a piece that has little contrast with the board.
    pen.stroke((code === 1) === dark ? theme.pieceEdge : colour, edge);
  },
};
