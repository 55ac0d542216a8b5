/**
 * How the Flip Game looks. Board codes: 0 white, 1 black.
 * @type {import('../../../draw/types.js').PieceView}
 */
export const flip = {
  id: 'flip',
  paintPiece(ctx, code, { x, y, size }, theme) {
    ctx.beginPath();
    ctx.arc(x + size / 2, y + size / 2, size * 0.36, 0, 2 * Math.PI);
    ctx.fillStyle = code === 1 ? theme.pieceDark : theme.pieceLight;
    ctx.fill();
  },
};
