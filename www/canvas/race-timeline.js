/**
 * Draws the timeline of a race: one bar for each lane, all at one scale.
 * @import { Ctx, Theme } from './types.js'
 */
import { mix } from './colour.js';
import { stars } from './marks.js';

/**
 * Draws the bars of all lanes and the cursor.
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {{ width: number, height: number }} box
 * @param {{ total: number, cursor: number, ends: readonly number[], hidesFuture: boolean }} race in
 *   units of the race; `ends` is the end of each lane, `hidesFuture` hides ends after the cursor
 * @param {Theme} theme
 */
export function paintRaceBars(ctx, { width, height }, race, theme) {
  const { total, cursor, ends, hidesFuture } = race;
  const pitch = height / ends.length;
  const bar = Math.min(14, pitch - 3);
  const xOf = (/** @type {number} */ unit) => (unit / Math.max(1, total)) * width;
  ends.forEach((end, lane) => {
    const top = pitch * lane + (pitch - bar) / 2;
    fill(ctx, { x: 0, y: top, width, height: bar }, theme.sunk);
    const done = Math.min(cursor, end);
    const told = xOf(hidesFuture ? done : end);
    fill(ctx, { x: 0, y: top, width: told, height: bar }, mix(theme.sunk, theme.expanded, 0.3));
    fill(ctx, { x: 0, y: top, width: xOf(done), height: bar }, theme.expanded);
    if (cursor >= end)
      stars(ctx, [{ x: Math.min(width - 8, xOf(end)), y: top + bar / 2 }], 8, theme);
  });
  ctx.fillStyle = theme.current;
  ctx.fillRect(Math.min(width - 3, Math.max(0, xOf(cursor) - 1.5)), 0, 3, height);
}

/**
 * @param {Ctx} ctx
 * @param {{ x: number, y: number, width: number, height: number }} bar
 * @param {string} colour
 */
function fill(ctx, { x, y, width, height }, colour) {
  if (width <= 0) return;
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, height / 2);
  ctx.fillStyle = colour;
  ctx.fill();
}
