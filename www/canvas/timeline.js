/**
 * Draws what all timelines share: the bar, the cursor, the steps that are not computed yet, and the
 * marks of stops and search hits. Each family draws its own layer on the bar.
 * @import { Pen } from './pen.js'
 */
import { fade } from './colour.js';

/** Distance by which the cursor extends above the bar, and radius of its glow, in CSS px. */
const OVER_PX = 5;
const LIGHT_PX = 30;

/**
 * Draws a bar in two tones and the cursor between them.
 * @param {Pen} pen
 * @param {{ width: number, height: number }} box
 * @param {object} at in CSS px
 * @param {number} at.cursorX
 * @param {number} at.knownX end of the steps that are computed and may be seen
 * @param {boolean} [at.isSeen] whether the cursor's step lies within the bar
 * @param {string} [at.beyond] colour of the bar after `knownX`; by default, that part is hatched
 * @param {(time: 'past' | 'future') => void} paint draws the whole bar in the colours before or
 *   after the cursor; only that part is visible
 */
export function paintBar(
  pen,
  { width, height },
  { cursorX, knownX, isSeen = true, beyond },
  paint,
) {
  const { ctx, theme } = pen;
  const part = (/** @type {number} */ from, /** @type {number} */ to) => {
    return { x: from, y: 0, width: to - from, height };
  };
  const within = (/** @type {ReturnType<typeof part>} */ area, /** @type {() => void} */ draw) => {
    if (area.width > 0) pen.within(() => ctx.rect(area.x, 0, area.width, height), draw);
  };
  const round = () => ctx.roundRect(0, 0, width, height, Math.min(6, height / 4));
  pen.within(round, () => {
    pen.rect(part(0, width), theme.sunk);
    within(part(0, Math.min(cursorX, knownX)), () => paint('past'));
    within(part(cursorX, knownX), () => paint('future'));
    const rest = part(knownX, width);
    if (beyond) pen.rect(rest, beyond);
    else within(rest, () => pen.hatch(rest, theme.line, { pitch: 7, width: 1.25 }));
  });
  if (!isSeen) return;
  const x = Math.min(width - 3, Math.max(3, cursorX));
  if (pen.dark) {
    const area = { x: x - LIGHT_PX, y: -OVER_PX, width: 2 * LIGHT_PX, height: height + OVER_PX };
    pen.glow({ x, y: height / 2, r: LIGHT_PX, area }, theme.glow, [[0, 0.4], [1, 0]]); // prettier-ignore
  }
  pen.rect({ x: x - 3, y: 0, width: 6, height }, pen.shades.ground);
  ctx.beginPath();
  ctx.roundRect(x - 1.75, -OVER_PX, 3.5, height + OVER_PX, 1.75);
  pen.fill(theme.current);
}

/** Share of the ground's colour over the parts of the bar outside a film's first and last step. */
const OUTSIDE = 0.8;

/**
 * Dims the parts of a bar before the first and after the last step of a film, and marks both steps.
 * @param {Pen} pen
 * @param {{ width: number, height: number }} box
 * @param {readonly [number, number]} shares positions of both steps, 0..=1
 */
export function paintOutside(pen, { width, height }, [from, to]) {
  const { page, ink2 } = pen.theme;
  const cover = fade(page, OUTSIDE);
  const [left, right] = [width * from, width * to];
  if (from > 0) pen.rect({ x: 0, y: 0, width: left, height }, cover);
  if (to < 1) pen.rect({ x: right, y: 0, width: width - right, height }, cover);
  for (const x of [left, right]) pen.rect({ x: x - 0.75, y: -4, width: 1.5, height: height + 4 }, ink2); // prettier-ignore
}

/**
 * Draws a triangle above the bar for each stop, and a dot for each search hit.
 * @param {Pen} pen
 * @param {readonly { x: number, isShown: boolean }[]} stops
 * @param {readonly number[]} hits x positions
 */
export function paintMarks(pen, stops, hits) {
  const { current, ink2 } = pen.theme;
  for (const x of hits) pen.disc({ x, y: -5 }, 2.5, current);
  for (const { x, isShown } of stops) {
    pen.trace([{ x: x - 4.5, y: -10 }, { x: x + 4.5, y: -10 }, { x, y: -2 }]); // prettier-ignore
    pen.fill(isShown ? current : ink2);
  }
}
