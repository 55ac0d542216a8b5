/**
 * Animation of a step: a mine drops onto its cell or is lifted off it, a refused mine comes halfway
 * down and goes back up, and the dot of a free cell grows.
 * @import { BoardPen } from '../../board/board-kit.js'
 * @import { BoardFrame } from '../../board/types.js'
 */
import { eased } from '../../../../core/playback/step-tween.js';

/**
 * Height from which a mine drops, in cells, and by what share the mine is enlarged at that height.
 */
const HEIGHT = 0.6;
const LARGER = 0.35;
/** Share of the way that a refused mine comes down. */
const TOWARDS = 0.5;

/**
 * A moving mine or dot. `down` is the progress of its fall, from 0 (not visible) to 1 (on its
 * cell).
 * @typedef {{ cell: number, isMine: boolean, down: number }} Drop
 */

/**
 * Returns the moving mine or dot of a step.
 * @param {BoardFrame} frame
 * @param {number} share progress of the step's animation, 0 to 1
 * @returns {Drop | null} null if nothing moves
 */
export function dropOf({ kind, cell = -1, value = -1, answered }, share) {
  if (share >= 1 || cell < 0 || answered) return null;
  const isMine = value === 1;
  if (kind === 'place') return { cell, isMine, down: eased(share) };
  if (kind === 'retreat') return { cell, isMine, down: 1 - eased(share) };
  if (kind === 'refuse') return { cell, isMine, down: TOWARDS * Math.sin(Math.PI * share) };
  return null;
}

/**
 * Draws a mine or dot at its position during the animation.
 * @param {BoardPen} pen
 * @param {Drop} drop
 * @param {(cells: number[]) => void} paint draws the mine or dot at rest on its cell
 */
export function paintDrop({ ctx, grid }, { cell, isMine, down }, paint) {
  const { x, y } = grid.centre(cell);
  const size = isMine ? 1 + LARGER * (1 - down) : Math.max(0.01, down);
  ctx.save();
  ctx.globalAlpha = down;
  ctx.translate(x, y - (isMine ? HEIGHT * grid.px * (1 - down) : 0));
  ctx.scale(size, size);
  ctx.translate(-x, -y);
  paint([cell]);
  ctx.restore();
}
