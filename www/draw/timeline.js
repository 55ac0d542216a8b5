/**
 * The profile of a run behind its scrub bar: depth over steps.
 * @import { Ctx, Theme } from './types.js'
 */
import { fade, mix } from './colour.js';
import { hatch, shades } from './marks.js';

/**
 * A breadth-first run: level k is expanded from step levels[k] up to levels[k + 1].
 * @typedef {object} LevelProfile
 * @property {number} total number of steps
 * @property {Float64Array} levels step at which each level's expansion begins, then the total
 */

/**
 * Any other run: stretches of steps, each with the least, mean and greatest depth within it.
 * @typedef {object} BandProfile
 * @property {number} total number of steps
 * @property {number} top the depth that fills the bar
 * @property {ArrayLike<number>} steps first step of each stretch, then the end of the last
 * @property {ArrayLike<number>} mean
 * @property {ArrayLike<number>} [low] left out: the area starts at the bottom
 * @property {ArrayLike<number>} [high] left out: the area ends at the mean
 */

/** @typedef {LevelProfile | BandProfile} Profile */

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
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, Math.min(6, height / 4));
  ctx.clip();
  ctx.fillStyle = theme.sunk;
  ctx.fillRect(0, 0, width, height);
  if (knownX < width) {
    ctx.save();
    ctx.beginPath();
    ctx.rect(knownX, 0, width - knownX, height);
    ctx.clip();
    hatch(ctx, { x: knownX, y: 0, width: width - knownX, height }, theme.line, 7, 1.25);
    ctx.restore();
  }
  const bands = 'levels' in profile ? bandsOfLevels(profile) : profile;
  const past = shades(theme).expanded;
  paintPart(ctx, box, bands, xOf, [0, Math.min(cursorX, knownX)], past, theme);
  paintPart(ctx, box, bands, xOf, [cursorX, knownX], mix(theme.sunk, past, 0.3), theme);
  if ('levels' in profile) {
    ctx.fillStyle = fade(theme.card, 0.55);
    for (const step of profile.levels.subarray(1, -1)) {
      if (xOf(step) < knownX) ctx.fillRect(Math.round(xOf(step)) - 0.5, 0, 1, height);
    }
  }
  const line = Math.min(width - 3, Math.max(3, cursorX));
  ctx.fillStyle = theme.card;
  ctx.fillRect(line - 3.5, 0, 7, height);
  ctx.fillStyle = theme.current;
  ctx.beginPath();
  ctx.roundRect(line - 1.5, 0, 3, height, 1.5);
  ctx.fill();
  ctx.restore();
}

/**
 * @param {LevelProfile} profile
 * @returns {BandProfile}
 */
function bandsOfLevels({ total, levels }) {
  const depths = levels.length - 1;
  const mean = Array.from({ length: depths }, (_, k) => k + 1);
  return { total, top: depths, steps: levels, mean };
}

/**
 * The profile between two x: the area from low to high, and the mean as a line where they differ.
 * @param {Ctx} ctx
 * @param {{ width: number, height: number }} box
 * @param {BandProfile} bands
 * @param {(step: number) => number} xOf
 * @param {[from: number, to: number]} span
 * @param {string} colour
 * @param {Theme} theme
 */
function paintPart(ctx, { height }, bands, xOf, [from, to], colour, theme) {
  if (to <= from) return;
  const { steps, mean, low, high, top } = bands;
  const room = height - Math.min(4, height / 6);
  const yOf = (/** @type {number} */ depth) => height - (depth / Math.max(1, top)) * room;
  ctx.save();
  ctx.beginPath();
  ctx.rect(from, 0, to - from, height);
  ctx.clip();
  area(
    ctx,
    steps,
    xOf,
    (i) => yOf((high ?? mean)[i]),
    (i) => (low ? yOf(low[i]) : height),
  );
  ctx.fillStyle = low ? mix(theme.sunk, colour, 0.55) : colour;
  ctx.fill();
  if (low || high) {
    area(ctx, steps, xOf, (i) => yOf(mean[i]), null);
    ctx.strokeStyle = colour;
    ctx.lineWidth = 2;
    ctx.stroke();
  }
  ctx.restore();
}

/**
 * Traces a step-shaped line, closed by a second one below it when that is given.
 * @param {Ctx} ctx
 * @param {ArrayLike<number>} steps
 * @param {(step: number) => number} xOf
 * @param {(i: number) => number} upper
 * @param {((i: number) => number) | null} lower
 */
function area(ctx, steps, xOf, upper, lower) {
  const last = steps.length - 1;
  ctx.beginPath();
  for (let i = 0; i < last; i++) {
    ctx.lineTo(xOf(steps[i]), upper(i));
    ctx.lineTo(xOf(steps[i + 1]), upper(i));
  }
  if (!lower) return;
  for (let i = last - 1; i >= 0; i--) {
    ctx.lineTo(xOf(steps[i + 1]), lower(i));
    ctx.lineTo(xOf(steps[i]), lower(i));
  }
  ctx.closePath();
}
