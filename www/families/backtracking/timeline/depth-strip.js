/**
 * Heat strip under the scrub bar: the depth of the search over the run or a part of it. Each column
 * of pixels stands for some steps: its band goes from their least to their greatest depth, and is
 * brighter for a deeper mean. The band is amber before the cursor and grey after it.
 * @import { Pen } from '../../../canvas/pen.js'
 */
import { mix } from '../../../canvas/colour.js';
import { answerPath } from '../../../canvas/answer-path.js';
import { paintBar } from '../../../canvas/timeline.js';
import { DepthNumber as N } from '../../../wasm/enums.js';

const SHADES = 32;
/** Height of the area above the bar for marks, in CSS px. */
const MARKS_PX = 20;
const FONT_PX = 12;
/** Minimum distance of a mark from a text, in CSS px. */
const APART_PX = 8;
/**
 * Opacity of the area below the band, which stands for depths to which the search did not return in
 * that column.
 */
const BELOW = 0.22;

/**
 * Depth of the search over a part of the run.
 * @typedef {object} DepthProfile
 * @property {number} from step at the left edge
 * @property {number} to step at the right edge
 * @property {(step: number) => number} at position of a step, as a share of the width
 * @property {Float64Array} columns for each column, the numbers listed by `DepthNumber`
 */

/**
 * @typedef {object} StripView
 * @property {number} cursor the step shown
 * @property {number} known steps computed so far
 * @property {number} depths depth at the upper edge; 0 to fit the depths in `columns`
 * @property {string} top text at the upper edge
 * @property {{ step: number, says: string } | null} answer the first answer, once known
 * @property {boolean} [hidesFuture] whether to draw only the steps up to the cursor
 */

/**
 * Returns the range of depths (`low` to `high`) and the range of the columns' mean depths (`cold`
 * to `warm`). The minima leave out the first column, because every run begins at depth 0.
 * @param {Float64Array} columns
 * @returns {{ low: number, high: number, cold: number, warm: number }}
 */
export function rangeOf(columns) {
  let [low, high, cold, warm] = [Infinity, 0, Infinity, 0];
  for (let at = 0; at < columns.length; at += N.Count) {
    const least = columns[at + N.Least];
    const most = columns[at + N.Most];
    const mean = columns[at + N.Mean];
    if (least < 0) continue;
    high = Math.max(high, most);
    warm = Math.max(warm, mean);
    if (at === 0 && least === 0) continue;
    low = Math.min(low, least);
    cold = Math.min(cold, mean);
  }
  return { low: Math.min(low, high), high, cold: Math.min(cold, warm), warm };
}

/**
 * Returns the columns that end before a step.
 * @param {DepthProfile} profile
 * @param {number} step
 */
export function columnsUntil({ at, columns }, step) {
  const count = columns.length / N.Count;
  return columns.subarray(0, Math.floor(at(step) * count) * N.Count);
}

/**
 * Draws the bar and the marks above it.
 * @param {Pen} pen with room for the marks above y = 0
 * @param {{ width: number, height: number }} box size of the bar, in CSS px
 * @param {DepthProfile} profile
 * @param {StripView} view
 */
export function paintHeatStrip(pen, { width, height }, profile, view) {
  const { from, to, at, columns } = profile;
  const { cursor, known, depths, hidesFuture, top, answer } = view;
  const area = { x: 0, y: 0, width, height };
  const told = hidesFuture ? columnsUntil(profile, cursor) : columns;
  const columnPx = (width * N.Count) / Math.max(1, columns.length);
  const isSeen = cursor >= from && cursor <= to;
  const xs = { cursorX: at(cursor) * width, knownX: at(known) * width, isSeen };
  paintBar(pen, area, xs, (time) => {
    if (time === 'future' && hidesFuture) return;
    pen.cached(time, [columns, told.length, depths], area, (on) => {
      paintBand(on, height, { columns: told, columnPx, depths }, shadesOf(time, on));
    });
  });
  const deps = [from, to, at, top, answer?.step, answer?.says];
  const over = { ...area, y: -MARKS_PX, height: MARKS_PX + height };
  pen.cached('marks', deps, over, (on) => paintMarks(on, width, view, at));
}

