/**
 * Draws heaps of counters.
 * @import { Pen } from '../../../canvas/pen.js'
 */

/** Number of counters in one column of a heap. */
const HIGH = 10;
/** Number of counters above which a heap is shown as a number only. */
const MOST = 120;

/**
 * Draws each heap as columns of ten counters, with its number below.
 * @param {Pen} pen
 * @param {{ width: number, height: number }} box
 * @param {readonly number[]} heaps
 */
export function paintHeaps(pen, { width, height }, heaps) {
  const { ink, line } = pen.theme;
  const wide = width / heaps.length;
  const floor = height - 22;
  for (const [index, count] of heaps.entries()) {
    const middle = (index + 0.5) * wide;
    const shown = count > MOST ? 0 : count;
    const columns = Math.max(1, Math.ceil(shown / HIGH));
    const px = Math.min(22, floor / HIGH, (wide - 12) / columns);
    for (let at = 0; at < shown; at++) {
      const right = Math.floor(at / HIGH) - (columns - 1) / 2;
      const centre = { x: middle + right * px, y: floor - ((at % HIGH) + 0.5) * px };
      pen.disc(centre, px * 0.42, ink);
    }
    pen.rect({ x: middle - wide / 2 + 4, y: floor + 1, width: wide - 8, height: 1.5 }, line);
    pen.text(String(count), { x: middle, y: floor + 13 }, { px: 13, colour: ink, weight: 600 });
  }
}
