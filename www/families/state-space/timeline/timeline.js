/**
 * Draws the timeline of a run behind the scrub bar: the queue length over the steps, the start of
 * each level, and the step of the answer.
 * @import { Ctx, Theme } from '../../../canvas/types.js'
 */
import { fade, mix } from '../../../canvas/colour.js';
import { Lettering } from '../../../canvas/text-cache.js';
import { hatch, isDark, shades, stars } from '../../../canvas/marks.js';
import { paintBar } from '../../../canvas/bar.js';

/**
 * @typedef {object} Profile
 * @property {number} total number of steps
 * @property {readonly { step: number, depth: number }[]} levels first step of each level
 * @property {readonly number[]} steps steps of the samples in `heights`, ascending; the last is the
 *   end
 * @property {readonly number[]} heights queue length at each of `steps`
 * @property {number} answer step that finds the answer, -1 for none
 */

/**
 * @typedef {object} TimelineView
 * @property {number} cursor step shown
 * @property {number} known number of steps computed so far
 * @property {(step: number) => number} [axis] maps a step to a position on the bar, 0..=1; linear
 *   if omitted
 * @property {boolean} [hidesFuture] whether to draw only steps up to the cursor
 */

/** @typedef {{ level: (depth: number) => string, number: (value: number) => string }} Names */

/**
 * Returns a flat profile for a run of which only the boundaries of its parts are known.
 * @param {number} total number of steps
 * @param {ArrayLike<number>} ends steps at which the parts begin
 * @returns {Profile}
 */
export function evenProfile(total, ends) {
  const levels = Array.from(ends, (step, depth) => ({ step, depth }));
  return { total, levels, steps: [0, total], heights: [1, 1], answer: -1 };
}

/**
 * Returns the profile up to the cursor, which reveals nothing of later steps.
 * @param {Profile} profile
 * @param {number} cursor
 * @returns {Profile}
 */
export function profileUntil({ total, levels, steps, heights, answer }, cursor) {
  const later = steps.findIndex((step) => step > cursor);
  const count = later < 0 ? steps.length : later;
  const last = heights.slice(Math.max(0, count - 1), count);
  return {
    total,
    levels: levels.filter(({ step }) => step <= cursor),
    // Between two samples, use the queue length of the earlier one.
    steps: [...steps.slice(0, count), ...last.map(() => cursor)],
    heights: [...heights.slice(0, count), ...last],
    answer: answer <= cursor ? answer : -1,
  };
}

const FONT_PX = 12;
/**
 * Horizontal gap between a level's line and its name, and height of the middle of the name, both in
 * CSS px.
 */
const GAP_PX = 6;
const NAME_Y = 11.5;
/** Share of the bar's height that stays free above the longest queue. */
const HEADROOM = 0.14;
/** Half the width of the glow before the cursor, in CSS px. */
const GLOW_PX = 46;

/**
 * Paints the whole timeline. The profile is strong before the cursor and pale (or hidden) after it;
 * steps not yet computed are hatched.
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {{ width: number, height: number }} box
 * @param {Profile} profile
 * @param {TimelineView} view
 * @param {Theme} theme
 * @param {Names} [names]
 */
export function paintTimeline(ctx, box, profile, view, theme, names) {
  const { cursor, known, axis, hidesFuture } = view;
  const { width, height } = box;
  const shown = hidesFuture ? profileUntil(profile, cursor) : profile;
  const total = Math.max(1, profile.total);
  const xOf = (/** @type {number} */ step) =>
    width * (axis?.(Math.min(step, total)) ?? Math.min(1, step / total));
  const knownX = known >= profile.total ? width : xOf(known);
  const cursorX = xOf(cursor);
  paintBar(ctx, box, cursorX, theme, () => {
    if (knownX < width) {
      const rest = { x: knownX, y: 0, width: width - knownX, height };
      within(ctx, rest, () => hatch(ctx, rest, theme.line, 7, 1.25));
    }
    const { waitingEdge } = shades(theme);
    const past = { x: 0, y: 0, width: Math.min(cursorX, knownX), height };
    const pale = mix(theme.sunk, theme.ink2, isDark(theme) ? 0.18 : 0.26);
    paintArea(ctx, height, shown, xOf, pale);
    within(ctx, past, () => {
      paintArea(
        ctx,
        height,
        shown,
        xOf,
        isDark(theme) ? waitingEdge : mix(theme.frontier, theme.glow, 0.12),
      );
      // Brighten the profile towards the cursor.
      const light = ctx.createLinearGradient(cursorX - 2 * GLOW_PX, 0, cursorX, 0);
      light.addColorStop(0, fade(theme.frontier, 0));
      light.addColorStop(1, isDark(theme) ? theme.frontierInk : theme.frontier);
      paintArea(ctx, height, shown, xOf, light);
    });
    paintLines(
      ctx,
      height,
      shown.levels.map(({ step }) => xOf(step)),
      theme,
    );
  });
  const isAnswered = shown.answer >= 0 && shown.answer <= known;
  const answerX = isAnswered ? xOf(shown.answer) : NaN;
  const starX = Math.min(width - STAR_PX, Math.max(STAR_PX, answerX));
  if (isAnswered) {
    ctx.fillStyle = theme.path;
    ctx.fillRect(answerX - 1, 0, 2, height);
  }
  const marks = { levels: shown.levels, kept: profile };
  paintNames(ctx, box, marks, { xOf, cursorX, starX }, theme, names);
  if (isAnswered) stars(ctx, [{ x: starX, y: height - 11 }], 7, theme);
}

