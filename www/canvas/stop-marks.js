/**
 * Stops over a scrub bar: a mark that points down at each.
 * @import { Ctx, Theme } from './types.js'
 */

/** How wide and high a mark is, and how far it stays over the bar. */
const SIZE = { width: 9, height: 8, over: 2 };

/**
 * @param {Ctx} ctx scaled to CSS px, the bar beginning at 0
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
 * What was found: a dot over the bar at each.
 * @param {Ctx} ctx scaled to CSS px, the bar beginning at 0
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
