/**
 * Draws the timeline of a race: one bar for each lane, on one axis. Above the bars stand the
 * numbers that name the finished lanes, below the bars the labels of the axis.
 * @import { Pen } from './pen.js'
 */
import { fade, mix } from './colour.js';

/** Radius of the circle around a lane's number, and its distance above the bars, in CSS px. */
const NUMBER = { r: 8.5, above: 10.5 };
/** Minimum distance between two numbers, in CSS px. */
const APART_PX = 20;
/** Font size of the labels, and the distance of their middle below the bars, in CSS px. */
const LABEL = { px: 12, below: 10 };

/**
 * @typedef {object} RaceBars
 * @property {readonly { end: number, number: string, isDone: boolean, hasAnswer: boolean }[]} lanes
 *   end of each lane in units of the race, from top to bottom
 * @property {(unit: number) => number} at position of a unit on the axis, 0..=1
 * @property {number} cursor unit shown
 * @property {boolean} hidesFuture whether ends after the cursor are hidden
 * @property {readonly { x: number, says: string }[]} ticks labels of the axis; `x` is 0..=1
 */

/**
 * Moves positions apart that are too close to each other, from right to left, within a width.
 * @param {readonly number[]} positions
 * @param {number} width
 * @returns {number[]} in the order of `positions`
 */
export function spread(positions, width) {
  const order = positions.map((x, index) => ({ x, index }));
  order.sort((one, other) => other.x - one.x || one.index - other.index);
  const spaced = [...positions];
  let limit = width - NUMBER.r - 1;
  for (const { x, index } of order) {
    spaced[index] = Math.min(x, limit);
    limit = spaced[index] - APART_PX;
  }
  return spaced;
}

/**
 * Draws the timeline into a box. Numbers need room above the box, labels below it.
 * @param {Pen} pen
 * @param {{ width: number, height: number }} box
 * @param {RaceBars} race
 */
export function paintRaceBars(pen, { width, height }, race) {
  const { lanes, at, cursor, hidesFuture, ticks } = race;
  const { theme, ctx } = pen;
  const pitch = height / lanes.length;
  const bar = Math.max(2, Math.min(10, pitch - 1.5));
  const x = (/** @type {number} */ unit) => width * at(unit);
  const middle = (/** @type {number} */ lane) => pitch * (lane + 0.5);
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, 4);
  pen.fill(fade(theme.sunk, 0.7));
  for (const { x: share } of ticks.slice(1)) {
    pen.rect({ x: width * share - 0.5, y: 0, width: 1, height }, fade(theme.ink2, 0.3));
  }
  lanes.forEach(({ end }, lane) => {
    const done = x(Math.min(cursor, end));
    const told = hidesFuture ? done : x(end);
    for (const [wide, colour] of /** @type {const} */ ([
      [told, mix(theme.sunk, theme.expanded, 0.28)],
      [cursor > 0 ? Math.max(2, done) : 0, mix(theme.expanded, '#000', 0.14)],
    ])) {
      if (wide <= 0) continue;
      ctx.beginPath();
      ctx.roundRect(0, middle(lane) - bar / 2, wide, bar, bar / 2);
      pen.fill(colour);
    }
  });
  const over = lanes.map(({ end, isDone }) => isDone && (cursor >= end || !hidesFuture));
  lanes.forEach(({ end, hasAnswer }, lane) => {
    if (!over[lane] || cursor < end) return;
    const dot = { x: Math.min(width - 5, Math.max(5, x(end))), y: middle(lane) };
    pen.disc(dot, 5, pen.dark ? pen.shades.ground : theme.glow);
    pen.disc(dot, 4, theme.glow);
    pen.disc(dot, 2.75, hasAnswer ? theme.goal : theme.ink2);
  });
  paintCursor(pen, x(cursor), { width, height });
  const finished = lanes.flatMap((lane, index) => (over[index] ? [{ ...lane, index }] : []));
  const places = spread(
    finished.map(({ end }) => Math.max(NUMBER.r + 1, x(end))),
    width,
  );
  const told = finished.map(({ number, end }, index) => ({
    number,
    x: places[index],
    isOver: cursor >= end,
  }));
  paintNumbers(pen, width, told);
  paintTicks(pen, { width, height }, ticks);
}

/**
 * Draws the numbers of the lanes above the bars.
 * @param {Pen} pen
 * @param {number} width
 * @param {readonly { number: string, x: number, isOver: boolean }[]} lanes
 */
function paintNumbers(pen, width, lanes) {
  const { theme } = pen;
  const high = 2 * NUMBER.r + 2;
  const area = { x: 0, y: -NUMBER.above - high / 2, width, height: high };
  const key = lanes.flatMap(({ number, x, isOver }) => [number, x, isOver]);
  pen.cached('race numbers', key, area, (on) => {
    for (const { number, x, isOver } of lanes) {
      const at = { x, y: high / 2 };
      on.circle(at, NUMBER.r);
      on.stroke(isOver ? theme.ink2 : theme.line, 1);
      on.text(number, at, { px: 12, weight: 600, colour: isOver ? theme.ink : theme.ink2 });
    }
  });
}

/**
 * @param {Pen} pen
 * @param {number} x
 * @param {{ width: number, height: number }} box
 */
function paintCursor(pen, x, { width, height }) {
  const left = Math.min(width - 3, Math.max(0, x - 1.5));
  pen.rect({ x: left - 1.5, y: 0, width: 6, height }, pen.shades.ground);
  pen.ctx.beginPath();
  pen.ctx.roundRect(left, -3, 3, height + 6, 1.5);
  pen.fill(pen.theme.current);
}

/**
 * Writes the labels of the axis. Leaves out a label that would touch the one before.
 * @param {Pen} pen
 * @param {{ width: number, height: number }} box
 * @param {RaceBars['ticks']} ticks
 */
function paintTicks(pen, { width, height }, ticks) {
  const { theme } = pen;
  const area = { x: 0, y: height + 1, width, height: 2 * LABEL.below };
  const key = ticks.flatMap(({ x, says }) => [x, says]);
  pen.cached('race ticks', key, area, (on) => {
    let free = 0;
    for (const { x, says } of ticks) {
      on.font(LABEL.px);
      const wide = on.ctx.measureText(says).width;
      const left = Math.min(width - wide, Math.max(0, width * x - wide / 2));
      if (left < free) continue;
      free = left + wide + 8;
      const at = { x: left, y: LABEL.below };
      on.text(says, at, { px: LABEL.px, colour: theme.ink2, align: 'left' });
    }
  });
}
