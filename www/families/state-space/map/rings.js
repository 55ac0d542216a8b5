/**
 * Main layout of the map: one ring per level, swept by the beam.
 * @import { Ctx, LayoutBox, MapView, Point, SpaceMap, Theme } from '../../../canvas/types.js'
 * @import { Role } from './role-colours.js'
 * @import { RingCell } from './ring-geometry.js'
 */
import { CELLS_FROM_PX, hatchFrontier } from './role-colours.js';
import { mix } from '../../../canvas/colour.js';
import { beamAngle, roundBetween } from './beam-path.js';
import { BeamLight, LIGHT } from './beam-light.js';
import { isDark, shades, strokeHaloed } from '../../../canvas/marks.js';
import { RingNumbers, WORD_PX } from './ring-numbers.js';
import { TURN } from '../../../canvas/geometry.js';
import { RingPlan, discIn, discR } from './ring-geometry.js';
import { SheetLayout, gapPx } from './role-bitmaps.js';
import { beamAt, paintMarks } from './state-marks.js';

/**
 * Share of a turn over which the frontier is brightened at the head and at the tail of the queue.
 */
const BRIGHT_ENDS = 0.4;
/** Widths in CSS px and opacities of the wider lines that make the beam glow in the dark theme. */
const GLOW = [
  [15, 0.07],
  [9, 0.13],
  [5, 0.3],
];

/**
 * Rings layout. The cost of painting does not depend on the number of states: each role is one clip
 * and one bitmap.
 * @extends SheetLayout<RingPlan>
 */
export class RingsLayout extends SheetLayout {
  #light;
  #numbers;

  /**
   * Prepares the geometry; the first paint makes the bitmaps.
   * @param {SpaceMap} map
   * @param {LayoutBox} box
   * @param {{ centre: Point, radius: number }} [disc] position and size of the disc
   */
  constructor(map, box, disc = discIn(box.width, box.height, box.depthWord ? WORD_PX : 0)) {
    const { centre } = disc;
    const { statePx = Infinity } = box;
    const radius = Math.min(disc.radius, discR(RingsLayout.extentOf(map), statePx));
    const side = 2 * radius + 2;
    const area = { x: centre.x - side / 2, y: centre.y - side / 2, width: side, height: side };
    super(map, new RingPlan(map.levels, centre, radius), area, box);
    this.#light = new BeamLight(radius, box.scale);
    this.#numbers = new RingNumbers(box);
    this.starPx = Math.min(9, Math.max(6, radius / 24));
    this.markGoals();
  }

  /**
   * Returns a value proportional to the radius of a map's disc, for several discs at one scale.
   * @param {SpaceMap} map
   */
  static extentOf({ order }) {
    return Math.sqrt(order.length);
  }

  /** Plan of the whole map, without zoom. */
  get disc() {
    return this.whole;
  }

  get highest() {
    return this.area.y;
  }

  get lowest() {
    return this.area.y + this.area.height;
  }

  /**
   * Paints the part of the beam's light that lies under the disc and is visible around it.
   * @param {Ctx} ctx scaled to CSS px and cleared
   * @param {MapView} view
   * @param {Theme} theme
   */
  paintLight(ctx, view, theme) {
    this.shine(ctx, view, theme, LIGHT.beyond);
  }

  /**
   * Paints the disc with its numbers and marks.
   * @param {Ctx} ctx scaled to CSS px and cleared
   * @param {MapView} view
   * @param {Theme} theme
   */
  paint(ctx, view, theme) {
    ctx.save();
    if (view.hides && !view.hidesExtent) this.paintOutline(ctx, theme);
    this.paintRoles(ctx, view, theme, (sheet, role, colour) =>
      this.lines(sheet, role, colour, theme),
    );
    this.paintBeside(ctx, theme);
    this.shine(ctx, view, theme, LIGHT.upon);
    this.paintBoundary(ctx, view, theme);
    this.#numbers.paint(ctx, this.plan, theme, this.plan.shown(view), this.screen);
    paintMarks(ctx, this, view, theme);
    ctx.restore();
  }

