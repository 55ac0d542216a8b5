/**
 * Draws the Tower of Hanoi: three columns for each peg, the middle of which shows the discs by size,
 * and a row below for the foot with the names of the pegs.
 * @import { PieceView } from '../../../canvas/types.js'
 */
import { mix } from '../../../canvas/colour.js';

/** Columns of a peg. */
const COLUMNS = 3;
/** Width of the smallest disc, and of the largest one, in cells. */
const LEAST = 0.9;
const LARGEST = 2.8;
/** Smallest disc with a number, in CSS px. */
const NUMBER_PX = 13;
const FIRST = 'A'.charCodeAt(0);

/** @type {PieceView} */
export const view = {
  id: 'hanoi',
  paintPiece() {},
  area(_, cell, { rows, columns }) {
    const first = Math.floor((cell % columns) / COLUMNS) * COLUMNS;
    return Array.from({ length: rows * COLUMNS }, (_cell, at) => Math.floor(at / COLUMNS) * columns + first + (at % COLUMNS)); // prettier-ignore
  },
  paintAll(pen, { board, nextBoard, share }, grid) {
    const { theme, dark, ctx } = pen;
    const { area, columns, rows, px } = grid;
    const wood = mix(theme.board, theme.ink, dark ? 0.4 : 0.5);
    const foot = area.y + (rows - 1) * px;
    for (let peg = 0; peg < columns / COLUMNS; peg++) {
      const { x } = grid.centre(peg * COLUMNS + 1);
      const width = Math.max(1.5, px * 0.16);
      pen.rect({ x: x - width / 2, y: area.y + px * 0.25, width, height: foot - area.y - px * 0.25 }, wood); // prettier-ignore
      if (px < NUMBER_PX) continue;
      const name = String.fromCharCode(FIRST + peg);
      pen.text(name, { x, y: foot + px * 0.58 }, { px: Math.min(px * 0.5, 16), colour: theme.ink2, weight: 600 }); // prettier-ignore
    }
    pen.rect({ ...area, y: foot, height: Math.max(1.5, px * 0.14) }, wood);
    const discs = rows - 1;
    const next = Array.from(nextBoard);
    for (let cell = 0; cell < board.length; cell++) {
      const code = board[cell];
      if (code === 0) continue;
      const to = next.indexOf(code);
      const [start, end] = [grid.centre(cell), grid.centre(to)];
      const x = start.x + (end.x - start.x) * share;
      const lifted = to === cell ? 0 : Math.sin(Math.PI * share) * px;
      const y = start.y + (end.y - start.y) * share - lifted;
      const grown = discs > 1 ? (code - 1) / (discs - 1) : 0;
      const width = px * (LEAST + (LARGEST - LEAST) * grown);
      ctx.beginPath();
      ctx.roundRect(x - width / 2, y - px * 0.42, width, px * 0.88, px * 0.3);
      pen.fill(dark ? theme.pieceLight : theme.pieceDark);
      const isMoved = to !== cell && share === 0;
      pen.stroke(isMoved ? theme.frontier : theme.board, Math.max(0.75, px * (isMoved ? 0.12 : 0.05))); // prettier-ignore
      if (px < NUMBER_PX) continue;
      const colour = dark ? theme.pieceDark : theme.pieceLight;
      pen.text(String(code), { x, y: y + px * 0.05 }, { px: px * 0.5, colour, weight: 600 });
    }
  },
};
