/**
 * The run under the scrub bar: how deep the search was over the steps so far, or over a part of
 * them. In each pixel column a band from the least to the greatest depth, the brighter the deeper
 * its mean; amber before the cursor, grey after it. The band is painted when it changes; a frame
 * draws its two pictures and the cursor on them.
 * @import { Ctx, Theme } from '../../draw/types.js'
 */
import { fade, mix } from '../../draw/colour.js';
import { answerPath, hatch, isDark } from '../../draw/marks.js';
import { DepthNumber as N } from '../../wasm/searchlight.js';
import { kept } from './kept.js';

const SHADES = 32;
/** The bar; what is higher has its marks over it. */
const BAR_PX = 36;
const FONT_PX = 12;
/** How strong the depths are that a column did not come back to. */
const BELOW = 0.22;
const GLOW_PX = 46;

/**
 * How deep the search was over a part of the run.
 * @typedef {object} DepthProfile
 * @property {number} from the step at the left edge
 * @property {number} to the step at the right edge
 * @property {Float64Array} columns of each column what `DepthNumber` says
 */

/**
 * @typedef {object} StripView
 * @property {number} cursor the step shown
 * @property {number} known steps computed so far
 * @property {number} depths what the height of the bar stands for; 0 for the depths that are there
 * @property {string} top what is written at the upper edge
 * @property {{ step: number, says: string } | null} answer the first one, once it is known
 */

/**
 * What the height and the brightness of the bar stand for: the least and the greatest depth, and
 * the least and the greatest mean of a column. The first column of a run does not count for the
 * least ones: it begins at depth 0, whatever comes after it.
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
 * Where the bar lies in its box: marks stand over it where there is room.
 * @param {{ width: number, height: number }} box
 */
export function barIn({ width, height }) {
  const high = height >= BAR_PX + FONT_PX + 4 ? BAR_PX : height;
  return { x: 0, y: height - high, width, height: high };
}

/**
 * Paints the bar, its marks and the cursor.
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {{ width: number, height: number, scale?: number }} box
 * @param {DepthProfile} profile
 * @param {StripView} view
 * @param {Theme} theme
 */
export function paintHeatStrip(ctx, box, profile, view, theme) {
  const { from, to } = profile;
  const bar = barIn(box);
  const xOf = (/** @type {number} */ step) =>
    Math.min(bar.width, Math.max(0, ((step - from) / Math.max(1, to - from)) * bar.width));
  const isSeen = view.cursor >= from && view.cursor <= to;
  const cursorX = xOf(view.cursor);
  const { scale = 1 } = box;
  const size = { width: bar.width, height: bar.height, scale };
  const knownX = xOf(view.known);
  const picture = (/** @type {'past' | 'future'} */ time) =>
    kept(theme, time, [profile.columns, view.depths, knownX], size, (on) =>
      paintPart(on, size, { ...profile, knownX, depths: view.depths }, time, theme),
    );
  drawPart(ctx, picture('past'), bar, [0, cursorX], scale);
  drawPart(ctx, picture('future'), bar, [cursorX, bar.width], scale);
  const marks = kept(theme, 'marks', [from, to, view.top, view.answer?.step, view.answer?.says], { ...size, height: box.height }, (on) => paintMarks(on, box, bar, view, xOf, theme)); // prettier-ignore
  ctx.drawImage(marks, 0, 0, box.width, box.height);
  if (isSeen) paintCursor(ctx, bar, cursorX, theme);
}

/**
 * @param {Ctx} ctx
 * @param {HTMLCanvasElement} picture of the whole bar
 * @param {{ y: number, height: number }} bar
 * @param {[from: number, to: number]} span
 * @param {number} scale
 */
function drawPart(ctx, picture, { y, height }, [from, to], scale) {
  const [left, right] = [Math.round(from * scale), Math.round(to * scale)];
  if (right <= left) return;
  const { height: high } = picture;
  ctx.drawImage(picture, left, 0, right - left, high, left / scale, y, (right - left) / scale, height); // prettier-ignore
}

/**
 * The whole bar as it looks before the cursor, or after it.
 * @param {Ctx} ctx
 * @param {{ width: number, height: number }} box
 * @param {{ columns: Float64Array, knownX: number, depths: number }} profile
 * @param {'past' | 'future'} time
 * @param {Theme} theme
 */
