/** A minimal document for code that draws. */
import { recorder } from './searches.js';

/** Replacements for the canvases of a page. Each records what was drawn on it. */
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
        height,
      });
      // Copies only the named part, like a real context.
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
