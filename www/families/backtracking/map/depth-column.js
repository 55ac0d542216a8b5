/**
 * Bar of all depths of a deep search, with the root at the bottom and the path up its middle. Left
 * of the path stands the share of candidates already tried, right of it the share still to try. A
 * frame marks the depths that the rings show.
 * @import { Ctx, Rect, Theme } from '../../../canvas/types.js'
 * @import { DepthView } from './rings.js'
 * @import { Span } from './ring-geometry.js'
 * @import { Siblings } from './siblings.js'
 */
import { mix } from '../../../canvas/colour.js';
import { strokeHaloed } from '../../../canvas/marks.js';
import { stateColours } from './siblings.js';

const PATH_PX = 4;
const FONT_PX = 12;

/**
 * Draws the bar of all depths beside the rings.
 * @param {Ctx} ctx
 * @param {Rect} column
 * @param {Span} span depths that the rings show
 * @param {DepthView} view with the siblings of all depths
 * @param {Theme} theme
 * @param {(value: number) => string} number formats a number
 */
export function paintDepthColumn(ctx, column, span, view, theme, number) {
  const { x, y, width, height } = column;
  const { depth, depths, deepest, siblings, before } = view;
  const yOf = (/** @type {number} */ at) => y + height * (1 - at / depths);
  const middle = x + width / 2;
  const { placed } = stateColours(theme);
  ctx.fillStyle = mix(theme.page, theme.unseen, 0.4);
  ctx.fillRect(x, y, width, height);
  paintShares(ctx, column, { depth, depths }, siblings, theme);
  ctx.fillStyle = placed;
  ctx.fillRect(middle - PATH_PX / 2, yOf(depth), PATH_PX, y + height - yOf(depth));
  ctx.fillStyle = theme.goal;
  ctx.fillRect(x, y - 1, width, 2);
  if (deepest > depth) {
    ctx.fillStyle = theme.ink2;
    ctx.fillRect(x - 3, yOf(deepest) - 0.75, width + 6, 1.5);
  }
  ctx.beginPath();
  ctx.roundRect(x - 3, yOf(span.to), width + 6, yOf(span.from) - yOf(span.to), 3);
  strokeHaloed(ctx, theme, placed, 1.5, 1);
  const told = (/** @type {number} */ at) => number(at + before);
  writeDepths(ctx, x + width + 8, yOf, [span.from, depth, span.to], depths, theme, told);
}

/**
 * Draws the tried and untried shares, each averaged over the depths of one pixel row.
 * @param {Ctx} ctx
 * @param {Rect} column
 * @param {{ depth: number, depths: number }} search
 * @param {Siblings} siblings
 * @param {Theme} theme
 */
function paintShares(ctx, { x, y, width, height }, { depth, depths }, siblings, theme) {
  const rows = Math.min(depths, Math.floor(height));
  const rowPx = height / rows;
  const side = (width - PATH_PX) / 2 - 1;
  const colours = stateColours(theme);
  for (const state of /** @type {const} */ (['failed', 'pending'])) {
    ctx.fillStyle = colours[state];
    for (let row = 0; row < rows; row++) {
      const from = Math.floor((row * depths) / rows);
      const to = Math.min(depth + 1, Math.floor(((row + 1) * depths) / rows));
      if (from >= to) break;
      const reach = side * shareOf(siblings, from, to, state);
      const left = state === 'failed' ? x + 1 + side - reach : x + width - 1 - side;
      ctx.fillRect(left, y + height - (row + 1) * rowPx, reach, rowPx + 0.1);
    }
  }
}

/**
 * Returns the share of candidates before or after the path, averaged over some depths.
 * @param {Siblings} siblings
 * @param {number} from first depth
 * @param {number} to depth after the last one
 * @param {'failed' | 'pending'} state 'failed': candidates before the path; 'pending': after it
 * @returns {number} 0 to 1
 */
function shareOf(siblings, from, to, state) {
  let sum = 0;
  for (let depth = from; depth < to; depth++) {
    const count = siblings.count(depth);
    const last = Math.max(0, siblings.last(depth));
    const part = state === 'failed' ? last : count - 1 - last;
    if (count > 1) sum += part / (count - 1);
  }
  return sum / (to - from);
}

/**
 * Writes depths beside the bar, the cursor's in bold. Skips a number that would overlap another.
 * @param {Ctx} ctx
 * @param {number} x
 * @param {(depth: number) => number} yOf
 * @param {[from: number, depth: number, to: number]} shown
 * @param {number} depths
 * @param {Theme} theme
 * @param {(value: number) => string} number
 */
function writeDepths(ctx, x, yOf, [from, depth, to], depths, theme, number) {
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  /** @type {number[]} */
  const taken = [];
  for (const at of [depth, to, from, depths, 0]) {
    const y = Math.min(yOf(0) - FONT_PX / 2, Math.max(yOf(depths) + FONT_PX / 2, yOf(at)));
    if (taken.some((other) => Math.abs(other - y) < FONT_PX + 2)) continue;
    taken.push(y);
    ctx.font = `${at === depth ? 600 : 400} ${FONT_PX}px ${theme.font}`;
    ctx.fillStyle = at === depth ? theme.ink : theme.ink2;
    ctx.fillText(number(at), x, y);
  }
}
