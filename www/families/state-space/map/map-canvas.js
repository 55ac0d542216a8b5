/**
 * Canvas with a map. Owns the camera and the layout, which is computed again when the map or the
 * box changes. Knows the map and the frame of a run, but not the panel around the canvas.
 * @import { Passage } from './layout-morph.js'
 * @import { SidesLayout } from './two-sides.js'
 * @import { DrawnGraph } from './graph-scene.js'
 * @import { Camera, Ctx, LayoutBox, MapView, SpaceMap, Theme } from '../../../canvas/types.js'
 * @import { StepEvent } from '../../../wasm/searchlight.js'
 */
import { Inputs } from '../../../core/util/memo-key.js';
import { WHOLE } from '../../../canvas/camera.js';
import { Pen } from '../../../canvas/pen.js';
import { surfaceOn, wake } from '../../../canvas/surface.js';
import { drawing } from './lazy-map.js';
import { isAgain } from '../list-order.js';
import { foundAs, placeOf } from './places.js';

/**
 * Media query for forced colours (high contrast). With these, the beam has no light.
 * @type {MediaQueryList | null}
 */
let forced = null;

/** Returns whether colours are forced. */
export function isForced() {
  forced ??= matchMedia('(forced-colors: active)');
  return forced.matches;
}

/**
 * Returns the result of a move, for the marks on the map.
 * @param {StepEvent | null} event
 * @returns {MapView['found']}
 */
export function foundBy(event) {
  const verdict = event?.verdict;
  if (verdict === 'new' || verdict === 'duplicate') return verdict;
  return isAgain(verdict) ? 'again' : 'goal';
}

/**
 * Fields of a frame that the map reads. `side` is the side of the current step. Positions are
 * indexes in the order of discovery.
 * @typedef {object} MapFrame
 * @property {boolean} hasMove
 * @property {number} position
 * @property {number} targetPosition
 * @property {boolean} answered
 * @property {number} side
 * @property {{ discovered: number, expanded: number, nodes?: number, visits?: number }[]} sides
 */

/**
 * Input of a paint.
 * @typedef {{ map: { sides: SpaceMap[] } | null, frame: MapFrame, event: StepEvent | null, glide?:
 *   MapView['glide'], light?: boolean, lit?: MapView['lit'], hides?: boolean, hidesExtent?:
 *   boolean, share?: number, earlier?: number, reach?: boolean, path?: Uint32Array }} Shown `path`
 *   has the ranks of the path to the state being expanded; `earlier` is the rank of the state from
 *   which the search had reached the target before, -1 for none; `share` is the progress of the
 *   change to another layout
 */

/**
 * Texts on the map: the titles of the sides (forward side first, each with one or more lines), and
 * fields of the layout's box.
 * @typedef {{ titles?: readonly (string | readonly string[])[] }
 *   & Pick<LayoutBox, 'number' | 'depthWord' | 'paintState' | 'statePx' | 'board'>
 *   & { graph?: DrawnGraph | null }} Writing
 */

/**
 * Returns whether a side was searched. The backward side is skipped if a quick check proves that
 * there is no solution.
 */
export const isBegun = (/** @type {{ order: Uint32Array }} */ { order }) => order.length > 0;

export class MapCanvas {
  /** @type {'rings' | 'levels' | 'all' | 'board' | 'graph'} */
  layoutName = 'rings';
  /** @type {MapView['colour']} */
  colour = 'role';
  /** Rank of the state to outline, -1 for none. */
  hover = -1;
  #refresh;
  /** Box that the map is drawn in. @type {LayoutBox | null} */
  surface = null;
  /** @type {SidesLayout | null} */
  layout = null;
  /** Inputs for which the layout was computed. */
  #madeFor = new Inputs();
  /** Map that is drawn. @type {Shown['map']} */
  map = null;
  /** Animation from the previous layout to the current one. @type {Passage | null} */
  #passage = null;
  /** @type {Camera} */
  camera = WHOLE;

  /** @param {() => void} refresh requests another `paint` */
  constructor(refresh) {
    this.#refresh = refresh;
  }

