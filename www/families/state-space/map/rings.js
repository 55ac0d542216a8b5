/**
 * Main layout of the map: one ring per level, swept by the beam.
 * @import { LayoutBox, MapView, Point, SpaceMap } from '../../../canvas/types.js'
 * @import { Strengths } from './strengths.js'
 */
import { onCanvas } from '../../../canvas/camera.js';
import { mix } from '../../../canvas/colour.js';
import { Pen } from '../../../canvas/pen.js';
import { arcBetween, beamAngle, isJump, roundBetween } from './beam-path.js';
import { BeamLight, LIGHT } from './beam-light.js';
import { RingNumbers, WORD_PX } from './ring-numbers.js';
import { TURN, angleBetween } from '../../../canvas/geometry.js';
import { RingPlan, discIn, discR } from './ring-geometry.js';
import { CellsLayout, MOST_STRETCHED } from './cells-layout.js';
import { isDust } from './disc-grid.js';
import { dimmed } from './disc-tones.js';
import { Dust, paintRoundRings } from './dust.js';
import { progressOf, shownLevels } from './places.js';
import { beamAt, paintMarks } from './state-marks.js';
import { strengthsByRank, strengthsOf } from './strengths.js';

/**
 * Share of a turn, at the head and at the tail of the queue, over which the frontier is brighter.
 */
const BRIGHT_ENDS = 0.4;
/** Lines under the beam that make it glow in the dark theme: width in CSS px, and opacity. */
const GLOW = [
  [15, 0.07],
  [9, 0.13],
  [5, 0.3],
];

/**
 * Rings layout. The time for painting depends on the number of pixels, not on the number of states.
 * @extends CellsLayout<RingPlan>
 */
export class RingsLayout extends CellsLayout {
  #box;
  #light;
  #numbers;
  /**
   * Painter for a search in another order than breadth-first whose states are about as small as
   * pixels (dust); null for other maps.
   * @type {Dust | null}
   */
  #dust;

  /**
   * Prepares the geometry; the first paint begins the table of pixels.
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
    const isDusty = !progressOf(map).isSwept && isDust(radius, map.order.length);
    // On dust, all states have equal areas and rings have no lines, so that a few discovered states
    // are not lost among rings.
    const plan = new RingPlan(map.levels, centre, radius, isDusty ? 0 : undefined);
    plan.hasBorders = !isDusty;
    super(map, plan, area, box);
    this.#box = box;
    this.#dust = isDusty ? new Dust(map, box.scale) : null;
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
   * Paints the light of the beam that is visible around the disc. The disc is painted over it.
   * @param {Pen} pen on a cleared canvas
   * @param {MapView} view
   */
  paintLight(pen, view) {
    this.shine(pen, view, LIGHT.beyond);
  }

