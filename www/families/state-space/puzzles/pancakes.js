/**
 * Draws a stack of pancakes: each row is one, and its codes are its size.
 * @import { PieceView } from '../../../canvas/types.js'
 */
import { mix } from '../../../canvas/colour.js';

/** Smallest pancake with a number, in CSS px. */
const NUMBER_PX = 14;

/** @type {PieceView} */
export const view = {
  id: 'pancakes',
  paintPiece() {},
  area(_, cell, { columns }) {
    return Array.from({ length: columns }, (_cell, at) => cell - (cell % columns) + at);
  },
  paintAll(pen, { board, nextBoard, share }, { area, rows, columns, px }) {
    const { ctx, theme, dark } = pen;
    const middle = area.x + area.width / 2;
    const sizes = [board, nextBoard].map((codes) =>
      Array.from({ length: rows }, (_, row) =>
        Math.max(
          ...Array.from({ length: columns }, (_cell, column) => codes[row * columns + column]),
        ),
      ),
    );
    // A flip turns the rows above the first one from which on nothing changes.
    const turned = sizes[0].findLastIndex((size, row) => size !== sizes[1][row]) + 1;
    const flat = Math.abs(Math.cos(Math.PI * share));
    const shown = share < 0.5 ? sizes[0] : sizes[1];
    for (let row = 0; row < rows; row++) {
      const size = shown[row];
      const isTurned = row < turned;
      const width = Math.max(0.6, size * 0.92) * px;
      const scale = isTurned ? flat : 1;
      const axis = isTurned ? (turned / 2) * px : (row + 0.5) * px;
      const y = area.y + axis + ((row + 0.5) * px - axis) * scale;
      const tall = px * 0.8 * Math.max(scale, 0.12);
      ctx.beginPath();
      ctx.roundRect(middle - width / 2, y - tall / 2, width, tall, tall * 0.45);
      const isDim = turned > 0 && !isTurned;
      const ink = dark ? theme.pieceLight : theme.pieceDark;
      pen.fill(isDim ? mix(theme.board, ink, 0.55) : ink);
      if (px < NUMBER_PX || scale < 0.6) continue;
      const colour = dark ? theme.pieceDark : theme.pieceLight;
      pen.text(
        String(size),
        { x: middle, y: y + px * 0.03 },
        { px: px * 0.48, colour, weight: 600 },
      );
    }
    if (turned === 0 || turned === rows || share > 0) return;
    ctx.beginPath();
    ctx.moveTo(area.x + px * 0.2, area.y + turned * px);
    ctx.lineTo(area.x + area.width - px * 0.2, area.y + turned * px);
    ctx.setLineDash([px * 0.16, px * 0.12]);
    pen.stroke(theme.frontier, Math.max(1.5, px * 0.07));
    ctx.setLineDash([]);
  },
};
