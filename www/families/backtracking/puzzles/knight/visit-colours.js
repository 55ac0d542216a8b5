/**
 * Squares under a tour in two colours, as on a chessboard: each move of the knight leads to a
 * square of the other colour. On squares too small for numbers, a colour ramp over the visited
 * squares shows the order of visits.
 * @import { Theme } from '../../../../canvas/types.js'
 * @import { BoardPen } from '../../board/board-kit.js'
 */
import { mix, pixelOf, rgbOf } from '../../../../canvas/colour.js';
import { makeCanvas } from '../../../../canvas/marks.js';
import { areNumbered } from './path.js';

/** Number of colours in the ramp for the order of visits. */
const TONES = 96;

/** Number of cells above which the squares are drawn as a bitmap, with one pixel for each cell. */
const MOST_RECTANGLES = 2500;

/**
 * Minimum cell size for the checkered pattern, in CSS px. Smaller squares would look like noise.
 */
const CHECKED_FROM_PX = 4;

/**
 * @typedef {object} Squares
 * @property {string[]} open colours of unvisited squares, by parity
 * @property {string[][]} visited colours of visited squares, by parity and ramp position
 * @property {Uint32Array[]} pixels `visited` as bitmap pixels
 */

/** Cached colours by theme. @type {WeakMap<Theme, Squares>} */
const known = new WeakMap();

/** Returns the cached colours of a theme. @param {BoardPen} pen */
function squaresOf(pen) {
  const { theme } = pen;
  const found = known.get(theme);
  if (found) return found;
  const open = pen.squareTones;
  const ramp = rampOf(theme);
  const visited = [0, 0.08].map((darker) =>
    Array.from({ length: TONES }, (_, tone) => mix(ramp(tone / (TONES - 1)), theme.board, darker)),
  );
  const pixels = visited.map((tones) => Uint32Array.from(tones, pixel));
  const squares = { open, visited, pixels };
  known.set(theme, squares);
  return squares;
}

/**
 * Returns the colour ramp: from nearly the colour of the board for the first visit to a strong
 * colour for the last. Both lightness and hue change.
 * @param {Theme} theme
 * @returns {(t: number) => string}
 */
export function rampOf(theme) {
  const first = mix(theme.board, theme.expanded, 0.3);
  const middle = mix(theme.board, theme.expanded, 0.8);
  const last = mix(theme.expanded, theme.current, 0.7);
  return (t) => (t < 0.5 ? mix(first, middle, 2 * t) : mix(middle, last, 2 * t - 1));
}

/** Converts a CSS colour to a bitmap pixel. @param {string} colour */
const pixel = (colour) => pixelOf(rgbOf(colour));

/** Returns the parity of a cell, 0 or 1. @param {number} cell @param {number} columns */
const parityOf = (cell, columns) => (Math.floor(cell / columns) + (cell % columns)) & 1;

/**
 * Draws the squares of the board.
 * @param {BoardPen} pen clipped to the board
 * @param {Uint32Array} visits cells in the order of visits
 */
export function paintSquares(pen, visits) {
  const { rows, columns, window } = pen.grid;
  const squares = squaresOf(pen);
  const last = Math.max(1, rows * columns - 1);
  if (!window && rows * columns > MOST_RECTANGLES) {
    paintPixels(pen, visits, squares, last);
    return;
  }
  const tones = new Int16Array(rows * columns).fill(-1);
  if (!areNumbered(pen.grid)) {
    visits.forEach((cell, position) => {
      tones[cell] = Math.floor((position / last) * (TONES - 1));
    });
  }
  for (const cell of pen.grid.cells) {
    const parity = parityOf(cell, columns);
    const tone = tones[cell];
    pen.fillCell(cell, tone < 0 ? squares.open[parity] : squares.visited[parity][tone]);
  }
}

/**
 * Draws the squares as a bitmap with one pixel for each cell, scaled up.
 * @param {BoardPen} pen
 * @param {Uint32Array} visits
 * @param {Squares} squares
 * @param {number} last index of the last visit of a complete tour
 */
function paintPixels({ ctx, grid }, visits, squares, last) {
  const { px, rows, columns, area } = grid;
  const checked = px >= CHECKED_FROM_PX;
  const bitmap = makeCanvas(columns, rows);
  const image = bitmap.createImageData(columns, rows);
  const pixels = new Uint32Array(image.data.buffer);
  const open = squares.open.map(pixel);
  for (let cell = 0; cell < pixels.length; cell++) {
    pixels[cell] = open[checked ? parityOf(cell, columns) : 0];
  }
  for (let position = 0; position < visits.length; position++) {
    const cell = visits[position];
    const tone = Math.floor((position / last) * (TONES - 1));
    pixels[cell] = squares.pixels[checked ? parityOf(cell, columns) : 0][tone];
  }
  bitmap.putImageData(image, 0, 0);
  ctx.imageSmoothingEnabled = false;
  ctx.drawImage(bitmap.canvas, area.x, area.y, area.width, area.height);
}
