/**
 * Draws pegs in holes.
 * @import { PieceView } from '../../../canvas/types.js'
 */
import { mix } from '../../../canvas/colour.js';

const PEG = 1;
const NO_HOLE = 2;

/** @type {PieceView} */
export const view = {
  id: 'pegs',
  moving: (code) => (code === PEG ? code : 0),
  paintPiece(pen, code, { x, y, size }) {
    const at = { x: x + size / 2, y: y + size / 2 };
    const { theme, dark } = pen;
    if (code === NO_HOLE) {
      pen.rect({ x, y, width: size, height: size }, theme.page);
      return;
    }
    pen.disc(at, size * 0.16, mix(theme.board, theme.ink, 0.3));
    if (code !== PEG) return;
    pen.disc(at, size * 0.34, dark ? theme.pieceLight : theme.pieceDark);
    pen.disc({ x: at.x - size * 0.09, y: at.y - size * 0.1 }, size * 0.08, theme.pieceEdge);
  },
};
