/**
 * Draws mazes. Board codes: 0 wall, 1 to 9 cost of entering the cell, 10 the walker, 11 goal.
 * @import { PieceView } from '../../../canvas/types.js'
 * @import { Grid } from '../../../canvas/grid.js'
 * @import { Pen } from '../../../canvas/pen.js'
 */
import { fade } from '../../../canvas/colour.js';

const WALL = 0;
const PLAIN = 1;
const MOST_COST = 9;
const WALKER = 10;
const GOAL = 11;

/** Minimum cell sizes, in CSS px, at which numbers, grid lines and edges of walls are drawn. */
const NUMBER_PX = 13;
const LINES_PX = 5;
const EDGE_PX = 4;
/**
 * Cell size below which the walker is a dot, which can be larger than the cell; minimum radius of
 * the dot. In CSS px.
 */
const DOT_PX = 9;
const DOT_RADIUS_PX = 3;
/** Maximum width of a line, in CSS px. */
const MOST_LINE_PX = 3;
/** Number of units of cost for each further line on a cell. */
const COSTS_A_LINE = 3;
/**
 * Opacity of the lines on a cell, of lines behind a number, and of a tiny cell's shade for each
 * unit of cost.
 */
const LINE_ALPHA = 0.4;
const LINE_BEHIND_ALPHA = 0.28;
const SHADE_ALPHA = 0.06;

/** Board codes of the keys that put a content on a cell. */
const KEYS = new Map([['#', WALL], ['.', PLAIN], ['x', 2], ['a', WALKER], ['r', GOAL]]); // prettier-ignore

/** @type {PieceView} */
export const view = {
  id: 'maze',
  moving: (code) => (code === WALKER ? code : 0),
  focus: (board) =>
    Math.max(0, (board instanceof Uint8Array ? board : Array.from(board)).indexOf(WALKER)),
  brush: (code) => (code === WALL ? PLAIN : code <= MOST_COST ? WALL : undefined),
  number: (key) => KEYS.get(key.toLowerCase()) ?? (/^\d$/.test(key) ? Number(key) : undefined),
  isWall: (code) => code === WALL,
  grounds: (board) =>
    Array.from({ length: MOST_COST }, (_, index) => PLAIN + index).filter((cost) =>
      Array.prototype.includes.call(board, cost),
    ),
  paintPiece(pen, code, { x, y, size }) {
    if (code !== WALKER) return;
    const at = { x: x + size / 2, y: y + size / 2 };
    const { ground } = pen.shades;
    if (size < DOT_PX) {
      const radius = Math.max(DOT_RADIUS_PX, size * 0.42);
      pen.disc(at, radius + 1.5, pen.theme.current);
      pen.disc(at, radius, pen.theme.frontier);
      return;
    }
    pen.disc(at, size * 0.42, ground);
    pen.disc(at, size * 0.36, pen.theme.current);
    pen.disc(at, size * 0.25, ground);
    pen.disc(at, size * 0.14, pen.theme.current);
  },
  paintGround(pen, board, grid) {
    paintCosts(pen, board, grid);
    paintWalls(pen, board, grid);
    const goals = cellsOf(board, (code) => code === GOAL);
    pen.stars(goals.map((cell) => grid.centre(cell)), Math.max(2.5, 0.4 * grid.px)); // prettier-ignore
  },
};

/** @param {ArrayLike<number>} board @param {(code: number) => boolean} is */
function cellsOf(board, is) {
  const cells = [];
  for (let cell = 0; cell < board.length; cell++) if (is(board[cell])) cells.push(cell);
  return cells;
}

/**
 * Draws the walls. Neighbours in a row are one rectangle. A light edge shows where a wall ends.
 * @param {Pen} pen
 * @param {ArrayLike<number>} board
 * @param {Grid} grid
 */
