/**
 * Cache of text on a picture. Setting a font on a canvas in the page makes the browser recompute
 * the styles of the whole page, so text is drawn on a detached canvas, and only when it changes.
 * @import { Ctx, Rect } from './types.js'
 */
import { Inputs } from '../core/util/memo-key.js';
import { makeCanvas } from './marks.js';
import { langOf } from './pen.js';

/** Text of one picture, kept on a detached canvas. */
export class Lettering {
  /** @type {Ctx | null} */
  #sheet = null;
  #writtenFor = new Inputs();

  /**
   * Draws the text, and renders it again first if an input has changed.
   * @param {Ctx} ctx scaled to CSS px
   * @param {Rect} area
   * @param {readonly unknown[]} of inputs of the text
   * @param {(ctx: Ctx) => void} write draws the text, with the area's corner at the origin
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
