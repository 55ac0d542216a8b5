/**
 * Cache of rendered bitmaps: the last one of each name and theme.
 * @import { Ctx, Theme } from './types.js'
 */
import { makeCanvas } from './marks.js';

/**
 * CSS pixels, and device pixels per CSS pixel.
 * @typedef {{ width: number, height: number, scale: number }} Size
 */
/** @typedef {{ of: readonly unknown[], ctx: Ctx }} Kept */

/** @type {WeakMap<Theme, Map<string, Kept>>} */
const known = new WeakMap();

/**
 * Returns the bitmap of a name, rendered again only if one of its inputs has changed.
 * @param {Theme} theme
 * @param {string} name
 * @param {readonly unknown[]} of inputs of the rendering besides theme and size
 * @param {Size} size
 * @param {(ctx: Ctx) => void} paint draws on a cleared context scaled to CSS pixels
 * @returns {HTMLCanvasElement}
 */
export function kept(theme, name, of, { width, height, scale }, paint) {
  const pictures = known.get(theme) ?? new Map();
  known.set(theme, pictures);
  const made = [width, height, scale, ...of];
  const found = pictures.get(name);
  if (found && made.every((part, index) => part === found.of[index])) return found.ctx.canvas;
  const ctx = found?.ctx ?? makeCanvas(1, 1);
  // Setting the size also clears the canvas.
  ctx.canvas.width = Math.max(1, Math.ceil(width * scale));
  ctx.canvas.height = Math.max(1, Math.ceil(height * scale));
  ctx.setTransform(scale, 0, 0, scale, 0, 0);
  paint(ctx);
  pictures.set(name, { of: made, ctx });
  return ctx.canvas;
}

/**
 * Returns the language of a canvas's place in the page. A detached canvas has no language, and the
 * shapes of Chinese characters depend on the language.
 * @param {Partial<HTMLCanvasElement>} canvas
 */
export function langOf(canvas) {
  const place = /** @type {HTMLElement | null | undefined} */ (canvas.closest?.('[lang]'));
  return place?.lang ?? '';
}
