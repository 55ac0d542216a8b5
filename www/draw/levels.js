/**
 * The map as columns, one per level, for reading numbers.
 * @import { Ctx, LayoutBox, MapView, Point, SpaceMap, Theme } from './types.js'
 * @import { Role } from './sheets.js'
 */
import { fade, mix } from './colour.js';
import { ColumnPlan } from './columnplan.js';
import {
  answerPath,
  HATCH_WITH_EDGES_PX,
  hatchFrontier,
  isDark,
  moveLink,
  outlineCell,
  ringedDot,
  shades,
  spacedGoals,
  stars,
  strokeHaloed,
} from './marks.js';
import { positionsByRank, RoleSheets } from './sheets.js';

const SEPARATE_FROM_PX = 4;
/** Upper bounds of a digit's and a separator's width at 1 px font size, in any usual font. */
const DIGIT_EM = 0.62;

/** The levels layout. */
export class LevelsLayout {
  /**
   * @param {SpaceMap} map
   * @param {LayoutBox} box
   */
  constructor(map, { width, height, scale, locale = 'en', canvas }) {
    this.map = map;
    const depths = map.levels.length - 1;
    this.fontPx = Math.min(width, height) < 360 ? 10.5 : 12;
    const numbers = new Intl.NumberFormat(locale);
    this.counts = Array.from({ length: depths }, (_, k) =>
      numbers.format(map.levels[k + 1] - map.levels[k]),
    );
    this.names = Array.from({ length: depths }, (_, k) => numbers.format(k));
    const margin = Math.min(12, 0.03 * width);
    const longest = Math.max(1, ...this.counts.map((text) => text.length));
    const labelPx = longest * DIGIT_EM * this.fontPx;
    const pitch = Math.min(120, (width - 2 * margin) / Math.max(1, depths));
    // Written upright where columns are too narrow for their numbers side by side.
    this.upright = labelPx + 4 > pitch;
    this.labelEvery = this.upright ? Math.ceil((this.fontPx + 1) / pitch) : 1;
    const longestName = Math.max(1, ...this.names.map((text) => text.length));
    this.nameEvery = Math.ceil((longestName * DIGIT_EM * this.fontPx + 4) / pitch);
    const above = (this.upright ? labelPx : this.fontPx) + 14;
    const below = this.fontPx + 12;
    const area = {
      x: margin,
      y: above,
      width: width - 2 * margin,
      height: Math.max(8, height - above - below),
    };
    this.plan = new ColumnPlan(map.levels, area);
    this.sheets = new RoleSheets(area, scale, (...given) => this.drawSheet(...given), canvas);
    this.goalMarks = spacedGoals(map.goals, (p) => this.plan.point(p), 12);
  }

  /**
   * @param {Ctx} ctx scaled to CSS px and cleared
   * @param {MapView} view
   * @param {Theme} theme
   */
  paint(ctx, view, theme) {
    const { plan } = this;
    if (plan.states === 0) return;
    ctx.save();
    this.sheets.paint(ctx, view, theme, plan.states, (c, count) => plan.tracePrefix(c, count));
    this.paintBoundary(ctx, view, theme);
    this.paintLabels(ctx, view, theme);
    const found = this.goalMarks.filter((goal) => goal.position < view.discovered);
    stars(
      ctx,
      found.map((goal) => goal.at),
      6,
      theme,
    );
    if (view.answered) {
      answerPath(
        ctx,
        Array.from(this.map.path, (p) => plan.point(p)),
        theme,
      );
    }
    if (view.current >= 0) {
      const at = plan.point(view.current);
      if (view.target >= 0) {
        moveLink(ctx, at, plan.point(view.target), theme);
        this.outline(ctx, view.target, theme, 'target');
      }
      ringedDot(ctx, at, theme);
    }
    const hover = this.positionOf(view.hover);
    if (hover >= 0) this.outline(ctx, hover, theme, 'hover');
    ctx.restore();
  }

  /**
   * @param {number} x
   * @param {number} y
   * @returns {number} rank, or -1
   */
  stateAt(x, y) {
    const position = this.plan.positionAt(x, y);
    return position < 0 ? -1 : this.map.order[position];
  }

  /**
   * @param {number} rank
   * @returns {Point | null}
   */
  pointOf(rank) {
    const position = this.positionOf(rank);
    return position < 0 ? null : this.plan.point(position);
  }

  /** @param {number} rank */
  positionOf(rank) {
    return rank >= 0 && rank < this.map.states ? positionsByRank(this.map)[rank] : -1;
  }

  /**
   * The expanded part of the level under way, outlined.
   * @param {Ctx} ctx
   * @param {MapView} view
   * @param {Theme} theme
   */
  paintBoundary(ctx, view, theme) {
    const { plan } = this;
    if (view.expanded <= 0 || view.expanded >= view.discovered) return;
    const depth = plan.depthOf(view.expanded - 1);
    ctx.beginPath();
    plan.traceColumn(ctx, depth, view.expanded - plan.levels[depth]);
    strokeHaloed(ctx, theme, theme.ink, 2, 1);
  }

