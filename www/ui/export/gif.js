/**
 * Animated GIF, written frame by frame. Pixels that equal the previous frame are stored as
 * transparent, which compresses well. Uses no DOM.
 */
import * as gifenc from 'gifenc';
import { paletteOf, SAME } from './palette.js';

// Bundlers resolve the import to the ES module. Node resolves it to the CommonJS file, which has
// only a default export.
const { GIFEncoder } = /** @type {typeof gifenc} */ (
  'GIFEncoder' in gifenc ? gifenc : /** @type {{ default: unknown }} */ (gifenc).default
);

/** Number of frames, spread over the animation, that determine its palette. */
export const SAMPLES = 4;

export class GifWriter {
  #encoder = GIFEncoder({ initialCapacity: 1 << 18 });
  #palette;
  #size;
  #delayMs;
  /** Palette indices of the previous frame. @type {Uint8Array | null} */
  #before = null;

  /**
   * @param {{ width: number, height: number }} size px
   * @param {number} delayMs delay after each frame, in milliseconds
   * @param {readonly Uint32Array[]} samples pixels of the frames that determine the palette
   */
  constructor(size, delayMs, samples) {
    this.#size = size;
    this.#delayMs = delayMs;
    this.#palette = paletteOf(samples);
  }

  /**
   * Adds a frame.
   * @param {Uint32Array} pixels opaque RGBA pixels, little-endian
   * @param {number} [delayMs] delay after this frame, in milliseconds
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
      // Reuse the last lookup, because neighbouring pixels are often equal.
      if (index < 0 || pixel !== last) index = palette.indexOf(pixel);
      last = pixel;
      indices[at] = index;
      if (before) stored[at] = before[at] === index ? SAME : index;
    }
    this.#encoder.writeFrame(stored, this.#size.width, this.#size.height, {
      delay: delayMs,
      transparent: true,
      transparentIndex: SAME,
      // Disposal method 1 keeps the previous frame below the next one.
      dispose: 1,
      ...(before ? {} : { palette: palette.colours, repeat: 0 }),
    });
    this.#before = indices;
  }

  /** Ends the file. @returns {Uint8Array<ArrayBuffer>} the file */
  finish() {
    this.#encoder.finish();
    return /** @type {Uint8Array<ArrayBuffer>} */ (this.#encoder.bytes());
  }
}
