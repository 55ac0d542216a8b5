/**
 * Pictures that are painted once and drawn often: of each name the last one, for each theme.
 * @import { Ctx, Theme } from './types.js'
 */
import { makeCanvas } from './marks.js';

/** @typedef {{ width: number, height: number, scale: number }} Size CSS px, and pixels to each */
/** @typedef {{ of: readonly unknown[], ctx: Ctx }} Kept */

/** @type {WeakMap<Theme, Map<string, Kept>>} */
const known = new WeakMap();

/**
 * The picture of a name, painted anew only where it is made of something else than before.
 * @param {Theme} theme
 * @param {string} name
 * @param {readonly unknown[]} of what it is made of besides the theme and its size
 * @param {Size} size
 * @param {(ctx: Ctx) => void} paint on a context that is scaled to CSS px and cleared
 * @returns {HTMLCanvasElement}
 */
export function kept(theme, name, of, { width, height, scale }, paint) {
  const pictures = known.get(theme) ?? new Map();
  known.set(theme, pictures);
  const made = [width, height, scale, ...of];
  const found = pictures.get(name);
  if (found && made.every((part, index) => part === found.of[index])) return found.ctx.canvas;
  const ctx = found?.ctx ?? makeCanvas(1, 1);
  // Setting the size clears the canvas, too.
  ctx.canvas.width = Math.max(1, Math.ceil(width * scale));
  ctx.canvas.height = Math.max(1, Math.ceil(height * scale));
  ctx.setTransform(scale, 0, 0, scale, 0, 0);
  paint(ctx);
  pictures.set(name, { of: made, ctx });
  return ctx.canvas;
}
