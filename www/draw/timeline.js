/**
 * The profile of a run behind its scrub bar: depth over steps.
 * @import { Ctx, Theme } from './types.js'
 */
import { fade, mix } from './colour.js';
import { hatch, shades } from './marks.js';
import { paintBar } from './scrub-bar.js';

/**
 * A run by levels: level k is expanded from step levels[k] up to levels[k + 1].
 * @typedef {object} Profile
 * @property {number} total number of steps
 * @property {Float64Array} levels step at which each level's expansion begins, then the total
 */

/**
 * @typedef {object} TimelineView
 * @property {number} cursor the step shown
 * @property {number} known steps computed so far
 */

/**
 * Paints the whole bar. Before the cursor the profile is strong, after it pale; what is not known
 * yet is hatched.
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {{ width: number, height: number }} box
 * @param {Profile} profile
 * @param {TimelineView} view
 * @param {Theme} theme
 */
export function paintTimeline(ctx, box, profile, view, theme) {
  const { width, height } = box;
  const total = Math.max(1, profile.total);
  const xOf = (/** @type {number} */ step) => (Math.min(step, total) / total) * width;
  const knownX = view.known >= profile.total ? width : xOf(view.known);
  const cursorX = xOf(view.cursor);
  paintBar(ctx, box, cursorX, theme, () => {
    if (knownX < width) {
      ctx.save();
      ctx.beginPath();
      ctx.rect(knownX, 0, width - knownX, height);
      ctx.clip();
      hatch(ctx, { x: knownX, y: 0, width: width - knownX, height }, theme.line, 7, 1.25);
      ctx.restore();
    }
    const past = shades(theme).expanded;
    const xs = Array.from(profile.levels, xOf);
    paintPart(ctx, height, xs, [0, Math.min(cursorX, knownX)], past);
    paintPart(ctx, height, xs, [cursorX, knownX], mix(theme.sunk, past, 0.3));
    ctx.fillStyle = fade(theme.card, 0.55);
    for (const x of xs.slice(1, -1)) {
      if (x < knownX) ctx.fillRect(Math.round(x) - 0.5, 0, 1, height);
    }
  });
}

/**
 * The profile between two x, a step a level.
 * @param {Ctx} ctx
 * @param {number} height
 * @param {number[]} xs where the levels begin, then the end of the last
 * @param {[from: number, to: number]} span
 * @param {string} colour
 */
function paintPart(ctx, height, xs, [from, to], colour) {
  if (to <= from) return;
  const top = xs.length - 1;
  const room = height - Math.min(4, height / 6);
  ctx.save();
  ctx.beginPath();
  ctx.rect(from, 0, to - from, height);
  ctx.clip();
  ctx.beginPath();
  ctx.moveTo(xs[0], height);
  for (let level = 0; level < top; level++) {
    const y = height - ((level + 1) / top) * room;
    ctx.lineTo(xs[level], y);
    ctx.lineTo(xs[level + 1], y);
  }
  ctx.lineTo(xs[top], height);
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.restore();
}
