/**
 * View of Wythoff's game: the row of the table is the first heap, and the column is the second.
 * @import { Description } from '../../../wasm/searchlight.js'
 */
import { paintHeaps } from './heaps.js';

/** The view of Wythoff's game. @type {import('./index.js').GameView} */
export const wythoff = {
  id: 'wythoff',
  rowLabel: (row) => row,
  columnLabel: (column) => column,
  tell(position, description) {
    const [a, b] = heapsOf(position, description);
    return { a, b };
  },
  tellMove(from, to, description) {
    const [first, second] = takenFrom(from, to, description);
    return { count: Math.max(first, second) };
  },
  moveWords(from, to, description) {
    const [first, second] = takenFrom(from, to, description);
    if (first > 0 && second > 0) return 'wythoff.move.both';
    return `wythoff.move.${first > 0 ? 'first' : 'second'}`;
  },
  paintPosition: (pen, box, position, description) =>
    paintHeaps(pen, box, heapsOf(position, description)),
};

/**
 * Returns the sizes of both heaps.
 * @param {number} position
 * @param {Pick<Description, 'columns'>} description
 */
const heapsOf = (position, { columns }) => [Math.floor(position / columns), position % columns];

/**
 * Returns how many pieces a move takes from each heap.
 * @param {number} from
 * @param {number} to
 * @param {Pick<Description, 'columns'>} description
 */
function takenFrom(from, to, description) {
  const after = heapsOf(to, description);
  return heapsOf(from, description).map((count, heap) => count - after[heap]);
}
