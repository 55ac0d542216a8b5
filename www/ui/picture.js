/**
 * A Lit directive that paints a small picture on a canvas, and again only when something changed.
 * @import { ElementPart } from 'lit/directive.js'
 * @import { Ctx } from '../draw/types.js'
 */
import { noChange } from 'lit/html.js';
import { directive, Directive } from 'lit/directive.js';
import { Inputs } from '../core/inputs.js';

/**
 * @typedef {object} PictureOptions
 * @property {readonly unknown[]} of what the picture is made of
 * @property {number} width CSS px
 * @property {number} height CSS px
 * @property {(ctx: Ctx, scale: number) => void} paint scaled to CSS px and cleared
 */

class Picture extends Directive {
  #of = new Inputs();
  /** The last picture. @type {(PictureOptions & { scale: number }) | null} */
  #last = null;

  /** @param {PictureOptions} options */
  render({ of }) {
    return of && noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {[PictureOptions]} options
   */
  update(part, [options]) {
    const { of, width, height } = options;
    const scale = Math.max(1, globalThis.devicePixelRatio || 1);
    if (!this.#of.changed(...of, width, height, scale)) return noChange;
    const canvas = /** @type {HTMLCanvasElement} */ (part.element);
    // A canvas whose context was lost comes back blank.
    if (!this.#last) canvas.addEventListener('contextrestored', () => this.#paint(canvas));
    this.#last = { ...options, scale };
    this.#paint(canvas);
    return noChange;
  }

  /** @param {HTMLCanvasElement} canvas */
  #paint(canvas) {
    if (!this.#last) return;
    const { width, height, scale, paint } = this.#last;
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    const ctx = canvas.getContext('2d');
    if (!ctx) return;
    ctx.scale(scale, scale);
    paint(ctx, scale);
  }
}

export const picture = directive(Picture);
