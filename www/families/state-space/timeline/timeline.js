/**
 * Layer of a state-space search on the timeline: the queue length over the steps, the start of each
 * level (or stage), and the step of the answer.
 * @import { Pen } from '../../../canvas/pen.js'
 */
import { fade, mix } from '../../../canvas/colour.js';
import { paintBar } from '../../../canvas/timeline.js';
import { greatest } from '../../../core/util/extremes.js';

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
 * @property {(step: number) => number} axis maps a step to a position on the bar, 0..=1
 * @property {boolean} [hidesFuture] whether to draw only steps up to the cursor
 * @property {Names} names
 */

/** @typedef {{ level: (depth: number) => string, number: (value: number) => string }} Names */

/**
 * Returns the profile up to the cursor, which reveals nothing of later steps.
 * @param {Profile} profile
 * @param {number} cursor
 * @returns {Profile}
 */
function profileUntil({ total, levels, steps, heights, answer }, cursor) {
  const later = steps.findIndex((step) => step > cursor);
  const count = later < 0 ? steps.length : later;
  const last = heights.slice(Math.max(0, count - 1), count);
  return {
    total,
    levels: levels.filter(({ step }) => step <= cursor),
    // Between two samples, the queue has the length at the earlier one.
    steps: [...steps.slice(0, count), ...last.map(() => cursor)],
    heights: [...heights.slice(0, count), ...last],
    answer: answer <= cursor ? answer : -1,
  };
}

const FONT_PX = 12;
/**
 * Gap between the line of a level and its name, and height of the middle of the name, in CSS px.
 */
const GAP_PX = 6;
const NAME_Y = 11.5;
/**
 * Distance behind the line of a level within which the cursor covers the level's name, in CSS px.
 */
const OVER_PX = 72;
/** Share of the bar's height that stays free above the longest queue. */
const HEADROOM = 0.14;
/** Half the width of the glow before the cursor, in CSS px. */
const GLOW_PX = 46;
/** Minimum distance of the lines of two levels, in CSS px. */
const APART_PX = 6;
/** Space reserved for the star on each side of its middle, in CSS px. */
const STAR_PX = 9;

/**
 * Draws the whole timeline. The profile is strong before the cursor, and pale or hidden after it.
 * @param {Pen} pen
 * @param {{ width: number, height: number }} box
 * @param {Profile} profile
 * @param {TimelineView} view
 */
export function paintTimeline(pen, box, profile, view) {
  const { cursor, known, axis, hidesFuture, names } = view;
  const { ctx, theme, dark, shades } = pen;
  const { width, height } = box;
  const shown = hidesFuture ? profileUntil(profile, cursor) : profile;
  const { steps, heights, levels, answer } = shown;
  const total = Math.max(1, profile.total);
  const xOf = (/** @type {number} */ step) => width * axis(Math.min(step, total));
  const knownX = known >= profile.total ? width : xOf(known);
  const cursorX = xOf(cursor);
  const room = ((1 - HEADROOM) * height) / greatest(heights, 1);
  const curve = steps.map((step, at) => ({ x: xOf(step), y: height - heights[at] * room }));
  const area = [
    { x: xOf(steps[0]), y: height },
    ...curve,
    { x: xOf(steps[steps.length - 1]), y: height },
  ];
  const xs = levels.map(({ step }) => xOf(step));
  paintBar(pen, box, { cursorX, knownX }, (time) => {
    pen.trace(area);
    if (time === 'future') pen.fill(mix(theme.sunk, theme.ink2, dark ? 0.18 : 0.26));
    else {
      pen.fill(dark ? shades.waitingEdge : mix(theme.frontier, theme.glow, 0.12));
      // Brighten the profile towards the cursor.
      const light = ctx.createLinearGradient(cursorX - 2 * GLOW_PX, 0, cursorX, 0);
      light.addColorStop(0, fade(theme.frontier, 0));
      light.addColorStop(1, dark ? theme.frontierInk : theme.frontier);
      pen.fill(light);
    }
    for (const x of spaced(xs)) {
      const line = { x: Math.round(x) - 0.5, y: 0, width: 1.5, height };
      pen.rect(line, dark ? shades.ground : theme.glow);
    }
  });
  const isAnswered = answer >= 0 && answer <= known;
  const answerX = isAnswered ? xOf(answer) : NaN;
  const starX = starAt(answerX, [0, ...xs, width], [0, ...levels.map(({ step }) => step)], answer);
  if (isAnswered) pen.rect({ x: answerX - 1, y: 0, width: 2, height }, theme.path);
  if (height >= 2 * FONT_PX) {
    const past = xs.filter((x) => x + GAP_PX < cursorX).length;
    const under = past > 0 && cursorX < xs[past - 1] + OVER_PX ? past - 1 : -1;
    const deps = [names.level(0), past, under, Math.round(starX), xs.map(Math.round).join()];
    pen.cached('levels', [profile, ...deps], { x: 0, y: 0, width, height }, (sheet) => {
      const type = Math.min(theme.type, height / (2 * FONT_PX));
      writeNames(sheet, levels, [...xs, width], { past, under, starX, type, names });
    });
  }
  if (isAnswered) pen.stars([{ x: starX, y: height - 11 }], 7);
}

