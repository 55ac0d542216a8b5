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
/** Near the answer its path takes so much of the canvas, and things look so many times as large at most. */
const PATH_SHARE = 0.36;
const NEAREST = 2;
const LEAST_NEARER = 1.05;

export class MapCamera {
  #canvas;
  #refresh;
  #rest = 0;
  /** The camera that came near by itself, and by how much. @type {{ camera: Camera | null, share: number }} */
  #own = { camera: null, share: 0 };
  /** Whether a person has moved it since it came near. */
  #isLeft = false;
  /** Where it comes to. @type {{ factor: number, at?: Point }} */
  #near = { factor: 1 };

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

  /**
   * Comes nearer to the answer's path by a share of the way, and goes back; where a person has moved
   * the camera it stays.
   * @param {readonly { path: Uint32Array }[]} sides
   * @param {number} share
   */
  approach(sides, share) {
    const { camera } = this.#canvas;
    if (share === 0) this.#isLeft = false;
    const isOwn = camera === this.#own.camera;
    const isThere = share === (isOwn ? this.#own.share : 0);
    if (isThere || this.#isLeft || !(isOwn || camera === WHOLE)) return;
    if (camera === WHOLE) this.#near = this.#nearestTo(sides);
    const { factor, at } = this.#near;
    // For a step so small the pictures need not be made anew.
    if (factor < LEAST_NEARER) return;
    const next = share > 0 ? moved(WHOLE, this, factor, { factor: factor ** share, at }) : WHOLE;
    this.#own = { camera: next, share };
    this.#canvas.camera = next;
    this.#look(share < 1 && share > 0);
  }

  /**
   * How near the path can be seen with room around it, and the middle of it.
   * @param {readonly { path: Uint32Array }[]} sides
   */
  #nearestTo(sides) {
    const points = sides.flatMap(({ path }, side) =>
      Array.from(path, (position) => this.pointAt(side, position)),
    );
    if (points.length === 0) return { factor: 1 };
    const [left, right] = rangeOf(points.map(({ x }) => x));
    const [top, bottom] = rangeOf(points.map(({ y }) => y));
    const { width, height } = this;
    const fits = PATH_SHARE * Math.min(width / (right - left), height / (bottom - top));
    const at = { x: (left + right) / 2, y: (top + bottom) / 2 };
    return { factor: Math.min(NEAREST, Math.max(1, fits)), at };
  }

  showAll() {
    this.#see(WHOLE);
  }

  /** @param {Camera} camera */
  #see(camera) {
    this.#isLeft = true;
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

/** @param {number[]} values */
const rangeOf = (values) => [Math.min(...values), Math.max(...values)];
