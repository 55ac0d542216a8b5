/**
 * Draws a jug with marks.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Rect } from '../../../canvas/types.js'
 */
import { fade, mix } from '../../../canvas/colour.js';

/** Smallest distance of two marks, in CSS px. */
const MARKS_PX = 5;

/**
 * Draws a jug.
 * @param {Pen} pen
 * @param {Rect} glass
 * @param {number} full share of the jug that holds water
 * @param {number} size in litres
 */
export function paintJug(pen, { x, y, width, height }, full, size) {
  const { ctx, theme, dark } = pen;
  const radius = Math.min(width, height) * 0.14;
  const outline = () => {
    ctx.beginPath();
    ctx.roundRect(x, y, width, height, [0, 0, radius, radius]);
  };
  ctx.save();
  outline();
  ctx.clip();
  pen.rect({ x, y, width, height }, mix(theme.board, theme.glow, dark ? 0.06 : 0.6));
  const level = y + height * (1 - full);
  pen.rect({ x, y: level, width, height: y + height - level }, theme.forward);
  if (full > 0) pen.rect({ x, y: level, width, height: Math.min(3, height * 0.03) }, fade(theme.glow, 0.5)); // prettier-ignore
  ctx.restore();
  const unit = height / size;
  if (unit >= MARKS_PX) {
    ctx.beginPath();
    for (let litre = 1; litre < size; litre++) {
      ctx.moveTo(x, y + height - litre * unit);
      ctx.lineTo(x + width * 0.14, y + height - litre * unit);
    }
    pen.stroke(fade(theme.ink, 0.55), 1);
  }
  // The jug is open above. No `arcTo`: svgcanvas draws only those that turn right.
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.arc(x + radius, y + height - radius, radius, Math.PI, Math.PI / 2, true);
  ctx.arc(x + width - radius, y + height - radius, radius, Math.PI / 2, 0, true);
  ctx.lineTo(x + width, y);
  ctx.lineCap = ctx.lineJoin = 'round';
  pen.stroke(theme.ink, Math.max(1, width * 0.045));
}