  /**
   * Paints the disc with its numbers and marks.
   * @param {Pen} pen on a cleared canvas
   * @param {MapView} view
   */
  paint(pen, view) {
    pen.ctx.save();
    if (view.hides && !view.hidesExtent) this.paintOutline(pen);
    this.paintCells(pen, view);
    this.paintRimOfUnseen(pen, view);
    this.paintBeside(pen);
    this.shine(pen, view, LIGHT.upon);
    this.paintBoundary(pen, view);
    if (this.#dust) paintRoundRings(pen, this.plan, shownLevels(this.map, view));
    this.paintNumbers(pen, view);
    paintMarks(pen, this, view);
    pen.ctx.restore();
  }

  /** @param {Pen} pen @param {MapView} view */
  paintNumbers(pen, view) {
    this.#numbers.paint(pen, this.plan, shownLevels(this.map, view), this.screen);
  }

  /** Box of the layout on the canvas: numbers and light lie beyond the disc. */
  get room() {
    const { width, height } = this.#box;
    const { zoom } = this.camera;
    return {
      ...onCanvas(this.camera, { x: 0, y: 0 }),
      ...{ width: zoom * width, height: zoom * height },
    };
  }

  /**
   * Paints the cells. On dust, undiscovered states are dimmer than on other maps.
   * @param {Pen} pen
   * @param {MapView} view
   */
  paintCells(pen, view) {
    const isDim = this.#dust && view.colour === 'role';
    super.paintCells(isDim ? new Pen(pen.ctx, dimmed(pen.theme), pen.scale) : pen, view);
  }

  /** @type {CellsLayout<RingPlan>['paintWhole']} */
  paintWhole(pen, view, untilMs) {
    if (!this.#dust || view.colour !== 'role' || view.hides) return 'cells';
    return this.#dust.paint(pen, view, this, untilMs) ? 'done' : 'coming';
  }

  /** @type {CellsLayout<RingPlan>['wholePicture']} */
  wholePicture({ theme }, view) {
    const isShown = this.camera.zoom <= MOST_STRETCHED && view.colour === 'role' && !view.hides;
    return (isShown && this.#dust?.picture(theme, view)) || null;
  }

  /**
   * Draws the final outline of the disc as a dashed circle while future states are hidden.
   * @param {Pen} pen
   */
  paintOutline(pen) {
    pen.ctx.setLineDash([2, 5]);
    this.drawCircle(pen, this.plan.radius - 0.5, pen.theme.ink2, 1);
    pen.ctx.setLineDash([]);
  }

  /**
   * Draws the coloured rim that marks the disc as one of two sides.
   * @param {Pen} pen
   * @param {string} colour
   */
  paintRim(pen, colour) {
    this.drawCircle(pen, this.plan.radius + 2.5, colour, 3);
  }

  /**
   * Returns the end of the beam while the beam moves from one state to the next.
   * @param {number} from place
   * @param {number} to place
   * @param {number} share progress of the move, 0..=1
   */
  between(from, to, share) {
    const { plan } = this;
    if (this.#isSwept) return roundBetween(plan, from, to, share);
    if (isJump(plan, from, to)) return plan.point(share < 0.5 ? from : to);
    return arcBetween(plan.centre, plan.point(from), plan.point(to), share);
  }

  /** Function that returns a point on the line between two states; null for a straight line. */
  get bend() {
    if (this.#isSwept) return null;
    const { centre } = this.plan;
    return (/** @type {Point} */ from, /** @type {Point} */ to, /** @type {number} */ share) =>
      arcBetween(centre, from, to, share);
  }

  /** Whether the search finds and expands the states in the order of their places. */
  get #isSwept() {
    return progressOf(this.map).isSwept;
  }

  /**
   * Returns the opacity of the beam. A beam that jumps fades out and in.
   * @param {MapView} view
   */
  #alphaOf({ glide, current }) {
    if (!glide || this.#isSwept || !isJump(this.plan, glide.from, current)) return 1;
    return Math.abs(1 - 2 * glide.share);
  }

  /**
   * Returns the angle of the beam.
   * @param {MapView} view
   */
  #angleOf({ glide, current }) {
    const { plan } = this;
    if (!glide) return plan.angleOf(current);
    const { from, share } = glide;
    if (this.#isSwept) return beamAngle(plan, from, current, share);
    if (isJump(plan, from, current)) return plan.angleOf(share < 0.5 ? from : current);
    return angleBetween(plan.angleOf(from), plan.angleOf(current), share);
  }

  /**
   * Paints what stands beside the disc; nothing by default.
   * @type {(pen: Pen) => void}
   */
  paintBeside() {}

  /**
   * Paints the light of the beam.
   * @param {Pen} pen
   * @param {MapView} view
   * @param {[reach: number, alpha: number]} light radius of the light in radii of the disc, and its
   *   opacity
   */
  shine(pen, view, [reach, alpha]) {
    if (!view.light || view.current < 0) return;
    const { plan } = this;
    this.#light.paint(pen, plan.centre, {
      reach: reach * plan.radius,
      angle: this.#angleOf(view),
      alpha: alpha * this.#alphaOf(view),
    });
  }

  /**
   * Returns how strong the colours of states are. In a breadth-first search, they weaken along the
   * last turn of the beam, and are strong at the head and the tail of the queue. In other orders,
   * older expansions are weaker.
   * @param {MapView} view
   * @returns {Strengths}
   */
  strengths({ expanded, discovered }) {
    const { plan, map } = this;
    if (!progressOf(map).isSwept) return strengthsByRank(plan.states, { expanded, discovered });
    const depth = plan.depthOf(Math.max(0, expanded - 1));
    const before = Math.max(0, depth - 1);
    const beam = expanded === 0 ? 0 : plan.cell(expanded - 1).to / TURN;
    const newest = discovered === 0 ? 0 : plan.depthOf(discovered - 1);
    const [first, end] = plan.levels.subarray(depth, depth + 2);
    const second = plan.levels[newest];
    const tail = discovered === 0 ? 0 : plan.cell(discovered - 1).to / TURN;
    const turnIn = (/** @type {number} */ level, /** @type {number} */ number) =>
      (number + 0.5 - plan.levels[level]) / plan.count(level);
    const ofSettled = (/** @type {number} */ number) =>
      number >= first ? 1 - beam + turnIn(depth, number) : turnIn(before, number) - beam;
    const ofWaiting = (/** @type {number} */ number) =>
      Math.max(
        number < end ? 1 - (turnIn(depth, number) - beam) / BRIGHT_ENDS : 0,
        number >= second ? 1 - (tail - turnIn(newest, number)) / BRIGHT_ENDS : 0,
      );
    return strengthsOf(plan.states, {
      waiting: { from: expanded, to: discovered, of: ofWaiting },
      settled: { from: plan.levels[before], to: expanded, of: ofSettled },
    });
  }

  /**
   * Outlines the discovered and the expanded states, so that the border is visible without colours,
   * too.
   * @param {Pen} pen
   * @param {MapView} view
   */
  paintBoundary(pen, { colour, discovered, expanded, current }) {
    const { ctx, theme } = pen;
    const { plan } = this;
    // In other orders, expanded states have no common border; colours and outlines of cells tell
    // them apart.
    if (!progressOf(this.map).isSwept) return;
    if (discovered < plan.states && discovered > expanded) {
      // Draw the outline because in depth mode some colours are close to the grey of unseen states,
      // and small cells have no outlines of their own.
      ctx.beginPath();
      plan.tracePrefix(ctx, discovered);
      ctx.lineJoin = 'round';
      pen.stroke(colour === 'depth' ? theme.ink2 : pen.shades.waitingEdge, 1);
    }
    if (expanded === 0 || expanded >= discovered) return;
    const width = Math.min(2.25, Math.max(1.25, plan.thickness(plan.depthOf(expanded)) / 4));
    ctx.beginPath();
    const beamIsEdge = current >= 0 && expanded - current <= 1;
    if (beamIsEdge) plan.traceEdge(ctx, expanded);
    else plan.tracePrefix(ctx, expanded);
    pen.strokeHaloed(theme.current, width, 0.75);
  }

  /**
   * Paints the beam from the centre to the state being expanded.
   * @param {Pen} pen
   * @param {MapView} view
   */
  paintBeam(pen, view) {
    const { ctx, theme } = pen;
    const { centre, radii } = this.plan;
    if (view.current < 0) {
      // Before the first expansion, draw a ring around the start state, which is alone in the
      // queue.
      if (view.expanded > 0 || !radii[1]) return;
      pen.circle(centre, Math.max(8, radii[1]));
      pen.strokeHaloed(theme.current, 2);
      return;
    }
    // In other orders, draw no beam if the path to the state is drawn; the beam's light still
    // points to the state.
    if (!this.#isSwept && view.path && view.path.length > 1) return;
    pen.trace([centre, beamAt(this, view)]);
    const alpha = this.#alphaOf(view);
    if (view.light && pen.dark) {
      ctx.lineCap = 'round';
      for (const [width, opacity] of GLOW) {
        ctx.globalAlpha = opacity * alpha;
        pen.stroke(theme.glow, width);
      }
    }
    ctx.globalAlpha = alpha;
    pen.strokeHaloed(theme.current, 2.5, 1);
    ctx.globalAlpha = 1;
  }

  /**
   * Paints a stronger rim along the states that are not discovered, so that the disc is visible on
   * a projector with low contrast.
   * @param {Pen} pen
   * @param {MapView} view
   */
  paintRimOfUnseen(pen, { discovered, hides }) {
    const { plan, map } = this;
    if (hides || discovered >= plan.states) return;
    const isPart = progressOf(map).isSwept && discovered > plan.levels[plan.depths - 1];
    const { unseen, ink } = pen.theme;
    pen.ctx.beginPath();
    plan.traceArc(pen.ctx, plan.radius - 0.5, isPart ? plan.cell(discovered).from : 0, TURN);
    pen.stroke(mix(unseen, ink, 0.28), 1);
  }

  /**
   * Strokes a circle around the disc's centre.
   * @param {Pen} pen
   * @param {number} r radius, in CSS px
   * @param {string} colour
   * @param {number} width line width, in CSS px
   */
  drawCircle(pen, r, colour, width) {
    pen.ctx.beginPath();
    this.plan.traceArc(pen.ctx, r, 0, TURN);
    pen.stroke(colour, width);
  }
}
