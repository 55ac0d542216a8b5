/**
 * Draws puzzles that have no drawing functions of their own: one numbered tile for each board code,
 * an empty cell for code 0.
 * @import { PieceView } from '../../../canvas/types.js'
 */

/** Smallest tile on which a number is readable, in px. */
const READABLE_PX = 9;

/** Draws one tile. @type {PieceView['paintPiece']} */
export function paintTile(ctx, code, { x, y, size }, theme) {
  if (code === 0) return;
  const inset = size * 0.06;
  const side = size - 2 * inset;
  ctx.beginPath();
  ctx.roundRect(x + inset, y + inset, side, side, size * 0.12);
  ctx.fillStyle = theme.pieceLight;
  ctx.fill();
  ctx.strokeStyle = theme.pieceEdge;
  ctx.lineWidth = Math.max(0.75, size * 0.03);
  ctx.stroke();
  if (size < READABLE_PX) return;
  ctx.font = `600 ${size * 0.46}px ${theme.font}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = theme.pieceDark;
  ctx.fillText(String(code), x + size / 2, y + size * 0.53);
}
