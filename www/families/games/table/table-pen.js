/**
 * Pen for the cells of a table.
 * @import { Rect } from '../../../canvas/types.js'
 * @import { Grid } from '../../../canvas/grid.js'
 * @import { TableView } from './table-view.js'
 */
import { Pen } from '../../../canvas/pen.js';
import { LETTER_PX } from './grid-geometry.js';
import { OPEN, gapOf, pictureRoom, stampsOf, traceCell } from './cell-stamps.js';
import { isFilled } from './table-view.js';

/** @template {Grid} [G=Grid] */
export class TablePen extends Pen {
  /**
   * @param {Pen} pen
   * @param {G} grid
   * @param {TableView} view
   */
  constructor({ ctx, theme, scale }, grid, view) {
    super(ctx, theme, scale);
    this.grid = grid;
    this.view = view;
    /** Whether cells have room for letters. */
    this.isLarge = grid.px >= LETTER_PX;
  }

  /** Draws the stamp of a cell, and its position. @param {number} cell */
  stamp(cell) {
    const plies = isFilled(this.view, cell) ? this.view.plies[cell] : OPEN;
    this.#draw(stampsOf(this).cell(plies), cell);
    this.picture(cell, stampsOf(this).coloursOf(plies));
  }

  /** Whether the cells show their positions. */
  get hasPictures() {
    return pictureRoom(this.grid, this.view) > 0;
  }

  /**
   * Draws the position of a cell in its upper part, if there is room.
   * @param {number} cell
   * @param {{ ink: string, ground: string }} colours
   */
  picture(cell, colours) {
    const { grid, view } = this;
    const high = pictureRoom(grid, view);
    if (high === 0) return;
    const { x, y, width } = grid.rect(cell);
    const margin = Math.max(3, high * 0.08);
    const wide = width - gapOf(width, grid.height) - 2 * margin;
    const area = { x: x + margin, y: y + margin + 1, width: wide, height: high - margin - 1 };
    view.paintCell?.(this, area, cell, colours);
  }

  /**
   * Draws the texts of cells again, over arrows that cross the cells.
   * @param {Iterable<number>} cells
   */
  rewrite(cells) {
    for (const cell of cells) {
      if (isFilled(this.view, cell)) this.#draw(stampsOf(this).text(this.view.plies[cell]), cell);
    }
  }

  /** @param {CanvasImageSource} picture @param {number} cell */
  #draw(picture, cell) {
    const { x, y, width, height } = this.grid.rect(cell);
    this.ctx.drawImage(picture, x, y, width, height);
  }

  /**
   * Draws a frame around a cell. The gap at the right and lower edge of the cell stays outside the
   * frame.
   * @param {Rect} area
   * @param {string} colour
   * @param {number} width px
   */
  outline({ x, y, width: wide, height: high }, colour, width) {
    const gap = gapOf(wide, high);
    const out = Math.min(width, gap) / 2;
    traceCell(this, { x: x - out, y: y - out, width: wide - gap + 2 * out, height: high - gap + 2 * out }); // prettier-ignore
    this.strokeHaloed(colour, width, width > 2 ? 1 : 0.5);
  }
}
