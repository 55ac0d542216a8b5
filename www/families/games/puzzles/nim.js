/**
 * View of nim: the first heaps choose the row of a position and the others its column.
 * @import { Description } from '../../../wasm/searchlight.js'
 */
import { oncePer } from '../../../core/util/memo-key.js';
import { paintHeaps } from './heaps.js';

/** The view of nim. @type {import('./index.js').GameView} */
export const nim = {
  id: 'nim',
  rowLabel: (row) => row,
  columnLabel: (column) => column,
  rowText(row, description) {
    const { most, firsts } = sizesOf(description);
    return heapsOf(row * description.columns, most)
      .slice(0, firsts)
      .join(' ');
  },
  columnText(column, description) {
    const { most, firsts } = sizesOf(description);
    return heapsOf(column, most).slice(firsts).join(' ');
  },
  tell: (position, description) => ({
    heaps: heapsOf(position, sizesOf(description).most).join(', '),
  }),
  tellMove(from, to, description) {
    const { most } = sizesOf(description);
    const [before, after] = [heapsOf(from, most), heapsOf(to, most)];
    const heap = before.findIndex((count, at) => count !== after[at]);
    return { heap: heap + 1, count: before[heap] - after[heap], left: after[heap] };
  },
  tellTable(description) {
    const { most, firsts } = sizesOf(description);
    return { heaps: most.length, firsts, next: firsts + 1, single: most.length - firsts };
  },
  paintPosition: (pen, box, position, description) =>
    paintHeaps(pen, box, heapsOf(position, sizesOf(description).most)),
};

/**
 * Returns the largest size of each heap in the table, and the number of first heaps that choose the
 * row.
 */
const sizesOf = oncePer((/** @type {Description} */ { settings, columns }) => {
  const written = settings.find(({ id }) => id === 'heaps')?.value ?? '';
  const most = written.split(',').map(Number);
  let firsts = most.length;
  for (let cells = 1; firsts > 0 && cells < columns; cells *= most[firsts] + 1) firsts--;
  return { most, firsts };
});

/**
 * Returns the heaps of a position: the digits of its number, the base of each being the heap's
 * largest size plus 1.
 * @param {number} position
 * @param {readonly number[]} most
 * @returns {number[]}
 */
function heapsOf(position, most) {
  let rest = position;
  const heaps = most.map(() => 0);
  for (let heap = most.length - 1; heap >= 0; heap--) {
    heaps[heap] = rest % (most[heap] + 1);
    rest = Math.floor(rest / (most[heap] + 1));
  }
  return heaps;
}
