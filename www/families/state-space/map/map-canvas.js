/**
 * A canvas with a map on it: its layout, made anew when the map or the box is another, and the
 * camera over it. Knows a run's map and frame, and nothing of the panel around it.
 * @import { Passage } from './layout-morph.js'
 * @import { SidesLayout } from './two-sides.js'
 * @import { Camera, Ctx, LayoutBox, MapView, SpaceMap, Theme } from '../../../canvas/types.js'
 * @import { StepEvent } from '../../../wasm/searchlight.js'
 */
import { Inputs } from '../../../core/util/memo-key.js';
import { WHOLE } from '../../../canvas/camera.js';
import { surfaceOn, wake } from '../../../canvas/surface.js';
import { drawing } from './lazy-map.js';

/** Where the page's own colours are not to be used there is no light. @type {MediaQueryList | null} */
let forced = null;

function isForced() {
  forced ??= matchMedia('(forced-colors: active)');
  return forced.matches;
}

/**
 * What a move led to, as the map tells it.
 * @param {StepEvent | null} event
 * @returns {MapView['found']}
 */
export function foundBy(event) {
  if (event?.verdict === 'new' || event?.verdict === 'duplicate') return event.verdict;
  return 'goal';
}

/**
 * What there is to draw of a step; `side` is the one being expanded.
 * @typedef {object} MapFrame
 * @property {boolean} hasMove
 * @property {number} position
 * @property {number} targetPosition
 * @property {boolean} answered
 * @property {number} side
 * @property {{ discovered: number, expanded: number }[]} sides
 */

/**
 * @typedef {{ map: { sides: SpaceMap[] } | null, frame: MapFrame, event: StepEvent | null,
 *   glide?: MapView['glide'], light?: boolean, lit?: MapView['lit'], hides?: boolean,
 *   hidesExtent?: boolean, share?: number }} Shown
 *   `share` of the change to another layout
 */

/**
 * What is written: the titles of the sides, forward first, each of one or more lines, and what else
 * a layout's box has.
 * @typedef {{ titles?: readonly (string | readonly string[])[] }
 *   & Pick<LayoutBox, 'number' | 'depthWord' | 'paintState' | 'statePx'>} Writing
 */

/** Where one look proves that there is no answer, the goals are not searched from. */
export const isBegun = (/** @type {{ order: Uint32Array }} */ { order }) => order.length > 0;

export class MapCanvas {
  /** @type {'rings' | 'levels' | 'all'} */
  layoutName = 'rings';
  /** @type {MapView['colour']} */
  colour = 'role';
  /** The rank to outline, -1 for none. */
  hover = -1;
  #refresh;
  /** The box that is drawn in. @type {LayoutBox | null} */
  surface = null;
  /** @type {SidesLayout | null} */
  layout = null;
  /** What the layout was made for. */
  #madeFor = new Inputs();
  /** The map that is drawn. @type {Shown['map']} */
  map = null;
  /** The way from the layout before to the one that is shown. @type {Passage | null} */
  #passage = null;
  /** @type {Camera} */
  camera = WHOLE;

  /** @param {() => void} refresh asks for another `paint` */
  constructor(refresh) {
    this.#refresh = refresh;
  }

  /**
   * @param {Element | null} canvas
   * @param {Shown} shown
   * @param {Theme} theme
   * @param {Writing} [writing]
   */
  paint(canvas, shown, theme, writing = {}) {
    const surface = surfaceOn(canvas, this.#refresh);
    this.surface = surface;
    if (shown.map !== this.map) {
      // Its bitmaps take a while: what else there is to show of a new run goes first.
      this.map = shown.map;
      // Nobody is to ask the old one where the states of the new run lie.
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
   * @param {Ctx} ctx
   * @param {Shown} shown
   * @param {Theme} theme
   */
  draw(ctx, { map, frame, event, share = 1, lit = null, ...others }, theme) {
    if (!map) return;
    const moving = { lit, ...others };
    const views = this.#views(map.sides.filter(isBegun), frame, foundBy(event), moving);
    if (share < 1 && this.#passage) this.#passage.paint(ctx, views, theme, share);
    else this.layout?.paint(ctx, views, theme);
  }

  /** Paints again in the next frame, which is a task of its own. */
  #goOn() {
    wake({ frame: () => (this.#refresh(), false) });
  }

  /**
   * Makes the layout anew where it does not fit any more, once there is what makes it.
   * @param {Writing} writing
   * @param {number} [share] of the change from another layout
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
   * @param {SpaceMap[]} sides
   * @param {MapFrame} frame
   * @param {MapView['found']} found
   * @param {Pick<MapView, 'glide' | 'light' | 'lit' | 'hides' | 'hidesExtent'>} moving
   * @returns {MapView[]}
   */
  #views(sides, frame, found, { glide, light = true, ...moving }) {
    return sides.map((_, side) => {
      const moves = frame.hasMove && side === frame.side;
      return {
        ...frame.sides[side],
        current: moves ? frame.position : -1,
        target: moves ? frame.targetPosition : -1,
        hover: this.hover,
        answered: frame.answered,
        colour: this.colour,
        found,
        light: light && !isForced(),
        glide: moves ? glide : undefined,
        ...moving,
      };
    });
  }
}
