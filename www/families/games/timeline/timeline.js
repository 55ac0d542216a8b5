/**
 * Picture behind the scrub bar: which filled cells win or lose, where rows or waves begin, and the
 * cursor.
 * @import { Viewer } from '../types.js'
 * @import { Ctx, Theme } from '../../../canvas/types.js'
 * @import { GameView } from '../puzzles/index.js'
 * @import { Looking } from '../panels/selection.js'
 * @import { Block, Profile } from './profile.js'
 */
import { Inputs } from '../../../core/util/memo-key.js';
import { makeCanvas } from '../../../canvas/marks.js';
import { paintBar } from '../../../canvas/bar.js';
import { UNKNOWN } from '../core.js';
import { keysOf } from '../position-names.js';
import { blocksOf, labelsOf, profileOf } from './profile.js';
import { shadesOf } from '../table/value-colours.js';
import { orderOf } from '../table/table-view.js';

/** Minimum width of a cell's own block, and of a block of several cells, in CSS px. */
const CELL_PX = 4;
const COLUMN_PX = 1;
/** Labels above the bar, in CSS px: font size, its maximum, height above the bar, minimum gap. */
const LABELS = { px: 12, most: 16, over: 7, apart: 10 };

/** Returns the font size of the labels, in CSS px. @param {Theme} theme */
const labelPx = ({ type }) => Math.min(LABELS.px * type, LABELS.most);
/** Opacity of the part after the cursor. */
const PALE = 0.36;

/**
 * Data of a drawn bar. `hidden` tells whether to draw no values at all.
 * @typedef {object} Shown
 * @property {number} cursor
 * @property {Profile} profile
 * @property {(step: number) => number} axis
 * @property {boolean} hidesFuture
 * @property {boolean} hidden
 * @property {readonly { x: number, text: string, from: number }[]} labels
 */

/** Timeline of a run that fills a table. */
export class WinLoseTimeline {
  #viewer;
  #view;
  #looking;
  /** @type {Profile | null} */
  #profile = null;
  /** Inputs that the cached profile was computed from. */
  #of = new Inputs();
  #labelsOf = new Inputs();
  /** @type {Shown['labels']} */
  #labels = [];

  /**
   * Creates the timeline.
   * @param {Viewer} viewer
   * @param {() => GameView} view
   * @param {Looking} looking
   */
  constructor(viewer, view, looking) {
    this.#viewer = viewer;
    this.#view = view;
    this.#looking = looking;
  }

  reset() {
    this.#profile = null;
  }

  /**
   * Draws the timeline.
   * @param {Ctx} ctx
   * @param {{ width: number, height: number, scale?: number }} box
   * @param {(step: number) => number} axis position of a step on the bar, 0 to 1
   */
  paint(ctx, box, axis) {
    const { run, theme } = this.#viewer;
    const { cursor } = run.player;
    const { hidesFuture } = this.#looking;
    const profile = this.#follow();
    paintRun(
      ctx,
      box,
      {
        ...{ cursor, profile, axis, labels: this.#label(ctx, box, profile, axis) },
        hidesFuture,
        // The values would give away a running game.
        hidden: this.#looking.hidesAll,
      },
      theme,
    );
  }

  /** Returns the cached profile, updated if needed. @returns {Profile} */
  #follow() {
    const { run, readable } = this.#viewer;
    const { session, frame } = run;
    const isOther = this.#of.changed(session, readable.known);
    if (this.#profile && !isOther) return this.#profile;
    const { plies, ranks, steps } = frame.table;
    const order = ranks.length === 0 ? null : orderOf(ranks);
    const wide = session.description.columns;
    this.#profile = profileOf({
      cells: order ? order.length : filledOf(plies),
      order,
      stageAt: (rank) => (order ? plies[order[rank]] : Math.floor(rank / wide)),
      filledAt: steps,
      plies,
    });
    return this.#profile;
  }

  /**
   * Returns the cached labels, updated if needed.
   * @param {Ctx} ctx
   * @param {{ width: number, height: number }} box
   * @param {Profile} profile
   * @param {(step: number) => number} axis
   */
  #label(ctx, { width }, profile, axis) {
    const { run, words, theme } = this.#viewer;
    const { description } = run.session;
    // A wave's label reveals the value of its first cell, so it stays hidden until that cell is
    // filled.
    const until = profile.stepAt(run.frame.filled - 1);
    const stages = this.#looking.hidesFuture
      ? profile.stages.filter(({ from }) => from < until)
      : profile.stages;
    const of = [profile, axis, width, words, theme, stages.length];
    if (!this.#labelsOf.changed(...of)) return this.#labels;
    const isInRows = run.frame.table.ranks.length === 0;
    const name = words.text(isInRows ? keysOf(this.#viewer, 'rows') : 'games.timeline.plies');
    const view = this.#view();
    ctx.font = `600 ${labelPx(theme)}px ${theme.font}`;
    this.#labels = labelsOf(
      stages,
      (step) => axis(step) * width,
      (stage) => (isInRows ? view.rowLabel(stage, description) : stage),
      (value, isFirst) => (isFirst ? `${name} ${words.number(value)}` : words.number(value)),
      (text) => ctx.measureText(text).width,
      { width, apart: LABELS.apart },
    );
    return this.#labels;
  }
}

