/**
 * The regions of a map, from the number of the region of each cell and from the letters of its
 * text. Uses no DOM.
 * @import { BoardDescription, Shape } from '../../board/types.js'
 */

/**
 * Region of a map.
 * @typedef {object} Region
 * @property {string} letter
 * @property {number[]} cells
 * @property {{ row: number, column: number }} middle row and column of the middle, which may lie
 *   between cells
 */

/** @type {WeakMap<ArrayLike<number>, Region[]>} */
const known = new WeakMap();

/**
 * Returns the regions in the order of the search.
 * @param {BoardDescription & { text?: string | null }} description
 * @param {Pick<Shape, 'columns'>} shape
 * @returns {Region[]}
 */
export function regionsOf({ givenNumbers, text }, { columns }) {
  if (!givenNumbers) return [];
  const found = known.get(givenNumbers);
  if (found) return found;
  const letters = (text ?? '').replace(/\s/g, '');
  /** @type {Region[]} */
  const regions = [];
  for (const [cell, number] of Array.from(givenNumbers).entries()) {
    if (number === 0) continue;
    const region = (regions[number - 1] ??= {
      letter: letters[cell] ?? '',
      cells: [],
      middle: { row: 0, column: 0 },
    });
    region.cells.push(cell);
  }
  for (const region of regions) region.middle = middleOf(region.cells, columns);
  known.set(givenNumbers, regions);
  return regions;
}

/**
 * Returns the middle of the cell that is nearest to the mean of a region's cells, so that a label
 * there lies inside the region.
 * @param {number[]} cells
 * @param {number} columns
 */
function middleOf(cells, columns) {
  const places = cells.map((cell) => ({ row: Math.floor(cell / columns), column: cell % columns }));
  const mean = (/** @type {'row' | 'column'} */ axis) =>
    places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  const [row, column] = [mean('row'), mean('column')];
  const inside = new Set(cells);
  const isInside = (/** @type {number} */ atRow, /** @type {number} */ atColumn) =>
    inside.has(Math.round(atRow) * columns + Math.round(atColumn));
  if (isInside(row, column)) return { row, column };
  const far = (/** @type {{ row: number, column: number }} */ place) =>
    Math.abs(place.row - row) + Math.abs(place.column - column);
  return places.reduce((best, place) => (far(place) < far(best) ? place : best));
}

/**
 * Returns the index of the region of a cell; -1 for the sea.
 * @param {BoardDescription} description
 * @param {number} cell
 */
export const regionAt = ({ givenNumbers }, cell) =>
  cell < 0 ? -1 : (givenNumbers?.[cell] ?? 0) - 1;
