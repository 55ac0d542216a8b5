/**
 * Draws stops and search hits above a timeline bar.
 * @import { Ctx, Theme } from './types.js'
 */

/** Width and height of a mark, and its distance above the bar, in CSS pixels. */
const SIZE = { width: 9, height: 8, over: 2 };

/**
 * Draws a triangle above the bar for each stop.
 * @param {Ctx} ctx scaled to CSS pixels, with the bar's top left corner at the origin
 * @param {readonly { x: number, isShown: boolean }[]} marks
 * @param {Theme} theme
 */
export function paintStopMarks(ctx, marks, theme) {
  const { width, height, over } = SIZE;
  for (const { x, isShown } of marks) {
    ctx.beginPath();
    ctx.moveTo(x - width / 2, -over - height);
    ctx.lineTo(x + width / 2, -over - height);
    ctx.lineTo(x, -over);
    ctx.closePath();
    ctx.fillStyle = isShown ? theme.current : theme.ink2;
    ctx.fill();
  }
}

/**
 * Draws a dot above the bar for each search hit.
 * @param {Ctx} ctx scaled to CSS pixels, with the bar's top left corner at the origin
 * @param {readonly number[]} xs
 * @param {Theme} theme
 */
export function paintHits(ctx, xs, theme) {
  ctx.fillStyle = theme.current;
  for (const x of xs) {
    ctx.beginPath();
    ctx.arc(x, -5, 2.5, 0, 2 * Math.PI);
    ctx.fill();
  }
}
