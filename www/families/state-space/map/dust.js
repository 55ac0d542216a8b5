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

export class Dust {
  #map;
  #scale;
  /** @type {DiscGrid | null} */
  #grid = null;
  /** @type {LitDisc | null} */
  #disc = null;

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
    if (!this.#grid.isReady) this.#grid.work(untilMs);
    if (!this.#grid.isReady) return false;
    this.#disc ??= new LitDisc(this.#grid, [visitsOf(this.#map)]);
    this.#disc.paint(ctx, [view], theme, Boolean(view.light));
    return true;
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
