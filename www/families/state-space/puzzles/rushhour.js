/**
 * Draws cars: all cells with one code are one car.
 * @import { PieceView } from '../../../canvas/types.js'
 */
import { paintBlock, paintLines, plain } from './blocks.js';

/** First letter of the cars. */
const FIRST = 'A'.charCodeAt(0);

/** @type {PieceView} */
export const view = {
  id: 'rushhour',
  paintPiece() {},
  area(board, cell) {
    const isOf = (/** @type {number} */ other) => board[other] === board[cell];
    return board[cell] === 0 ? [cell] : Array.from(board, (_, other) => other).filter(isOf);
  },
  paintAll(pen, { board, nextBoard, share }, grid) {
    const cells = Array.from(board);
    paintLines(pen, grid);
    for (const code of new Set(cells.filter(Boolean))) {
      const colour = code === 1 ? pen.theme.ink : plain(pen);
      const label = String.fromCharCode(FIRST + code - 1);
      const [first, last] = [cells.indexOf(code), cells.lastIndexOf(code)];
      const to = Array.from(nextBoard).indexOf(code);
      paintBlock(pen, grid, { first, last, to, colour, label }, share);
    }
  },
};
