/**
 * Draws what all timeline bars share: a rounded background, and the cursor with its glow.
 * @import { Ctx, Theme } from './types.js'
 */
import { fade } from './colour.js';
import { isDark, shades } from './marks.js';

/** Distance by which the cursor extends above the bar, and radius of its glow, in CSS pixels. */
const OVER_PX = 5;
const LIGHT_PX = 30;

/**
 * Draws the whole bar.
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {{ width: number, height: number }} box
 * @param {number} cursorX position of the cursor; NaN draws no cursor
 * @param {Theme} theme
 * @param {() => void} paintProfile draws the contents below the cursor
 */
export function paintBar(ctx, { width, height }, cursorX, theme, paintProfile) {
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, Math.min(6, height / 4));
  ctx.clip();
  ctx.fillStyle = theme.sunk;
  ctx.fillRect(0, 0, width, height);
  paintProfile();
  ctx.restore();
  if (Number.isNaN(cursorX)) return;
  const x = Math.min(width - 3, Math.max(3, cursorX));
  if (isDark(theme)) {
    const light = ctx.createRadialGradient(x, height / 2, 0, x, height / 2, LIGHT_PX);
    light.addColorStop(0, fade(theme.glow, 0.4));
    light.addColorStop(1, fade(theme.glow, 0));
    ctx.fillStyle = light;
    ctx.fillRect(x - LIGHT_PX, -OVER_PX, 2 * LIGHT_PX, height + OVER_PX);
  }
  ctx.fillStyle = shades(theme).ground;
  ctx.fillRect(x - 3, 0, 6, height);
  ctx.fillStyle = theme.current;
  ctx.beginPath();
  ctx.roundRect(x - 1.75, -OVER_PX, 3.5, height + OVER_PX, 1.75);
  ctx.fill();
}
