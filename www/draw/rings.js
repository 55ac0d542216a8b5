/**
 * The signature view: one ring per level, and the beam that sweeps them.
 * @import { Ctx, LayoutBox, MapView, Point, SpaceMap, Theme } from './types.js'
 * @import { Role } from './marks.js'
 * @import { RingCell } from './ringplan.js'
 */
import { fade, mix } from './colour.js';
import { isDark, paintMarks, separatedFromPx, strokeHaloed } from './marks.js';
import { RingPlan, TURN, discIn } from './ringplan.js';
import { SheetLayout } from './sheets.js';

/**
 * The map as rings. Painting is a few clips and bitmaps, whatever the number of states.
 * @extends SheetLayout<RingPlan>
 */
export class RingsLayout extends SheetLayout {
  /**
   * Prepares the geometry; bitmaps are made by the first paint.
   * @param {SpaceMap} map
   * @param {LayoutBox} box
   * @param {{ centre: Point, radius: number }} [disc] where they lie
   */
  constructor(map, { width, height, scale }, { centre, radius } = discIn(width, height)) {
    const side = 2 * radius + 2;
    const area = { x: centre.x - side / 2, y: centre.y - side / 2, width: side, height: side };
    super(map, new RingPlan(map.levels, centre, radius), area, scale);
    this.starPx = Math.min(9, Math.max(6, radius / 24));
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
    this.paintBeside(ctx, theme);
    this.paintBoundary(ctx, view, theme);
    paintMarks(ctx, this, view, theme);
    ctx.restore();
  }

  /** What stands beside the disc. @type {(ctx: Ctx, theme: Theme) => void} */
  paintBeside() {}

  /**
   * Parts expanded from frontier, whatever the eye makes of their colours.
   * @param {Ctx} ctx
   * @param {MapView} view
   * @param {Theme} theme
   */
  paintBoundary(ctx, { colour, discovered, expanded, current }, theme) {
    const { plan } = this;
    if (colour === 'depth' && discovered < plan.states) {
      // Some depth colours come close to the unseen grey, so here the found part has an edge too.
      ctx.beginPath();
      plan.tracePrefix(ctx, discovered);
      strokeHaloed(ctx, theme, theme.ink2, 1, 1);
    }
    if (expanded === 0 || expanded >= discovered) return;
    const width = Math.min(2, Math.max(1.25, plan.thickness(plan.depthOf(expanded)) / 4));
    ctx.beginPath();
    const beamIsEdge = current >= 0 && expanded - current <= 1;
    if (beamIsEdge) plan.traceEdge(ctx, expanded);
    else plan.tracePrefix(ctx, expanded);
    strokeHaloed(ctx, theme, theme.ink, width, width / 2);
  }

  /**
   * @param {Ctx} ctx
   * @param {MapView} view
   * @param {Theme} theme
   */
  paintBeam(ctx, view, theme) {
    const { centre, radii } = this.plan;
    ctx.beginPath();
    if (view.current < 0) {
      // Nothing is expanded yet: the start, if there is one, waits alone in the queue, ringed.
      if (view.expanded > 0 || !radii[1]) return;
      ctx.arc(centre.x, centre.y, Math.max(8, radii[1]), 0, TURN);
      strokeHaloed(ctx, theme, theme.current, 2);
      return;
    }
    const at = this.plan.point(view.current);
    ctx.moveTo(centre.x, centre.y);
    ctx.lineTo(at.x, at.y);
    strokeHaloed(ctx, theme, theme.current, 2.25);
  }

  /**
   * @param {Ctx} ctx
   * @param {Role} role
   * @param {Theme} theme
   */
  *lines(ctx, role, theme) {
    const { depths, radii } = this.plan;
    const seen = this.plan.bounds(this.window);
    for (let depth = 0; depth < depths; depth++) {
      yield* this.separators(ctx, depth, role, theme, seen);
    }
    for (let depth = 1; depth < depths; depth++) {
      // Thinner where rings are thin.
      const thin = Math.min(this.plan.thickness(depth - 1), this.plan.thickness(depth));
      this.drawCircle(ctx, radii[depth], theme.card, Math.min(1.5, thin / 5));
    }
    if (role !== 'unseen') return;
    // A firmer rim, so that the whole disc is seen on a washed-out projector.
    this.drawCircle(ctx, radii[depths] - 0.5, mix(theme.unseen, theme.ink, 0.28), 1);
  }

  /**
   * @param {Ctx} ctx
   * @param {number} r
   * @param {string} colour
   * @param {number} width px
   */
  drawCircle(ctx, r, colour, width) {
    ctx.beginPath();
    this.plan.traceArc(ctx, r, 0, TURN);
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.stroke();
  }

  /**
   * Thin lines between a ring's cells, fainter the smaller these are.
   * @param {Ctx} ctx
   * @param {number} depth
   * @param {Role} role
   * @param {Theme} theme
   * @param {RingCell} seen the part of the disc that can be seen
   */
  *separators(ctx, depth, role, theme, seen) {
    const { plan } = this;
    const { radii } = plan;
    const tracks = plan.tracks[depth];
    const arc = (Math.PI * (radii[depth] + radii[depth + 1]) * tracks) / plan.count(depth);
    const cellPx = Math.min(plan.thickness(depth) / tracks, arc);
    if (cellPx < separatedFromPx(role) || plan.count(depth) === 1) return;
    const strength = Math.min(1, (cellPx - 2) / 8);
    // Unseen cells are pale already: their edges must not wash the area out.
    const alpha = role === 'unseen' ? 0.4 : isDark(theme) ? 0.5 : 0.6;
    ctx.strokeStyle = fade(theme.card, alpha * (0.4 + 0.6 * strength));
    ctx.lineCap = 'butt';
    ctx.lineWidth = 0.5 + 0.5 * strength;
    for (let track = 0; track < tracks; track++) {
      const inner = plan.trackRadius(depth, track);
      const outer = plan.trackRadius(depth, track + 1);
      if (outer < seen.inner || inner > seen.outer) continue;
      ctx.beginPath();
      if (track > 0) plan.traceArc(ctx, inner, seen.from, seen.to);
      const cells = plan.cellsBefore(depth, track);
      const step = TURN / cells;
      const last = Math.min(Math.ceil(seen.to / step), Math.floor(seen.from / step) + cells - 1);
      for (let cell = Math.floor(seen.from / step); cell <= last; cell++) {
        const from = plan.polar(inner, cell * step);
        const to = plan.polar(outer, cell * step);
        ctx.moveTo(from.x, from.y);
        ctx.lineTo(to.x, to.y);
        yield;
      }
      ctx.stroke();
    }
  }
}
