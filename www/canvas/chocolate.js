/**
 * Squares of a bar of chocolate.
 * @import { Pen } from './pen.js'
 * @import { Rect } from './types.js'
 */
import { mix } from './colour.js';

/**
 * Draws a square of chocolate, raised in its middle.
 * @param {Pen} pen
 * @param {Rect} area
 */
export function paintChocolate(pen, area) {
  const { theme } = pen;
  const dark = mix(theme.pieceDark, theme.lose, 0.42);
  const light = mix(theme.pieceDark, theme.lose, 0.62);
  const side = Math.min(area.width, area.height);
  block(pen, area, side * 0.05, dark);
  block(pen, area, side * 0.2, light);
}

/**
 * Draws the poisoned square: pale, with a cross in a ring.
 * @param {Pen} pen
 * @param {Rect} area
 */
export function paintPoison(pen, area) {
  const { theme, ctx } = pen;
  const side = Math.min(area.width, area.height);
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  block(pen, area, side * 0.05, theme.pieceLight);
  pen.stroke(theme.pieceDark, Math.max(1, side * 0.05));
  ctx.lineCap = 'round';
  const wide = Math.max(1, side * 0.08);
  if (side > 16) {
    pen.circle(middle, side * 0.32);
    pen.stroke(theme.pieceDark, wide);
  }
  const r = side * 0.18;
  ctx.beginPath();
  ctx.moveTo(middle.x - r, middle.y - r);
  ctx.lineTo(middle.x + r, middle.y + r);
  ctx.moveTo(middle.x + r, middle.y - r);
  ctx.lineTo(middle.x - r, middle.y + r);
  pen.stroke(theme.pieceDark, wide);
}

/**
 * Fills a rounded block inside a square.
 * @param {Pen} pen
 * @param {Rect} area
 * @param {number} inset CSS px
 * @param {string} colour
 */
function block(pen, { x, y, width, height }, inset, colour) {
  pen.ctx.beginPath();
  const [wide, high] = [width - 2 * inset, height - 2 * inset];
  pen.ctx.roundRect(x + inset, y + inset, wide, high, Math.min(wide, high) * 0.14);
  pen.fill(colour);
}