/**
 * Returns the positions at which levels get a line. Lines of levels that are narrower than `APART_PX`
 * would cover the profile, so some of them are left out; the first level needs none.
 * @param {readonly number[]} xs ascending
 */
export function spaced(xs) {
  let last = 1 - APART_PX;
  return xs.filter((x) => x > 1 && x - last >= APART_PX && (last = x));
}

/**
 * Returns the x position of the star's middle. The star stays within the level of its step: a step
 * that ends a level belongs to that level, although it lies on the line of the next one.
 * @param {number} x position of the answer
 * @param {readonly number[]} lines x positions of the levels' lines, then of the end
 * @param {readonly number[]} starts first steps of the levels
 * @param {number} answer step of the answer
 */
function starAt(x, lines, starts, answer) {
  const next = starts.filter((step) => step < answer).length || 1;
  const [low, high] = [lines[next - 1] + STAR_PX, lines[next] - STAR_PX];
  const [end] = lines.slice(-1);
  // A level that is narrower than the star cannot hold it.
  const [least, most] = low <= high ? [low, high] : [STAR_PX, end - STAR_PX];
  return Math.min(most, Math.max(least, x));
}

/**
 * Writes the names of the levels that fit beside the star. A name is written in full or as a
 * number.
 * @param {Pen} pen
 * @param {Profile['levels']} levels
 * @param {number[]} xs x positions of the levels' lines, then of the end
 * @param {{ past: number, under: number, starX: number, type: number, names: Names }} how number of
 *   levels before the cursor, index of the level under the cursor (-1 for none), x position of the
 *   star, and scale of the text
 */
function writeNames(pen, levels, xs, { past, under, starX, type, names }) {
  const { ctx, theme, dark } = pen;
  const y = NAME_Y * type;
  pen.font(FONT_PX * type, 500);
  ctx.textBaseline = 'middle';
  levels.forEach(({ depth }, index) => {
    const [from, to] = [xs[index] + GAP_PX, xs[index + 1]];
    const isStarred = starX + STAR_PX > from && starX - STAR_PX < to;
    // Ranges with room for names: before the star and after it.
    const rooms = isStarred ? [[from, starX - STAR_PX], [starX + STAR_PX, to]] : [[from, to]]; // prettier-ignore
    const place = [names.level(depth), names.number(depth)]
      .flatMap((name) => rooms.map(([left, right]) => ({ name, x: left, room: right - left })))
      .find(({ name, room }) => ctx.measureText(name).width + 2 <= room);
    if (!place) return;
    const { name, x } = place;
    if ((index < past && dark) || index === under) {
      // Put a dark background behind names that would be unreadable on amber or under the cursor.
      const plate = { x: x - 3, y: y - 8 * type, width: ctx.measureText(name).width + 6, height: 16 * type }; // prettier-ignore
      pen.rect(plate, fade(theme.sunk, index === under ? 0.85 : 0.62));
    }
    ctx.fillStyle = index < past || !dark ? theme.ink : theme.ink2;
    ctx.fillText(name, x, y);
  });
}
