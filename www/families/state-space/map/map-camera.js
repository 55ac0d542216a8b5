/**
 * The camera over a canvas with a map: how near it may come, where it is, what it sees.
 * @import { MapCanvas } from './map-canvas.js'
 * @import { Move } from '../../../ui/kit/pan-zoom.js'
 * @import { Camera, Point } from '../../../canvas/types.js'
 */
import { WHOLE } from '../../../canvas/camera.js';
import { moved } from '../../../ui/kit/pan-zoom.js';

/** @typedef {{ side: number, state: number }} Spot a state, -1 for none, on a side of the search */

/** How many times as large things are seen, and what stays where it is. @typedef {{ factor: number, at?: Point }} Zoom */

/**
 * How far the camera has come by itself: by a share of the way to the answer's path, by the film's
 * factor, and whether it was still moving.
 * @typedef {{ share: number, factor: number, moves: boolean }} Approach
 */

/** @type {Zoom} */
const AFAR = { factor: 1 };
/** @type {Approach} */
const AT_REST = { share: 0, factor: 1, moves: false };

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
  /** The camera that came near by itself. @type {Approach & { camera: Camera | null }} */
  #own = { ...AT_REST, camera: null };
  /** Whether a person has moved it since it came near. */
  #isLeft = false;
  /** Where it comes to at the answer. @type {Zoom} */
  #near = AFAR;

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
   * Comes near by itself: to the start as the film asks, and to the answer's path by a share of the
   * way; where a person has moved the camera it stays.
   * @param {readonly { path: Uint32Array }[]} sides
   * @param {number} share
   * @param {Zoom} [film]
   */
  approach(sides, share, film = AFAR) {
    const { camera } = this.#canvas;
    const own = camera === this.#own.camera ? this.#own : { ...AT_REST, camera };
    if (share === 0 && film.factor === 1) this.#isLeft = false;
    if (this.#isLeft || !(own.camera === WHOLE || own.camera === this.#own.camera)) return;
    const moves = share !== own.share || film.factor !== own.factor;
    if (!moves && !own.moves) return;
    if (own.share === 0) this.#near = this.#nearestTo(sides, film);
    const near = this.#near;
    const factor = film.factor ** (1 - share) * near.factor ** share;
    // For a step so small the pictures need not be made anew.
    if (factor < LEAST_NEARER && own.camera === WHOLE && !own.moves) return;
    const at = between(film.at, near.at, share);
    const next =
      factor > 1 ? { ...moved(WHOLE, this, factor, { factor, at }), fades: true } : WHOLE;
    this.#own = { camera: next, share, factor: film.factor, moves: moves && share < 1 };
    this.#canvas.camera = next;
    this.#look(this.#own.moves);
  }

  /**
   * How near the path can be seen with room around it, and the middle of it.
   * @param {readonly { path: Uint32Array }[]} sides
   * @param {Zoom} film how near it is before: the path is seen at least as near
   * @returns {Zoom}
   */
  #nearestTo(sides, film) {
    const { zoom, x, y } = this.#canvas.camera;
    const points = sides.flatMap(({ path }, side) =>
      Array.from(path, (position) => this.pointAt(side, position)),
    );
    if (points.length === 0) return film;
    const [left, right] = rangeOf(points.map((point) => (point.x - x) / zoom));
    const [top, bottom] = rangeOf(points.map((point) => (point.y - y) / zoom));
    const { width, height } = this;
    const fits = PATH_SHARE * Math.min(width / (right - left), height / (bottom - top));
    const at = { x: (left + right) / 2, y: (top + bottom) / 2 };
    return { factor: Math.max(film.factor, Math.min(NEAREST, fits)), at };
  }

  /** Takes back what a person has moved. */
  reset() {
    if (this.#isLeft) this.showAll();
    this.#isLeft = false;
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

/** @type {(from: Point | undefined, to: Point | undefined, share: number) => Point | undefined} */
const between = (from, to, share) =>
  from && to
    ? { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
    : (to ?? from);
