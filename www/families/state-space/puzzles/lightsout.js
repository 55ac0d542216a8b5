/**
 * Draws lights that are on or off.
 * @import { PieceView } from '../../../canvas/types.js'
 */
import { mix } from '../../../canvas/colour.js';

/** @type {PieceView} */
export const view = {
  id: 'lightsout',
  // Lights change in place; none goes to another cell.
  moving: () => 1,
  paintPiece(pen, code, { x, y, size }) {
    const { theme } = pen;
    const at = { x: x + size / 2, y: y + size / 2 };
    pen.square(at, size * 0.4, size * 0.12);
    pen.fill(code === 1 ? theme.frontier : mix(theme.board, theme.ink, 0.18));
    pen.stroke(theme.pieceEdge, Math.max(0.75, size * 0.03));
    if (code === 1) pen.disc(at, size * 0.16, theme.glow);
  },
};
