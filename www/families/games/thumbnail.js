/**
 * A Lit directive that paints a small picture on a canvas, and again only when something changed.
 * @import { ElementPart } from 'lit/directive.js'
 * @import { Description } from '../../wasm/searchlight.js'
 * @import { Ctx, Theme } from '../../draw/types.js'
 * @import { TableView } from './view.js'
 */
import { noChange } from 'lit/html.js';
import { directive, Directive } from 'lit/directive.js';
import { startOf } from './core.js';
import { paintTable } from './table.js';

/**
 * @typedef {object} Thumb
 * @property {readonly unknown[]} of what the picture is made of
 * @property {number} width CSS px
 * @property {number} height CSS px
 * @property {(ctx: Ctx, scale: number) => void} paint scaled to CSS px and cleared
 */

class Thumbnail extends Directive {
  /** @type {readonly unknown[]} */
  #of = [];

  /** @param {Thumb} options */
  render({ of }) {
    return of && noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {[Thumb]} options
   */
  update(part, [{ of, width, height, paint }]) {
    const scale = Math.max(1, globalThis.devicePixelRatio || 1);
    const made = [...of, width, height, scale];
    if (made.every((one, index) => one === this.#of[index])) return noChange;
    this.#of = made;
    const canvas = /** @type {HTMLCanvasElement} */ (part.element);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    const ctx = canvas.getContext('2d');
    if (!ctx) return noChange;
    ctx.scale(scale, scale);
    paint(ctx, scale);
    return noChange;
  }
}

export const picture = directive(Thumbnail);

/**
 * A small table.
 * @param {TableView} view
 * @param {Theme} theme
 * @param {number} px its longer side
 */
export const thumb = (view, theme, px) =>
  picture({
    of: [view.plies, view.filled, view.start, ...view.letters, theme],
    width: px,
    height: px,
    paint: (ctx, scale) =>
      void paintTable(ctx, { width: px, height: px, scale }, { ...view, labels: null }, theme),
  });

/**
 * A table of which nothing but its shape and its start is shown, or what is filled of it.
 * @param {Pick<Description, 'rows' | 'columns' | 'start'>} description
 * @param {{ plies: ArrayLike<number>, ranks: ArrayLike<number> }} table
 * @param {number} filled
 * @param {TableView['letters']} letters
 * @returns {TableView}
 */
export function bareTable(description, { plies, ranks }, filled, letters) {
  const { rows, columns } = description;
  return {
    ...{ rows, columns, plies, ranks, filled, letters, start: startOf(description) },
    ...{ distances: false, current: -1, pending: -1, ways: [], chosen: -1, line: [] },
    ...{ game: null, labels: null },
  };
}
