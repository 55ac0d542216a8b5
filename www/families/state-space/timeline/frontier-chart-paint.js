/**
 * Paints the frontier chart. It has one bar for each level, as high as the number of states
 * discovered by expanding the level. A curve shows the size of the frontier.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Chart, Stage } from './frontier-chart.js'
 */
import { SAMPLES } from './profile.js';
import { freshSoFar, stageAt } from './frontier-chart.js';
import { fade, mix } from '../../../canvas/colour.js';
import { greatest } from '../../../core/util/extremes.js';

/**
 * State of the chart that changes with the cursor and the pointer.
 * @typedef {object} ChartView
 * @property {number} cursor step shown
 * @property {number} frontier size of the frontier at the cursor
 * @property {number[]} discovered number of discovered states of each side
 * @property {number} hover index of the stage under the pointer, -1 for none
 * @property {boolean} log whether the vertical axis is logarithmic
 * @property {(value: number) => string} number formats a number briefly
 * @property {string} level title of the horizontal axis
 */

/** Margins around the bars for the axis labels, in CSS px. */
export const MARGIN = { left: 46, right: 6, top: 10, bottom: 22 };
const FONT_PX = 12;
const TICKS = 4;
/** Lowest value of the logarithmic axis. It is below 1, so that a bar for one state is visible. */
const LOG_FLOOR = 0.5;

/**
 * Returns the vertical scale and the values of its tick labels.
 * @param {number} most largest value
 * @param {boolean} log whether the scale is logarithmic
 * @returns {{ share: (value: number) => number, ticks: number[] }} `share` maps a value to 0..=1
 */
export function scaleOf(most, log) {
  const top = 1.04 * Math.max(1, most);
  if (log) {
    const span = Math.log(top / LOG_FLOOR);
    const decades = Math.floor(Math.log10(top) + 1e-9);
    return {
      share: (value) => Math.max(0, Math.log(value / LOG_FLOOR) / span),
      ticks: Array.from({ length: decades + 1 }, (_, power) => 10 ** power),
    };
  }
  const unit = 10 ** Math.floor(Math.log10(top / TICKS) + 1e-9);
  const step = Math.max(1, unit * ([1, 2, 5].find((n) => top / (n * unit) <= TICKS) ?? 10));
  return {
    share: (value) => value / top,
    ticks: Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step),
  };
}

/**
 * Paints the whole chart.
 * @param {Pen} pen
 * @param {{ width: number, height: number }} box
 * @param {Chart} chart
 * @param {ChartView} view
 */
export function paintChart(pen, box, chart, view) {
  const { theme } = pen;
  const { number, level } = view;
  const { stages, end, curve } = chart;
  const width = box.width - MARGIN.left - MARGIN.right;
  const height = box.height - MARGIN.top - MARGIN.bottom;
  const bottom = MARGIN.top + height;
  const slot = width / stages.length;
  const scale = scaleOf(
    greatest([...curve, ...stages.map(({ fresh }) => fresh)], view.frontier),
    view.log,
  );
  const yOf = (/** @type {number} */ value) => bottom - scale.share(value) * height;
  const xOf = (/** @type {number} */ index) => MARGIN.left + index * slot;
  const now = stageAt(chart, view.cursor);

  const quiet = { px: FONT_PX, colour: theme.ink2 };
  for (const tick of scale.ticks) {
    const y = Math.round(yOf(tick)) + 0.5;
    pen.rect({ x: MARGIN.left, y: y - 0.5, width, height: 1 }, theme.line);
    pen.text(number(tick), { x: MARGIN.left - 6, y }, { ...quiet, align: 'right' });
  }
  if (view.hover >= 0) {
    pen.rect({ x: xOf(view.hover), y: MARGIN.top, width: slot, height }, fade(theme.ink, 0.08));
  }
  stages.forEach((stage, index) => {
    const gap = Math.min(4, slot * 0.15);
    const soFar = freshSoFar(stage, view.discovered);
    const heights = { height: bottom - yOf(stage.fresh), full: bottom - yOf(soFar) };
    paintBar(pen, { x: xOf(index) + gap, bottom, width: slot - 2 * gap, ...heights }, stage.side);
  });
  pen.text(level, { x: MARGIN.left - 6, y: bottom + 13 }, { ...quiet, align: 'right' });
  paintNames(pen, { slot, xOf, y: bottom + 13, number }, stages, now);

  const { begin = 0 } = stages[now] ?? {};
  const until = stages[now + 1]?.begin ?? end;
  const part = Math.min(1, (view.cursor - begin) / Math.max(1, until - begin));
  const cursor = { x: xOf(Math.max(0, now) + part), y: yOf(view.frontier) };
  const points = curve.map((value, index) => ({ x: xOf(index / SAMPLES), y: yOf(value) }));
  const past = points.findLastIndex(({ x }) => x <= cursor.x) + 1;
  pen.trace([cursor, ...points.slice(past)]);
  pen.strokeHaloed(mix(theme.card, theme.ink, 0.45), 1.5, 1);
  pen.trace([...points.slice(0, past), cursor]);
  pen.strokeHaloed(theme.ink, 2.25, 1.25);
  pen.trace([MARGIN.top, bottom].map((y) => ({ x: cursor.x, y })));
  pen.strokeHaloed(theme.current, 1.5, 1.5);
  pen.disc(cursor, 6, theme.card);
  pen.disc(cursor, 4.5, theme.ink);
}

/**
 * Paints a bar. The part for the states discovered before the cursor is solid; the rest is pale
 * with an outline.
 * @param {Pen} pen
 * @param {{ x: number, bottom: number, width: number, height: number, full: number }} bar in px;
 *   `full` is the height of the solid part
 * @param {number} side bars of side 1 are hatched
 */
function paintBar(pen, { x, bottom, width, height, full }, side) {
  if (height <= 0) return;
  const { ctx, theme, shades } = pen;
  const area = { x, y: bottom - height, width, height };
  const colour = side > 0 ? theme.path : shades.expanded;
  pen.rect(area, mix(theme.card, colour, 0.22));
  pen.rect({ x, y: bottom - full, width, height: full }, colour);
  if (side > 0) {
    const trace = () => ctx.rect(x, area.y, width, height);
    pen.within(trace, () =>
      pen.hatch(area, fade(theme.card, 0.6), { pitch: 5, width: 1.5, phase: bottom }),
    );
  }
  ctx.lineWidth = 1;
  ctx.strokeStyle = colour;
  ctx.strokeRect(x + 0.5, area.y + 0.5, Math.max(0, width - 1), Math.max(0, height - 1));
}

/**
 * Writes the level numbers that fit below the bars; the number at the cursor is bold.
 * @param {Pen} pen
 * @param {{ slot: number, xOf: (index: number) => number, y: number,
 *   number: (value: number) => string }} place
 * @param {readonly Stage[]} stages
 * @param {number} now index of the stage at the cursor
 */
function paintNames(pen, { slot, xOf, y, number }, stages, now) {
  const { ink, ink2 } = pen.theme;
  const every = Math.ceil((FONT_PX * 1.5) / slot);
  stages.forEach(({ level }, index) => {
    // Skip regular labels that would touch the label at the cursor.
    if (index !== now && (index % every > 0 || Math.abs(index - now) < every)) return;
    const look = index === now ? { colour: ink, weight: 600 } : { colour: ink2 };
    pen.text(number(level), { x: xOf(index + 0.5), y }, { ...look, px: FONT_PX });
  });
}
