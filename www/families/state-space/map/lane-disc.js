/**
 * Draws a lane of a race on a disc of the whole space: the states that the lane has discovered, the
 * path of its answer as a thin line (thread), and the goal as a star.
 * @import { Ctx, Point, Theme } from '../../../canvas/types.js'
 * @import { Cursor } from './places.js'
 * @import { Visits } from './disc-lights.js'
 * @import { DiscGrid } from './disc-grid.js'
 * @import { Thread } from './race-thread.js'
 */
import { fade, mix } from '../../../canvas/colour.js';
import { Pen } from '../../../canvas/pen.js';
import { discRadius } from './disc-grid.js';
import { tones } from './disc-tones.js';
import { LitDisc } from './lit-disc.js';
import { threadOf, threadWidths, traceThread } from './race-thread.js';

const STAR_PX = 9;

/**
 * State of the drawing: the counts of both sides at the step shown, the shares of the thread and of
 * the star that are drawn (0..=1), the number on the ring halfway to the rim (empty for none), and
 * whether discovered states have a soft glow.
 * @typedef {{ cursors: readonly Cursor[], thread: number, star: number, ring: string, blooms:
 *   boolean }} DiscView
 */

export class LaneDisc {
  #grid;
  #lit;
  /** @type {Thread | null} */
  #thread;
  /**
   * Position of the goal that the answer reaches; without an answer, of the only goal.
   * @type {Point | null}
   */
  #goal;

  /**
   * @param {DiscGrid} grid with all pixels
   * @param {readonly Visits[]} sides
   * @param {{ path: ArrayLike<number>, goals: ArrayLike<number>, lit: number }} lane places of the
   *   answer and of the goals, and number of states that are lit at the end of the lane
   */
  constructor(grid, sides, { path, goals, lit }) {
    this.#grid = grid;
    this.#lit = new LitDisc(grid, sides, lit);
    this.#thread = threadOf(grid.plan, path);
    const end = path.length > 0 ? path[path.length - 1] : goals.length === 1 ? goals[0] : -1;
    this.#goal = end >= 0 ? grid.plan.point(end) : null;
  }

  /** Whether the disc has room for the thread of the answer. */
  get hasThread() {
    return this.#thread !== null;
  }

  /**
   * Colours the pixels for a step, so that painting that step takes less time.
   * @param {readonly Cursor[]} cursors one for each side
   * @param {Theme} theme
   */
  picture(cursors, theme) {
    this.#lit.picture(cursors, theme);
  }

  /**
   * Paints the disc.
   * @param {Ctx} ctx scaled to CSS px and cleared, with the corner of the disc's square as origin
   * @param {DiscView} view
   * @param {Theme} theme
   */
  paint(ctx, view, theme) {
    const { centre, radius } = this.#grid.plan;
    this.#lit.paint(ctx, view.cursors, theme, view.blooms);
    const pen = new Pen(ctx, theme);
    pen.circle(centre, radius - 0.5);
    pen.stroke(mix(tones(theme).unseen, theme.ink, 0.35), 1);
    this.#paintRing(pen, view.ring);
    if (this.#thread && view.thread > 0) this.#paintThread(pen, this.#thread, view.thread);
    pen.disc(centre, 5.5, pen.shades.ground);
    pen.disc(centre, 4, theme.current);
    pen.disc(centre, 2, pen.shades.ground);
    if (this.#goal) this.#paintGoal(pen, this.#goal, view);
  }

  /**
   * Draws the ring in the middle between centre and rim, with its depth.
   * @param {Pen} pen
   * @param {string} number empty for none
   */
  #paintRing(pen, number) {
    const depth = ringOf(this.#grid.plan.radii);
    if (depth === 0) return;
    const { centre, radii, radius } = this.#grid.plan;
    const r = radii[depth];
    const { ground, dark } = pen.shades;
    pen.circle(centre, r);
    pen.stroke(dark ? (this.#lit.isFull ? fade(ground, 0.8) : fade(pen.theme.ink, 0.3)) : fade(pen.theme.glow, 0.75), 1); // prettier-ignore
    if (!number || radius < 70) return;
    const area = { x: centre.x - 11, y: centre.y + r - 11, width: 22, height: 22 };
    pen.cached('race ring', [number], area, (on) => {
      const at = { x: 11, y: 11 };
      on.disc(at, 11, dark ? ground : pen.theme.glow);
      on.text(number, at, { px: 12, colour: pen.theme.ink, weight: 600 });
    });
  }

  /**
   * @param {Pen} pen
   * @param {Thread} thread
   * @param {number} share
   */
  #paintThread({ ctx, theme, shades: { ground, dark } }, thread, share) {
    ctx.save();
    ctx.lineJoin = ctx.lineCap = 'round';
    ctx.beginPath();
    traceThread(ctx, thread, share);
    const { halo, line } = threadWidths(this.#grid.plan.radius);
    for (const [colour, width] of /** @type {const} */ ([
      [dark ? ground : theme.glow, halo],
      [theme.path, line],
    ])) {
      ctx.strokeStyle = colour;
      ctx.lineWidth = width;
      ctx.stroke();
    }
    ctx.restore();
  }

  /**
   * Draws the goal: an outline of a star, and the star itself once the lane has its answer.
   * @param {Pen} pen
   * @param {Point} at
   * @param {DiscView} view
   */
  #paintGoal(pen, at, { star }) {
    const { theme } = pen;
    if (star <= 0) {
      pen.disc(at, 3.5, pen.shades.ground);
      pen.disc(at, 2.25, theme.path);
      return;
    }
    if (pen.dark) {
      const r = Math.min(20, this.#grid.plan.radius / 4.8);
      pen.glow({ ...at, r }, theme.path, [[0, 0.55 * star], [0.4, 0.22 * star], [1, 0]]); // prettier-ignore
    }
    const r = Math.min(STAR_PX, Math.max(6, this.#grid.plan.radius / 10));
    pen.stars([at], r * (0.4 + 0.6 * star));
  }
}

/**
 * Paints a disc without discovered states, while the pixels of the disc are being prepared.
 * @param {Ctx} ctx
 * @param {number} side side of the disc's square, in CSS px
 * @param {Theme} theme
 */
export function paintUnlit(ctx, side, theme) {
  const pen = new Pen(ctx, theme);
  pen.circle({ x: side / 2, y: side / 2 }, discRadius(side));
  pen.fill(tones(theme).unseen);
}

/**
 * Returns the depth of the ring that lies about halfway to the rim; 0 for a disc of few rings.
 * @param {Float64Array} radii
 */
export function ringOf(radii) {
  const last = radii.length - 1;
  if (last < 8) return 0;
  const depth = radii.findIndex((radius) => radius >= radii[last] / 2);
  // Round the depth: a round number reads better than the exact ring halfway.
  const round = depth >= 10 ? 5 * Math.round(depth / 5) : depth;
  return Math.min(last - 1, Math.max(1, round));
}
