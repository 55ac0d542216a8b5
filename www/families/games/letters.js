/**
 * A table of cells that are large enough for their letter: each kind of cell is drawn once and
 * stamped wherever it stands.
 * @import { Ctx, Theme } from '../../draw/types.js'
 * @import { Cells } from './grid.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { Shades } from './shades.js'
 * @import { TableView } from './view.js'
 */
import { makeCanvas } from '../../draw/marks.js';
import { isWin, letterOf, ownMoves } from './plies.js';
import { shadesOf } from './shades.js';
import { isFilled } from './view.js';

/** Smaller letters cannot be read. */
const LEAST_FONT_PX = 8.5;
/** So many sets of stamps are kept: a table and its lens, before and after its box grew. */
const MOST_SETS = 6;

/**
 * What all stamps of a table have in common.
 * @typedef {{ width: number, height: number, scale: number, distances: boolean,
 *   letters: readonly [string, string] }} Kind
 *
 * @typedef {Map<number, CanvasImageSource>} Stamps by plies, -1 for what is not filled
 */

/** @type {WeakMap<Shades, Map<string, Stamps>>} */
const known = new WeakMap();

/**
 * @param {Kind} kind
 * @param {Shades} shades
 * @returns {Stamps}
 */
function stampsOf(kind, shades) {
  const name = Object.values(kind).join(' ');
  const sets = known.get(shades) ?? new Map();
  const stamps = sets.get(name) ?? new Map();
  if (!sets.has(name) && sets.size >= MOST_SETS) sets.clear();
  known.set(shades, sets.set(name, stamps));
  return stamps;
}

/**
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {TableView} view
 * @param {Theme} theme
 * @param {number} scale
 * @param {{ row: number, column: number, rows: number, columns: number }} [part]
 */
export function paintLetters(ctx, grid, view, theme, scale, part) {
  const { width, height, left, top } = grid;
  const { row, column, rows, columns } = part ?? { row: 0, column: 0, ...grid };
  const { distances, letters } = view;
  const kind = { width, height, scale, distances, letters };
  const shades = shadesOf(theme, view.plies);
  const stamps = stampsOf(kind, shades);
  for (let down = row; down < row + rows; down++) {
    for (let right = column; right < column + columns; right++) {
      const cell = down * grid.columns + right;
      const plies = isFilled(view, cell) ? view.plies[cell] : -1;
      let stamp = stamps.get(plies);
      if (!stamp) stamps.set(plies, (stamp = makeStamp(plies, kind, shades, theme)));
      ctx.drawImage(stamp, left + right * width, top + down * height, width, height);
    }
  }
}

/**
 * @param {number} plies -1 for what is not filled
 * @param {Kind} kind
 * @param {Shades} shades
 * @param {Theme} theme
 */
function makeStamp(plies, { width, height, scale, distances, letters }, shades, theme) {
  const ctx = makeCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  ctx.scale(scale, scale);
  const gap = Math.max(1, Math.round(Math.min(width, height) * 0.055));
  traceCell(ctx, { x: 0, y: 0, width: width - gap, height: height - gap });
  ctx.fillStyle = plies < 0 ? shades.empty : shades.of(plies);
  ctx.fill();
  if (plies < 0) return ctx.canvas;
  ctx.fillStyle = shades.inkOn(plies);
  const room = { width: width - gap, height: height - gap };
  write(ctx, plies, letters[plies % 2], room, distances, theme);
  return ctx.canvas;
}

/**
 * What is written on a cell that loses, and on one that wins.
 * @param {Words} words
 * @returns {TableView['letters']}
 */
export const lettersIn = (words) => [letterOf(words, 0, true), letterOf(words, 1, true)];

/**
 * Adds the outline of a cell.
 * @param {Ctx} ctx
 * @param {import('../../draw/types.js').Rect} area
 */
export function traceCell(ctx, { x, y, width, height }) {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, Math.min(5, Math.min(width, height) / 8));
}

/**
 * The letter with the winner's own moves or, where there is room, the plies of the loser, smaller.
 * @param {Ctx} ctx
 * @param {number} plies
 * @param {string} letter
 * @param {{ width: number, height: number }} room
 * @param {boolean} distances
 * @param {Theme} theme
 */
function write(ctx, plies, letter, { width, height }, distances, theme) {
  const won = isWin(plies);
  const told = distances && plies > 0;
  const count = told ? String(won ? ownMoves(plies) : plies) : '';
  // Letters with and without a number are of one size.
  const digits = Math.max(distances ? 1 : 0, count.length);
  const px = Math.min(height * 0.48, (width - 3) / (0.95 + 0.62 * digits), 22);
  const small = won ? px : px * 0.74;
  const y = height / 2 + px * 0.06;
  const font = (/** @type {number} */ size) => `600 ${size}px ${theme.font}`;
  ctx.textBaseline = 'middle';
  if (count === '' || small < LEAST_FONT_PX) {
    ctx.textAlign = 'center';
    ctx.font = font(Math.max(px, Math.min(height * 0.62, width * 0.72, LEAST_FONT_PX + 2)));
    ctx.fillText(letter, width / 2, y);
    return;
  }
  ctx.font = font(small);
  const gap = won ? 0 : px * 0.1;
  const more = ctx.measureText(count).width + gap;
  ctx.font = font(px);
  const wide = ctx.measureText(letter).width;
  const x = (width - wide - more) / 2;
  ctx.fillText(letter, x, y);
  ctx.font = font(small);
  ctx.fillText(count, x + wide + gap, y + (px - small) * 0.3);
}
