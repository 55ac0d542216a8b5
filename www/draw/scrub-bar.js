/**
 * What all profiles behind a scrub bar have in common: a sunk bar with round ends, and the cursor.
 * @import { Ctx, Theme } from './types.js'
 */

/**
 * Paints the whole bar.
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {{ width: number, height: number }} box
 * @param {number} cursorX where the step shown is; nowhere on the bar for NaN
 * @param {Theme} theme
 * @param {() => void} paintProfile what lies below the cursor
 */
export function paintBar(ctx, { width, height }, cursorX, theme, paintProfile) {
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, Math.min(6, height / 4));
  ctx.clip();
  ctx.fillStyle = theme.sunk;
  ctx.fillRect(0, 0, width, height);
  paintProfile();
  if (!Number.isNaN(cursorX)) {
    const line = Math.min(width - 3, Math.max(3, cursorX));
    ctx.fillStyle = theme.card;
    ctx.fillRect(line - 3.5, 0, 7, height);
    ctx.fillStyle = theme.current;
    ctx.beginPath();
    ctx.roundRect(line - 1.5, 0, 3, height, 1.5);
    ctx.fill();
  }
  ctx.restore();
}
