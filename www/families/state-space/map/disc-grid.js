/**
 * Pixels of a disc whose states are about as small as pixels, without a canvas: the states that
 * each pixel shows, and the squares of the bloom (a soft glow over discovered states). All lanes of
 * a race share one `DiscGrid`. On a disc of 232 px a pixel shows several states: all whose centres
 * lie in the pixel.
 * @import { Camera, Rect } from '../../../canvas/types.js'
 */
import { WHOLE } from '../../../canvas/camera.js';
import { TURN } from '../../../canvas/geometry.js';
import { NEVER } from './places.js';
import { PixelTable } from './pixel-table.js';
import { RingPlan } from './ring-geometry.js';
import { CELLS_FROM_PX } from './texture.js';

/**
 * Margin around a disc in a square, in CSS px, by the side of the square. It leaves room for the
 * star on the rim and for the bloom. The styles of a race and its poster leave the same room.
 */
const discMargin = (/** @type {number} */ side) => (side < 190 ? 8 : 20);
/** Side of a square of the bloom, in CSS px. */
export const SQUARE_PX = 9;
/** Number of places between two checks of the clock. */
const SLICE = 1 << 13;

/** Returns the radius of the disc in a square. @param {number} side in CSS px */
export const discRadius = (side) => Math.max(4, side / 2 - discMargin(side));

/**
 * Returns the pixels of a small disc in the middle of a square.
 * @param {Uint32Array} levels place of each level's first state, then the number of states
 * @param {number} side side of the square, in CSS px
 * @param {number} scale device pixels per CSS px
 */
export function squareGrid(levels, side, scale) {
  const plan = new RingPlan(levels, { x: side / 2, y: side / 2 }, discRadius(side), 0);
  return new DiscGrid(plan, { x: 0, y: 0, width: side, height: side }, scale);
}

/**
 * Returns whether a disc is dust: its states are too small to be drawn one by one.
 * @param {number} radius in CSS px
 * @param {number} states
 */
export const isDust = (radius, states) =>
  Math.sqrt((Math.PI * radius ** 2) / states) < CELLS_FROM_PX;

export class DiscGrid {
  /** Whether all pixels are known. */
  isReady = false;
  /** Table with a single place for each pixel. */
  table;
  /**
   * The pixels of place `p` are `pixels[first[p]]` up to, but not including, `pixels[first[p +
   * 1]]`.
   */
  first;
  pixels = new Uint32Array();
  /** Number of states that each pixel shows. @type {Uint16Array} */
  places;
  /** Opacity of each pixel, 0..=255. @type {Uint8Array} */
  cover;
  /** All pixels of the disc. */
  all = new Uint32Array();
  /** Square of the bloom to which each pixel belongs. @type {Uint16Array} */
  square;
  #work;

  /**
   * @param {RingPlan} plan
   * @param {Rect} area area around the disc, in CSS px
   * @param {number} scale device pixels per CSS px
   * @param {Camera} [camera] camera for which the plan was made
   */
  constructor(plan, area, scale, camera = WHOLE) {
    this.plan = plan;
    this.scale = scale;
    /** Whether cells are drawn one by one, with gaps and outlines. */
    this.isLarge = !isDust(plan.radius, plan.states);
    this.table = new PixelTable(camera, area, 1 / scale);
    const { width, height, px } = this.table;
    /** Number of squares in a row, and in a column. */
    this.columns = Math.ceil((width * px) / SQUARE_PX);
    this.rows = Math.ceil((height * px) / SQUARE_PX);
    this.first = new Uint32Array(this.plan.states + 1);
    this.places = new Uint16Array(width * height);
    this.cover = new Uint8Array(width * height);
    this.square = new Uint16Array(width * height);
    this.#work = this.#fill();
  }

  /**
   * Does slices of the work until a time.
   * @param {number} untilMs
   */
  work(untilMs) {
    do {
      if (this.#work.next().done) this.isReady = true;
    } while (!this.isReady && performance.now() < untilMs);
  }

  /** @returns {Generator<undefined, void>} */
  *#fill() {
    yield* this.table.fill(this.plan, new Uint32Array());
    this.#measure();
    yield;
    const own = this.isLarge ? null : new Uint32Array(this.plan.states);
    if (own) yield* this.#centres(own);
    yield* this.#link(own);
  }

  /** Computes the opacity and the square of each pixel. */
  #measure() {
    const { width, height, place, edges, alphas } = this.table;
    const px = SQUARE_PX * this.scale;
    for (let row = 0, at = 0; row < height; row++) {
      const down = Math.floor(row / px) * this.columns;
      for (let column = 0; column < width; column++, at++) {
        this.square[at] = down + Math.floor(column / px);
        if (place[at] !== NEVER) this.cover[at] = 255;
      }
    }
    edges.forEach((at, index) => (this.cover[at] = alphas[index]));
    let count = 0;
    for (let at = 0; at < this.cover.length; at++) if (this.cover[at] > 0) count++;
    this.all = new Uint32Array(count);
    for (let at = 0, next = 0; at < this.cover.length; at++) {
      if (this.cover[at] > 0) this.all[next++] = at;
    }
  }

  /**
   * Finds the pixel that contains the centre of each place's cell.
   * @param {Uint32Array} own
   */
  *#centres(own) {
    const { plan, scale } = this;
    const { width, place: known, left, top } = this.table;
    const { x, y } = plan.centre;
    const [across, down] = [x - left, y - top];
    let since = 0;
    for (let depth = 0; depth < plan.depths; depth++) {
      const tracks = plan.tracks[depth];
      for (let track = 0; track < tracks; track++) {
        const cells = plan.cellsBefore(depth, track);
        const radius = (plan.trackRadius(depth, track) + plan.trackRadius(depth, track + 1)) / 2;
        for (let turn = 0; turn < cells; turn++) {
          const angle = ((turn + 0.5) / cells) * TURN;
          const column = Math.floor(scale * (across + radius * Math.sin(angle)));
          const row = Math.floor(scale * (down - radius * Math.cos(angle)));
          const pixel = row * width + column;
          own[plan.levels[depth] + turn * tracks + track] = pixel;
          if (known[pixel] !== NEVER) this.places[pixel]++;
        }
        since += cells;
        if (since < SLICE) continue;
        since = 0;
        yield;
      }
    }
  }

  /**
   * Lists the pixels of each place: the pixel that contains the centre of the place's cell, and the
   * pixels in that cell that contain no centre.
   * @param {Uint32Array | null} own pixel of the centre of each place; null if each pixel shows
   *   only one place
   */
  *#link(own) {
    const { places, first, plan } = this;
    const { place } = this.table;
    const isSpare = (/** @type {number} */ pixel) => !own || places[pixel] === 0;
    const spare = [];
    for (let pixel = 0; pixel < place.length; pixel++) {
      if (place[pixel] !== NEVER && isSpare(pixel)) spare.push(pixel);
    }
    yield;
    for (const pixel of spare) first[place[pixel] + 1]++;
    for (let at = 0; at < plan.states; at++) first[at + 1] += first[at] + (own ? 1 : 0);
    yield;
    this.pixels = new Uint32Array(first[plan.states]);
    const next = first.slice();
    if (own) for (let at = 0; at < plan.states; at++) this.pixels[next[at]++] = own[at];
    for (const pixel of spare) {
      this.pixels[next[place[pixel]]++] = pixel;
      places[pixel] = 1;
    }
  }
}
