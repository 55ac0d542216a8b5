/**
 * Numbers of the stops over the timeline, while an author makes a lesson.
 * @import { Pen } from '../../canvas/pen.js'
 */
import { paintMarks } from '../../canvas/timeline.js';

/** Radius of a number's disc, and distance of its centre from the bar, in CSS px. */
const RADIUS_PX = 9;
const UP_PX = 10.5;

/**
 * Draws the number of each stop above the bar, the current one last.
 * @param {Pen} pen
 * @param {readonly { x: number, isShown: boolean, index: number }[]} stops
 * @param {readonly number[]} hits x positions
 */
export function paintNumbers(pen, stops, hits) {
  const { current, ink2, card } = pen.theme;
  paintMarks(pen, [], hits);
  const most = pen.ctx.canvas.width / pen.scale - RADIUS_PX;
  const byRank = stops.toSorted((one, other) => Number(one.isShown) - Number(other.isShown));
  for (const { x, isShown, index } of byRank) {
    const at = { x: Math.max(RADIUS_PX, Math.min(most, x)), y: -UP_PX };
    pen.disc(at, RADIUS_PX, isShown ? current : ink2);
    if (!isShown) pen.disc(at, RADIUS_PX - 1.5, card);
    const colour = isShown ? card : current;
    pen.text(String(index + 1), at, { px: index < 9 ? 12 : 10, colour, weight: 700 });
  }
}
