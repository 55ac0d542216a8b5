/**
 * Drawing functions shared by the boards of this family: cell geometry, step marks and the lens.
 *
 * Each mark differs in shape as well as in colour: a cross for a refused choice, dashes for a
 * choice that is taken back, a diamond with hatching for the cell that shows why a branch was cut.
 * @import { Ctx, Point, Theme } from '../../../canvas/types.js'
 */
import { fade, mix } from '../../../canvas/colour.js';
import { hatch, isDark } from '../../../canvas/marks.js';
import { Label } from '../../../wasm/searchlight.js';

/**
 * Rectangle to draw in, in CSS px. `size` sets an equal width and height.
 * @typedef {{ x?: number, y?: number, size?: number, width?: number, height?: number }} Box
 */

/** @typedef {{ rows: number, columns: number }} Shape */

/** Value in `labels` for a cell without a number. */
export const NONE = Label.None;

/**
 * Part of a step's data that boards are drawn from. A thumbnail has a board but no data of a step,
 * and it may lack a path.
 * @typedef {object} BoardFrame
 * @property {ArrayLike<number>} board one code for each cell
 * @property {ArrayLike<number>} [labels] one number for each cell, or `NONE`
 * @property {ArrayLike<number>} [path] chosen cells, root first
 * @property {boolean} [answered] whether the node at the cursor is an answer
 * @property {'start' | 'place' | 'refuse' | 'retreat'} [kind] what the step did
 * @property {number} [cell] cell of the step's choice, -1 for none
 * @property {number} [value]
 * @property {number} [reason] index of the reason why the choice was refused or the node cut, -1
 *   for neither
 * @property {number} [witness] cell that shows the reason, -1 for none
 * @property {readonly number[]} [forcedBy] cells that ruled out all other choices
 * @property {readonly { cell: number, value: number, score: number, tried: boolean }[]} [candidates]
 *   candidates of the node at the cursor, in order
 */

/**
 * Part of the instance that its board shows.
 * @typedef {object} BoardDescription
 * @property {number | null} [start] first cell of a path
 * @property {ArrayLike<number> | null} [givenNumbers] given number of each cell
 * @property {readonly { id: string, value: string }[]} [settings]
 */

/**
 * @typedef {object} BoardOptions
 * @property {boolean} [static] whether to leave out the marks of the step, as on thumbnails
 * @property {boolean} [lens] false to draw no lens on boards with small cells
 * @property {number} [share] progress of the step's animation, 0 to 1 (default)
 * @property {number} [lit] number of an answer's choices that are lit, by default all
 */

/** @typedef {(ctx: Ctx, box: Box, shape: Shape, frame: BoardFrame, description: BoardDescription,
 *   theme: Theme, options?: BoardOptions) => void} PaintBoard */

/**
 * Position of the square cells in a box, and the cells that are visible (a lens shows only some).
 * @typedef {object} Grid
 * @property {number} left CSS px
 * @property {number} top
 * @property {number} px side of a cell, in CSS px
 * @property {number} rows
 * @property {number} columns
 * @property {{ row: number, column: number, reach: number } | null} window null: all cells are
 *   visible; otherwise only the cells at most `reach` rows and columns from this cell
 * @property {number} [type] factor of the font size, 1 by default
 */

/**
 * Returns the largest grid of a shape that fits into a box, centred.
 * @param {Box} box
 * @param {Shape} shape
 * @returns {Grid}
 */
export function gridIn({ x = 0, y = 0, size = 0, width = size, height }, { rows, columns }) {
  const high = height ?? (size || (width / columns) * rows);
  const px = Math.min(width / columns, high / rows);
  const left = x + (width - px * columns) / 2;
  return { left, top: y + (high - px * rows) / 2, px, rows, columns, window: null };
}

/**
 * Returns the centre of a cell.
 * @param {Grid} grid
 * @param {number} cell
 * @returns {Point} CSS px
 */
export function centreOf({ left, top, px, columns }, cell) {
  return {
    x: left + ((cell % columns) + 0.5) * px,
    y: top + (Math.floor(cell / columns) + 0.5) * px,
  };
}

