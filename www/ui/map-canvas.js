/**
 * A canvas with a map on it: its layout, made anew when the map or the box is another, and the
 * camera over it. Knows a run's map and frame, and nothing of the panel around it.
 * @import { Layout } from '../draw/sides.js'
 * @import { Camera, MapView, Point, SpaceMap, Theme } from '../draw/types.js'
 */
import { WHOLE } from '../draw/camera.js';
import { RingsLayout } from '../draw/rings.js';
import { SidesLayout } from '../draw/sides.js';
import { surfaceOn, wake } from '../draw/stage.js';

/**
 * The layouts by name. The extras bring more; until they are there the first one stands in.
 * @type {{ rings: Layout, levels?: Layout, all?: Layout }}
 */
export const LAYOUTS = { rings: RingsLayout };

/** Single states can be brought to this size at least. */
const CELL_PX = 40;
/** A camera that has not moved for so long is at rest, and bitmaps are worth making. */
const REST_MS = 120;

/**
 * What there is to draw of a step; `sides` and `side`, the one being expanded, only where a search
 * can have two.
 * @typedef {object} MapFrame
 * @property {number} discovered
 * @property {number} expanded
 * @property {boolean} hasMove
 * @property {number} position
 * @property {number} targetPosition
 * @property {boolean} answered
 * @property {number} [side]
 * @property {{ discovered: number, expanded: number }[]} [sides]
 */

/** @typedef {{ map: { sides: SpaceMap[] } | null, frame: MapFrame }} Shown */

/** @typedef {{ side: number, state: number }} Spot a state, -1 for none, on a side of the search */

/** @typedef {{ number?: (value: number) => string, titles?: string[] }} Writing */

/** Where one look proves that there is no answer, the goals are not searched from. */
export const isBegun = (/** @type {{ order: Uint32Array }} */ { order }) => order.length > 0;

export class MapCanvas {
  /** @type {keyof typeof LAYOUTS} */
  layoutName = 'rings';
  /** @type {MapView['colour']} */
  colour = 'role';
  /** The rank to outline, -1 for none. */
  hover = -1;
  #refresh;
  /** @type {ReturnType<typeof surfaceOn>} */
  #surface = null;
  /** @type {SidesLayout | null} */
  #layout = null;
  /** What the layout was made for. */
  #madeFor = /** @type {unknown[]} */ ([]);
  /** @type {Shown['map']} */
  #mapSeen = null;
  /** @type {Camera} */
  camera = WHOLE;
  /** How near the camera may come: its greatest zoom. */
  most = 1;
  #rest = 0;

  /** @param {() => void} refresh asks for another `paint` */
  constructor(refresh) {
    this.#refresh = refresh;
  }

  get width() {
    return this.#surface?.width ?? 0;
  }

  get height() {
    return this.#surface?.height ?? 0;
  }

  get isZoomed() {
    return this.camera.zoom > 1;
  }

  /**
   * @param {Element | null} canvas
   * @param {Shown} shown
   * @param {Theme} theme
   * @param {Writing} [writing] numbers and the titles of two sides, forward first
   */
  paint(canvas, { map, frame }, theme, writing = {}) {
    this.#surface = surfaceOn(canvas, this.#surface, this.#refresh);
    if (map !== this.#mapSeen) {
      // Its bitmaps take a while: what else there is to show of a new run goes first.
      this.#mapSeen = map;
      this.#goOn();
      return;
    }
    this.#follow(writing);
    this.#surface?.paint((ctx) => {
      if (map) this.#layout?.paint(ctx, this.#views(map.sides.filter(isBegun), frame), theme);
    });
    if (this.#layout?.unfinished) this.#goOn();
  }

  /** Paints again in the next frame, which is a task of its own. */
  #goOn() {
    wake({ frame: () => (this.#refresh(), false) });
  }

  /** Makes the layout anew where it does not fit any more. @param {Writing} writing */
  #follow({ number, titles }) {
    const { width = 0, height = 0, scale = 1 } = this.#surface ?? {};
    const map = width < 1 || height < 1 ? null : this.#mapSeen;
    const Layout = LAYOUTS[this.layoutName] ?? LAYOUTS.rings;
    const madeFor = [map, width, height, scale, Layout];
    if (madeFor.every((part, index) => part === this.#madeFor[index])) return;
    this.#madeFor = madeFor;
    this.camera = WHOLE;
    this.#layout = null;
    if (!map) return;
    const sides = map.sides.filter(isBegun);
    const drawn = this.layoutName === 'all' ? sides[0].states : sides[0].order.length;
    this.most = Math.max(4, CELL_PX / Math.sqrt((width * height) / (drawn * sides.length)));
    const box = { width, height, scale, number };
    this.#layout = new SidesLayout(Layout, sides, box, titles);
  }

  /**
   * @param {SpaceMap[]} sides
   * @param {MapFrame} frame
   * @returns {MapView[]}
   */
  #views(sides, frame) {
    return sides.map((_, side) => {
      const { discovered, expanded } = frame.sides?.[side] ?? frame;
      const moves = frame.hasMove && side === (frame.side ?? 0);
      return {
        discovered,
        expanded,
        current: moves ? frame.position : -1,
        target: moves ? frame.targetPosition : -1,
        hover: this.hover,
        answered: frame.answered,
        colour: this.colour,
      };
    });
  }

  /**
   * @param {Point} point of the canvas
   * @returns {Spot}
   */
  spotAt({ x, y }) {
    return this.#layout?.spotAt(x, y) ?? { side: 0, state: -1 };
  }

  /**
   * @param {number} side
   * @param {number} position
   */
  pointAt(side, position) {
    return this.#layout?.pointAt(side, position) ?? { x: 0, y: 0 };
  }

  /** @param {Camera} camera */
  see(camera) {
    this.camera = camera;
    this.#look(true);
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => this.#look(false), REST_MS);
  }

  /** @param {boolean} moving */
  #look(moving) {
    const { width = 0, height = 0 } = this.#surface ?? {};
    this.#layout?.look(this.camera, { x: 0, y: 0, width, height }, moving);
    this.#refresh();
  }
}