  /**
   * Paints the map on the page. Requests another paint as long as a pixel table is missing.
   * @param {Element | null} canvas
   * @param {Shown} shown
   * @param {Theme} theme
   * @param {Writing} [writing]
   */
  paint(canvas, shown, theme, writing = {}) {
    const surface = surfaceOn(canvas, this.#refresh);
    this.surface = surface;
    if (shown.map !== this.map) {
      // Making bitmaps takes time: show the other parts of a new run first.
      this.map = shown.map;
      // Drop the old layout: it must not answer questions about states of the new run.
      this.layout = null;
      this.#madeFor.forget();
      this.#goOn();
      return;
    }
    const { share = 1 } = shown;
    this.follow(writing, share);
    surface?.paint((ctx) => this.draw(ctx, shown, theme));
    if (share < 1) return;
    this.#passage = null;
    if (this.layout?.unfinished) this.#goOn();
  }

  /**
   * Draws the map on a prepared context.
   * @param {Ctx} ctx scaled to CSS px
   * @param {Shown} shown
   * @param {Theme} theme
   */
  draw(ctx, { map, frame, event, share = 1, lit = null, ...others }, theme) {
    if (!map) return;
    const moving = { lit, ...others };
    const views = this.#views(map.sides.filter(isBegun), frame, foundBy(event), moving);
    const pen = new Pen(ctx, theme);
    if (share < 1 && this.#passage) this.#passage.paint(pen, views, share);
    else this.layout?.paint(pen, views);
  }

  /** Requests a paint in the next frame. */
  #goOn() {
    wake({ frame: () => (this.#refresh(), false) });
  }

  /**
   * Recomputes the layout if its inputs have changed and the drawing code is loaded.
   * @param {Writing} writing
   * @param {number} [share] progress of the change from another layout, 0..=1
   */
  follow({ titles = [], ...writing }, share = 1) {
    if (!drawing) return;
    const { width = 0, height = 0, scale = 1 } = this.surface ?? {};
    const map = width < 1 || height < 1 ? null : this.map;
    const hasOthers = map?.sides.some(({ components }) => components.length > 0);
    const name = hasOthers && this.layoutName === 'rings' ? 'components' : this.layoutName;
    const { SidesLayout, Passage, layouts } = drawing;
    const Layout = layouts[name];
    const { statePx, depthWord } = writing;
    const words = `${[titles, depthWord]}`;
    if (!this.#madeFor.changed(map, width, height, scale, Layout, statePx, words)) return;
    this.camera = WHOLE;
    const before = share < 1 ? this.layout : null;
    this.#passage = null;
    this.layout = null;
    if (!map) return;
    const box = { width, height, scale, ...writing };
    const sides = map.sides.filter(isBegun);
    this.layout = new SidesLayout(Layout, sides, box, titles);
    if (before) this.#passage = new Passage(sides, before, this.layout);
  }

  /**
   * Returns the view of each side.
   * @param {SpaceMap[]} sides
   * @param {MapFrame} frame
   * @param {MapView['found']} found
   * @param {Pick<Shown, 'glide' | 'light' | 'lit' | 'hides' | 'hidesExtent' | 'earlier' | 'reach' | 'path'>} moving
   * @returns {MapView[]}
   */
  #views(sides, frame, found, { glide, light = true, earlier = -1, path, ...moving }) {
    return sides.map((map, side) => {
      const moves = frame.hasMove && side === frame.side;
      return {
        ...frame.sides[side],
        current: moves ? foundAs(map, frame.position) : -1,
        target: moves ? foundAs(map, frame.targetPosition) : -1,
        hover: this.hover,
        answered: frame.answered,
        colour: this.colour,
        found,
        light: light && !isForced(),
        glide: moves && glide ? { ...glide, from: foundAs(map, glide.from) } : undefined,
        earlier: moves ? placeOf(map, earlier) : -1,
        path: moves && path ? Array.from(path, (rank) => placeOf(map, rank)) : [],
        ...moving,
      };
    });
  }
}
