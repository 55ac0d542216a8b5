/**
 * The map as columns, one per level, for reading numbers.
 * @import { Ctx, LayoutBox, MapView, SpaceMap, Theme } from './types.js'
 * @import { Role } from './marks.js'
 */
import { fade } from './colour.js';
import { ColumnPlan } from './columnplan.js';
import { isDark, paintMarks, separatedFromPx, strokeHaloed } from './marks.js';
import { SheetLayout } from './sheets.js';

/** Upper bound of a digit's and a separator's width at 1 px font size, in any usual font. */
const DIGIT_EM = 0.62;

/**
 * The levels layout.
 * @extends SheetLayout<ColumnPlan>
 */
export class LevelsLayout extends SheetLayout {
  /**
   * @param {SpaceMap} map
   * @param {LayoutBox} box
   */
  constructor(map, { width, height, scale, number = String, mirrored }) {
    const { levels } = map;
    const depths = levels.length - 1;
    const fontPx = Math.min(width, height) < 360 ? 10.5 : 12;
    const counts = Array.from({ length: depths }, (_, k) => number(levels[k + 1] - levels[k]));
    const names = counts.map((_, k) => number(k));
    const margin = Math.min(12, 0.03 * width);
    const labelPx = widest(counts) * fontPx;
    const pitch = Math.min(120, (width - 2 * margin) / depths);
    const above = (labelPx + 4 > pitch ? labelPx : fontPx) + 14;
    const area = {
      x: margin,
      y: above,
      width: width - 2 * margin,
      height: Math.max(8, height - above - fontPx - 12),
    };
    super(map, new ColumnPlan(levels, area, mirrored), area, scale);
    this.fontPx = fontPx;
    this.counts = counts;
    this.names = names;
    this.labelPx = labelPx;
    this.markGoals();
  }

  /**
   * @param {Ctx} ctx scaled to CSS px and cleared
   * @param {MapView} view
   * @param {Theme} theme
   */
  paint(ctx, view, theme) {
    ctx.save();
    this.paintRoles(ctx, view, theme, (sheet, role) => this.lines(sheet, role, theme));
    this.paintBoundary(ctx, view, theme);
    this.paintLabels(ctx, view, theme);
    paintMarks(ctx, this, view, theme);
    ctx.restore();
  }

  /**
   * The expanded part of the level under way, outlined.
   * @param {Ctx} ctx
   * @param {MapView} view
   * @param {Theme} theme
   */
  paintBoundary(ctx, { expanded, discovered }, theme) {
    const { plan } = this;
    if (expanded === 0 || expanded >= discovered) return;
    const depth = plan.depthOf(expanded - 1);
    ctx.beginPath();
    plan.traceLevel(ctx, depth, expanded - plan.levels[depth]);
    strokeHaloed(ctx, theme, theme.ink, 2, 1);
  }

  /**
   * Counts above, depths below; those of the level being expanded stand out.
   * @param {Ctx} ctx
   * @param {MapView} view
   * @param {Theme} theme
   */
  paintLabels(ctx, view, theme) {
    const { plan, fontPx, labelPx } = this;
    // Written upright where columns are too narrow for their numbers side by side.
    const upright = labelPx + 4 > plan.pitch;
    const labelEvery = upright ? Math.ceil((fontPx + 1) / plan.pitch) : 1;
    const nameEvery = Math.ceil((widest(this.names) * fontPx + 4) / plan.pitch);
    const now = view.current < 0 ? -1 : plan.depthOf(view.current);
    ctx.fillStyle = theme.line;
    const across = plan.pitch * plan.depths;
    ctx.fillRect(plan.area.x + (plan.area.width - across) / 2, plan.bottom, across, 1);
    plan.columns.forEach(({ x, width, height }, k) => {
      const middle = x + width / 2;
      ctx.fillStyle = k === now ? theme.ink : theme.ink2;
      ctx.font = `${k === now ? 600 : 400} ${fontPx}px ${theme.font}`;
      ctx.textAlign = 'center';
      // A name between the regular ones would touch its neighbours: those give way.
      const clear = now < 0 || Math.abs(k - now) >= nameEvery;
      if (k === now || (k % nameEvery === 0 && clear)) {
        ctx.textBaseline = 'top';
        ctx.fillText(this.names[k], middle, plan.bottom + 7);
      }
      if (k % labelEvery !== 0) return;
      ctx.save();
      ctx.translate(middle, plan.bottom - height - 6);
      ctx.textBaseline = 'alphabetic';
      if (upright) {
        ctx.rotate(-Math.PI / 2);
        ctx.textAlign = 'left';
        ctx.textBaseline = 'middle';
      }
      ctx.fillText(this.counts[k], 0, upright ? 0.5 : 0);
      ctx.restore();
    });
  }

  /**
   * @param {Ctx} ctx
   * @param {Role} role
   * @param {Theme} theme
   */
  *lines(ctx, role, theme) {
    const { plan, window } = this;
    const { bottom, cellPx } = plan;
    if (cellPx < separatedFromPx(role)) return;
    // Only on what is painted: the last row of a column need not be full.
    ctx.globalCompositeOperation = 'source-atop';
    ctx.lineWidth = Math.min(1, cellPx / 8);
    ctx.strokeStyle = fade(theme.card, isDark(theme) ? 0.5 : 0.6);
    for (const { x, width, height, rows, perRow, cellWidth, cellHeight } of plan.columns) {
      if (x > window.x + window.width || x + width < window.x) continue;
      ctx.beginPath();
      const lowest = Math.floor((bottom - window.y - window.height) / cellHeight);
      const highest = Math.min(rows - 1, Math.ceil((bottom - window.y) / cellHeight));
      for (let row = Math.max(1, lowest); row <= highest; row++) {
        ctx.moveTo(x, bottom - row * cellHeight);
        ctx.lineTo(x + width, bottom - row * cellHeight);
        yield;
      }
      for (let place = 1; place < perRow; place++) {
        ctx.moveTo(x + place * cellWidth, bottom);
        ctx.lineTo(x + place * cellWidth, bottom - height);
        yield;
      }
      ctx.stroke();
    }
  }
}

/**
 * @param {string[]} numbers
 * @returns {number} the width of the widest at 1 px font size
 */
function widest(numbers) {
  return DIGIT_EM * Math.max(...numbers.map((text) => text.length));
}