/** Returns the number of filled cells, in natural order. @param {ArrayLike<number>} plies */
function filledOf(plies) {
  let [low, high] = [0, plies.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (plies[middle] === UNKNOWN) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Cached picture of the bar without the cursor. */
class Bar {
  #of = new Inputs();
  #ctx = makeCanvas(1, 1);
  /** End of each block, in CSS px. */
  #ends = new Float64Array();

  /**
   * Returns the picture, redrawn if needed.
   * @param {{ width: number, height: number, scale: number }} box
   * @param {Shown} shown
   * @param {Theme} theme
   */
  at({ width, height, scale }, { profile, axis }, theme) {
    const ctx = this.#ctx;
    if (!this.#of.changed(profile, axis, theme, width, height, scale)) return ctx.canvas;
    ctx.canvas.width = Math.round(width * scale);
    ctx.canvas.height = Math.round(height * scale);
    ctx.setTransform(scale, 0, 0, scale, 0, 0);
    const blocks = blocksOf(profile, axis, CELL_PX / width, COLUMN_PX / width);
    for (const block of blocks) paintBlock(ctx, { width, height }, block, theme);
    this.#ends = Float64Array.from(blocks, ({ to }) => to * width);
    return ctx.canvas;
  }

  /** Returns the end of the last block that ends at or before a place. @param {number} x CSS px */
  endBefore(x) {
    // The tolerance keeps rounding from dropping the block that ends at the cursor.
    return this.#ends.findLast((end) => end <= x + 1e-6) ?? 0;
  }
}

/** Cached bar for each canvas. @type {WeakMap<object, Bar>} */
const bars = new WeakMap();

/**
 * Draws the bar, the cursor and the labels. The part after the cursor is pale or hidden. The
 * profile may lag behind a growing run.
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {{ width: number, height: number, scale?: number }} box
 * @param {Shown} shown
 * @param {Theme} theme
 */
export function paintRun(ctx, box, shown, theme) {
  const { width, height, scale = 1 } = box;
  const { cursor, axis, hidesFuture, hidden, labels, profile } = shown;
  const cursorX = axis(cursor) * width;
  const knownX = axis(profile.stepAt(profile.cells - 1)) * width;
  const plainX = hidden ? 0 : hidesFuture ? cursorX : knownX;
  const toldX = Math.min(plainX, cursorX);
  const bar = bars.get(ctx.canvas) ?? new Bar();
  bars.set(ctx.canvas, bar);
  paintBar(ctx, box, cursorX, theme, () => {
    ctx.fillStyle = theme.unseen;
    ctx.fillRect(plainX, 0, width - plainX, height);
    if (plainX === 0) return;
    const whole = bar.at({ width, height, scale }, shown, theme);
    /** @type {(from: number, to: number, alpha: number) => void} */
    const part = (from, to, alpha) => {
      if (to <= from) return;
      ctx.globalAlpha = alpha;
      ctx.drawImage(whole, from * scale, 0, (to - from) * scale, height * scale, from, 0, to - from, height); // prettier-ignore
    };
    // A block shows the values of its cells, so its future part is hidden until all are filled.
    part(0, hidesFuture ? bar.endBefore(toldX) : toldX, 1);
    part(toldX, plainX, PALE);
    ctx.globalAlpha = 1;
  });
  paintStages(ctx, labels, cursor, theme);
}

/**
 * Draws a block. A winning cell is solid, a losing cell outlined; in a block of several cells the
 * lower part is the losing share. The difference is visible without colours, too.
 * @param {Ctx} ctx
 * @param {{ width: number, height: number }} box
 * @param {Block} block
 * @param {Theme} theme
 */
function paintBlock(ctx, { width, height }, { from, to, losing, isCell }, theme) {
  const x = from * width;
  const wide = (to - from) * width;
  const { hollow } = shadesOf(theme, []);
  if (!isCell) {
    const px = losing > 0 ? Math.max(2, losing * height) : 0;
    ctx.fillStyle = theme.win;
    ctx.fillRect(x, 0, wide + 0.3, height - px);
    ctx.fillStyle = theme.lose;
    ctx.fillRect(x, height - px, wide + 0.3, px);
    return;
  }
  ctx.beginPath();
  if (losing === 0) {
    ctx.roundRect(x, 0, wide - 1, height, Math.min(3, wide / 4));
    ctx.fillStyle = theme.win;
    ctx.fill();
    return;
  }
  ctx.roundRect(x + 0.75, 0.75, Math.max(1, wide - 2.5), height - 1.5, Math.min(3, wide / 4));
  ctx.fillStyle = hollow.lines;
  ctx.fill();
  ctx.strokeStyle = hollow.edge;
  ctx.lineWidth = 1.5;
  ctx.stroke();
}

/**
 * Draws the labels of rows or waves above the bar; the current one is bold.
 * @param {Ctx} ctx
 * @param {Shown['labels']} labels
 * @param {number} cursor
 * @param {Theme} theme
 */
function paintStages(ctx, labels, cursor, theme) {
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  const now = labels.findLastIndex(({ from }) => from < cursor);
  const write = (/** @type {number} */ at) => ctx.fillText(labels[at].text, labels[at].x, -LABELS.over); // prettier-ignore
  ctx.font = `400 ${labelPx(theme)}px ${theme.font}`;
  ctx.fillStyle = theme.ink2;
  for (let at = 0; at < labels.length; at++) if (at !== now) write(at);
  if (now < 0) return;
  ctx.font = `600 ${labelPx(theme)}px ${theme.font}`;
  ctx.fillStyle = theme.ink;
  write(now);
}
