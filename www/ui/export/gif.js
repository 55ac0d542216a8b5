/**
 * An animated GIF, picture by picture: a pixel that is as it was before is see-through, so that little
 * is stored of a film in which little changes. Knows no DOM.
 */
import * as gifenc from 'gifenc';
import { paletteOf, SAME } from './palette.js';

// A bundler takes the library's module, Node its CommonJS file, which has no names.
const { GIFEncoder } = /** @type {typeof gifenc} */ (
  'GIFEncoder' in gifenc ? gifenc : /** @type {{ default: unknown }} */ (gifenc).default
);

/** So many pictures, spread over the film, decide on its colours. */
export const SAMPLES = 4;

export class GifWriter {
  #encoder = GIFEncoder({ initialCapacity: 1 << 18 });
  #palette;
  #size;
  #delayMs;
  /** The indices of the picture before. @type {Uint8Array | null} */
  #before = null;

  /**
   * @param {{ width: number, height: number }} size px
   * @param {number} delayMs of each picture
   * @param {readonly Uint32Array[]} samples
   */
  constructor(size, delayMs, samples) {
    this.#size = size;
    this.#delayMs = delayMs;
    this.#palette = paletteOf(samples);
  }

  /**
   * Adds a picture.
   * @param {Uint32Array} pixels opaque
   * @param {number} [delayMs]
   */
  add(pixels, delayMs = this.#delayMs) {
    const palette = this.#palette;
    const before = this.#before;
    const indices = new Uint8Array(pixels.length);
    const stored = before ? new Uint8Array(pixels.length) : indices;
    let last = 0;
    let index = -1;
    for (let at = 0; at < pixels.length; at++) {
      const pixel = pixels[at];
      // Neighbours are often alike.
      if (index < 0 || pixel !== last) index = palette.indexOf(pixel);
      last = pixel;
      indices[at] = index;
      if (before) stored[at] = before[at] === index ? SAME : index;
    }
    this.#encoder.writeFrame(stored, this.#size.width, this.#size.height, {
      delay: delayMs,
      transparent: true,
      transparentIndex: SAME,
      // What is there stays.
      dispose: 1,
      ...(before ? {} : { palette: palette.colours, repeat: 0 }),
    });
    this.#before = indices;
  }

  /** @returns {Uint8Array<ArrayBuffer>} the file */
  finish() {
    this.#encoder.finish();
    return /** @type {Uint8Array<ArrayBuffer>} */ (this.#encoder.bytes());
  }
}
