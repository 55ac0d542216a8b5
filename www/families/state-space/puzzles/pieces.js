/**
 * Draws identical pieces and the target cells of a goal. Board codes are bit flags: 1 piece, 2
 * target cell, 3 both, 0 neither.
 * @import { PieceView } from '../../../canvas/types.js'
 */
import { isDark } from '../../../canvas/marks.js';

/**
 * Smallest cell that shows a target as a frame, in px; in smaller cells the frame would blend with
 * its content.
 */
const FRAME_PX = 9;

/**
 * Returns the part of a board code that moves with a piece; the target cell stays in place.
 * @param {number} code
 */
export const moving = (code) => code & 1;

/** Draws the content of one cell. @type {PieceView['paintPiece']} */
export function paintPiece(ctx, code, { x, y, size }, theme) {
  const piece = code & 1;
  const goal = code & 2;
  const framed = size >= FRAME_PX;
  if (goal) {
    // An unfilled frame means a missing piece, so that the meaning does not depend on colour alone.
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
