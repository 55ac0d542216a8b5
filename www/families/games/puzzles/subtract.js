/**
 * View of the subtraction game: texts and pictures of its heaps. With two heaps, the row of the
 * table is one heap and the column the other. With one heap, the cells of the table run on from row
 * to row.
 * @import { Description } from '../../../wasm/searchlight.js'
 */
import { paintHeaps } from './heaps.js';

/** The view of the subtraction game. @type {import('./index.js').GameView} */
export const subtract = {
  id: 'subtract',
  rowLabel: (row, description) => (isOne(description) ? row * description.columns : row),
  columnLabel: (column) => column,
  tell(position, description) {
    const [a, b = 0] = heapsOf(position, description);
    return { a, b };
  },
  tellMove(from, to, description) {
    const { before, after, heap } = takenFrom(from, to, description);
    return { count: before[heap] - after[heap] };
  },
  moveWords(from, to, description) {
    if (isOne(description)) return 'subtract.move.one';
    return `subtract.move.${takenFrom(from, to, description).heap === 1 ? 'second' : 'first'}`;
  },
  paintPosition: (pen, box, position, description) =>
    paintHeaps(pen, box, heapsOf(position, description)),
};

/** Returns whether the game has one heap. @param {{ variant: string | null }} description */
const isOne = ({ variant }) => variant === 'one';

/**
 * Returns the number of counters in each heap.
 * @param {number} position
 * @param {Description} description
 * @returns {number[]}
 */
function heapsOf(position, description) {
  const { columns } = description;
  if (isOne(description)) return [position];
  return [Math.floor(position / columns), position % columns];
}

/**
 * Returns the heap that a move takes from, and all heaps before and after.
 * @param {number} from
 * @param {number} to
 * @param {Description} description
 */
function takenFrom(from, to, description) {
  const before = heapsOf(from, description);
  const after = heapsOf(to, description);
  return { before, after, heap: before.findIndex((count, at) => count !== after[at]) };
}
