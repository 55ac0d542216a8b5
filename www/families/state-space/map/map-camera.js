/**
 * Camera over a canvas with a map: its position and zoom limits.
 * @import { MapCanvas } from './map-canvas.js'
 * @import { Move } from '../../../ui/kit/pan-zoom.js'
 * @import { Camera, Point } from '../../../canvas/types.js'
 */
import { WHOLE } from '../../../canvas/camera.js';
import { moved } from '../../../ui/kit/pan-zoom.js';

/**
 * @typedef {{ side: number, state: number }} Spot rank of a state (-1 for none) and side of the
 *   search
 */

/**
 * Zoom factor, and the fixed point of the zoom.
 * @typedef {{ factor: number, at?: Point }} Zoom
 */

/**
 * State of the automatic camera: progress towards the answer's path (0..=1), zoom factor of the
 * film, and whether the camera moves.
 * @typedef {{ share: number, factor: number, moves: boolean }} Approach
 */

/** @type {Zoom} */
const AFAR = { factor: 1 };
/** @type {Approach} */
const AT_REST = { share: 0, factor: 1, moves: false };

/** Maximum zoom: a single state can be enlarged to at least this size, in CSS px. */
const CELL_PX = 40;
/**
 * Time without movement after which the camera counts as resting, in milliseconds. Full pixel
 * tables are then made.
 */
const REST_MS = 120;
/**
 * Share of the canvas that the answer's path should fill, maximum zoom factor for the path, and
 * minimum factor for which zooming is worthwhile.
 */
const PATH_SHARE = 0.36;
const NEAREST = 2;
const LEAST_NEARER = 1.05;

export class MapCamera {
  #canvas;
  #refresh;
  #rest = 0;
  /**
   * Camera that was last set automatically, with the progress and the zoom for which it was set.
   * @type {Approach & { camera: Camera | null }}
   */
  #own = { ...AT_REST, camera: null };
  /**
   * Whether the user has moved the camera. Becomes false again when the automatic camera returns to
   * the whole map.
   */
  #isLeft = false;
  /** Automatic zoom at the answer. @type {Zoom} */
  #near = AFAR;

  /**
   * @param {MapCanvas} canvas
   * @param {() => void} refresh requests another paint
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

  /** Maximum zoom factor. */
  get #most() {
    const { map, layoutName } = this.#canvas;
    const sides = map?.sides ?? [];
    // The side with more states has smaller cells: use that side.
    const isWhole = layoutName === 'all' || layoutName === 'board';
    const counts = sides.map(({ states, order }) => (isWhole ? states : order.length));
    const drawn = sides.length * Math.max(0, ...counts);
    return Math.max(4, CELL_PX * Math.sqrt(drawn / (this.width * this.height)));
  }

  /** Applies a zoom or pan of the user. @param {Move} move */
  move(move) {
    this.#see(moved(this.#canvas.camera, this, this.#most, move));
  }

  /**
   * Moves the camera automatically, with the film and then to the answer's path. Does nothing after
   * the user has moved the camera.
   * @param {readonly { path: Uint32Array }[]} sides
   * @param {number} share progress of the movement to the answer, 0..=1
   * @param {Zoom} [film] zoom of the film
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
    // For so little zoom, new pixel tables are not worth their time.
    if (factor < LEAST_NEARER && own.camera === WHOLE && !own.moves) return;
    const at = between(film.at, near.at, share);
    const next =
      factor > 1 ? { ...moved(WHOLE, this, factor, { factor, at }), fades: true } : WHOLE;
    this.#own = { camera: next, share, factor: film.factor, moves: moves && share < 1 };
    this.#canvas.camera = next;
    this.#look(this.#own.moves);
  }

  /**
   * Returns the zoom at which the answer's path is visible with room around it.
   * @param {readonly { path: Uint32Array }[]} sides
   * @param {Zoom} film zoom of the film; the result is at least as large
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

  /** Undoes the user's camera moves. */
  reset() {
    if (this.#isLeft) this.showAll();
    this.#isLeft = false;
  }

  showAll() {
    this.#see(WHOLE);
  }

  /** Sets a camera that the user has chosen. @param {Camera} camera */
  #see(camera) {
    this.#isLeft = true;
    this.#canvas.camera = camera;
    this.#look(true);
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => this.#look(false), REST_MS);
  }

  /**
   * Applies the camera to the layout.
   * @param {boolean} moving whether the camera is still moving; only coarse pixel tables are made then
   */
  #look(moving) {
    const { width, height } = this;
    this.#canvas.layout?.look(this.#canvas.camera, { x: 0, y: 0, width, height }, moving);
    this.#refresh();
  }

  /**
   * Returns the side and the state at a point of the canvas.
   * @param {Point} point point of the canvas
   * @returns {Spot}
   */
  spotAt({ x, y }) {
    return this.#canvas.layout?.spotAt(x, y) ?? { side: 0, state: -1 };
  }

  /**
   * Returns the centre of a state's cell on the canvas.
   * @param {number} side
   * @param {number} position place of the state
   */
  pointAt(side, position) {
    return this.#canvas.layout?.pointAt(side, position) ?? { x: 0, y: 0 };
  }
}

/** Returns minimum and maximum. @param {number[]} values */
const rangeOf = (values) => [Math.min(...values), Math.max(...values)];

/**
 * Interpolates between two points; returns the other point if one is undefined.
 * @type {(from: Point | undefined, to: Point | undefined, share: number) => Point | undefined}
 */
const between = (from, to, share) =>
  from && to
    ? { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
    : (to ?? from);
