/**
 * Finds the cell at a point or under the pointer, cells on a line, and the cells around one.
 * @import { Cells } from './grid.js'
 * @import { Point } from './types.js'
 */

/**
 * Returns the cell at a point, or -1.
 * @param {Required<Cells>} cells
 * @param {Point} point
 */
export function cellAt({ left, top, width, height, rows, columns }, { x, y }) {
  const row = Math.floor((y - top) / height);
  const column = Math.floor((x - left) / width);
  const isInside = row >= 0 && row < rows && column >= 0 && column < columns;
  return isInside ? row * columns + column : -1;
}

/**
 * Returns the cell under the pointer of an event, or -1. The board must fill the event's element.
 * @param {MouseEvent} event
 * @param {{ rows: number, columns: number }} shape
 */
export function cellUnder({ currentTarget, clientX: x, clientY: y }, { rows, columns }) {
  const { left, top, width, height } = /** @type {Element} */ (
    currentTarget
  ).getBoundingClientRect();
  const cell = { width: width / columns, height: height / rows };
  return cellAt({ left, top, ...cell, rows, columns }, { x, y });
}

/**
 * Returns the cells on the straight line between two cells, without the first.
 * @param {number} from
 * @param {number} to
 * @param {number} columns
 */
export function cellsTo(from, to, columns) {
  const [row, column] = [Math.floor(from / columns), from % columns];
  const down = Math.floor(to / columns) - row;
  const right = (to % columns) - column;
  const count = Math.max(Math.abs(down), Math.abs(right));
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    return (row + Math.round(share * down)) * columns + column + Math.round(share * right);
  });
}

/**
 * Maximum number of cells given to screen readers at once, and minimum number of columns of such a
 * part.
 */
const WINDOW = 400;
const WINDOW_COLUMNS = 20;

/**
 * Returns the part of a board that is given to screen readers.
 * @param {number} cell keyboard position
 * @param {{ rows: number, columns: number }} shape
 */
export function windowAround(cell, { rows, columns }) {
  const wide = Math.min(columns, Math.max(WINDOW_COLUMNS, Math.floor(WINDOW / rows)));
  const high = Math.min(rows, Math.floor(WINDOW / wide));
  const top = clamp(Math.floor(cell / columns) - (high >> 1), rows - high);
  const left = clamp((cell % columns) - (wide >> 1), columns - wide);
  return { top, bottom: top + high, left, right: left + wide };
}

/** Limits a value to 0..=most. @type {(value: number, most: number) => number} */
export const clamp = (value, most) => Math.max(0, Math.min(most, value));
