/**
 * Picture to which small discs are added pixel by pixel. With the canvas' own functions, thousands
 * of discs would take more than a frame.
 */
import { makeCanvas } from '../../../canvas/marks.js';

/**
 * Look of a disc: its radius in pixels, its opacity (0..=1) at a distance from the middle in
 * pixels, and its colour (red, green and blue, 0..=255).
 * @typedef {{ reach: number, alphaAt: (distance: number) => number, rgb: ArrayLike<number> }} Splat
 */

export class Splats {
  #ctx;
  #image;
  /** Part of the image that is not yet on the canvas: from inclusive, to exclusive. */
  #due = { left: Infinity, top: Infinity, right: 0, bottom: 0 };

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
      this.#due = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
    }
    return this.#ctx.canvas;
  }

  /** Removes all discs. */
  clear() {
    const { width, height, data } = this.#image;
    data.fill(0);
    this.#due = { left: 0, top: 0, right: width, bottom: height };
  }

  /**
   * Adds a disc over the others.
   * @param {number} x middle, in pixels
   * @param {number} y
   * @param {Splat} splat
   */
  add(x, y, { reach, alphaAt, rgb }) {
    const { width, height, data } = this.#image;
    const [left, right] = [
      Math.max(0, Math.floor(x - reach)),
      Math.min(width, Math.ceil(x + reach)),
    ];
    const [top, bottom] = [
      Math.max(0, Math.floor(y - reach)),
      Math.min(height, Math.ceil(y + reach)),
    ];
    for (let row = top; row < bottom; row++) {
      const down = (row + 0.5 - y) ** 2;
      for (let column = left; column < right; column++) {
        const alpha = alphaAt(Math.sqrt((column + 0.5 - x) ** 2 + down));
        if (alpha <= 0) continue;
        const at = 4 * (row * width + column);
        const below = (data[at + 3] / 255) * (1 - alpha);
        const sum = alpha + below;
        for (let i = 0; i < 3; i++) data[at + i] = (rgb[i] * alpha + data[at + i] * below) / sum;
        data[at + 3] = 255 * sum;
      }
    }
    const due = this.#due;
    due.left = Math.min(due.left, left);
    due.top = Math.min(due.top, top);
    due.right = Math.max(due.right, right);
    due.bottom = Math.max(due.bottom, bottom);
  }
}
