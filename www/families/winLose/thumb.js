/**
 * A Lit directive that paints a small table on a canvas, and again only when something changed.
 * @import { ElementPart } from 'lit/directive.js'
 * @import { Theme } from '../../draw/types.js'
 * @import { TableView } from './view.js'
 */
import { noChange } from 'lit/html.js';
import { directive, Directive } from 'lit/directive.js';
import { paintTable } from './table.js';

class Thumbnail extends Directive {
  /** @type {readonly unknown[]} */
  #of = [];

  /** @param {[TableView, Theme, number]} options */
  render(...options) {
    return options && noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {[TableView, Theme, number]} options what to paint, and how large its longer side is
   */
  update(part, [view, theme, px]) {
    const scale = Math.max(1, globalThis.devicePixelRatio || 1);
    const made = [view.plies, view.filled, view.start, theme, px, scale];
    if (made.every((one, index) => one === this.#of[index])) return noChange;
    this.#of = made;
    const canvas = /** @type {HTMLCanvasElement} */ (part.element);
    canvas.width = canvas.height = Math.round(px * scale);
    canvas.style.width = canvas.style.height = `${px}px`;
    const ctx = canvas.getContext('2d');
    if (!ctx) return noChange;
    ctx.scale(scale, scale);
    paintTable(ctx, { width: px, height: px, scale }, { ...view, labels: null }, theme);
    return noChange;
  }
}

/** Of a table, a theme and CSS px. */
export const thumb = directive(Thumbnail);

/**
 * A table of which nothing but its shape and its start is shown, or what is filled of it.
 * @param {{ rows: number, columns: number, start: number }} description
 * @param {{ plies: ArrayLike<number>, ranks: ArrayLike<number> }} table
 * @param {number} filled
 * @returns {TableView}
 */
export function bareTable({ rows, columns, start }, { plies, ranks }, filled) {
  return {
    ...{ rows, columns, plies, ranks, filled, start },
    ...{ distances: false, current: -1, pending: -1, ways: [], chosen: -1, line: [] },
    ...{ game: null, labels: null },
  };
}
