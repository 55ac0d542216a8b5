/**
 * Draws puzzles that have no drawing functions of their own: one numbered tile for each board code,
 * an empty cell for code 0.
 * @import { PieceView } from '../../../canvas/types.js'
 */
import { mix } from '../../../canvas/colour.js';
import { isReadable, paintContribution } from '../../../canvas/contribution.js';

/** Minimum size of a tile with a readable number, in CSS px. */
const READABLE_PX = 9;
/**
 * Minimum size of a tile with wide margins, in CSS px. On smaller tiles, two digits fill the tile.
 */
const WIDE_PX = 32;

/**
 * Height at which the number stands, if it is alone and if a row of chevrons is below it; then the
 * height of that row. As shares of the tile.
 */
const NUMBER_AT = { alone: 0.53, above: 0.44 };
const CHEVRONS_AT = 0.8;

/** Draws one tile. @type {PieceView['paintPiece']} */
export function paintTile(pen, code, { x, y, size, adds }) {
  const { theme, dark } = pen;
  if (code === 0) return;
  const isWide = size >= WIDE_PX;
  pen.square({ x: x + size / 2, y: y + size / 2 }, size * (isWide ? 0.44 : 0.47), size * 0.12);
  pen.fill(dark ? mix(theme.board, theme.ink, 0.2) : theme.pieceLight);
  pen.stroke(
    dark ? mix(theme.board, theme.ink, 0.34) : theme.pieceEdge,
    Math.max(0.75, size * 0.02),
  );
  if (size < READABLE_PX) return;
  const isExplained = adds !== undefined && isReadable(size);
  const look = {
    px: size * (isWide ? (isExplained ? 0.4 : 0.46) : 0.68),
    colour: dark ? theme.ink : theme.pieceDark,
    weight: 600,
  };
  const { alone, above } = NUMBER_AT;
  pen.text(String(code), { x: x + size / 2, y: y + size * (isExplained ? above : alone) }, look);
  if (!isExplained) return;
  const row = { x: x + size / 2, y: y + size * CHEVRONS_AT, size };
  paintContribution(pen, adds, row, theme.frontierInk);
}

/** Keys for the tiles above 9, in hexadecimal. */
const LETTERS = 'abcdef';

/** @type {PieceView} */
export const tiles = {
  id: 'tiles',
  leastCell: 12,
  paintPiece: paintTile,
  number(key) {
    if (/^\d$/.test(key)) return Number(key);
    const letter = LETTERS.indexOf(key.toLowerCase());
    return letter < 0 || key.length !== 1 ? undefined : 10 + letter;
  },
};
