/**
 * The camera over a canvas with a map: how near it may come, where it is, what it sees.
 * @import { MapCanvas } from './map-canvas.js'
 * @import { Move } from '../../ui/steering.js'
 * @import { Camera, Point } from '../../draw/types.js'
 */
import { WHOLE } from '../../draw/camera.js';
import { moved } from '../../ui/steering.js';

/** @typedef {{ side: number, state: number }} Spot a state, -1 for none, on a side of the search */

/** Single states can be brought to this size at least. */
const CELL_PX = 40;
/** A camera that has not moved for so long is at rest, and bitmaps are worth making. */
const REST_MS = 120;

export class MapCamera {
  #canvas;
  #refresh;
  #rest = 0;

  /**
   * @param {MapCanvas} canvas
   * @param {() => void} refresh asks for another painting
   */
  constructor(canvas, refresh) {
    this.#canvas = canvas;
    this.#refresh = refresh;
  }

  get width() {
    return this.#canvas.surface?.width ?? 0;
  }

  get height() {
    return this.#canvas.surface?.height ?? 0;
  }

  get isZoomed() {
    return this.#canvas.camera.zoom > 1;
  }

  /** How near it may come: its greatest zoom. */
  get #most() {
    const { map, layoutName } = this.#canvas;
    const sides = map?.sides ?? [];
    // The fuller side has the smaller states.
    const counts = sides.map(({ states, order }) => (layoutName === 'all' ? states : order.length));
    const drawn = sides.length * Math.max(0, ...counts);
    return Math.max(4, CELL_PX * Math.sqrt(drawn / (this.width * this.height)));
  }

  /** @param {Move} move */
  move(move) {
    this.#see(moved(this.#canvas.camera, this, this.#most, move));
  }

  showAll() {
    this.#see(WHOLE);
  }

  /** @param {Camera} camera */
  #see(camera) {
    this.#canvas.camera = camera;
    this.#look(true);
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => this.#look(false), REST_MS);
  }

  /** @param {boolean} moving */
  #look(moving) {
    const { width, height } = this;
    this.#canvas.layout?.look(this.#canvas.camera, { x: 0, y: 0, width, height }, moving);
    this.#refresh();
  }

  /**
   * @param {Point} point of the canvas
   * @returns {Spot}
   */
  spotAt({ x, y }) {
    return this.#canvas.layout?.spotAt(x, y) ?? { side: 0, state: -1 };
  }

  /**
   * @param {number} side
   * @param {number} position
   */
  pointAt(side, position) {
    return this.#canvas.layout?.pointAt(side, position) ?? { x: 0, y: 0 };
  }
}