  /**
   * Draws the final outline of the disc as a dashed circle while future states are hidden.
   * @param {Ctx} ctx
   * @param {Theme} theme
   */
  paintOutline(ctx, theme) {
    ctx.setLineDash([2, 5]);
    this.drawCircle(ctx, this.plan.radius - 0.5, theme.ink2, 1);
    ctx.setLineDash([]);
  }

  /**
   * Draws the coloured rim that marks the disc as one of two sides.
   * @param {Ctx} ctx
   * @param {string} colour
   */
  paintRim(ctx, colour) {
    this.drawCircle(ctx, this.plan.radius + 2.5, colour, 3);
  }

  /**
   * Returns the point of the beam during a move between two states.
   * @param {number} from position
   * @param {number} to position
   * @param {number} share progress of the move, 0..=1
   */
  between(from, to, share) {
    return roundBetween(this.plan, from, to, share);
  }

  /**
   * Paints what stands beside the disc; nothing by default.
   * @type {(ctx: Ctx, theme: Theme) => void}
   */
  paintBeside() {}

  /**
   * Paints the light of the beam.
   * @param {Ctx} ctx
   * @param {MapView} view
   * @param {Theme} theme
   * @param {[reach: number, alpha: number]} light radius of the light in radii of the disc, and its
   *   opacity
   */
  shine(ctx, { light, current, glide }, theme, [reach, alpha]) {
    if (!light || current < 0) return;
    const { plan } = this;
    const angle = glide ? beamAngle(plan, glide.from, current, glide.share) : plan.angleOf(current);
    this.#light.paint(ctx, plan.centre, reach * plan.radius, angle, alpha, theme);
  }

  /**
   * Emphasises recently expanded states and the states at the head and the tail of the queue; the
   * strength falls along the order of discovery.
   * @param {Ctx} ctx context, clipped to the areas of the role
   * @param {Role} role
   * @param {MapView} view
   * @param {Theme} theme
   */
  paintAge(ctx, role, { expanded, discovered }, theme) {
    const { plan } = this;
    if (role === 'unseen' || (expanded === 0 && role === 'expanded')) return;
    const { settledGain, waitingGain } = shades(theme);
    const depth = plan.depthOf(Math.max(0, expanded - 1));
    const beam = expanded === 0 ? 0 : plan.cell(expanded - 1).to;
    if (role === 'expanded') {
      ctx.beginPath();
      plan.traceSector(ctx, depth, 0, beam);
      if (depth > 0) plan.traceSector(ctx, depth - 1, beam, TURN);
      this.gain(ctx, beam, [0, 1], settledGain, theme);
      return;
    }
    if (discovered <= expanded) return;
    ctx.beginPath();
    plan.traceSector(ctx, depth, beam, TURN);
    this.gain(ctx, beam, [BRIGHT_ENDS, 0], waitingGain, theme);
    const newest = plan.cell(discovered - 1);
    ctx.beginPath();
    plan.traceSector(ctx, plan.depthOf(discovered - 1), 0, newest.to);
    this.gain(ctx, newest.to, [1 - BRIGHT_ENDS, 1], waitingGain, theme);
  }

  /**
   * Fills the current path with a conic gradient that strengthens the colours below.
   * @param {Ctx} ctx
   * @param {number} angle start of the gradient in radians, clockwise from 12 o'clock
   * @param {[none: number, full: number]} shares shares of a turn at which the gain is zero and
   *   full
   * @param {string} colour colour of the full gain
   * @param {Theme} theme
   */
  gain(ctx, angle, [none, full], colour, theme) {
    const { noGain, gainBy } = shades(theme);
    const { x, y } = this.plan.centre;
    const gradient = ctx.createConicGradient(angle - Math.PI / 2, x, y);
    gradient.addColorStop(none, noGain);
    gradient.addColorStop(full, colour);
    ctx.globalCompositeOperation = gainBy;
    ctx.fillStyle = gradient;
    ctx.fill();
    ctx.globalCompositeOperation = 'source-over';
  }

