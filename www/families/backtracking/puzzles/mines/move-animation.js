/**
 * What is chosen for a cell on its way: a mine drops on its cell and is lifted from it, one that is
 * refused comes half the way and goes again; the dot of a free cell grows.
 * @import { Ctx } from '../../../../canvas/types.js'
 * @import { BoardFrame, Grid } from '../../board/board-kit.js'
 */
import { eased } from '../../../../core/playback/step-tween.js';
import { centreOf } from '../../board/board-kit.js';

/** From how high it drops, of a cell, and how much larger it is up there. */
const HEIGHT = 0.6;
const LARGER = 0.35;
/** How far one comes that is refused. */
const TOWARDS = 0.5;

/**
 * What moves, and how far down it is: 0 away, 1 on its cell.
 * @typedef {{ cell: number, isMine: boolean, down: number }} Drop
 */

/**
 * @param {BoardFrame} frame
 * @param {number} share how much of the movement has been made, 0 to 1
 * @returns {Drop | null} null where nothing moves
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
 * Paints what drops where it is.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {Drop} drop
 * @param {(cells: number[]) => void} paint as it lies on its cell
 */
export function paintDrop(ctx, grid, { cell, isMine, down }, paint) {
  const { x, y } = centreOf(grid, cell);
  const size = isMine ? 1 + LARGER * (1 - down) : Math.max(0.01, down);
  ctx.save();
  ctx.globalAlpha = down;
  ctx.translate(x, y - (isMine ? HEIGHT * grid.px * (1 - down) : 0));
  ctx.scale(size, size);
  ctx.translate(-x, -y);
  paint([cell]);
  ctx.restore();
}