/** Space reserved for the star on each side of its middle, in CSS px. */
const STAR_PX = 9;

/**
 * Calls a paint function with drawing clipped to a rectangle.
 * @param {Ctx} ctx
 * @param {{ x: number, y: number, width: number, height: number }} part
 * @param {() => void} paint
 */
function within(ctx, { x, y, width, height }, paint) {
  if (width <= 0) return;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, width, height);
  ctx.clip();
  paint();
  ctx.restore();
}

/**
 * Fills the area below the curve of queue lengths.
 * @param {Ctx} ctx
 * @param {number} height
 * @param {Profile} profile
 * @param {(step: number) => number} xOf
 * @param {string | CanvasGradient} fill
 */
function paintArea(ctx, height, { steps, heights }, xOf, fill) {
  if (steps.length === 0) return;
  const most = Math.max(1, ...heights);
  const room = (1 - HEADROOM) * height;
  ctx.beginPath();
  ctx.moveTo(xOf(steps[0]), height);
  for (let at = 0; at < steps.length; at++) {
    ctx.lineTo(xOf(steps[at]), height - (heights[at] / most) * room);
  }
  ctx.lineTo(xOf(steps[steps.length - 1]), height);
  ctx.fillStyle = fill;
  ctx.fill();
}

/**
 * Draws a vertical line at the start of each level.
 * @param {Ctx} ctx
 * @param {number} height
 * @param {readonly number[]} xs
 * @param {Theme} theme
 */
function paintLines(ctx, height, xs, theme) {
  ctx.fillStyle = isDark(theme) ? shades(theme).ground : theme.glow;
  for (const x of xs) if (x > 1) ctx.fillRect(Math.round(x) - 0.5, 0, 1.5, height);
}

/**
 * Writes the level names that fit, in full or as a number. Names are drawn above the cursor and
 * beside the star, so that neither covers a name.
 * @param {Ctx} ctx
 * @param {{ width: number, height: number }} box
 * @param {{ levels: Profile['levels'], kept: Profile }} marks visible levels, and the profile that
 *   is the cache key of the names
 * @param {{ xOf: (step: number) => number, cursorX: number, starX: number }} places
 * @param {Theme} theme
 * @param {Names} [names]
 */
function paintNames(ctx, { width, height }, { levels, kept }, places, theme, names) {
  if (!names || height < 2 * FONT_PX) return;
  const { xOf, cursorX, starX } = places;
  const xs = levels.map(({ step }) => xOf(step));
  const past = xs.filter((x) => x + GAP_PX < cursorX).length;
  const isOver = past > 0 && cursorX < xs[past - 1] + OVER_PX;
  const lettering = letterings.get(kept) ?? new Lettering();
  letterings.set(kept, lettering);
  const area = { x: 0, y: 0, width, height };
  const of = [theme, names.level(0), past, isOver, Math.round(starX), xs.map(Math.round).join()];
  lettering.paint(ctx, area, of, (sheet) => {
    const type = Math.min(theme.type, height / (2 * FONT_PX));
    const under = isOver ? past - 1 : -1;
    writeNames(sheet, levels, [...xs, width], { past, under, starX, type }, theme, names);
  });
}

/**
 * Distance behind a level's line within which the cursor counts as over the level's name, in CSS
 * px.
 */
const OVER_PX = 72;

/** Cached lettering of each profile. @type {WeakMap<Profile, Lettering>} */
const letterings = new WeakMap();

/**
 * Writes the level names on a canvas.
 * @param {Ctx} ctx
 * @param {Profile['levels']} levels
 * @param {number[]} xs x positions of the levels' lines, then of the end
 * @param {{ past: number, under: number, starX: number, type: number }} how number of levels before
 *   the cursor, index of the level under the cursor (-1 for none), x position of the star, and
 *   scale of the letters
 * @param {Theme} theme
 * @param {Names} names
 */
function writeNames(ctx, levels, xs, { past, under, starX, type }, theme, names) {
  const dark = isDark(theme);
  const y = NAME_Y * type;
  ctx.font = `500 ${FONT_PX * type}px ${theme.font}`;
  ctx.textBaseline = 'middle';
  levels.forEach(({ depth }, index) => {
    const [from, to] = [xs[index] + GAP_PX, xs[index + 1]];
    const isStarred = starX + STAR_PX > from && starX - STAR_PX < to;
    // Room before the star and room after it.
    const rooms = isStarred ? [[from, starX - STAR_PX], [starX + STAR_PX, to]] : [[from, to]]; // prettier-ignore
    const place = [names.level(depth), names.number(depth)]
      .flatMap((name) => rooms.map(([left, right]) => ({ name, x: left, room: right - left })))
      .find(({ name, room }) => ctx.measureText(name).width + 2 <= room);
    if (!place) return;
    const { name, x } = place;
    if ((index < past && dark) || index === under) {
      // Put a dark background behind names that would be unreadable on amber or under the cursor.
      ctx.fillStyle = fade(theme.sunk, index === under ? 0.85 : 0.62);
      ctx.fillRect(x - 3, y - 8 * type, ctx.measureText(name).width + 6, 16 * type);
    }
    ctx.fillStyle = index < past || !dark ? theme.ink : theme.ink2;
    ctx.fillText(name, x, y);
  });
}
