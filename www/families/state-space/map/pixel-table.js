/**
 * Table that gives, for each pixel of a map, the place of its state (the index of the state on the
 * map), for one position of the camera. It is made once, in slices, and read by every frame. It
 * does not depend on the search.
 * @import { Camera, Rect } from '../../../canvas/types.js'
 */
import { NEVER } from './places.js';
import { GAP, GOAL, OUTSIDE } from './texture.js';

/**
 * Row of a table: for each pixel its place, texture and depth, and how much of it is covered by its
 * cell (0..=255). On the edge of the map a pixel is covered only in part.
 * @typedef {{ place: Uint32Array, texture: Uint8Array, depth: Uint16Array, cover: Uint8Array }}
 *   PixelRow
 *
 * Returns a function that fills a row of pixels. `x` and `y` are the middle of the row's first
 * pixel. `px` is the side of a pixel. The hatching passes through the points whose x + y is
 * `phase`. All are in CSS px.
 * @typedef {(px: number, phase: number) => (row: PixelRow, x: number, y: number) => void} Scanner
 */

/** Number of pixels between two checks of the clock. */
const SLICE = 4096;

export class PixelTable {
  /** Size, in pixels. @type {number} */
  width;
  /** @type {number} */
  height;
  /** Place of each pixel; `NEVER` for none. @type {Uint32Array} */
  place;
  /** @type {Uint8Array} */
  texture;
  /** @type {Uint16Array} */
  depth;
  /** Pixels on the edge of the map, row by row. @type {number[]} */
  edges = [];
  /** Opacity of each pixel in `edges`, 0..=255. @type {number[]} */
  alphas = [];
  /** Index in `edges` of the first pixel of each row, then the length of `edges`. */
  edgesFrom;

  /**
   * Reserves the memory of the table; `fill` computes its contents.
   * @param {Camera} camera
   * @param {Rect} window part of the canvas, in CSS px
   * @param {number} px side of a pixel, in CSS px
   * @param {PixelTable} [old] table that is no longer used; its memory is reused if possible
   */
  constructor(camera, window, px, old) {
    this.camera = camera;
    this.px = px;
    // Align the pixels with those of the canvas. Otherwise fine lines would blur.
    const [left, top] = [Math.floor(window.x / px), Math.floor(window.y / px)];
    /** Upper left corner on the canvas, in CSS px. */
    this.left = left * px;
    this.top = top * px;
    this.width = Math.max(1, Math.ceil((window.x + window.width) / px) - left);
    this.height = Math.max(1, Math.ceil((window.y + window.height) / px) - top);
    const count = this.width * this.height;
    const reused = old && old.place.length === count ? old : null;
    this.place = (reused?.place ?? new Uint32Array(count)).fill(NEVER);
    this.texture = (reused?.texture ?? new Uint8Array(count)).fill(OUTSIDE);
    this.depth = reused?.depth ?? new Uint16Array(count);
    this.edgesFrom = new Uint32Array(this.height + 1);
  }

  /**
   * Fills the table. Yields regularly, so that the work can be split over frames.
   * @param {{ scanner: Scanner }} plan
   * @param {Uint32Array} goals places of the goals, ascending
   * @returns {Generator<undefined, void>}
   */
  *fill(plan, goals) {
    const { width, height, px, place, texture, depth, camera } = this;
    const scan = plan.scanner(px, camera.x + camera.y);
    const isGoal = goals.length > 0 ? goalsAmong(goals) : null;
    const cover = new Uint8Array(width);
    let since = 0;
    for (let row = 0; row < height; row++) {
      const [from, to] = [row * width, (row + 1) * width];
      const line = {
        place: place.subarray(from, to),
        texture: texture.subarray(from, to),
        depth: depth.subarray(from, to),
        cover: cover.fill(255),
      };
      scan(line, this.left + px / 2, this.top + (row + 0.5) * px);
      if (isGoal) {
        for (let at = from; at < to; at++) {
          if (isGoal[place[at]] && texture[at] !== GAP) texture[at] |= GOAL;
        }
      }
      for (let at = 0; at < width; at++) {
        if (cover[at] === 255) continue;
        this.edges.push(from + at);
        this.alphas.push(cover[at]);
      }
      this.edgesFrom[row + 1] = this.edges.length;
      since += width;
      if (since < SLICE) continue;
      since = 0;
      yield;
    }
  }
}

/**
 * Returns an array with a 1 at each goal.
 * @param {Uint32Array} goals places, ascending
 */
function goalsAmong(goals) {
  const isGoal = new Uint8Array(goals[goals.length - 1] + 1);
  for (const place of goals) isGoal[place] = 1;
  return isGoal;
}
