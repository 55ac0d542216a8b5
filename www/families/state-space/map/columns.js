/**
 * Levels layout of the map: one column per level, for reading exact numbers.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Ctx, LayoutBox, MapView, SpaceMap } from '../../../canvas/types.js'
 */
import { CellsLayout } from './cells-layout.js';
import { ColumnPlan } from './column-geometry.js';
import { Sheet } from '../../../canvas/pen.js';
import { greatest } from '../../../core/util/extremes.js';
import { levelSizes } from './level-geometry.js';
import { progressOf, shownLevels } from './places.js';
import { paintMarks } from './state-marks.js';

/** Upper bound for the width of a digit or separator in common fonts, in em. */
const DIGIT_EM = 0.62;

/**
 * Levels layout.
 * @extends CellsLayout<ColumnPlan>
 */
export class LevelsLayout extends CellsLayout {
  #labels = new Sheet();

  /**
   * @param {SpaceMap} map
   * @param {LayoutBox} box
   */
  constructor(map, { width, height, scale, number = String, mirrored, paintState }) {
    const { levels } = map;
    const sizes = levelSizes(levels);
    const { depths = sizes.length, fullest = greatest(sizes) } = map;
    const fontPx = 12;
    const counts = sizes.map((size) => number(size));
    const names = sizes.map((_, k) => number(k));
    const margin = Math.min(12, 0.03 * width);
    const labelPx = widest([number(fullest)]) * fontPx;
    const pitch = Math.min(120, (width - 2 * margin) / depths);
    const above = (labelPx + 4 > pitch ? labelPx : fontPx) + 14;
    const area = {
      x: margin,
      y: above,
      width: width - 2 * margin,
      height: Math.max(8, height - above - fontPx - 12),
    };
    const plan = new ColumnPlan(levels, area, { mirrored, depths, fullest });
    super(map, plan, area, { scale, paintState });
    this.fontPx = fontPx;
    this.counts = counts;
    this.names = names;
    this.labelPx = labelPx;
    this.markGoals();
  }

  /**
   * Paints the columns with their numbers and marks.
   * @param {Pen} pen on a cleared canvas
   * @param {MapView} view
   */
  paint(pen, view) {
    pen.ctx.save();
    this.paintCells(pen, view);
    this.paintBoundary(pen, view);
    this.paintLabels(pen, view);
    paintMarks(pen, this, view);
    pen.ctx.restore();
  }

  /**
   * Outlines the expanded part of the current level.
   * @param {Pen} pen
   * @param {MapView} view
   */
  paintBoundary(pen, { expanded, discovered }) {
    const { plan } = this;
    if (expanded === 0 || expanded >= discovered || !progressOf(this.map).isSwept) return;
    const depth = plan.depthOf(expanded - 1);
    pen.ctx.beginPath();
    plan.traceLevel(pen.ctx, depth, expanded - plan.levels[depth]);
    pen.strokeHaloed(pen.theme.current, 2, 1);
  }

  /**
   * Writes the number of states above each column and the depth below it; the numbers of the level
   * being expanded are bold.
   * @param {Pen} pen
   * @param {MapView} view
   */
  paintLabels(pen, view) {
    const { plan } = this;
    const now = view.current < 0 ? -1 : plan.depthOf(view.current);
    const depths = shownLevels(this.map, view);
    // If the future is hidden, hide the number of states of the last visible level while it is
    // incomplete.
    const isOpen = Boolean(view.hides) && progressOf(this.map).last[depths - 1] >= view.discovered;
    const area = { ...this.screen, x: 0, y: 0 };
    pen.cached(this.#labels, [plan, now, depths, isOpen], area, (sheet) =>
      this.write(sheet, now, { depths, isOpen }),
    );
  }

  /**
   * Writes the labels.
   * @param {Pen} pen
   * @param {number} now depth whose labels are bold, -1 for none
   * @param {{ depths: number, isOpen: boolean }} shown number of visible levels, and whether to
   *   omit the last one's number of states
   */
  write(pen, now, { depths, isOpen }) {
    const { ctx, theme } = pen;
    const { plan, fontPx, labelPx } = this;
    // Rotate the numbers by 90 degrees if they are wider than their columns.
    const upright = labelPx + 4 > plan.pitch;
    const labelEvery = upright ? Math.ceil((fontPx + 1) / plan.pitch) : 1;
    const nameEvery = Math.ceil((widest(this.names) * fontPx + 4) / plan.pitch);
    const width = plan.pitch * depths;
    const x = plan.area.x + (plan.area.width - plan.pitch * plan.depths) / 2;
    pen.rect({ x, y: plan.bottom, width, height: 1 }, theme.line);
    pen.font(fontPx);
    ctx.fillStyle = theme.ink2;
    for (let k = 0; k < depths; k++) {
      if (k === now || (k === depths - 1 && isOpen)) continue;
      // Skip regular labels that would touch the bold one.
      const clear = now < 0 || Math.abs(k - now) >= nameEvery;
      if (k % nameEvery === 0 && clear) this.paintName(ctx, k);
      if (k % labelEvery === 0) this.paintCount(ctx, k, upright);
    }
    if (isOpen && now !== depths - 1) this.paintName(ctx, depths - 1);
    if (now < 0) return;
    pen.font(fontPx, 600);
    ctx.fillStyle = theme.ink;
    this.paintName(ctx, now);
    if (now % labelEvery === 0 && !(now === depths - 1 && isOpen)) {
      this.paintCount(ctx, now, upright);
    }
  }

  /**
   * Writes the depth below a column.
   * @param {Ctx} ctx
   * @param {number} depth
   */
  paintName(ctx, depth) {
    const { x, width } = this.plan.columns[depth];
    ctx.textAlign = 'center';
    ctx.textBaseline = 'top';
    ctx.fillText(this.names[depth], x + width / 2, this.plan.bottom + 7);
  }

  /**
   * Writes the number of states above a column.
   * @param {Ctx} ctx
   * @param {number} depth
   * @param {boolean} upright whether to rotate the number by 90 degrees
   */
  paintCount(ctx, depth, upright) {
    const { x, width, height } = this.plan.columns[depth];
    const [middle, top] = [x + width / 2, this.plan.bottom - height - 6];
    ctx.textAlign = upright ? 'left' : 'center';
    ctx.textBaseline = upright ? 'middle' : 'alphabetic';
    ctx.translate(middle, top);
    if (upright) ctx.rotate(-Math.PI / 2);
    ctx.fillText(this.counts[depth], 0, upright ? 0.5 : 0);
    if (upright) ctx.rotate(Math.PI / 2);
    ctx.translate(-middle, -top);
  }
}

/**
 * Returns the width of the longest number, in em.
 * @param {string[]} numbers
 * @returns {number}
 */
function widest(numbers) {
  return DIGIT_EM * Math.max(...numbers.map((text) => text.length));
}
