/**
 * Picture behind the scrub bar: which filled cells win or lose, where rows or waves begin, and the
 * cursor.
 * @import { Viewer } from '../types.js'
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { GameView } from '../puzzles/index.js'
 * @import { Looking } from '../panels/selection.js'
 * @import { Block, Profile } from './profile.js'
 */
import { Memo } from '../../../core/util/memo-key.js';
import { paintBar } from '../../../canvas/timeline.js';
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

/** Height of the room for labels above the bar, in CSS px. */
const OVER_PX = 20;

/** Returns the font size of the labels, in CSS px. @param {Pen} pen */
const labelPx = ({ theme }) => Math.min(LABELS.px * theme.type, LABELS.most);
/** Opacity of the part after the cursor. */
const PALE = 0.36;

/**
 * Data of a drawn bar. `hidden` tells whether to draw no values at all.
 * @typedef {object} Shown
 * @property {number} cursor
 * @property {Profile} profile
 * @property {readonly Block[]} blocks
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
  #profile = new Memo();
  #blocks = new Memo();
  #labels = new Memo();

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
    this.#profile.forget();
  }

  /**
   * Draws the timeline.
   * @param {Pen} pen
   * @param {{ width: number, height: number }} box
   */
  paint(pen, box) {
    const { run, axis } = this.#viewer;
    const { hidesFuture, hidesAll: hidden } = this.#looking;
    const profile = this.#follow();
    const { at } = axis;
    const { width } = box;
    const blocks = this.#blocks.of([profile, at, width], () =>
      blocksOf(profile, at, CELL_PX / width, COLUMN_PX / width),
    );
    const labels = this.#label(pen, box, profile, at);
    const { cursor } = run.player;
    // Show no values during a game: they would give it away.
    paintRun(pen, box, { cursor, profile, blocks, axis: at, labels, hidesFuture, hidden });
  }

  /**
   * Returns the profile. While the run is computed, the profile is updated only now and then.
   * @returns {Profile}
   */
  #follow() {
    const { run, readable } = this.#viewer;
    const { session, frame } = run;
    return this.#profile.of([session, readable.known], () => {
      const { plies, ranks, steps } = frame.table;
      const order = ranks.length === 0 ? null : orderOf(ranks);
      const wide = session.description.columns;
      return profileOf({
        cells: order ? order.length : filledOf(plies),
        order,
        stageAt: (rank) => (order ? plies[order[rank]] : Math.floor(rank / wide)),
        filledAt: steps,
        plies,
      });
    });
  }

  /**
   * Returns the cached labels, updated if needed.
   * @param {Pen} pen
   * @param {{ width: number, height: number }} box
   * @param {Profile} profile
   * @param {(step: number) => number} axis
   */
  #label(pen, { width }, profile, axis) {
    const { run, words } = this.#viewer;
    const { description } = run.session;
    // Hide the label of a wave until its first cell is filled, because it reveals the value of that
    // cell.
    const until = profile.stepAt(run.frame.filled - 1);
    const stages = this.#looking.hidesFuture
      ? profile.stages.filter(({ from }) => from < until)
      : profile.stages;
    return this.#labels.of([profile, axis, width, words, pen.theme, stages.length], () => {
      const isInRows = run.frame.table.ranks.length === 0;
      const view = this.#view();
      const name = words.text(
        isInRows ? keysOf(this.#viewer, 'rows') : 'games.timeline.plies',
        view.tellTable?.(description),
      );
      const { rowText } = view;
      const write = (/** @type {number} */ value) =>
        isInRows && rowText ? rowText(value, description) : words.number(value);
      pen.font(labelPx(pen), 600);
      return labelsOf(stages, {
        ...{ width, apart: LABELS.apart },
        placeOf: (step) => axis(step) * width,
        valueOf: (stage) => (isInRows ? view.rowLabel(stage, description) : stage),
        write: (value, isFirst) => `${isFirst ? `${name} ` : ''}${write(value)}`,
        measure: (text) => pen.ctx.measureText(text).width,
      });
    });
  }
}

/**
 * Returns the number of filled cells of a table that is filled in the order of the indices.
 * @param {ArrayLike<number>} plies
 */
function filledOf(plies) {
  let [low, high] = [0, plies.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (plies[middle] === UNKNOWN) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Draws the bar, the cursor and the labels. The part after the cursor is pale or hidden. The
 * profile can lag behind a run that is being computed.
 * @param {Pen} pen
 * @param {{ width: number, height: number }} box
 * @param {Shown} shown
 */
export function paintRun(pen, { width, height }, shown) {
  const { cursor, axis, hidesFuture, hidden, labels, profile, blocks } = shown;
  const cursorX = axis(cursor) * width;
  const lastX = axis(profile.stepAt(profile.cells - 1)) * width;
  const knownX = hidden ? 0 : hidesFuture ? cursorX : lastX;
  // Hide a block until all its cells are filled, because it shows their values. The tolerance keeps
  // rounding errors from hiding the block that ends at the cursor.
  const told = hidesFuture ? blocks.filter(({ to }) => to * width <= cursorX + 1e-6) : blocks;
  const area = { x: 0, y: 0, width, height };
  paintBar(pen, area, { cursorX, knownX, beyond: pen.theme.unseen }, (time) => {
    pen.ctx.globalAlpha = time === 'past' ? 1 : PALE;
    pen.cached('blocks', [blocks, told.length], area, (on) => {
      for (const block of told) paintBlock(on, area, block);
    });
  });
  const now = labels.findLastIndex(({ from }) => from < cursor);
  const over = { x: 0, y: -OVER_PX, width, height: OVER_PX };
  pen.cached('stages', [labels, now], over, (on) => {
    on.ctx.textBaseline = 'alphabetic';
    labels.forEach(({ x, text }, index) => {
      on.font(labelPx(pen), index === now ? 600 : 400);
      on.ctx.fillStyle = index === now ? pen.theme.ink : pen.theme.ink2;
      on.ctx.fillText(text, x, OVER_PX - LABELS.over);
    });
  });
}

/**
 * Draws a block. A winning cell is solid, a losing cell outlined. In a block of several cells, the
 * height of the lower part is the share of losing cells. The difference is therefore visible
 * without colours, too.
 * @param {Pen} pen
 * @param {{ width: number, height: number }} box
 * @param {Block} block
 */
function paintBlock(pen, { width, height }, { from, to, losing, isCell }) {
  const { ctx, theme } = pen;
  const x = from * width;
  const wide = (to - from) * width;
  if (!isCell) {
    const px = losing > 0 ? Math.max(2, losing * height) : 0;
    pen.rect({ x, y: 0, width: wide + 0.3, height: height - px }, theme.win);
    pen.rect({ x, y: height - px, width: wide + 0.3, height: px }, theme.lose);
    return;
  }
  ctx.beginPath();
  if (losing === 0) {
    ctx.roundRect(x, 0, wide - 1, height, Math.min(3, wide / 4));
    pen.fill(theme.win);
    return;
  }
  const { hollow } = shadesOf(theme, []);
  ctx.roundRect(x + 0.75, 0.75, Math.max(1, wide - 2.5), height - 1.5, Math.min(3, wide / 4));
  pen.fill(hollow.lines);
  pen.stroke(hollow.edge, 1.5);
}
