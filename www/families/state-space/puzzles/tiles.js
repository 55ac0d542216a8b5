/**
 * How a puzzle looks that has no looks of its own: a tile with its number for each code of the
 * board, nothing for 0.
 * @import { PieceView } from '../../../canvas/types.js'
 */

/** On a smaller tile a number cannot be read. */
const READABLE_PX = 9;

/** @type {PieceView['paintPiece']} */
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
