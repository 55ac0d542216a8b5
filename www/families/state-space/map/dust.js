/**
 * Draws the rings of a search in another order than breadth-first whose states are about as small
 * as pixels (dust): by `LitDisc`, like the lanes of a race, with lines along a few round depths.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Camera, MapView, Rect, SpaceMap, Theme } from '../../../canvas/types.js'
 * @import { RingPlan } from './ring-geometry.js'
 */
import { fade } from '../../../canvas/colour.js';
import { DiscGrid } from './disc-grid.js';
import { visitsOf } from './disc-lights.js';
import { LitDisc } from './lit-disc.js';
import { middleOf, roundDepths } from './ring-numbers.js';

/** @typedef {Generator<undefined, void, { view: MapView, theme: Theme, untilMs: number }>} Making */

export class Dust {
  #map;
  #scale;
  /** @type {DiscGrid | null} */
  #grid = null;
  /** @type {LitDisc | null} */
  #disc = null;
  /** @type {Making | null} */
  #making = null;

  /**
   * @param {SpaceMap} map
   * @param {number} scale device pixels per CSS px
   */
  constructor(map, scale) {
    this.#map = map;
    this.#scale = scale;
  }

  /**
   * Paints the whole map. Prepares the pixels in the first calls.
   * @param {Pen} pen
   * @param {MapView} view
   * @param {{ plan: RingPlan, window: Rect, camera: Camera }} place geometry, area and camera of
   *   the whole map
   * @param {number} untilMs time at which to stop preparing, in ms
   * @returns {boolean} whether the map is painted; false while pixels are being prepared
   */
  paint({ ctx, theme }, view, { plan, window, camera }, untilMs) {
    this.#grid ??= new DiscGrid(plan, window, this.#scale, camera);
    this.#making ??= this.#make(this.#grid);
    while (!this.#disc) {
      this.#making.next({ view, theme, untilMs });
      if (performance.now() >= untilMs) return false;
    }
    this.#disc.paint(ctx, [view], theme, Boolean(view.light));
    return true;
  }

  /**
   * Makes the disc and its first picture, which colours every pixel, in parts that take less than a
   * frame each.
   * @param {DiscGrid} grid
   * @returns {Making}
   */
  *#make(grid) {
    while (!grid.isReady) {
      const { untilMs } = yield;
      grid.work(untilMs);
    }
    yield;
    const visits = visitsOf(this.#map);
    yield;
    const disc = new LitDisc(grid, [visits]);
    const { view, theme } = yield;
    disc.picture([view], theme);
    this.#disc = disc;
  }

  /**
   * Returns the picture of the whole map; null until its pixels are prepared.
   * @param {Theme} theme
   * @param {MapView} view
   */
  picture(theme, view) {
    if (!this.#grid || !this.#disc) return null;
    return { table: this.#grid.table, picture: this.#disc.picture([view], theme) };
  }
}

/**
 * Draws a thin circle along each ring whose depth is written on the map.
 * @param {Pen} pen
 * @param {RingPlan} plan
 * @param {number} shown number of levels that are shown
 */
export function paintRoundRings(pen, plan, shown) {
  const { theme, dark } = pen;
  for (const depth of roundDepths(plan, theme.type)) {
    if (depth >= shown) continue;
    pen.circle(plan.centre, middleOf(plan, depth));
    pen.stroke(dark ? fade(theme.ink, 0.22) : fade(theme.glow, 0.6), 1);
  }
}