/**
 * Returns whether a cell lies in the visible window of the grid.
 * @param {Grid} grid
 * @param {number} cell
 * @param {number} [beyond] cells outside the window that still count as visible
 */
export function isSeen({ window, columns }, cell, beyond = 0) {
  if (!window) return true;
  const row = Math.floor(cell / columns) - window.row;
  const column = (cell % columns) - window.column;
  return Math.max(Math.abs(row), Math.abs(column)) <= window.reach + beyond;
}

/** Returns the visible cells, in row-major order. @param {Grid} grid @returns {number[]} */
export function seenCells(grid) {
  const { window, rows, columns } = grid;
  if (!window) return Array.from({ length: rows * columns }, (_, cell) => cell);
  const { row, column, reach } = window;
  const found = [];
  for (let r = Math.max(0, row - reach); r <= Math.min(rows - 1, row + reach); r++) {
    for (let c = Math.max(0, column - reach); c <= Math.min(columns - 1, column + reach); c++) {
      found.push(r * columns + c);
    }
  }
  return found;
}

/**
 * Traces the outline of the whole board as the current path.
 * @param {Ctx} ctx
 * @param {Grid} grid
 */
export function traceBoard(ctx, { left, top, px, rows, columns }) {
  ctx.beginPath();
  ctx.roundRect(left, top, px * columns, px * rows, Math.min(14, px / 4));
}

/**
 * Returns the two colours of the squares of a checkered board.
 * @param {Theme} theme
 * @returns {[string, string]}
 */
export const squareTones = (theme) =>
  isDark(theme)
    ? [mix(theme.board, theme.page, 0.42), mix(theme.board, theme.page, 0.12)]
    : [mix(theme.board, theme.boardLine, 0.5), theme.board];

/** Returns the outline colour that separates a mark from its background. @param {Theme} theme */
export const edgeOf = (theme) => (isDark(theme) ? theme.page : theme.card);

/**
 * Draws a number centred on a point.
 * @param {Ctx} ctx
 * @param {string | number} text
 * @param {Point} at
 * @param {number} px font size
 * @param {string} colour
 * @param {Theme} theme
 */
