/**
 * The signature view: one ring per level, and the beam that sweeps them.
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

/** What waits is bright over this share of a turn at the head of the queue and at its tail. */
const BRIGHT_ENDS = 0.4;
/** The beam is brighter in its middle: wider lines in the dark, with how strong they are. */
const GLOW = [
  [15, 0.07],
  [9, 0.13],
  [5, 0.3],
];

/**
 * The map as rings. Painting is a few clips and bitmaps, whatever the number of states.
 * @extends SheetLayout<RingPlan>
 */
export class RingsLayout extends SheetLayout {
  #light;
  #numbers;

  /**
   * Prepares the geometry; bitmaps are made by the first paint.
   * @param {SpaceMap} map
   * @param {LayoutBox} box
   * @param {{ centre: Point, radius: number }} [disc] where they lie
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
   * What the radius of a map's disc is proportional to where there are two.
   * @param {SpaceMap} map
   */
  static extentOf({ order }) {
    return Math.sqrt(order.length);
  }

  /** The plan of the whole map. */
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
   * The light that lies under the disc and is seen around it.
   * @param {Ctx} ctx scaled to CSS px and cleared
   * @param {MapView} view
   * @param {Theme} theme
   */
  paintLight(ctx, view, theme) {
    this.shine(ctx, view, theme, LIGHT.beyond);
  }

  /**
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
   * How far the map will go where nothing of it is shown: no more than the size of what is shown tells.
   * @param {Ctx} ctx
   * @param {Theme} theme
   */
  paintOutline(ctx, theme) {
    ctx.setLineDash([2, 5]);
    this.drawCircle(ctx, this.plan.radius - 0.5, theme.ink2, 1);
    ctx.setLineDash([]);
  }

  /**
   * The rim of one of two discs.
   * @param {Ctx} ctx
   * @param {string} colour
   */
  paintRim(ctx, colour) {
    this.drawCircle(ctx, this.plan.radius + 2.5, colour, 3);
  }

  /**
   * Where the beam is on its way.
   * @param {number} from position
   * @param {number} to position
   * @param {number} share
   */
  between(from, to, share) {
    return roundBetween(this.plan, from, to, share);
  }

  /** What stands beside the disc. @type {(ctx: Ctx, theme: Theme) => void} */
  paintBeside() {}

  /**
   * @param {Ctx} ctx
   * @param {MapView} view
   * @param {Theme} theme
   * @param {[reach: number, alpha: number]} light
   */
  shine(ctx, { light, current, glide }, theme, [reach, alpha]) {
    if (!light || current < 0) return;
    const { plan } = this;
    const angle = glide ? beamAngle(plan, glide.from, current, glide.share) : plan.angleOf(current);
    this.#light.paint(ctx, plan.centre, reach * plan.radius, angle, alpha, theme);
  }

  /**
   * What was expanded lately stands out, and what waits at the head of the queue and at its tail:
   * the strength falls along the order of discovery, back from the beam or away from it.
   * @param {Ctx} ctx clipped to the role's areas
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
   * Strengthens the context's current path around the disc.
   * @param {Ctx} ctx
   * @param {number} angle that the shares of a turn begin at
   * @param {[none: number, full: number]} shares
   * @param {string} colour
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
   * Parts expanded from frontier, whatever the eye makes of their colours.
   * @param {Ctx} ctx
   * @param {MapView} view
   * @param {Theme} theme
   */
  paintBoundary(ctx, { colour, discovered, expanded, current }, theme) {
    const { plan } = this;
    if (discovered < plan.states && discovered > expanded) {
      // By depth, some colours come close to the unseen grey; small cells have no edges of theirs.
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
      // Thinner where rings are thin.
      const thin = Math.min(plan.thickness(depth - 1), plan.thickness(depth));
      this.drawCircle(ctx, radii[depth], ground, Math.min(1.75, thin / 4));
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
   * The tracks of a ring that can be seen, with the numbers of their cells.
   * @param {number} depth
   * @param {RingCell} seen the part of the disc that can be seen
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
   * The positions on a ring that can be seen.
   * @param {number} depth
   * @param {RingCell} seen
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
   * The gaps between a ring's cells.
   * @param {Ctx} ctx
   * @param {number} depth
   * @param {number} cellPx
   * @param {Theme} theme
   * @param {RingCell} seen the part of the disc that can be seen
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
   * A ring's cells as outlines around what is hardly filled, on the ground.
   * @param {Ctx} ctx
   * @param {number} depth
   * @param {number} cellPx
   * @param {MapView['colour']} colour
   * @param {Theme} theme
   * @param {RingCell} seen the part of the disc that can be seen
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
