/**
 * How identical pieces and the cells where they should stand look.
 *
 * Board codes: 1 piece, 2 cell of the goal, 3 both, 0 neither.
 * @import { PuzzleView } from './index.js'
 */

/** @type {PuzzleView['paintPiece']} */
export function paintPiece(ctx, code, { x, y, size }, theme) {
  const piece = code & 1;
  const goal = code & 2;
  const centre = [x + size / 2, y + size / 2];
  if (goal) {
    // A frame, filled once its piece is there: the form says it, not the colour alone.
    const inset = size * 0.1;
    ctx.lineWidth = Math.max(1, size * 0.07);
    ctx.strokeStyle = theme.goal;
    ctx.strokeRect(x + inset, y + inset, size - 2 * inset, size - 2 * inset);
  }
  if (!piece) return;
  ctx.beginPath();
  ctx.arc(centre[0], centre[1], size * 0.3, 0, 2 * Math.PI);
  ctx.fillStyle = goal ? theme.goal : theme.pieceDark;
  ctx.fill();
}
