/** A document as far as what draws needs one. */
import { recorder } from './searches.js';

/** What the page makes canvases of: each knows what was put on it. */
Object.assign(globalThis, {
  document: {
    createElement() {
      const { ctx, rects } = recorder();
      const pictures = /** @type {any[]} */ ([]);
      const canvas = /** @type {any} */ ({ width: 0, height: 0, getContext: () => ctx, rects, pictures }); // prettier-ignore
      ctx.drawImage = (/** @type {any} */ picture) => void pictures.push(picture);
      ctx.canvas = canvas;
      ctx.createImageData = (/** @type {number} */ width, /** @type {number} */ height) => ({
        data: new Uint8ClampedArray(4 * width * height),
        width,
      });
      // Only the part that is named is copied, as by a real one.
      ctx.putImageData = (
        /** @type {any} */ { data, width: row },
        /** @type {number[]} */ ...area
      ) => {
        const [left, top, width, height] = area.slice(2);
        const from = new Uint32Array(data.buffer);
        const pixels = (canvas.pixels ??= new Uint32Array(from.length));
        for (let y = top; y < top + height; y++) {
          const first = y * row + left;
          pixels.set(from.subarray(first, first + width), first);
        }
      };
      const texts = /** @type {string[]} */ (ctx.canvas.texts = []);
      ctx.fillText = (/** @type {string} */ text) => void texts.push(text);
      return canvas;
    },
  },
});
