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

/** From the middle of a cell to the points between it and its neighbours, those with most room first. */
const SHIFTS = [
  { row: 0.5, column: 0.5 },
  { row: 0, column: 0.5 },
  { row: 0.5, column: 0 },
  { row: 0, column: 0 },
];

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
 * Returns the point nearest to the mean of a region's cells at which a label of one cell's size lies
 * inside the region: the mean itself, or the middle of one, two or four cells. Of two points that are
 * equally near, it is the one with more room at the sides.
 * @param {number[]} cells
 * @param {number} columns
 */
function middleOf(cells, columns) {
  const places = cells.map((cell) => ({ row: Math.floor(cell / columns), column: cell % columns }));
  const mean = (/** @type {'row' | 'column'} */ axis) =>
    places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  const middle = { row: mean('row'), column: mean('column') };
  const inside = new Set(cells);
  const isInside = (/** @type {number} */ row, /** @type {number} */ column) =>
    column < columns && inside.has(row * columns + column);
  const around = (/** @type {number} */ at) => [Math.floor(at), Math.ceil(at)];
  const fits = (/** @type {typeof middle} */ { row, column }) =>
    around(row).every((one) => around(column).every((other) => isInside(one, other)));
  if (fits(middle)) return middle;
  const far = (/** @type {typeof middle} */ place) =>
    Math.abs(place.row - middle.row) + Math.abs(place.column - middle.column);
  const points = SHIFTS.flatMap((shift) =>
    places.map(({ row, column }) => ({ row: row + shift.row, column: column + shift.column })),
  );
  // Rounding must not decide between points that are equally near.
  return points.filter(fits).reduce((best, one) => (far(one) < far(best) - 1e-9 ? one : best));
}

/**
 * Returns the index of the region of a cell; -1 for the sea.
 * @param {BoardDescription} description
 * @param {number} cell
 */
export const regionAt = ({ givenNumbers }, cell) =>
  cell < 0 ? -1 : (givenNumbers?.[cell] ?? 0) - 1;
