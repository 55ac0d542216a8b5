/**
 * Picture to which small discs are added pixel by pixel. With the canvas' own functions, thousands
 * of discs would take more than a frame.
 */
import { makeCanvas } from '../../../canvas/marks.js';

/** Number of squared distances for which the opacity is known. */
const SHARES = 256;

/** Shape of a disc. */
export class Splat {
  /**
   * @param {number} reach radius, in pixels
   * @param {(distance: number) => number} alphaAt opacity, 0..=1, at a distance from the middle in
   *   pixels
   */
  constructor(reach, alphaAt) {
    this.reach = reach;
    /** Opacity by the square of the distance, in parts of the square of `reach`. */
    this.alphas = Float32Array.from({ length: SHARES + 1 }, (_, share) =>
      Math.max(0, alphaAt(reach * Math.sqrt(share / SHARES))),
    );
  }
}

/** Part of an image: from inclusive, to exclusive. Nothing of it at first. */
const nothing = () => ({ left: Infinity, top: Infinity, right: 0, bottom: 0 });

export class Splats {
  #ctx;
  #image;
  /** Part of the image that is not yet on the canvas. */
  #due = nothing();

  /**
   * @param {number} width in pixels
   * @param {number} height
   */
  constructor(width, height) {
    this.#ctx = makeCanvas(width, height);
    this.#image = this.#ctx.createImageData(width, height);
  }

  /** Returns the canvas with all discs. */
  get canvas() {
    const { left, top, right, bottom } = this.#due;
    if (right > left) {
      this.#ctx.putImageData(this.#image, 0, 0, left, top, right - left, bottom - top);
      this.#due = nothing();
    }
    return this.#ctx.canvas;
  }

  /** Removes all discs. */
  clear() {
    const { width, height, data } = this.#image;
    data.fill(0);
    this.#mark(0, 0, width, height);
  }

  /**
   * Adds a disc over the others.
   * @param {number} x middle, in pixels
   * @param {number} y
   * @param {Splat} splat
   * @param {ArrayLike<number>} rgb red, green and blue, 0..=255
   */
  add(x, y, { reach, alphas }, rgb) {
    const { width, height, data } = this.#image;
    const left = Math.max(0, Math.floor(x - reach));
    const right = Math.min(width, Math.ceil(x + reach));
    const top = Math.max(0, Math.floor(y - reach));
    const bottom = Math.min(height, Math.ceil(y + reach));
    const perSquare = SHARES / reach ** 2;
    for (let row = top; row < bottom; row++) {
      const down = (row + 0.5 - y) ** 2;
      for (let column = left; column < right; column++) {
        const share = perSquare * ((column + 0.5 - x) ** 2 + down);
        if (share > SHARES) continue;
        const alpha = alphas[share | 0];
        const at = 4 * (row * width + column);
        const below = (data[at + 3] / 255) * (1 - alpha);
        const sum = alpha + below;
        if (sum === 0) continue;
        data[at] = (rgb[0] * alpha + data[at] * below) / sum;
        data[at + 1] = (rgb[1] * alpha + data[at + 1] * below) / sum;
        data[at + 2] = (rgb[2] * alpha + data[at + 2] * below) / sum;
        data[at + 3] = 255 * sum;
      }
    }
    this.#mark(left, top, right, bottom);
  }

  /**
   * @param {number} left
   * @param {number} top
   * @param {number} right exclusive
   * @param {number} bottom
   */
  #mark(left, top, right, bottom) {
    const due = this.#due;
    if (left < due.left) due.left = left;
    if (top < due.top) due.top = top;
    if (right > due.right) due.right = right;
    if (bottom > due.bottom) due.bottom = bottom;
  }
}