  /**
   * Outlines the discovered and the expanded states, so that the border does not depend on colours
   * alone.
   * @param {Ctx} ctx
   * @param {MapView} view
   * @param {Theme} theme
   */
  paintBoundary(ctx, { colour, discovered, expanded, current }, theme) {
    const { plan } = this;
    if (discovered < plan.states && discovered > expanded) {
      // In depth mode, some colours are close to the grey of unseen states; small cells have no
      // outlines of their own.
      ctx.beginPath();
      plan.tracePrefix(ctx, discovered);
      ctx.lineJoin = 'round';
      ctx.lineWidth = 1;
      ctx.strokeStyle = colour === 'depth' ? theme.ink2 : shades(theme).waitingEdge;
      ctx.stroke();
    }
    if (expanded === 0 || expanded >= discovered) return;
    const width = Math.min(2.25, Math.max(1.25, plan.thickness(plan.depthOf(expanded)) / 4));
    ctx.beginPath();
    const beamIsEdge = current >= 0 && expanded - current <= 1;
    if (beamIsEdge) plan.traceEdge(ctx, expanded);
    else plan.tracePrefix(ctx, expanded);
    strokeHaloed(ctx, theme, theme.current, width, 0.75);
  }

  /**
   * Paints the beam from the centre to the state being expanded.
   * @param {Ctx} ctx
   * @param {MapView} view
   * @param {Theme} theme
   */
  paintBeam(ctx, view, theme) {
    const { centre, radii } = this.plan;
    ctx.beginPath();
    if (view.current < 0) {
      // Before the first expansion, ring the start state, which is alone in the queue.
      if (view.expanded > 0 || !radii[1]) return;
      ctx.arc(centre.x, centre.y, Math.max(8, radii[1]), 0, TURN);
      strokeHaloed(ctx, theme, theme.current, 2);
      return;
    }
    const at = beamAt(this, view);
    ctx.moveTo(centre.x, centre.y);
    ctx.lineTo(at.x, at.y);
    if (view.light && isDark(theme)) {
      ctx.strokeStyle = theme.glow;
      ctx.lineCap = 'round';
      for (const [width, alpha] of GLOW) {
        ctx.globalAlpha = alpha;
        ctx.lineWidth = width;
        ctx.stroke();
      }
      ctx.globalAlpha = 1;
    }
    strokeHaloed(ctx, theme, theme.current, 2.5, 1);
  }

  /**
   * Draws the cells' outlines, the states and the borders of the rings on a role's bitmap.
   * @param {Ctx} ctx
   * @param {Role} role
   * @param {MapView['colour']} colour
   * @param {Theme} theme
   */
  *lines(ctx, role, colour, theme) {
    const { plan } = this;
    const { depths, radii } = plan;
    const { ground } = shades(theme);
    const seen = plan.bounds(this.window);
    const sizes = Array.from({ length: depths }, (_, depth) => plan.cellPx(depth));
    if (role === 'frontier' && sizes.some((size) => size < CELLS_FROM_PX)) {
      hatchFrontier(ctx, this.window, colour, this.camera, theme);
    }
    for (const [depth, cellPx] of sizes.entries()) {
      if (cellPx < CELLS_FROM_PX) continue;
      if (role === 'frontier') yield* this.hollow(ctx, depth, cellPx, colour, theme, seen);
      else yield* this.separators(ctx, depth, cellPx, theme, seen);
      if (role === 'unseen') continue;
      yield* this.states(ctx, this.positions(depth, seen), cellPx, theme);
    }
    for (let depth = 1; depth < depths; depth++) {
      // Narrow the line between thin rings.
      const thin = Math.min(plan.thickness(depth - 1), plan.thickness(depth));
      this.drawCircle(ctx, radii[depth], ground, Math.min(1.75, thin / 4));
    }
    if (role !== 'unseen') return;
    // A stronger rim keeps the disc visible on a projector with low contrast.
    this.drawCircle(ctx, radii[depths] - 0.5, mix(theme.unseen, theme.ink, 0.28), 1);
  }

