/**
 * Pen and grid of the boards of this family: cell geometry, step marks and the lens.
 *
 * Each mark differs in shape as well as in colour: a cross for a refused choice, dashes for a
 * choice that is taken back, a diamond with hatching for the cell that shows why a branch was cut.
 * @import { Point } from '../../../canvas/types.js'
 * @import { BoardFrame, Box, Shape } from './types.js'
 */
import { mix } from '../../../canvas/colour.js';
import { Grid } from '../../../canvas/grid.js';
import { Pen } from '../../../canvas/pen.js';
import { Label } from '../../../wasm/enums.js';

/** Value in `labels` for a cell without a number. */
export const NONE = Label.None;

/** Grid of square cells. A lens shows only a window of them. */
export class BoardGrid extends Grid {
  /**
   * Visible part: the cells at most `reach` rows and columns away from `cell`; null if all cells
   * are visible.
   * @type {{ row: number, column: number, reach: number } | null}
   */
  window = null;
  /** Factor of the font size. */
  type = 1;

  /**
   * Returns whether a cell lies in the window or at most `beyond` cells outside it.
   * @param {number} cell
   * @param {number} [beyond] cells
   */
  isSeen(cell, beyond = 0) {
    const { window, columns } = this;
    if (!window) return true;
    const row = this.row(cell) - window.row;
    const column = (cell % columns) - window.column;
    return Math.max(Math.abs(row), Math.abs(column)) <= window.reach + beyond;
  }

  /** Visible cells, in row-major order. @returns {number[]} */
  get cells() {
    const { window, rows, columns } = this;
    const all = Array.from({ length: rows * columns }, (_, cell) => cell);
    return window ? all.filter((cell) => this.isSeen(cell)) : all;
  }
}

/**
 * Returns the largest grid of a shape that fits into a box, centred.
 * @param {Box} box
 * @param {Shape} shape
 */
export function gridIn({ x = 0, y = 0, size = 0, width = size, height }, { rows, columns }) {
  const high = height ?? (size || (width / columns) * rows);
  const px = Math.min(width / columns, high / rows);
  const left = x + (width - px * columns) / 2;
  const top = y + (high - px * rows) / 2;
  return new BoardGrid({ left, top, width: px, rows, columns });
}

/**
 * Cell size below which step marks are too small to tell apart, in CSS px. The lens then appears.
 */
const LENS_BELOW_PX = 17;

/** Number of cells that the lens shows on each side of its middle cell. */
const REACH = 2;

/** Pen for a board. */
export class BoardPen extends Pen {
  /**
   * @param {Pen} pen
   * @param {BoardGrid} grid
   */
  constructor({ ctx, theme, scale }, grid) {
    super(ctx, theme, scale);
    this.grid = grid;
    this.px = grid.px;
  }

  /** Colours of the squares of a checkered board. @returns {[string, string]} */
  get squareTones() {
    const { board, boardLine, page } = this.theme;
    return this.dark
      ? [mix(board, page, 0.42), mix(board, page, 0.12)]
      : [mix(board, boardLine, 0.5), board];
  }

  /** Outline colour that separates a mark from its background. */
  get edge() {
    return this.dark ? this.theme.page : this.theme.card;
  }

  /** Fills the square of a cell, without a seam to the next one. @param {number} cell @param {string} colour */
  fillCell(cell, colour) {
    const { x, y } = this.grid.rect(cell);
    this.rect({ x, y, width: this.px + 0.5, height: this.px + 0.5 }, colour);
  }

  /**
   * Draws a board within its outline, and a lens around a cell.
   * @param {(pen: BoardPen) => void} paint
   * @param {number} [cell] -1 for no lens
   */
  paintBoard(paint, cell = -1) {
    const { x, y, width, height } = this.grid.area;
    const round = Math.min(14, this.px / 4);
    this.within((ctx) => ctx.roundRect(x, y, width, height, round), () => paint(this)); // prettier-ignore
    if (cell >= 0) this.#paintLens(paint, cell);
  }

  /**
   * Draws a number centred on a point.
   * @param {string | number} text
   * @param {Point} at
   * @param {number} px font size
   * @param {string} colour
   */
  figure(text, { x, y }, px, colour) {
    const { ctx } = this;
    this.font(px, 600);
    ctx.textAlign = 'center';
    ctx.textBaseline = 'alphabetic';
    ctx.fillStyle = colour;
    ctx.fillText(String(text), x, y + px * 0.355);
  }

  /**
   * Strokes the current path over a wider stroke in the background colour.
   * @param {string} colour
   * @param {number} width px
   * @param {number} [halo] width of the background stroke on either side, px
   * @param {number[]} [dash]
   */
  strokeOver(colour, width, halo = Math.max(1, width * 0.5), dash = []) {
    this.ctx.setLineDash(dash);
    this.stroke(this.edge, width + 2 * halo);
    this.stroke(colour, width);
    this.ctx.setLineDash([]);
  }

