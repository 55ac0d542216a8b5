/**
 * Draws puzzles whose pieces cover several cells: neighbours that belong to one piece are joined.
 * @import { Grid } from '../../../canvas/grid.js'
 * @import { Pen } from '../../../canvas/pen.js'
 */
import { mix } from '../../../canvas/colour.js';

/** Smallest cell with a letter, in CSS px. */
const LETTER_PX = 16;

/**
 * Draws a piece over some cells.
 * @param {Pen} pen
 * @param {Grid} grid
 * @param {{ first: number, last: number, to: number, colour: string, label?: string }} piece its
 *   upper left and lower right cells, and where the upper left one is after the move
 * @param {number} share progress of the move, 0..=1
 */
export function paintBlock(pen, grid, { first, last, to, colour, label }, share) {
  const { ctx, theme, dark } = pen;
  const { px } = grid;
  const [from, end, after] = [first, last, to].map((cell) => grid.rect(cell));
  const gap = px * 0.06;
  ctx.beginPath();
  const width = end.x + end.width - from.x - 2 * gap;
  const height = end.y + end.height - from.y - 2 * gap;
  const x = from.x + (after.x - from.x) * share + gap;
  const y = from.y + (after.y - from.y) * share + gap;
  ctx.roundRect(x, y, width, height, px * 0.18);
  pen.fill(colour);
  const isMoved = to !== first && share === 0;
  const edge = dark ? mix(theme.board, theme.ink, 0.4) : theme.pieceEdge;
  pen.stroke(isMoved ? theme.frontierInk : edge, Math.max(0.75, px * (isMoved ? 0.07 : 0.03)));
  if (!label || px < LETTER_PX) return;
  const at = { x: x + width / 2, y: y + height / 2 };
  const ink = colour === theme.ink ? theme.board : theme.ink;
  pen.text(label, at, { px: px * 0.4, colour: ink, weight: 600 });
}

/** Returns the colour of most pieces. @param {Pen} pen */
export const plain = (pen) =>
  pen.dark ? mix(pen.theme.board, pen.theme.ink, 0.22) : pen.theme.pieceLight;

/** Draws the lines between cells. @param {Pen} pen @param {Grid} grid */
export function paintLines(pen, grid) {
  pen.ctx.beginPath();
  grid.traceLines(pen.ctx);
  pen.stroke(pen.theme.boardLine, grid.px >= LETTER_PX ? 1.5 : 0.75);
}