export function figure(ctx, text, { x, y }, px, colour, theme) {
  ctx.font = `600 ${px}px ${theme.font}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = colour;
  ctx.fillText(String(text), x, y + px * 0.355);
}

/**
 * Strokes the current path over a wider stroke in the background colour.
 * @param {Ctx} ctx
 * @param {string} colour
 * @param {number} width px
 * @param {Theme} theme
 * @param {number} [halo] width of the background stroke on either side, px
 */
export function strokeOver(ctx, colour, width, theme, halo = Math.max(1, width * 0.5)) {
  ctx.strokeStyle = edgeOf(theme);
  ctx.lineWidth = width + 2 * halo;
  ctx.stroke();
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
}

/**
 * Draws a cross, the mark of a refused choice.
 * @param {Ctx} ctx
 * @param {Point} at
 * @param {number} r half the width, px
 * @param {Theme} theme
 */
export function cross(ctx, { x, y }, r, theme) {
  ctx.beginPath();
  ctx.moveTo(x - r, y - r);
  ctx.lineTo(x + r, y + r);
  ctx.moveTo(x + r, y - r);
  ctx.lineTo(x - r, y + r);
  ctx.lineCap = 'round';
  strokeOver(ctx, theme.ink, Math.max(1.5, r * 0.42), theme);
}

/**
 * Frames the cells of the first `lit` choices of an answer.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {BoardFrame} frame
 * @param {number | undefined} lit
 * @param {Theme} theme
 */
export function frameLit(ctx, grid, { path = [] }, lit = 0, theme) {
  const half = grid.px * 0.44;
  ctx.beginPath();
  for (let choice = 0; choice < Math.min(lit, path.length); choice++) {
    const { x, y } = centreOf(grid, path[choice]);
    ctx.roundRect(x - half, y - half, 2 * half, 2 * half, half * 0.3);
  }
  strokeOver(ctx, theme.path, Math.max(1.25, Math.min(3, grid.px * 0.06)), theme, 1);
}

/**
 * Draws a radial glow around a point.
 * @param {Ctx} ctx
 * @param {Point} at
 * @param {number} r px
 * @param {Theme} theme
 * @param {number} [strength] opacity at the point, 0 to 1
 */
export function lightAround(ctx, { x, y }, r, theme, strength = 0.6) {
  const light = ctx.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, fade(theme.glow, strength));
  light.addColorStop(0.5, fade(theme.glow, strength / 3));
  light.addColorStop(1, fade(theme.glow, 0));
  ctx.fillStyle = light;
  ctx.fillRect(x - r, y - r, 2 * r, 2 * r);
}

/**
 * Strikes out a point with a diagonal line.
 * @param {Ctx} ctx
 * @param {Point} at
 * @param {number} r half the width of the line, px
 * @param {string} colour
 */
export function strike(ctx, { x, y }, r, colour) {
  ctx.beginPath();
  ctx.moveTo(x - r, y + r);
  ctx.lineTo(x + r, y - r);
  ctx.lineCap = 'round';
  ctx.lineWidth = Math.max(1.25, r * 0.12);
  ctx.strokeStyle = colour;
  ctx.stroke();
}

/**
 * Hatches the cell that shows why a branch was cut, and draws a diamond around its centre.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number} cell
 * @param {Theme} theme
 */
export function witnessMark(ctx, grid, cell, theme) {
  const { px } = grid;
  const { x, y } = centreOf(grid, cell);
  const half = Math.max(px, 7) / 2;
  if (px >= 12) {
    ctx.save();
    ctx.beginPath();
    ctx.rect(x - half, y - half, 2 * half, 2 * half);
    ctx.clip();
    const area = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
    hatch(ctx, area, theme.frontierInk, Math.max(4, px / 7), Math.max(1, px / 26));
    ctx.restore();
  }
  const r = half * 0.92;
  ctx.beginPath();
  ctx.moveTo(x, y - r);
  ctx.lineTo(x + r, y);
  ctx.lineTo(x, y + r);
  ctx.lineTo(x - r, y);
  ctx.closePath();
  ctx.lineJoin = 'miter';
  strokeOver(ctx, theme.frontierInk, Math.max(1.5, Math.min(3.5, px / 14)), theme);
}

/** Cell size in px below which step marks are too small to tell apart, so that the lens appears. */
const LENS_BELOW_PX = 17;

/** Cells that the lens shows on each side of its middle cell. */
const REACH = 2;

/**
 * Draws a magnified view of a cell and its neighbours over the corner of the board that is farthest
 * from the cell. Draws nothing if the cells are large enough or the board is too small.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number} cell
 * @param {Theme} theme
 * @param {(grid: Grid) => void} paint draws the board on the magnified grid
 */
export function throughLens(ctx, grid, cell, theme, paint) {
  const { left, top, px, rows, columns } = grid;
  const side = px * Math.min(rows, columns);
  if (px >= LENS_BELOW_PX || side < 180 || Math.min(rows, columns) < 4 * REACH) return;
  const r = Math.min(110, Math.max(64, side * 0.22));
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  const gap = 6;
  const x = column * 2 < columns ? left + px * columns - r - gap : left + r + gap;
  const y = row * 2 < rows ? top + px * rows - r - gap : top + r + gap;
  const at = centreOf(grid, cell);
  ring(ctx, at, Math.max(7, px * (REACH + 0.5)), theme);
  const large = (2 * r) / (2 * REACH + 1.7);
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
  ctx.fillStyle = theme.sunk;
  ctx.fill();
  ctx.clip();
  paint({
    left: x - (column + 0.5) * large,
    top: y - (row + 0.5) * large,
    px: large,
    rows,
    columns,
    window: { row, column, reach: REACH + 1 },
  });
  ctx.restore();
  ring(ctx, { x, y }, r, theme);
}

/**
 * Strokes a circle in the colour of the cursor.
 * @param {Ctx} ctx
 * @param {Point} at
 * @param {number} r
 * @param {Theme} theme
 */
function ring(ctx, { x, y }, r, theme) {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
  ctx.setLineDash([]);
  strokeOver(ctx, theme.current, 1.75, theme, 1.5);
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