  /** Draws a cross, the mark of a refused choice. @param {Point} at @param {number} r half the width, px */
  cross({ x, y }, r) {
    const { ctx } = this;
    ctx.beginPath();
    ctx.moveTo(x - r, y - r);
    ctx.lineTo(x + r, y + r);
    ctx.moveTo(x + r, y - r);
    ctx.lineTo(x - r, y + r);
    ctx.lineCap = 'round';
    this.strokeOver(this.theme.ink, Math.max(1.5, r * 0.42));
  }

  /**
   * Frames the cells of the first `lit` choices of an answer.
   * @param {BoardFrame} frame
   * @param {number} [lit]
   */
  frameLit({ path = [] }, lit = 0) {
    const half = this.px * 0.44;
    this.ctx.beginPath();
    for (let choice = 0; choice < Math.min(lit, path.length); choice++) {
      const { x, y } = this.grid.centre(path[choice]);
      this.ctx.roundRect(x - half, y - half, 2 * half, 2 * half, half * 0.3);
    }
    this.strokeOver(this.theme.path, Math.max(1.25, Math.min(3, this.px * 0.06)), 1);
  }

  /** Draws a glow around a point. @param {Point} at @param {number} r px @param {number} [strength] opacity */
  lightAround(at, r, strength = 0.6) {
    this.glow({ ...at, r }, this.theme.glow, [[0, strength], [0.5, strength / 3], [1, 0]]); // prettier-ignore
  }

  /**
   * Strikes out a point with a diagonal line.
   * @param {Point} at
   * @param {number} r half the width of the line, px
   * @param {string} colour
   */
  strike({ x, y }, r, colour) {
    this.trace([{ x: x - r, y: y + r }, { x: x + r, y: y - r }]); // prettier-ignore
    this.ctx.lineCap = 'round';
    this.stroke(colour, Math.max(1.25, r * 0.12));
  }

  /** Begins a path that is a diamond. @param {Point} at @param {number} r */
  diamond({ x, y }, r) {
    this.trace([{ x, y: y - r }, { x: x + r, y }, { x, y: y + r }, { x: x - r, y }]); // prettier-ignore
    this.ctx.closePath();
  }

  /** Hatches the cell that shows why a branch was cut, with a diamond. @param {number} cell */
  witnessMark(cell) {
    const { px, theme } = this;
    const at = this.grid.centre(cell);
    const half = Math.max(px, 7) / 2;
    const area = { x: at.x - half, y: at.y - half, width: 2 * half, height: 2 * half };
    if (px >= 12) {
      this.within(
        (ctx) => ctx.rect(area.x, area.y, area.width, area.height),
        () =>
          this.hatch(area, theme.frontierInk, {
            pitch: Math.max(4, px / 7),
            width: Math.max(1, px / 26),
          }),
      );
    }
    this.diamond(at, half * 0.92);
    this.ctx.lineJoin = 'miter';
    this.strokeOver(theme.frontierInk, Math.max(1.5, Math.min(3.5, px / 14)));
  }

  /**
   * Draws a magnified view of a cell and its neighbours over the corner of the board that is
   * farthest from the cell. Draws nothing if the cells are large enough or the board is too small.
   * @param {(pen: BoardPen) => void} paint
   * @param {number} cell
   */
  #paintLens(paint, cell) {
    const { grid, px } = this;
    const { left, top, rows, columns } = grid;
    const side = px * Math.min(rows, columns);
    if (px >= LENS_BELOW_PX || side < 180 || Math.min(rows, columns) < 4 * REACH) return;
    const r = Math.min(110, Math.max(64, side * 0.22));
    const row = grid.row(cell);
    const column = cell % columns;
    const gap = 6;
    const x = column * 2 < columns ? left + px * columns - r - gap : left + r + gap;
    const y = row * 2 < rows ? top + px * rows - r - gap : top + r + gap;
    this.#ring(grid.centre(cell), Math.max(7, px * (REACH + 0.5)));
    const width = (2 * r) / (2 * REACH + 1.7);
    const corner = { left: x - (column + 0.5) * width, top: y - (row + 0.5) * width };
    const large = new BoardGrid({ ...corner, width, rows, columns });
    large.window = { row, column, reach: REACH + 1 };
    this.disc({ x, y }, r, this.theme.sunk);
    this.within((ctx) => ctx.arc(x, y, r, 0, 2 * Math.PI), () => paint(new BoardPen(this, large))); // prettier-ignore
    this.#ring({ x, y }, r);
  }

  /** Strokes a circle in the colour of the cursor. @param {Point} at @param {number} r */
  #ring(at, r) {
    this.circle(at, r);
    this.strokeOver(this.theme.current, 1.75, 1.5);
  }
}

/**
 * Returns the row and column of a cell, counted from 1.
 * @param {number} cell
 * @param {Shape} shape
 */
export const placeOf = (cell, { columns }) => ({
  row: Math.floor(cell / columns) + 1,
  column: (cell % columns) + 1,
});
