/**
 * A run behind its scrub bar: how much waits at each step, where the levels begin, and where the
 * answer is found.
 * @import { Ctx, Theme } from '../../../canvas/types.js'
 */
import { fade, mix } from '../../../canvas/colour.js';
import { Lettering } from '../../../canvas/text-cache.js';
import { hatch, isDark, shades, stars } from '../../../canvas/marks.js';
import { paintBar } from '../../../canvas/bar.js';

/**
 * @typedef {object} Profile
 * @property {number} total number of steps
 * @property {readonly { step: number, depth: number }[]} levels where each level begins
 * @property {readonly number[]} steps at which the heights are known, ascending, the last at the end
 * @property {readonly number[]} heights how much waits then
 * @property {number} answer the step that finds it, -1 for none
 */

/**
 * @typedef {object} TimelineView
 * @property {number} cursor the step shown
 * @property {number} known steps computed so far
 * @property {(step: number) => number} [axis] where a step is, 0 to 1; even if left out
 * @property {boolean} [hidesFuture] whether only what has come up to the cursor is drawn
 */

/** @typedef {{ level: (depth: number) => string, number: (value: number) => string }} Names */

/**
 * A run of which nothing is known but where something ends.
 * @param {number} total
 * @param {ArrayLike<number>} ends
 * @returns {Profile}
 */
export function evenProfile(total, ends) {
  const levels = Array.from(ends, (step, depth) => ({ step, depth }));
  return { total, levels, steps: [0, total], heights: [1, 1], answer: -1 };
}

/**
 * A run as far as it has come: nothing of it depends on what comes after the cursor.
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
    // Between two steps at which it is known the queue is as long as at the first of them.
    steps: [...steps.slice(0, count), ...last.map(() => cursor)],
    heights: [...heights.slice(0, count), ...last],
    answer: answer <= cursor ? answer : -1,
  };
}

const FONT_PX = 12;
/** Between a level's line and its name, and the middle of the name. */
const GAP_PX = 6;
const NAME_Y = 11.5;
/** The longest queue leaves so much of the bar free. */
const HEADROOM = 0.14;
/** Around the cursor. */
const GLOW_PX = 46;

/**
 * Paints the whole bar. Before the cursor the profile is strong, after it pale or hidden; what is not
 * known yet is hatched.
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
      // Brighter towards the cursor: what is being done now.
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

/** A star keeps so much of the bar to itself at each side of its middle. */
const STAR_PX = 9;

/**
 * Paints in a part of the bar only.
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
 * How much waits, as an area.
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
 * A line where each level begins.
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
 * The name of each level where it has room: in full, or its number alone. Names stand over the cursor
 * and beside the star, so that neither hides one.
 * @param {Ctx} ctx
 * @param {{ width: number, height: number }} box
 * @param {{ levels: Profile['levels'], kept: Profile }} marks whose names are kept with the run's profile
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

/** The cursor is over a name as far behind the line of its level. */
const OVER_PX = 72;

/** One a run. @type {WeakMap<Profile, Lettering>} */
const letterings = new WeakMap();

/**
 * @param {Ctx} ctx
 * @param {Profile['levels']} levels
 * @param {number[]} xs where the levels begin, then the end
 * @param {{ past: number, under: number, starX: number, type: number }} how many names lie before the
 *   cursor, which one the cursor is over, where the star is, and how large the names are
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
    // Before the star, or behind it.
    const rooms = isStarred ? [[from, starX - STAR_PX], [starX + STAR_PX, to]] : [[from, to]]; // prettier-ignore
    const place = [names.level(depth), names.number(depth)]
      .flatMap((name) => rooms.map(([left, right]) => ({ name, x: left, room: right - left })))
      .find(({ name, room }) => ctx.measureText(name).width + 2 <= room);
    if (!place) return;
    const { name, x } = place;
    if ((index < past && dark) || index === under) {
      // White on amber could not be read, nor what the cursor crosses.
      ctx.fillStyle = fade(theme.sunk, index === under ? 0.85 : 0.62);
      ctx.fillRect(x - 3, y - 8 * type, ctx.measureText(name).width + 6, 16 * type);
    }
    ctx.fillStyle = index < past || !dark ? theme.ink : theme.ink2;
    ctx.fillText(name, x, y);
  });
}
