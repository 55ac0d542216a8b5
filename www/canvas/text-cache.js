/**
 * Words and numbers on a picture, written again only where they are others: a font set on a canvas
 * of the page makes the browser work out the styles of the whole page, so they are written on a
 * canvas that is not on it.
 * @import { Ctx, Rect } from './types.js'
 */
import { Inputs } from '../core/util/memo-key.js';
import { makeCanvas } from './marks.js';

export class Lettering {
  /** @type {Ctx | null} */
  #sheet = null;
  #writtenFor = new Inputs();

  /**
   * @param {Ctx} ctx scaled to CSS px
   * @param {Rect} area
   * @param {readonly unknown[]} of what is written
   * @param {(ctx: Ctx) => void} write from the area's corner
   */
  paint(ctx, { x, y, width, height }, of, write) {
    const { a: scale } = ctx.getTransform();
    const sheet = (this.#sheet ??= makeCanvas(0, 0));
    const lang = langOf(ctx.canvas);
    if (this.#writtenFor.changed(width, height, scale, lang, ...of)) {
      sheet.canvas.lang = lang;
      sheet.canvas.width = Math.ceil(width * scale);
      sheet.canvas.height = Math.ceil(height * scale);
      sheet.scale(scale, scale);
      write(sheet);
    }
    ctx.drawImage(sheet.canvas, x, y, sheet.canvas.width / scale, sheet.canvas.height / scale);
  }
}

/**
 * The language of the place of a canvas: what is not on the page is in none, and its letters would be
 * those of another.
 * @param {Partial<HTMLCanvasElement>} canvas
 */
function langOf(canvas) {
  const place = /** @type {HTMLElement | null | undefined} */ (canvas.closest?.('[lang]'));
  return place?.lang ?? '';
}
