/**
 * Finds the cell at a point or under the pointer.
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
 * Returns the cell at the pointer, or -1, of a board that fills the element of an event.
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