function paintWalls(pen, board, grid) {
  const { ctx, theme } = pen;
  const { columns, rows, width, height } = grid;
  const isWall = (/** @type {number} */ row, /** @type {number} */ column) =>
    board[row * columns + column] === WALL;
  ctx.beginPath();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isWall(row, column)) continue;
      const from = column;
      while (column + 1 < columns && isWall(row, column + 1)) column++;
      const { x, y } = grid.rect(row * columns + from);
      // Let neighbouring rows overlap a little, so that no seam shows between them.
      ctx.rect(x, y, (column + 1 - from) * width, height + (row + 1 < rows ? 0.3 : 0));
    }
  }
  pen.fill(theme.pieceDark);
  if (grid.px < EDGE_PX) return;
  ctx.beginPath();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isWall(row, column)) continue;
      const { x, y } = grid.rect(row * columns + column);
      const line = (/** @type {number[]} */ [fromX, fromY, toX, toY]) => {
        ctx.moveTo(fromX, fromY);
        ctx.lineTo(toX, toY);
      };
      if (row > 0 && !isWall(row - 1, column)) line([x, y, x + width, y]);
      if (row + 1 < rows && !isWall(row + 1, column)) line([x, y + height, x + width, y + height]);
      if (column > 0 && !isWall(row, column - 1)) line([x, y, x, y + height]);
      if (column + 1 < columns && !isWall(row, column + 1)) line([x + width, y, x + width, y + height]); // prettier-ignore
    }
  }
  ctx.lineCap = 'square';
  pen.stroke(theme.pieceEdge, Math.min(1.25, grid.px / 8));
}

/**
 * Draws the costs above 1: as lines, in large cells as lines and a number, in tiny cells as a
 * shade.
 * @param {Pen} pen
 * @param {ArrayLike<number>} board
 * @param {Grid} grid
 */
function paintCosts(pen, board, grid) {
  const { px } = grid;
  const cells = cellsOf(board, (code) => code > PLAIN && code <= MOST_COST);
  if (px < LINES_PX) paintShades(pen, board, cells, grid);
  else paintLines(pen, board, cells, grid);
  if (px >= NUMBER_PX) paintNumbers(pen, board, cells, grid);
}

/** @param {Pen} pen @param {ArrayLike<number>} board @param {number[]} cells @param {Grid} grid */
function paintNumbers(pen, board, cells, grid) {
  const { ctx, theme } = pen;
  const { px } = grid;
  pen.font(Math.min(0.62 * px + 1.5, 24), 600);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = Math.min(3, px / 7);
  ctx.strokeStyle = fade(pen.shades.ground, 0.8);
  ctx.fillStyle = theme.ink;
  for (const cell of cells) {
    const { x, y } = grid.centre(cell);
    const text = String(board[cell]);
    // Draw a halo, so that the number is readable on the colour of every role.
    ctx.strokeText(text, x, y + px / 20);
    ctx.fillText(text, x, y + px / 20);
  }
}

/** @param {Pen} pen @param {ArrayLike<number>} board @param {number[]} cells @param {Grid} grid */
function paintLines(pen, board, cells, grid) {
  const { ctx, theme, dark } = pen;
  ctx.beginPath();
  for (const cell of cells) {
    const { x, y, width, height } = grid.rect(cell);
    const lines = Math.ceil((board[cell] - PLAIN) / COSTS_A_LINE);
    for (let line = 1; line <= lines; line++) {
      const at = y + (line * height) / (lines + 1);
      ctx.moveTo(x + 0.15 * width, at);
      ctx.lineTo(x + 0.85 * width, at);
    }
  }
  ctx.lineCap = 'butt';
  const alpha = grid.px < NUMBER_PX ? LINE_ALPHA : LINE_BEHIND_ALPHA;
  const width = Math.min(MOST_LINE_PX, Math.max(0.75, grid.px / 9));
  pen.stroke(fade(dark ? theme.glow : theme.ink, alpha), width);
}

/** @param {Pen} pen @param {ArrayLike<number>} board @param {number[]} cells @param {Grid} grid */
function paintShades(pen, board, cells, grid) {
  const { ctx, theme, dark } = pen;
  for (let cost = PLAIN + 1; cost <= MOST_COST; cost++) {
    ctx.beginPath();
    for (const cell of cells) {
      if (board[cell] !== cost) continue;
      const { x, y, width, height } = grid.rect(cell);
      ctx.rect(x, y, width, height);
    }
    pen.fill(fade(dark ? theme.glow : theme.ink, SHADE_ALPHA * (cost - PLAIN)));
  }
}
