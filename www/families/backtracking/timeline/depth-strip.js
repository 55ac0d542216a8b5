/**
 * Heat strip under the scrub bar: the depth of the search over the run or a part of it. Each pixel
 * column shows a band from the least to the greatest depth; a deeper mean is brighter. The band is
 * amber before the cursor and grey after it. The band is cached as two pictures.
 * @import { Ctx, Theme } from '../../../canvas/types.js'
 */
import { fade, mix } from '../../../canvas/colour.js';
import { answerPath } from '../../../canvas/answer-path.js';
import { hatch, isDark } from '../../../canvas/marks.js';
import { DepthNumber as N } from '../../../wasm/searchlight.js';
import { kept } from '../../../canvas/picture-cache.js';

const SHADES = 32;
/** Height of the area above the bar for marks, in CSS px. */
const MARKS_PX = 20;
const FONT_PX = 12;
/** Opacity of the area below the band: depths that the search did not return to in a column. */
const BELOW = 0.22;
const GLOW_PX = 46;

const NONE = new Float64Array();

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
 * to `warm`). The first column is ignored for the least values, because every run begins at depth
 * 0.
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
 * Draws the bar, the marks above it, and the cursor.
 * @param {Ctx} ctx scaled to CSS px and cleared, with room for the marks above y = 0
 * @param {{ width: number, height: number }} box size of the bar, in CSS px
 * @param {DepthProfile} profile
 * @param {StripView} view
 * @param {Theme} theme
 */
export function paintHeatStrip(ctx, box, profile, view, theme) {
  const { from, to, at, columns } = profile;
  const { width, height } = box;
  const xOf = (/** @type {number} */ step) => at(step) * width;
  const isSeen = view.cursor >= from && view.cursor <= to;
  const cursorX = xOf(view.cursor);
  const knownX = xOf(view.known);
  const scale = ctx.getTransform().a;
  const { depths, hidesFuture } = view;
  const past = hidesFuture ? columnsUntil(profile, view.cursor) : columns;
  const columnPx = (width * N.Count) / Math.max(1, columns.length);
  const picture = (/** @type {'past' | 'future'} */ time) => {
    const told = time === 'past' || !hidesFuture ? past : NONE;
    const of = [columns, told.length, depths, knownX];
    return kept(theme, time, of, { width, height, scale }, (on) =>
      paintPart(on, box, { columns: told, columnPx, knownX, depths }, time, theme),
    );
  };
  drawPart(ctx, picture('past'), height, [0, cursorX], scale);
  drawPart(ctx, picture('future'), height, [cursorX, width], scale);
  const of = [from, to, at, view.top, view.answer?.step, view.answer?.says];
  const size = { width, height: MARKS_PX + height, scale };
  const marks = kept(theme, 'marks', of, size, (on) => paintMarks(on, width, view, xOf, theme));
  ctx.drawImage(marks, 0, -MARKS_PX, marks.width / scale, marks.height / scale);
  if (isSeen) paintCursor(ctx, box, cursorX, theme);
}

/**
 * Draws a part of a cached picture, aligned to device pixels.
 * @param {Ctx} ctx
 * @param {HTMLCanvasElement} picture picture of the whole bar
 * @param {number} height height of the bar, in CSS px
 * @param {[from: number, to: number]} span horizontal part to draw, in CSS px
 * @param {number} scale device pixels per CSS px
 */
function drawPart(ctx, picture, height, [from, to], scale) {
  const [left, right] = [Math.round(from * scale), Math.round(to * scale)];
  if (right <= left) return;
  const wide = right - left;
  ctx.drawImage(picture, left, 0, wide, picture.height, left / scale, 0, wide / scale, height);
}

/**
 * Draws the whole bar in the colours used before or after the cursor. Uncomputed steps are hatched.
 * @param {Ctx} ctx
 * @param {{ width: number, height: number }} box
 * @param {{ columns: Float64Array, columnPx: number, knownX: number, depths: number }} profile
 * @param {'past' | 'future'} time
 * @param {Theme} theme
 */
