/**
 * Colours of the states of a map by their distance to a goal.
 * @import { Ctx, Theme } from '../../../canvas/types.js'
 */
import { mix } from '../../../canvas/colour.js';
import { shades } from '../../../canvas/marks.js';

/**
 * Returns the colours of states by their distance to a goal: `near` for the nearest, `far` for the
 * farthest, `lost` and `lostEdge` for states from which no goal can be reached, and `unseen` for
 * all states before distances are known.
 * @param {Theme} theme
 */
export function nearColours(theme) {
  const { ground, unseen, dark } = shades(theme);
  return {
    near: dark ? mix(theme.expanded, '#fff', 0.35) : mix(theme.expanded, '#000', 0.45),
    far: mix(ground, unseen, 0.5),
    lost: ground,
    lostEdge: unseen,
    unseen: mix(ground, unseen, 0.75),
  };
}

/**
 * Draws the colour scale from near to far, from left to right.
 * @param {Ctx} ctx
 * @param {{ width: number, height: number }} box
 * @param {Theme} theme
 */
export function paintNearScale(ctx, { width, height }, theme) {
  const { near, far } = nearColours(theme);
  for (let x = 0; x < width; x++) {
    ctx.fillStyle = mix(near, far, x / Math.max(1, width - 1));
    ctx.fillRect(x, 0, 1, height);
  }
}

/**
 * Draws a swatch of the legend: a filled square for states of a strength, or a hollow hatched one for
 * states that are not coloured.
 * @param {Ctx} ctx
 * @param {{ width: number, height: number }} box
 * @param {Theme} theme
 * @param {number | null} strength 0..=1; null for states without a colour
 */
export function paintNearSwatch(ctx, { width, height }, theme, strength) {
  const { near, far, lost, lostEdge } = nearColours(theme);
  ctx.fillStyle = strength === null ? lost : mix(far, near, strength);
  ctx.fillRect(0, 0, width, height);
  if (strength !== null) return;
  ctx.strokeStyle = lostEdge;
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  for (let at = -height; at < width; at += 5) {
    ctx.moveTo(at, height);
    ctx.lineTo(at + height, 0);
  }
  ctx.stroke();
}
