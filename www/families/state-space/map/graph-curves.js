/**
 * Curves of a graph's lines.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Curve } from './graph-geometry.js'
 */
import { firstPart, pointOn } from './graph-geometry.js';

/** Returns a curve in the other direction. @param {Curve} curve @returns {Curve} */
export const reversed = ([a, b, c, d]) => [d, c, b, a];

/**
 * Begins a path that is a curve, or its first part.
 * @param {Pen} pen
 * @param {Curve} curve
 * @param {number} [share] 0..=1
 */
export function trace({ ctx }, curve, share = 1) {
  const [a, b, c, d] = share < 1 ? firstPart(curve, share) : curve;
  ctx.beginPath();
  ctx.moveTo(a.x, a.y);
  ctx.bezierCurveTo(b.x, b.y, c.x, c.y, d.x, d.y);
}

/**
 * Draws the tip of an arrow at the end of a curve.
 * @param {Pen} pen
 * @param {Curve} curve
 * @param {string} colour
 */
export function arrow(pen, curve, colour) {
  const [, , , end] = curve;
  const before = pointOn(curve, 0.92);
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const wing = (/** @type {number} */ turn) => ({
    x: end.x - 8 * Math.cos(angle + turn),
    y: end.y - 8 * Math.sin(angle + turn),
  });
  pen.trace([end, wing(0.45), wing(-0.45)]);
  pen.ctx.closePath();
  pen.fill(colour);
}