function paintPart(ctx, box, { columns, columnPx, knownX, depths }, time, theme) {
  const { width, height } = box;
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, Math.min(6, height / 4));
  ctx.clip();
  ctx.fillStyle = theme.sunk;
  ctx.fillRect(0, 0, width, height);
  paintBand(ctx, height, { columns, columnPx, depths }, shadesOf(time, theme));
  if (knownX < width) {
    ctx.fillStyle = theme.sunk;
    ctx.fillRect(knownX, 0, width - knownX, height);
    hatch(ctx, { x: knownX, y: 0, width: width - knownX, height }, theme.line, 7, 1.25);
  }
}

/**
 * Returns the shades of the band.
 * @param {'past' | 'future'} time
 * @param {Theme} theme
 * @returns {string[]} from the least mean depth to the greatest
 */
function shadesOf(time, theme) {
  const dark = isDark(theme);
  const [low, high] =
    time === 'past'
      ? [mix(theme.frontier, theme.sunk, dark ? 0.45 : 0.4), theme.frontier]
      : [mix(theme.sunk, theme.unseen, 0.5), mix(theme.sunk, theme.unseen, 0.95)];
  return Array.from({ length: SHADES }, (_, shade) => mix(low, high, shade / (SHADES - 1)));
}

/**
 * Draws the band of depths.
 * @param {Ctx} ctx
 * @param {number} height
 * @param {{ columns: Float64Array, columnPx: number, depths: number }} profile
 * @param {string[]} shades
 */
function paintBand(ctx, height, { columns, columnPx, depths }, shades) {
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
    // Slightly wider than a column, so that no background shows between columns.
    ctx.fillRect(column * columnPx, top, columnPx + 0.3, bottom - top);
  }
}

/**
 * Draws the marks above the bar: the depth at its upper edge, and the answer's star with a label.
 * @param {Ctx} ctx context of a picture whose bar begins below the marks
 * @param {number} width
 * @param {StripView} view
 * @param {(step: number) => number} xOf position of a step, in CSS px
 * @param {Theme} theme
 */
function paintMarks(ctx, width, { top, answer }, xOf, theme) {
  const line = MARKS_PX - 6;
  // The font cannot grow beyond the height of the area above the bar.
  ctx.font = `500 ${Math.min(FONT_PX * theme.type, MARKS_PX - 4)}px ${theme.font}`;
  ctx.textBaseline = 'alphabetic';
  let free = width;
  if (answer) {
    const x = Math.min(width - 11, Math.max(11, xOf(answer.step)));
    const isLeft = x > width / 2;
    ctx.textAlign = isLeft ? 'right' : 'left';
    ctx.fillStyle = theme.goalInk;
    ctx.fillText(answer.says, x + (isLeft ? -15 : 15), line);
    answerPath(ctx, [{ x, y: MARKS_PX - 2 }], true, theme);
    free = x - 15 - (isLeft ? ctx.measureText(answer.says).width : 0);
  }
  ctx.textAlign = 'left';
  ctx.fillStyle = theme.ink2;
  if (ctx.measureText(top).width + 12 < free) ctx.fillText(top, 6, line);
}

/**
 * Draws the cursor as a glowing line.
 * @param {Ctx} ctx
 * @param {{ width: number, height: number }} box
 * @param {number} x
 * @param {Theme} theme
 */
function paintCursor(ctx, { width, height }, x, theme) {
  const size = { width: 2 * GLOW_PX, height: 2 * GLOW_PX, scale: 1 };
  const glow = kept(theme, 'glow', [], size, (on) => {
    const halo = on.createRadialGradient(GLOW_PX, GLOW_PX, 0, GLOW_PX, GLOW_PX, GLOW_PX);
    halo.addColorStop(0, fade(theme.glow, 0.5));
    halo.addColorStop(0.45, fade(theme.glow, 0.14));
    halo.addColorStop(1, fade(theme.glow, 0));
    on.fillStyle = halo;
    on.fillRect(0, 0, 2 * GLOW_PX, 2 * GLOW_PX);
  });
  ctx.drawImage(glow, x - GLOW_PX, height / 2 - GLOW_PX);
  const line = Math.min(width - 2, Math.max(2, x));
  ctx.fillStyle = theme.page;
  ctx.fillRect(line - 3, 0, 6, height);
  ctx.fillStyle = theme.current;
  ctx.fillRect(line - 1.5, -4, 3, height + 4);
}
