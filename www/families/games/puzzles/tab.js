/** View of the Tab game: rows are numbered from the bottom, columns from the left. */

/** The view of the Tab game. @type {import('./index.js').GameView} */
export const tab = {
  id: 'tab',
  rowLabel: (row, { rows }) => rows - row,
  columnLabel: (column) => column + 1,
  tell: placeOf,
  tellMove(from, to, description) {
    const there = placeOf(to, description);
    return { ...there, up: there.row - placeOf(from, description).row };
  },
};

/**
 * Returns the row and column of a position, from 1.
 * @param {number} position
 * @param {{ rows: number, columns: number }} description
 */
function placeOf(position, { rows, columns }) {
  return { row: rows - Math.floor(position / columns), column: (position % columns) + 1 };
}