function paintPart(ctx, box, { columns, knownX, depths }, time, theme) {
  const { width, height } = box;
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, Math.min(6, height / 4));
  ctx.clip();
  ctx.fillStyle = theme.sunk;
  ctx.fillRect(0, 0, width, height);
  paintBand(ctx, box, columns, depths, shadesOf(time, theme));
  if (knownX < width) {
    ctx.fillStyle = theme.sunk;
    ctx.fillRect(knownX, 0, width - knownX, height);
    hatch(ctx, { x: knownX, y: 0, width: width - knownX, height }, theme.line, 7, 1.25);
  }
}

/**
 * @param {'past' | 'future'} time
 * @param {Theme} theme
 * @returns {string[]} from the least mean to the greatest
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
 * @param {Ctx} ctx
 * @param {{ width: number, height: number }} box
 * @param {Float64Array} columns
 * @param {number} depths
 * @param {string[]} shades
 */
function paintBand(ctx, { width, height }, columns, depths, shades) {
  const count = columns.length / N.Count;
  const range = rangeOf(columns);
  const [low, high] = depths > 0 ? [0, depths] : [range.low, range.high];
  const room = height - 4;
  const yOf = (/** @type {number} */ depth) =>
    height - 1 - (room * (depth - low + 1)) / (high - low + 1);
  const columnPx = width / Math.max(1, count);
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
    // Columns that lie side by side must not let the ground through.
    ctx.fillRect(column * columnPx, top, columnPx + 0.3, bottom - top);
  }
}

/**
 * What stands over the bar: the depth at its upper edge, and the answer's star with its word.
 * @param {Ctx} ctx
 * @param {{ height: number }} box
 * @param {{ y: number, width: number }} bar
 * @param {StripView} view
 * @param {(step: number) => number} xOf
 * @param {Theme} theme
 */
function paintMarks(ctx, { height }, bar, { top, answer }, xOf, theme) {
  const hasRoom = bar.y >= FONT_PX + 4;
  ctx.font = `500 ${FONT_PX}px ${theme.font}`;
  ctx.textBaseline = 'alphabetic';
  let free = bar.width;
  if (answer) {
    const at = { x: Math.min(bar.width - 11, Math.max(11, xOf(answer.step))), y: hasRoom ? bar.y - 1 : height / 2 }; // prettier-ignore
    const isLeft = at.x > bar.width / 2;
    ctx.textAlign = isLeft ? 'right' : 'left';
    ctx.fillStyle = theme.goalInk;
    if (hasRoom) ctx.fillText(answer.says, at.x + (isLeft ? -15 : 15), bar.y - 6);
    answerPath(ctx, [at], true, theme);
    if (!isLeft) free = at.x - 12;
  }
  ctx.textAlign = 'left';
  ctx.fillStyle = theme.ink2;
  if (hasRoom && ctx.measureText(top).width + 6 < free) ctx.fillText(top, 6, bar.y - 6);
}

/**
 * The step shown: a line of light.
 * @param {Ctx} ctx
 * @param {{ y: number, width: number, height: number }} bar
 * @param {number} x
 * @param {Theme} theme
 */
function paintCursor(ctx, { y, width, height }, x, theme) {
  const size = { width: 2 * GLOW_PX, height: 2 * GLOW_PX, scale: 1 };
  const glow = kept(theme, 'glow', [], size, (on) => {
    const halo = on.createRadialGradient(GLOW_PX, GLOW_PX, 0, GLOW_PX, GLOW_PX, GLOW_PX);
    halo.addColorStop(0, fade(theme.glow, 0.5));
    halo.addColorStop(0.45, fade(theme.glow, 0.14));
    halo.addColorStop(1, fade(theme.glow, 0));
    on.fillStyle = halo;
    on.fillRect(0, 0, 2 * GLOW_PX, 2 * GLOW_PX);
  });
  ctx.drawImage(glow, x - GLOW_PX, y + height / 2 - GLOW_PX);
  const line = Math.min(width - 2, Math.max(2, x));
  ctx.fillStyle = theme.page;
  ctx.fillRect(line - 3, y, 6, height);
  ctx.fillStyle = theme.current;
  ctx.fillRect(line - 1.5, Math.max(0, y - 4), 3, height + 4);
}
