/**
 * A Lit directive that paints a small board on a canvas, and again only when something changed.
 * @import { ElementPart } from 'lit/directive.js'
 * @import { PieceView, Theme } from '../draw/types.js'
 */
import { noChange } from 'lit/html.js';
import { directive, Directive } from 'lit/directive.js';
import { paintBoard } from '../draw/board.js';

/**
 * @typedef {object} MiniBoardOptions
 * @property {Uint8Array} board
 * @property {Uint8Array} [nextBoard] another one: the cells that differ are tinted
 * @property {number} [to] the cell that a move names: strongly tinted
 * @property {number} rows
 * @property {number} columns
 * @property {PieceView} view
 * @property {Theme} theme
 * @property {number} px the longer side
 */

/** A smaller cell cannot be told from its neighbours. */
export const LEAST_CELL_PX = 5;

class MiniBoard extends Directive {
  /** What the canvas shows. */
  #shown = '';
  /** @type {Theme | null} */
  #theme = null;

  /** @param {MiniBoardOptions} options */
  render({ board }) {
    return board && noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {[MiniBoardOptions]} options
   */
  update(part, [{ board, nextBoard, to, rows, columns, view, theme, px }]) {
    const scale = Math.max(1, globalThis.devicePixelRatio || 1);
    const shown = `${view.id} ${rows} ${columns} ${px} ${scale} ${board} ${nextBoard} ${to}`;
    if (shown === this.#shown && theme === this.#theme) return noChange;
    this.#shown = shown;
    this.#theme = theme;
    const canvas = /** @type {HTMLCanvasElement} */ (part.element);
    // A long row grows wider than asked, so that its pieces can still be seen.
    const cell = Math.max(px / Math.max(rows, columns), Math.min(LEAST_CELL_PX, px / rows));
    const width = cell * columns;
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(cell * rows * scale);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${cell * rows}px`;
    const ctx = canvas.getContext('2d');
    ctx?.scale(scale, scale);
    if (ctx) paintBoard(ctx, width, { board, nextBoard, to, rows, columns }, view, theme);
    return noChange;
  }
}

export const miniBoard = directive(MiniBoard);
