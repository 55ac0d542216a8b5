/**
 * Bar of all depths of a deep search, with the root at the bottom and the path up its middle. At
 * each depth, the width left of the path is the share of the candidates already tried, and the
 * width right of it the share still to try. A frame marks the depths that the rings show.
 * @import { Rect } from '../../../canvas/types.js'
 * @import { RingPen } from './rings.js'
 * @import { Siblings } from './siblings.js'
 */
import { mix } from '../../../canvas/colour.js';
import { stateColours } from './siblings.js';

const PATH_PX = 4;
const FONT_PX = 12;

/**
 * Draws the bar of all depths beside the rings.
 * @param {RingPen} pen whose view has the siblings of all depths
 * @param {Rect} column
 */
export function paintDepthColumn(pen, column) {
  const { ctx, theme, place: span } = pen;
  const { x, y, width, height } = column;
  const { depth, depths, deepest } = pen.view;
  const yOf = (/** @type {number} */ at) => y + height * (1 - at / depths);
  const middle = x + width / 2;
  const { placed } = stateColours(theme);
  pen.rect(column, mix(theme.page, theme.unseen, 0.4));
  paintShares(pen, column);
  const path = { x: middle - PATH_PX / 2, y: yOf(depth), width: PATH_PX };
  pen.rect({ ...path, height: y + height - yOf(depth) }, placed);
  pen.rect({ x, y: y - 1, width, height: 2 }, theme.goal);
  const record = { x: x - 3, y: yOf(deepest) - 0.75, width: width + 6, height: 1.5 };
  if (deepest > depth) pen.rect(record, theme.ink2);
  ctx.beginPath();
  ctx.roundRect(x - 3, yOf(span.to), width + 6, yOf(span.from) - yOf(span.to), 3);
  pen.strokeHaloed(placed, 1.5, 1);
  writeDepths(pen, x + width + 8, yOf);
}

/**
 * Draws the tried and untried shares, each averaged over the depths of one pixel row.
 * @param {RingPen} pen
 * @param {Rect} column
 */
function paintShares({ ctx, theme, view }, { x, y, width, height }) {
  const { depth, depths, siblings } = view;
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
 * @param {'failed' | 'pending'} state 'failed' for the candidates before the path, 'pending' for
 *   those after it
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
 * Writes depths beside the bar; the depth of the cursor is bold. Skips a number that would overlap
 * another.
 * @param {RingPen} pen
 * @param {number} x
 * @param {(depth: number) => number} yOf
 */
function writeDepths(pen, x, yOf) {
  const { ink, ink2 } = pen.theme;
  const { from, to } = pen.place;
  const { depth, depths, before, number } = pen.view;
  /** @type {number[]} */
  const taken = [];
  for (const at of [depth, to, from, depths, 0]) {
    const y = Math.min(yOf(0) - FONT_PX / 2, Math.max(yOf(depths) + FONT_PX / 2, yOf(at)));
    if (taken.some((other) => Math.abs(other - y) < FONT_PX + 2)) continue;
    taken.push(y);
    const look = at === depth ? { colour: ink, weight: 600 } : { colour: ink2 };
    pen.text(number(Math.max(0, at + before)), { x, y }, { ...look, px: FONT_PX, align: 'left' });
  }
}
