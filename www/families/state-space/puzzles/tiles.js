/**
 * Draws puzzles that have no drawing functions of their own: one numbered tile for each board code,
 * an empty cell for code 0.
 * @import { PieceView } from '../../../canvas/types.js'
 */

/** Smallest tile on which a number is readable, in px. */
const READABLE_PX = 9;
/** Size from which a tile has wide margins, in px. On smaller ones two digits fill the tile. */
const WIDE_PX = 32;

/** Draws one tile. @type {PieceView['paintPiece']} */
export function paintTile(pen, code, { x, y, size }) {
  const { theme } = pen;
  if (code === 0) return;
  const isWide = size >= WIDE_PX;
  pen.square({ x: x + size / 2, y: y + size / 2 }, size * (isWide ? 0.44 : 0.47), size * 0.12);
  pen.fill(theme.pieceLight);
  pen.stroke(theme.pieceEdge, Math.max(0.75, size * 0.03));
  if (size < READABLE_PX) return;
  const look = { px: size * (isWide ? 0.46 : 0.68), colour: theme.pieceDark, weight: 600 };
  pen.text(String(code), { x: x + size / 2, y: y + size * 0.53 }, look);
}

/** Keys for the tiles above 9, in hexadecimal. */
const LETTERS = 'abcdef';

/** @type {PieceView} */
export const tiles = {
  id: 'tiles',
  paintPiece: paintTile,
  number(key) {
    if (/^\d$/.test(key)) return Number(key);
    const letter = LETTERS.indexOf(key.toLowerCase());
    return letter < 0 || key.length !== 1 ? undefined : 10 + letter;
  },
};
