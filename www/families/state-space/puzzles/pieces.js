/**
 * How identical pieces and the cells where they should stand look.
 *
 * Board codes: 1 piece, 2 cell of the goal, 3 both, 0 neither.
 * @import { PieceView } from '../../../canvas/types.js'
 */
import { isDark } from '../../../canvas/marks.js';

/** In a smaller cell a frame cannot be told from what it frames. */
const FRAME_PX = 9;

/** The goal's cell stays where it is. @param {number} code */
export const moving = (code) => code & 1;

/** @type {PieceView['paintPiece']} */
export function paintPiece(ctx, code, { x, y, size }, theme) {
  const piece = code & 1;
  const goal = code & 2;
  const framed = size >= FRAME_PX;
  if (goal) {
    // A frame, open until its piece is there: the form says it, not the colour alone.
    const inset = size * (framed ? 0.14 : 0.08);
    const side = size - 2 * inset;
    ctx.beginPath();
    ctx.roundRect(x + inset, y + inset, side, side, size * 0.14);
    if (piece || !framed) {
      ctx.fillStyle = framed ? theme.goal : theme.pieceEdge;
      ctx.fill();
    }
    ctx.lineWidth = size * 0.06;
    ctx.strokeStyle = theme.pieceEdge;
    if (framed) ctx.stroke();
  }
  if (!piece) return;
  ctx.beginPath();
  ctx.arc(x + size / 2, y + size / 2, size * (goal ? 0.25 : 0.34), 0, 2 * Math.PI);
  ctx.fillStyle = isDark(theme) ? theme.pieceLight : theme.pieceDark;
  ctx.fill();
}
