/**
 * Draws blocks: a code says which part of which kind of block a cell shows.
 * @import { PieceView } from '../../../canvas/types.js'
 */
import { mix } from '../../../canvas/colour.js';
import { paintBlock, paintLines, plain } from './blocks.js';

/** Codes of the first cells of blocks, with their rows and columns less one. */
const BLOCKS = new Map([[1, [0, 0]], [2, [1, 0]], [4, [0, 1]], [6, [1, 1]]]); // prettier-ignore
const LARGE = 6;

/** @type {PieceView} */
export const view = {
  id: 'klotski',
  paintPiece() {},
  area(board, cell, { columns }) {
    for (let first = cell; first >= 0; first--) {
      const [down, right] = BLOCKS.get(board[first]) ?? [-1, -1];
      const rows = Array.from({ length: down + 1 }, (_, row) => first + row * columns);
      const cells = rows.flatMap((left) => (right > 0 ? [left, left + 1] : [left]));
      if (cells.includes(cell)) return cells;
    }
    return [cell];
  },
  paintAll(pen, { board, nextBoard, share }, grid) {
    paintLines(pen, grid);
    const isFirst = (/** @type {number} */ code) => BLOCKS.has(code);
    const moved = Array.from(board, (_, cell) => cell).filter((cell) => board[cell] !== nextBoard[cell]); // prettier-ignore
    const left = moved.find((cell) => isFirst(board[cell]));
    const entered = moved.find((cell) => isFirst(nextBoard[cell]));
    for (let first = 0; first < board.length; first++) {
      const shape = BLOCKS.get(board[first]);
      if (!shape) continue;
      const last = first + shape[0] * grid.columns + shape[1];
      const isLarge = board[first] === LARGE;
      const colour = isLarge ? mix(pen.theme.board, pen.theme.ink, 0.75) : plain(pen);
      const to = first === left ? (entered ?? first) : first;
      paintBlock(pen, grid, { first, last, to, colour }, share);
    }
  },
};
