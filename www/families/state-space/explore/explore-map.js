/**
 * Canvas with the map of a whole space whose colours show a number of each state.
 * @import { Point, SpaceMap, Theme } from '../../../canvas/types.js'
 * @import { Move } from '../../../ui/kit/pan-zoom.js'
 * @import { Words } from '../../../i18n/index.js'
 * @import { Laid } from '../../../core/explore/whole-space.js'
 * @import { Session } from '../../../core/engine/session.js'
 */
import { Memo } from '../../../core/util/memo-key.js';
import { depthOf } from '../map/depth-of.js';
import { MapCamera } from '../map/map-camera.js';
import { NEVER, placeOf } from '../map/places.js';
import { SpaceCanvas, parts } from '../map/space-canvas.js';

/**
 * What the colours show: `values` are the numbers of the states, by rank, 2^32 - 1 for a state
 * without a colour. `least` has the strongest colour, `most` the weakest.
 * @typedef {{ values: Uint32Array, least: number, most: number }} Shades
 */

export class ExploreMap extends SpaceCanvas {
  #laid;
  #camera;
  #made = new Memo();
  #sides = new Memo();
  /** Places of the goals. */
  #goals;

  /**
   * @param {Session} session breadth-first search of the space
   * @param {Laid} laid
   * @param {Uint32Array} distances to a goal, by rank
   * @param {() => void} refresh
   */
  constructor(session, laid, distances, refresh) {
    super(session, refresh);
    this.#laid = laid;
    this.#camera = new MapCamera(this, refresh);
    /** @type {SpaceCanvas['colour']} */
    this.colour = 'near';
    const places = Uint32Array.from(laid.order.keys());
    this.#goals = places.filter((place) => distances[laid.order[place]] === 0);
  }

  /**
   * Paints the map.
   * @param {HTMLElement} canvas
   * @param {Shades} shades
   * @param {Theme} theme
   * @param {Words} words
   */
  show(canvas, shades, theme, words) {
    const map = this.#mapOf(shades);
    const counts = parts().cursorOf(map);
    const shown = {
      map: this.#sides.of([map], () => ({ sides: [map] })),
      frame: {
        ...{ hasMove: false, position: -1, targetPosition: -1, answered: false, side: 0 },
        sides: [counts],
      },
      event: null,
      light: false,
    };
    this.paint(canvas, shown, theme, {
      ...{ number: words.number, titles: [], depthWord: words.text('map.depth') },
      ...this.boardWriting(),
      ...this.graphWriting(words),
    });
  }

  /** @param {Shades} shades @returns {SpaceMap} */
  #mapOf({ values, least, most }) {
    return this.#made.of([values, least, most], () => {
      const shifted = values.map((value) => (value === NEVER ? NEVER : value - least));
      const scale = { goals: this.#goals, far: most - least };
      return parts().nearMapOf(this.#laid, shifted, scale);
    });
  }

  /** Whether a part of the map is shown, which can be dragged. */
  get isZoomed() {
    return this.#camera.isZoomed;
  }

  /** Zooms or pans. @param {Move} move */
  move(move) {
    this.#camera.move(move);
  }

  /** Shows the whole map. */
  showAll() {
    this.#camera.showAll();
  }

  /** Pans a state into the middle, if it is outside the canvas. @param {number} state */
  reveal(state) {
    const { width, height } = this.#camera;
    const { x, y } =
      this.layout?.pointOf(state) ?? this.#camera.pointAt(0, placeOf(this.#laid, state));
    if (x >= 0 && y >= 0 && x <= width && y <= height) return;
    this.#camera.move({ dx: width / 2 - x, dy: height / 2 - y });
  }

  /** Returns the rank of the state at a point of the canvas; -1 for none. @param {Point} point */
  stateAt({ x, y }) {
    const state = this.layout?.spotAt(x, y).state ?? -1;
    return placeOf(this.#laid, state) < 0 ? -1 : state;
  }

  /** Returns the number of moves from the start to a state. @param {number} state */
  depthOf(state) {
    return depthOf(this.#laid.levels, placeOf(this.#laid, state));
  }

  /**
   * Returns the state to which an arrow key moves.
   * @param {number} state -1 for none yet
   * @param {string} key
   * @returns {number} -1 for another key
   */
  walk(state, key) {
    const laid = this.#laid;
    const from = state < 0 ? laid.order[0] : state;
    const spot = this.layout?.walk(from, key, null);
    if (spot) return spot.state;
    const to = parts().neighbour([laid], { side: 0, place: placeOf(laid, state) }, key);
    return to ? laid.order[to.place] : -1;
  }
}