/**
 * Returns the shades of the band.
 * @param {'past' | 'future'} time
 * @param {Pen} pen
 * @returns {string[]} from the least mean depth to the greatest
 */
function shadesOf(time, { theme, dark }) {
  const [low, high] =
    time === 'past'
      ? [mix(theme.frontier, theme.sunk, dark ? 0.45 : 0.4), theme.frontier]
      : [mix(theme.sunk, theme.unseen, 0.5), mix(theme.sunk, theme.unseen, 0.95)];
  return Array.from({ length: SHADES }, (_, shade) => mix(low, high, shade / (SHADES - 1)));
}

/**
 * Draws the band of depths.
 * @param {Pen} pen
 * @param {number} height
 * @param {{ columns: Float64Array, columnPx: number, depths: number }} profile
 * @param {string[]} shades
 */
function paintBand({ ctx }, height, { columns, columnPx, depths }, shades) {
  const count = columns.length / N.Count;
  const range = rangeOf(columns);
  const [low, high] = depths > 0 ? [0, depths] : [range.low, range.high];
  const room = height - 4;
  const yOf = (/** @type {number} */ depth) =>
    height - 1 - (room * (depth - low + 1)) / (high - low + 1);
  for (let column = 0; column < count; column++) {
    const at = column * N.Count;
    const least = columns[at + N.Least];
    if (least < 0) continue;
    const mean = columns[at + N.Mean];
    const share = Math.max(0, (mean - range.cold) / Math.max(1, range.warm - range.cold));
    const top = yOf(columns[at + N.Most]) - 0.75;
    const bottom = Math.min(height, yOf(least) + 0.75);
    ctx.fillStyle = shades[Math.round(share * (SHADES - 1))];
    ctx.globalAlpha = BELOW;
    ctx.fillRect(column * columnPx, bottom, columnPx + 0.3, height - bottom);
    ctx.globalAlpha = 1;
    // Make each bar slightly wider than its column, so that no background shows between two bars.
    ctx.fillRect(column * columnPx, top, columnPx + 0.3, bottom - top);
  }
}

/**
 * Returns the room above the strip between the depth at its left and the label of the answer, in
 * CSS px.
 * @param {Pen} pen
 * @param {number} width
 * @param {Pick<StripView, 'top' | 'answer'> & { xOf: (step: number) => number }} view
 */
export function roomBetween(pen, width, { top, answer, xOf }) {
  const { ctx } = pen;
  pen.font(Math.min(FONT_PX * pen.theme.type, MARKS_PX - 4), 500);
  const from = 6 + ctx.measureText(top).width + APART_PX;
  if (!answer) return { from, to: width };
  const x = Math.min(width - 11, xOf(answer.step));
  return { from, to: x - 15 - ctx.measureText(answer.says).width - APART_PX };
}

/**
 * Draws the marks above the strip: the depth that its upper edge stands for, and a star with a
 * label at the step of the answer.
 * @param {Pen} pen of a picture whose strip begins below the marks
 * @param {number} width
 * @param {StripView} view
 * @param {(step: number) => number} at position of a step, as a share of the width
 */
function paintMarks(pen, width, { top, answer }, at) {
  const { ctx, theme } = pen;
  const line = MARKS_PX - 6;
  // Limit the font to the height of the area above the bar.
  pen.font(Math.min(FONT_PX * theme.type, MARKS_PX - 4), 500);
  ctx.textBaseline = 'alphabetic';
  let free = width;
  if (answer) {
    const x = Math.min(width - 11, Math.max(11, at(answer.step) * width));
    const isLeft = x > width / 2;
    ctx.textAlign = isLeft ? 'right' : 'left';
    ctx.fillStyle = theme.goalInk;
    ctx.fillText(answer.says, x + (isLeft ? -15 : 15), line);
    answerPath(pen, [{ x, y: MARKS_PX - 2 }], true);
    free = x - 15 - (isLeft ? ctx.measureText(answer.says).width : 0);
  }
  ctx.textAlign = 'left';
  ctx.fillStyle = theme.ink2;
  if (ctx.measureText(top).width + 12 < free) ctx.fillText(top, 6, line);
}
