/**
 * Picture behind the scrub bar: the first moves of the tree, unrolled in time. The upper row has a
 * block for each move of the start, with the colour of its value; the lower rows those of the
 * answers.
 * @import { Pen } from '../../canvas/pen.js'
 * @import { Viewer } from './types.js'
 * @import { WedgeStore, Wedges } from './map/wedges.js'
 */
import { mix } from '../../canvas/colour.js';
import { paintBar } from '../../canvas/timeline.js';
import { valueColours } from './map/value-marks.js';
import { moveName } from './values.js';

/** Number of rows, each for a ply. */
const ROWS = 3;
/** Minimum width of a block, in CSS px. */
const LEAST_PX = 0.75;
/** Minimum width of a block of a bound that is drawn hollow, in CSS px. */
const HOLLOW_FROM_PX = 3;
const FUTURE = 0.34;
/** Labels above the bar, in CSS px: font size, height above the bar, height of the room. */
const LABELS = { px: 12, over: 7, room: 20, apart: 10 };

/** Timeline of the search of a game tree. */
export class TreeTimeline {
  #viewer;
  #store;

  /**
   * @param {Viewer} viewer
   * @param {WedgeStore} store
   */
  constructor(viewer, store) {
    this.#viewer = viewer;
    this.#store = store;
  }

  /**
   * Draws the bar.
   * @param {Pen} pen
   * @param {{ width: number, height: number }} box
   */
  paint(pen, box) {
    const { run, axis, readable, hidesFuture } = this.#viewer;
    const { known, cursor } = run.player;
    const wedges = this.#store.of(run, readable.known);
    const { width, height } = box;
    const xOf = (/** @type {number} */ step) => axis.at(step) * width;
    const area = { x: 0, y: 0, width, height };
    const until = hidesFuture ? cursor : known;
    paintBar(pen, area, { cursorX: xOf(cursor), knownX: xOf(until) }, (time) => {
      pen.ctx.globalAlpha = time === 'past' ? 1 : FUTURE;
      pen.cached(`tree-${time}`, [wedges, axis.at, until], area, (on) =>
        paintBlocks(on, box, wedges, { xOf, until }),
      );
      pen.ctx.globalAlpha = 1;
    });
    const over = { x: 0, y: -LABELS.room, width, height: LABELS.room };
    const { words } = this.#viewer;
    const now = this.#moveAt(wedges, cursor);
    pen.cached('tree-labels', [wedges, axis.at, words, now, until], over, (on) =>
      this.#paintLabels(on, width, wedges, { xOf, now, until }),
    );
  }

  /** Returns the move of the start that a step belongs to, -1 for none. @param {Wedges} wedges @param {number} step */
  #moveAt({ data, count }, step) {
    for (let wedge = 1; wedge < count; wedge++) {
      const { [wedge]: entered } = data.entered;
      const left = data.left[wedge] < 0 ? Infinity : data.left[wedge];
      if (data.depths[wedge] === 1 && entered >= 0 && entered <= step && step <= left) return wedge;
    }
    return -1;
  }

  /**
   * Writes the names of the start's moves above the bar.
   * @param {Pen} pen
   * @param {number} width
   * @param {Wedges} wedges
   * @param {{ xOf: (step: number) => number, now: number, until: number }} at
   */
  #paintLabels(pen, width, { data, count }, { xOf, now, until }) {
    const { ctx, theme } = pen;
    ctx.textBaseline = 'alphabetic';
    ctx.textAlign = 'left';
    let free = 0;
    const moves = Array.from({ length: count }, (_, wedge) => wedge).filter(
      (wedge) =>
        data.depths[wedge] === 1 && data.entered[wedge] >= 0 && data.entered[wedge] <= until,
    );
    moves.sort((one, other) => data.entered[one] - data.entered[other]);
    for (const wedge of moves) {
      const x = xOf(data.entered[wedge] - 1);
      const text = moveName(this.#viewer, data.moves[wedge]);
      pen.font(Math.min(LABELS.px * theme.type, 16), wedge === now ? 600 : 400);
      const wide = ctx.measureText(text).width;
      if (x < free || x + wide > width) continue;
      ctx.fillStyle = wedge === now ? theme.ink : theme.ink2;
      ctx.fillText(text, x, LABELS.room - LABELS.over);
      free = x + wide + LABELS.apart;
    }
  }
}

/**
 * Draws the blocks of the first plies.
 * @param {Pen} pen
 * @param {{ width: number, height: number }} box
 * @param {Wedges} wedges
 * @param {{ xOf: (step: number) => number, until: number }} at blocks that end after `until` have no
 *   value
 */
export function paintBlocks(pen, { height }, wedges, { xOf, until }) {
  const { ctx, theme } = pen;
  const { data } = wedges;
  const colours = valueColours(theme);
  const rows = Math.max(1, Math.min(ROWS, wedges.rings));
  const high = height / rows;
  for (let wedge = 1; wedge < wedges.count; wedge++) {
    const row = data.depths[wedge] - 1;
    const entered = data.entered[wedge];
    if (row >= rows || entered < 0 || entered > until) continue;
    const left = data.left[wedge];
    const isKnown = left >= 0 && left <= until;
    const x = xOf(entered - 1);
    const wide = xOf(isKnown ? left : until) - x;
    if (wide < LEAST_PX) continue;
    const area = { x, y: row * high, width: Math.max(LEAST_PX, wide - 0.75), height: high - 0.75 };
    const { value, bound, name } = wedges.valueOf(wedge);
    const { fill, line } = colours[name];
    const ground = theme.sunk;
    if (!isKnown) pen.rect(area, mix(ground, theme.unseen, 0.5));
    else if (bound === 'exact') pen.rect(area, fill);
    else {
      pen.rect(area, mix(ground, fill, 0.3));
      // A bound is hollow, so that it differs from a value by more than its colour.
      const inset = { x: area.x + 0.75, y: area.y + 0.75, width: wide - 2.25, height: high - 2.25 };
      if (inset.width > HOLLOW_FROM_PX) {
        ctx.setLineDash([3, 2]);
        ctx.beginPath();
        ctx.rect(inset.x, inset.y, inset.width, inset.height);
        pen.stroke(fill, 1.2);
        ctx.setLineDash([]);
      }
    }
    if (isKnown && value < 0) {
      pen.within(
        () => ctx.rect(area.x, area.y, area.width, area.height),
        () => pen.hatch(area, line, { pitch: 4, width: 1.3, phase: 0 }),
      );
    }
  }
}