  /**
   * Counts above, depths below; those of the level being expanded stand out.
   * @param {Ctx} ctx
   * @param {MapView} view
   * @param {Theme} theme
   */
  paintLabels(ctx, view, theme) {
    const { plan, fontPx } = this;
    const now = view.current < 0 ? -1 : plan.depthOf(view.current);
    ctx.fillStyle = theme.line;
    const across = plan.pitch * plan.depths;
    ctx.fillRect(plan.area.x + (plan.area.width - across) / 2, plan.bottom, across, 1);
    for (let k = 0; k < plan.depths; k++) {
      const { x, width, height } = plan.columns[k];
      const middle = x + width / 2;
      ctx.fillStyle = k === now ? theme.ink : theme.ink2;
      ctx.font = `${k === now ? 600 : 400} ${fontPx}px ${theme.font}`;
      ctx.textAlign = 'center';
      if (k % this.nameEvery === 0 || k === now) {
        // A name between the regular ones would touch its neighbours: those give way.
        const close = now >= 0 && k !== now && Math.abs(k - now) < this.nameEvery;
        ctx.textBaseline = 'top';
        if (!close) ctx.fillText(this.names[k], middle, plan.bottom + 7);
      }
      if (k % this.labelEvery !== 0) continue;
      const top = plan.bottom - height - 6;
      if (!this.upright) {
        ctx.textBaseline = 'alphabetic';
        ctx.fillText(this.counts[k], middle, top);
        continue;
      }
      ctx.save();
      ctx.translate(middle, top);
      ctx.rotate(-Math.PI / 2);
      ctx.textAlign = 'left';
      ctx.textBaseline = 'middle';
      ctx.fillText(this.counts[k], 0, 0.5);
      ctx.restore();
    }
  }

  /**
   * @param {Ctx} ctx
   * @param {number} position
   * @param {Theme} theme
   * @param {'target' | 'hover'} kind
   */
  outline(ctx, position, theme, kind) {
    const { x, y, width, height } = this.plan.cell(position);
    const at = { x: x + width / 2, y: y + height / 2 };
    const trace = (/** @type {Ctx} */ c) => c.rect(x, y, width, height);
    outlineCell(ctx, at, Math.min(width, height), trace, theme, kind);
  }

  /**
   * All columns in one role.
   * @param {Ctx} ctx
   * @param {Role} role
   * @param {MapView['colour']} colour
   * @param {Theme} theme
   */
  drawSheet(ctx, role, colour, theme) {
    const { plan } = this;
    const byDepth = colour === 'depth' && role !== 'unseen';
    const plain = colour === 'depth' ? mix(theme.unseen, theme.card, 0.35) : shades(theme)[role];
    for (let k = 0; k < plan.depths; k++) {
      ctx.fillStyle = byDepth ? theme.depth(plan.depths > 1 ? k / (plan.depths - 1) : 0) : plain;
      ctx.beginPath();
      plan.traceColumn(ctx, k, plan.count(k));
      ctx.fill();
    }
    if (role !== 'unseen') {
      ctx.beginPath();
      for (const position of this.map.goals) {
        const { x, y, width, height } = plan.cell(position);
        ctx.rect(x, y, width, height);
      }
      ctx.fillStyle = theme.goal;
      ctx.fill();
    }
    if (role === 'frontier') hatchFrontier(ctx, plan.area, colour);
    const least = role === 'frontier' ? HATCH_WITH_EDGES_PX : SEPARATE_FROM_PX;
    if (plan.cellPx >= least) this.drawSeparators(ctx, theme);
  }

  /**
   * @param {Ctx} ctx
   * @param {Theme} theme
   */
  drawSeparators(ctx, theme) {
    const { plan } = this;
    // Only on what is painted: the last row of a column need not be full.
    ctx.globalCompositeOperation = 'source-atop';
    ctx.beginPath();
    for (const { x, width, height, rows, perRow, cellWidth, cellHeight } of plan.columns) {
      for (let row = 1; row < rows; row++) {
        ctx.moveTo(x, plan.bottom - row * cellHeight);
        ctx.lineTo(x + width, plan.bottom - row * cellHeight);
      }
      for (let place = 1; place < perRow; place++) {
        ctx.moveTo(x + place * cellWidth, plan.bottom);
        ctx.lineTo(x + place * cellWidth, plan.bottom - height);
      }
    }
    ctx.lineWidth = Math.min(1, plan.cellPx / 8);
    ctx.strokeStyle = fade(theme.card, isDark(theme) ? 0.5 : 0.6);
    ctx.stroke();
  }
}
