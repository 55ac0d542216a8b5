/**
 * Legend of the map: the meaning of each arc, and the number of candidates in each state.
 * @import { Ctx, Theme } from '../../../canvas/types.js'
 * @import { Words } from '../../../i18n/index.js'
 * @import { Counter } from '../../../ui/kit/family-view.js'
 * @import { BoardFrame } from '../board/types.js'
 * @import { Siblings } from './siblings.js'
 */
import { html } from 'lit/html.js';
import { Pen } from '../../../canvas/pen.js';
import { picture } from '../../../ui/kit/cached-picture.js';
import { crossedOf } from '../puzzles/constraints/domains.js';
import { paintSwatch } from './rings.js';
import { paintWedgeMark } from './path-wedge.js';

const SWATCH = { width: 18, height: 10 };
const WEDGE_MARK = { width: 16, height: 16 };

/** @typedef {(typeof STATES)[number] | 'pruned'} Mark */

/** Candidate states in the order of the legend. */
const STATES = /** @type {const} */ (['placed', 'pending', 'failed', 'refused']);

/**
 * Returns the lines of the legend for a search with a bound. In such a search, the first choice on
 * the path is the round, and moves are cut off if they would exceed the bound.
 * @param {Siblings} siblings candidates of all depths
 * @param {Words} words
 * @param {Theme} theme
 * @returns {Counter[]}
 */
export function boundLegend(siblings, words, theme) {
  const { placed, pending, failed, refused, pruned } = siblings.counts();
  const own = (
    /** @type {'placed' | 'failed' | 'refused'} */ state,
    /** @type {number} */ count,
    mark = /** @type {Mark} */ (state),
  ) => ({
    ...marked(mark, theme),
    count,
    says: words.text(`deepening.counted.${state}`),
    about: `deepening.counted.${state}.title`,
  });
  return [
    own('placed', Math.max(0, placed - 1)),
    {
      ...marked('pending', theme),
      count: pending,
      says: words.text('depths.counted.pending'),
      about: 'depths.counted.pending.title',
    },
    own('failed', failed),
    own('refused', refused + pruned, 'pruned'),
  ];
}

/**
 * Returns the lines of the legend. Pruned candidates are counted as failed.
 * @param {Siblings} siblings candidates of all depths
 * @param {string} puzzle
 * @param {Words} words
 * @param {Theme} theme
 * @returns {Counter[]}
 */
export function depthLegend(siblings, puzzle, words, theme) {
  const counts = siblings.counts();
  counts.failed += counts.pruned;
  return STATES.map((state) => ({
    ...marked(state, theme),
    count: counts[state],
    says: words.text([`${puzzle}.counted.${state}`, `depths.counted.${state}`]),
    about: `depths.counted.${state}.title`,
  }));
}

/**
 * Returns the lines of the legend for a search that crosses out values. Such a search never tries a
 * value that a choice forbids, so the number of crossed-out values takes the place of the refused
 * candidates.
 * @param {Counter[]} lines
 * @param {BoardFrame} frame
 * @param {Words} words
 * @param {Theme} theme
 * @returns {Counter[]}
 */
export function crossedLegend(lines, { marks }, words, theme) {
  const count = marks?.reduce((sum, mark) => sum + Number(crossedOf(mark) !== null), 0) ?? 0;
  const paint = (/** @type {Ctx} */ ctx, /** @type {number} */ px) => {
    const pen = new Pen(ctx, theme);
    const r = px * 0.3;
    for (const by of [-r, r]) {
      pen.trace([{ x: px / 2 - by, y: px / 2 - r }, { x: px / 2 + by, y: px / 2 + r }]); // prettier-ignore
      pen.stroke(theme.ink2, 1.6);
    }
  };
  const { width: px } = WEDGE_MARK;
  const crossed = {
    mark: html`<canvas
      class="arc"
      aria-hidden="true"
      ${picture({ of: [theme, 'crossed'], ...WEDGE_MARK, paint: (ctx) => paint(ctx, px) })}
    ></canvas>`,
    paint,
    count,
    says: words.text('depths.counted.crossed', { count }),
    about: 'depths.counted.crossed.title',
  };
  return [...lines.slice(0, -1), crossed];
}

/**
 * Returns the symbol of a row of the legend: `mark` for the page, and `paint`, which draws it in
 * exported pictures.
 * @param {Mark} state
 * @param {Theme} theme
 */
const marked = (state, theme) => ({
  mark: markOf(state, theme),
  paint: (/** @type {Ctx} */ ctx, /** @type {number} */ px) =>
    paintState(new Pen(ctx, theme), state, { width: px, height: px }),
});

/**
 * Renders the mark of a state as a small canvas.
 * @param {Mark} state
 * @param {Theme} theme
 */
function markOf(state, theme) {
  const size = state === 'placed' ? WEDGE_MARK : SWATCH;
  const paint = (/** @type {Ctx} */ ctx) => paintState(new Pen(ctx, theme), state, size);
  return html`<canvas
    class="arc"
    aria-hidden="true"
    ${picture({ of: [theme, state], ...size, paint })}
  ></canvas>`;
}

/**
 * Draws the mark of a state into a box. An arc is at most `SWATCH.height` high.
 * @param {Pen} pen
 * @param {Mark} state
 * @param {{ width: number, height: number }} box
 */
function paintState(pen, state, { width, height }) {
  const { ctx } = pen;
  if (state === 'placed') {
    paintWedgeMark(pen, { width, height });
    return;
  }
  const high = Math.min(SWATCH.height, height);
  ctx.save();
  ctx.translate(0, (height - high) / 2);
  paintSwatch(pen, { width, height: high }, state);
  ctx.restore();
}
