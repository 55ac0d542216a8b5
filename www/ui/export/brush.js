/**
 * Drawing helpers for exported pictures: background, parts, and text.
 * @import { Ctx, LayoutBox, Rect, Theme } from '../../canvas/types.js'
 */
import { LINE, wrapped } from './plan.js';

/** @typedef {(ctx: Ctx, box: LayoutBox) => void} Paint draws into a box whose corner is the origin */

/**
 * Fills the picture with the background colour.
 * @param {Ctx} ctx
 * @param {{ width: number, height: number }} size
 * @param {Theme} theme
 */
export function ground(ctx, { width, height }, theme) {
  ctx.fillStyle = theme.air;
  // Fill one px beyond each edge: the SVG context treats a rectangle of exactly its size as
  // clearing.
  ctx.fillRect(-1, -1, width + 2, height + 2);
}

/**
 * Draws a map on a canvas of its own first, because maps blend their light with what they have
 * drawn before.
 * @param {Ctx} ctx
 * @param {Paint} paint
 * @param {Rect} rect
 * @param {{ scale: number, layer: Ctx }} options device pixels per px; context of the extra canvas
 */
export function paintMap(ctx, paint, rect, { scale, layer }) {
  const { canvas } = layer;
  canvas.width = Math.ceil(rect.width * scale);
  canvas.height = Math.ceil(rect.height * scale);
  layer.setTransform(scale, 0, 0, scale, 0, 0);
  paint(layer, boxOf(rect, scale));
  ctx.drawImage(canvas, rect.x, rect.y, canvas.width / scale, canvas.height / scale);
}

/**
 * Draws a part into its rectangle.
 * @param {Ctx} ctx
 * @param {Paint} paint
 * @param {Rect} rect
 * @param {number} scale device pixels per px
 */
export function paintPart(ctx, paint, rect, scale) {
  ctx.save();
  ctx.translate(rect.x, rect.y);
  paint(ctx, boxOf(rect, scale));
  ctx.restore();
}

/** @param {Rect} rect @param {number} scale @returns {LayoutBox} */
const boxOf = ({ width, height }, scale) => ({ width, height, scale });

/**
 * Returns a function that writes text: wrapped, or shrunk down to `least` times the font size.
 * `down` is the distance of the baseline from the top, in font sizes. The function returns the
 * width of the first line.
 * @param {Ctx} ctx
 * @param {Theme} theme
 * @param {number} px font size
 */
export function writer(ctx, theme, px) {
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  /**
   * @param {string} text
   * @param {{ x: number, y: number, width: number }} place
   * @param {{ size?: number, weight?: number, colour?: string, down: number, lines?: number, least?: number }} how
   */
  return (
    text,
    { x, y, width },
    { size = 1, weight = 400, colour = theme.ink, down, lines = 1, least = size },
  ) => {
    const measure = (/** @type {string} */ part) => ctx.measureText(part).width;
    const sized = (/** @type {number} */ to) => (ctx.font = `${weight} ${to * px}px ${theme.font}`);
    sized(size);
    const fits = (lines * width) / Math.max(1, measure(text));
    if (fits < 1 && least < size) sized(Math.max(least, size * fits));
    ctx.fillStyle = colour;
    const broken = wrapped(text, width, lines, measure);
    broken.forEach((line, index) => ctx.fillText(line, x, y + (down + index * LINE.caption) * px));
    return measure(broken[0] ?? '');
  };
}
