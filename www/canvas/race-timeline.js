/**
 * Draws the timeline of a race: one bar for each lane, all at one scale.
 * @import { Pen } from './pen.js'
 */
import { mix } from './colour.js';

/**
 * Draws the bars of all lanes and the cursor.
 * @param {Pen} pen
 * @param {{ width: number, height: number }} box
 * @param {{ total: number, cursor: number, ends: readonly number[], hidesFuture: boolean }} race
 *   numbers in units of the race (see `core/race/race.js`); `ends` is the end of each lane,
 *   `hidesFuture` hides ends after the cursor
 */
export function paintRaceBars(pen, { width, height }, { total, cursor, ends, hidesFuture }) {
  const { expanded, sunk, current } = pen.theme;
  const pitch = height / ends.length;
  const bar = Math.min(14, pitch - 3);
  const xOf = (/** @type {number} */ unit) => (unit / Math.max(1, total)) * width;
  ends.forEach((end, lane) => {
    const top = pitch * lane + (pitch - bar) / 2;
    const done = xOf(Math.min(cursor, end));
    const told = hidesFuture ? done : xOf(end);
    for (const [wide, colour] of /** @type {const} */ ([
      [width, sunk],
      [told, mix(sunk, expanded, 0.3)],
      [done, expanded],
    ])) {
      if (wide <= 0) continue;
      pen.ctx.beginPath();
      pen.ctx.roundRect(0, top, wide, bar, bar / 2);
      pen.fill(colour);
    }
    if (cursor >= end) pen.stars([{ x: Math.min(width - 8, xOf(end)), y: top + bar / 2 }], 8);
  });
  const x = Math.min(width - 3, Math.max(0, xOf(cursor) - 1.5));
  pen.rect({ x, y: 0, width: 3, height }, current);
}
