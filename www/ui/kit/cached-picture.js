/**
 * Lit directive that paints a small picture on a canvas, and repaints it only when its inputs have
 * changed.
 * @import { ElementPart } from 'lit/directive.js'
 * @import { Ctx } from '../../canvas/types.js'
 */
import { contextOf } from '../../canvas/context.js';
import { noChange } from 'lit/html.js';
import { directive, Directive } from 'lit/directive.js';
import { Inputs } from '../../core/util/memo-key.js';
import { restored } from '../../canvas/surface.js';
import { paintLater } from './paint-directive.js';

/**
 * @typedef {object} PictureOptions
 * @property {readonly unknown[]} of inputs that the picture depends on
 * @property {number} width in CSS px
 * @property {number} height in CSS px
 * @property {(ctx: Ctx, scale: number) => void} paint paints on a cleared context that is scaled to
 *   CSS px
 */

class Picture extends Directive {
  #of = new Inputs();

  /** @param {PictureOptions} options */
  render({ of }) {
    return of && noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {[PictureOptions]} options
   */
  update(part, [{ of, width, height, paint }]) {
    const scale = Math.max(1, globalThis.devicePixelRatio || 1);
    if (!this.#of.changed(...of, width, height, scale, restored)) return noChange;
    const canvas = /** @type {HTMLCanvasElement} */ (part.element);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    paintLater(() => {
      const ctx = contextOf(canvas);
      ctx.scale(scale, scale);
      paint(ctx, scale);
    });
    return noChange;
  }
}

export const picture = directive(Picture);
