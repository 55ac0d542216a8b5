/**
 * The signature view: one ring per level, and the beam that sweeps them.
 * @import { Ctx, LayoutBox, MapView, Point, SpaceMap, Theme } from './types.js'
 * @import { Role } from './sheets.js'
 */
import { fade, mix } from './colour.js';
import { placeDiscs } from './islandplan.js';
import {
  answerPath,
  disc,
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
import { RingPlan } from './ringplan.js';
import { positionsByRank, RoleSheets } from './sheets.js';

/** Cells smaller than this are painted as one area: lines between them would be all there is. */
const SEPARATE_FROM_PX = 4;

/** The map as rings. Painting is a few clips and bitmaps, whatever the number of states. */
export class RingsLayout {
  /**
   * Prepares the geometry; bitmaps are made by the first paint.
   * @param {SpaceMap} map
   * @param {LayoutBox} box
   */
  constructor(map, { width, height, scale, canvas }) {
    this.map = map;
    this.places = placeDiscs(width, height, map.islands);
    const { centre, radius } = this.places;
    this.plan = new RingPlan(map.levels, centre, radius);
    const area = {
      x: centre.x - radius - 1,
      y: centre.y - radius - 1,
      width: 2 * radius + 2,
      height: 2 * radius + 2,
    };
    this.area = area;
    this.sheets = new RoleSheets(area, scale, (...given) => this.drawSheet(...given), canvas);
    this.starPx = Math.min(9, Math.max(6, radius / 24));
    this.goalMarks = spacedGoals(map.goals, (p) => this.plan.point(p), 2 * this.starPx);
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
    this.paintIslands(ctx, theme);
    this.paintBoundary(ctx, view, theme);
    const found = this.goalMarks.filter((goal) => goal.position < view.discovered);
    stars(
      ctx,
      found.map((goal) => goal.at),
      this.starPx,
      theme,
    );
    if (view.answered) {
      answerPath(
        ctx,
        Array.from(this.map.path, (p) => plan.point(p)),
        theme,
      );
    }
    this.paintBeam(ctx, view, theme);
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
    const position = this.plan.states === 0 ? -1 : this.plan.positionAt(x, y);
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
   * Parts expanded from frontier, whatever the eye makes of their colours.
   * @param {Ctx} ctx
   * @param {MapView} view
   * @param {Theme} theme
   */
  paintBoundary(ctx, view, theme) {
    const { plan } = this;
    if (view.colour === 'depth' && view.discovered < plan.states) {
      // Some depth colours come close to the unseen grey, so here the found part has an edge too.
      ctx.beginPath();
      plan.tracePrefix(ctx, view.discovered);
      strokeHaloed(ctx, theme, theme.ink2, 1, 1);
    }
    if (view.expanded <= 0 || view.expanded >= view.discovered) return;
    const thickness = plan.thickness(plan.depthOf(view.expanded));
    const width = Math.min(2, Math.max(1.25, thickness / 4));
    ctx.beginPath();
    const beamIsEdge = view.current >= 0 && view.expanded - view.current <= 1;
    if (beamIsEdge) plan.traceEdge(ctx, view.expanded);
    else plan.tracePrefix(ctx, view.expanded);
    strokeHaloed(ctx, theme, theme.ink, width, width / 2);
  }

  /**
   * @param {Ctx} ctx
   * @param {MapView} view
   * @param {Theme} theme
   */
  paintBeam(ctx, view, theme) {
    const { plan } = this;
    if (view.current < 0) {
      // Nothing is expanded yet: the start waits alone in the queue, ringed so that it is found.
      ctx.beginPath();
      ctx.arc(plan.centre.x, plan.centre.y, Math.max(8, plan.radii[1]), 0, 2 * Math.PI);
      strokeHaloed(ctx, theme, theme.current, 2);
      return;
    }
    const at = plan.point(view.current);
    ctx.beginPath();
    ctx.moveTo(plan.centre.x, plan.centre.y);
    ctx.lineTo(at.x, at.y);
    strokeHaloed(ctx, theme, theme.current, 2.25, 1.5);
    if (view.target >= 0) {
      moveLink(ctx, at, plan.point(view.target), theme);
      this.outline(ctx, view.target, theme, 'target');
    }
    ringedDot(ctx, at, theme);
  }

  /**
   * @param {Ctx} ctx
   * @param {number} position
   * @param {Theme} theme
   * @param {'target' | 'hover'} kind
   */
  outline(ctx, position, theme, kind) {
    const { plan } = this;
    const { inner, outer, from, to } = plan.cell(position);
    const cellPx = Math.min(outer - inner, ((to - from) * (inner + outer)) / 2);
    const at = plan.point(position);
    outlineCell(ctx, at, cellPx, (c) => plan.traceCell(c, position), theme, kind);
  }

  /**
   * @param {Ctx} ctx
   * @param {Theme} theme
   */
  paintIslands(ctx, theme) {
    const { discs, more, moreAt } = this.places;
    for (const island of discs) {
      disc(ctx, island, island.r, mix(theme.unseen, theme.ink, 0.12));
      disc(ctx, island, Math.max(0, island.r - 1.25), shades(theme).outOfReach);
    }
    if (!moreAt) return;
    ctx.fillStyle = theme.ink2;
    ctx.font = `500 12px ${theme.font}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(`+${more}`, moreAt.x, moreAt.y);
  }

  /**
   * The whole disc in one role.
   * @param {Ctx} ctx
   * @param {Role} role
   * @param {MapView['colour']} colour
   * @param {Theme} theme
   */
  drawSheet(ctx, role, colour, theme) {
    const { plan } = this;
    const { depths, radii, centre } = plan;
    const byDepth = colour === 'depth' && role !== 'unseen';
    const plain = colour === 'depth' ? mix(theme.unseen, theme.card, 0.35) : shades(theme)[role];
    if (byDepth) {
      for (let k = depths - 1; k >= 0; k--) {
        // Each ring reaches a little under the next one in, so that no seam shows between them.
        ctx.beginPath();
        ctx.arc(centre.x, centre.y, radii[k + 1], 0, 2 * Math.PI);
        ctx.arc(centre.x, centre.y, Math.max(0, radii[k] - 1), 0, 2 * Math.PI, true);
        ctx.fillStyle = theme.depth(depths > 1 ? k / (depths - 1) : 0);
        ctx.fill();
      }
    } else {
      disc(ctx, centre, radii[depths], plain);
    }
    if (role !== 'unseen') this.drawGoals(ctx, theme);
    if (role === 'frontier') hatchFrontier(ctx, this.area, colour);
    for (let k = 0; k < depths; k++) this.drawSeparators(ctx, k, role, theme);
    this.drawRingLines(ctx, theme);
    if (role !== 'unseen') return;
    // A firmer rim, so that the whole disc is seen on a washed-out projector.
    ctx.beginPath();
    ctx.arc(centre.x, centre.y, radii[depths] - 0.5, 0, 2 * Math.PI);
    ctx.strokeStyle = mix(theme.unseen, theme.ink, 0.28);
    ctx.lineWidth = 1;
    ctx.stroke();
  }

  /**
   * @param {Ctx} ctx
   * @param {Theme} theme
   */
  drawGoals(ctx, theme) {
    ctx.beginPath();
    for (const position of this.map.goals) this.plan.traceCell(ctx, position);
    ctx.fillStyle = theme.goal;
    ctx.fill('evenodd');
  }

  /**
   * Thin lines between a ring's cells, fainter the smaller these are.
   * @param {Ctx} ctx
   * @param {number} depth
   * @param {Role} role
   * @param {Theme} theme
   */
  drawSeparators(ctx, depth, role, theme) {
    const { plan } = this;
    const { x, y } = plan.centre;
    const tracks = plan.tracks[depth];
    const inner = plan.radii[depth];
    const step = plan.thickness(depth) / tracks;
    const arc = (2 * Math.PI * (inner + step * tracks * 0.5) * tracks) / plan.count(depth);
    const cellPx = Math.min(step, arc);
    const least = role === 'frontier' ? HATCH_WITH_EDGES_PX : SEPARATE_FROM_PX;
    if (cellPx < least || plan.count(depth) === 1) return;
    const strength = Math.min(1, (cellPx - 2) / 8);
    // Unseen cells are pale already: their edges must not wash the area out.
    const alpha = role === 'unseen' ? 0.4 : isDark(theme) ? 0.5 : 0.6;
    ctx.strokeStyle = fade(theme.card, alpha * (0.4 + 0.6 * strength));
    ctx.lineCap = 'butt';
    ctx.lineWidth = 0.5 + 0.5 * strength;
    for (let track = 0; track < tracks; track++) {
      const from = inner + track * step;
      ctx.beginPath();
      if (track > 0) {
        ctx.moveTo(x + from, y);
        ctx.arc(x, y, from, 0, 2 * Math.PI);
      }
      const cells = plan.cellsBefore(depth, track, plan.count(depth));
      for (let cell = 0; cell < cells; cell++) {
        const sin = Math.sin((cell / cells) * 2 * Math.PI);
        const cos = Math.cos((cell / cells) * 2 * Math.PI);
        ctx.moveTo(x + from * sin, y - from * cos);
        ctx.lineTo(x + (from + step) * sin, y - (from + step) * cos);
      }
      ctx.stroke();
    }
  }

  /**
   * The line between two levels, thinner where rings are thin.
   * @param {Ctx} ctx
   * @param {Theme} theme
   */
  drawRingLines(ctx, theme) {
    const { plan } = this;
    ctx.strokeStyle = theme.card;
    for (let k = 1; k < plan.depths; k++) {
      const thin = Math.min(plan.thickness(k - 1), plan.thickness(k));
      ctx.lineWidth = Math.min(1.5, thin / 5);
      ctx.beginPath();
      ctx.arc(plan.centre.x, plan.centre.y, plan.radii[k], 0, 2 * Math.PI);
      ctx.stroke();
    }
  }
}
