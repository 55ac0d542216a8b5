/**
 * Draws identical pieces and the target cells of a goal. Board codes are bit flags: 1 piece, 2
 * target cell, 3 both, 0 neither.
 * @import { PieceView } from '../../../canvas/types.js'
 */

/**
 * Minimum size of a cell that shows a target as a frame, in CSS px. In a smaller cell, the frame
 * would blend with the content.
 */
const FRAME_PX = 9;

/**
 * Returns the part of a cell's code that moves with the piece; the mark of a target cell stays.
 * @param {number} code
 */
export const moving = (code) => code & 1;

/** Draws the content of one cell. @type {PieceView['paintPiece']} */
export function paintPiece(pen, code, { x, y, size }) {
  const { theme, dark } = pen;
  const piece = code & 1;
  const goal = code & 2;
  const framed = size >= FRAME_PX;
  const at = { x: x + size / 2, y: y + size / 2 };
  if (goal) {
    // An empty frame means that a piece is missing there. The meaning therefore does not depend on
    // colour alone.
    pen.square(at, size * (framed ? 0.36 : 0.42), size * 0.14);
    if (piece || !framed) pen.fill(framed ? theme.goal : theme.pieceEdge);
    if (framed) pen.stroke(theme.pieceEdge, size * 0.06);
  }
  if (piece) pen.disc(at, size * (goal ? 0.25 : 0.34), dark ? theme.pieceLight : theme.pieceDark);
}
