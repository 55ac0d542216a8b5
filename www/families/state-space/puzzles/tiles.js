/**
 * Draws puzzles that have no drawing functions of their own: one numbered tile for each board code,
 * an empty cell for code 0.
 * @import { PieceView } from '../../../canvas/types.js'
 */

/** Smallest tile on which a number is readable, in px. */
const READABLE_PX = 9;

/** Draws one tile. @type {PieceView['paintPiece']} */
export function paintTile(pen, code, { x, y, size }) {
  const { theme } = pen;
  if (code === 0) return;
  pen.square({ x: x + size / 2, y: y + size / 2 }, size * 0.44, size * 0.12);
  pen.fill(theme.pieceLight);
  pen.stroke(theme.pieceEdge, Math.max(0.75, size * 0.03));
  if (size < READABLE_PX) return;
  const look = { px: size * 0.46, colour: theme.pieceDark, weight: 600 };
  pen.text(String(code), { x: x + size / 2, y: y + size * 0.53 }, look);
}