  /**
   * Strokes a circle around the disc's centre.
   * @param {Ctx} ctx
   * @param {number} r radius, in CSS px
   * @param {string} colour
   * @param {number} width line width, in CSS px
   */
  drawCircle(ctx, r, colour, width) {
    ctx.beginPath();
    this.plan.traceArc(ctx, r, 0, TURN);
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.stroke();
  }

  /**
   * Yields the visible tracks of a ring, with the numbers of their visible cells.
   * @param {number} depth
   * @param {RingCell} seen visible part of the disc
   */
  *tracks(depth, seen) {
    const { plan } = this;
    for (let track = 0; track < plan.tracks[depth]; track++) {
      const inner = plan.trackRadius(depth, track);
      const outer = plan.trackRadius(depth, track + 1);
      if (outer < seen.inner || inner > seen.outer) continue;
      const cells = plan.cellsBefore(depth, track);
      const step = TURN / cells;
      const first = Math.floor(seen.from / step);
      const last = Math.min(Math.ceil(seen.to / step), first + cells - 1);
      yield { track, inner, outer, step, first, last };
    }
  }

  /**
   * Yields the visible positions of a ring.
   * @param {number} depth
   * @param {RingCell} seen visible part of the disc
   */
  *positions(depth, seen) {
    const { levels, tracks } = this.plan;
    for (const { track, step, first, last } of this.tracks(depth, seen)) {
      const cells = Math.round(TURN / step);
      for (let cell = first; cell < first + cells && cell <= last; cell++) {
        yield levels[depth] + (((cell % cells) + cells) % cells) * tracks[depth] + track;
      }
    }
  }

  /**
   * Draws the gaps between the cells of a ring.
   * @param {Ctx} ctx
   * @param {number} depth
   * @param {number} cellPx size of a cell, in CSS px
   * @param {Theme} theme
   * @param {RingCell} seen visible part of the disc
   */
  *separators(ctx, depth, cellPx, theme, seen) {
    const { plan } = this;
    if (plan.count(depth) === 1) return;
    ctx.strokeStyle = shades(theme).ground;
    ctx.lineCap = 'butt';
    ctx.lineWidth = gapPx(cellPx);
    for (const { track, inner, outer, step, first, last } of this.tracks(depth, seen)) {
      ctx.beginPath();
      if (track > 0) plan.traceArc(ctx, inner, seen.from, seen.to);
      for (let cell = first; cell <= last; cell++) {
        const from = plan.polar(inner, cell * step);
        const to = plan.polar(outer, cell * step);
        ctx.moveTo(from.x, from.y);
        ctx.lineTo(to.x, to.y);
        yield;
      }
      ctx.stroke();
    }
  }

  /**
   * Draws the cells of a ring as outlines with a faint fill.
   * @param {Ctx} ctx
   * @param {number} depth
   * @param {number} cellPx size of a cell, in CSS px
   * @param {MapView['colour']} colour
   * @param {Theme} theme
   * @param {RingCell} seen visible part of the disc
   */
  *hollow(ctx, depth, cellPx, colour, theme, seen) {
    const { plan } = this;
    const inset = this.beginHollow(ctx, depth, cellPx, colour, theme);
    for (const { inner, outer, step, first, last } of this.tracks(depth, seen)) {
      ctx.beginPath();
      for (let cell = first; cell <= last; cell++) {
        plan.traceBounds(ctx, { inner, outer, from: cell * step, to: (cell + 1) * step }, inset);
        yield;
      }
      ctx.fill('evenodd');
      ctx.stroke();
    }
  }
}
