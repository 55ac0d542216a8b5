/**
 * View of the subtraction game: texts and pictures of its heaps. With two heaps, the row of the
 * table is one heap and the column the other. With one heap, the cells of the table run on from row
 * to row.
 * @import { Description } from '../../../wasm/searchlight.js'
 * @import { Pen } from '../../../canvas/pen.js'
 */

/** Number of counters in one column of a heap. */
const HIGH = 10;
/** Number of counters above which a heap is shown as a number only. */
const MOST = 120;

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
  paintPosition,
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

/**
 * Draws each heap as columns of ten counters, with its number below.
 * @param {Pen} pen
 * @param {{ width: number, height: number }} box
 * @param {number} position
 * @param {Description} description
 */
function paintPosition(pen, { width, height }, position, description) {
  const { ink, line } = pen.theme;
  const heaps = heapsOf(position, description);
  const wide = width / heaps.length;
  const floor = height - 22;
  for (const [index, count] of heaps.entries()) {
    const middle = (index + 0.5) * wide;
    const shown = count > MOST ? 0 : count;
    const columns = Math.max(1, Math.ceil(shown / HIGH));
    const px = Math.min(22, floor / HIGH, (wide - 12) / columns);
    for (let at = 0; at < shown; at++) {
      const right = Math.floor(at / HIGH) - (columns - 1) / 2;
      const centre = { x: middle + right * px, y: floor - ((at % HIGH) + 0.5) * px };
      pen.disc(centre, px * 0.42, ink);
    }
    pen.rect({ x: middle - wide / 2 + 4, y: floor + 1, width: wide - 8, height: 1.5 }, line);
    pen.text(String(count), { x: middle, y: floor + 13 }, { px: 13, colour: ink, weight: 600 });
  }
}
