/**
 * What the bench reads of searches in any order, one row an entry.
 * @import { Reading } from './reading-rows.mjs'
 */
import { digits } from './ratios.mjs';

const ORDERS = 'orders.mjs';
/** Bytes for each state that a search may keep, and in a maze. */
const MOST_BYTES = 48;
const MOST_MAZE_BYTES = 72;

/**
 * What the program has measured of one search: microseconds, and bytes for each state.
 * @typedef {{ name: string, median: number, p99: number, bytes: number }} Measured
 */

/**
 * The greatest value of a field, and the search that has it.
 * @param {Measured[]} searches
 * @param {'p99' | 'bytes'} field
 */
function most(searches, field) {
  const [first] = searches.toSorted((one, other) => other[field] - one[field]);
  return { value: first[field], note: first.name };
}

/** @param {Measured[]} searches @param {string} wanted */
const seekMs = (searches, wanted) => {
  const { median, p99 } = /** @type {Measured} */ (searches.find(({ name }) => name === wanted));
  return { value: p99 / 1000, note: `median ${digits(median / 1000)}` };
};

/** @param {Measured} search */
const isReopening = ({ name }) => name.startsWith('weighted');

/** @type {Reading[]} */
export const ORDER_READINGS = [
  {
    id: 'orders-seek',
    program: ORDERS,
    row: '8-puzzle in any order, native: seek and fill the frame, p99 of the slowest',
    unit: 'µs',
    read: ({ graphs }) => most(graphs, 'p99'),
    wanted: { atMost: 20 },
  },
  {
    id: 'orders-bytes',
    program: ORDERS,
    row: '8-puzzle in any order: memory for each state, the most',
    unit: 'bytes',
    read: ({ graphs }) =>
      most(
        graphs.filter((/** @type {Measured} */ search) => !isReopening(search)),
        'bytes',
      ),
    wanted: { atMost: MOST_BYTES },
  },
  {
    id: 'orders-reopening-bytes',
    program: ORDERS,
    row: 'the same, weighted A* to the end of the space, which reopens states',
    unit: 'bytes',
    read: ({ graphs }) => most(graphs.filter(isReopening), 'bytes'),
    wanted: null,
  },
  {
    id: 'orders-maze-bytes',
    program: ORDERS,
    row: 'maze of 200 x 200 cells with costs: memory for each state, the most',
    unit: 'bytes',
    read: ({ mazes }) => most(mazes, 'bytes'),
    wanted: { atMost: MOST_MAZE_BYTES },
  },
  {
    id: 'orders-slice',
    program: ORDERS,
    row: 'A* on 4 x 4 tiles in wasm to the limit of a page: the slowest slice of 20,000 steps',
    unit: 'ms',
    read: ({ sliceMs }) => ({ value: sliceMs, note: '' }),
    wanted: { atMost: 50 },
  },
  {
    id: 'orders-idastar-seek',
    program: ORDERS,
    row: "IDA* on Korf's board 2, native: seek and fill the frame, p99",
    unit: 'ms',
    read: ({ deepening }) => seekMs(deepening, 'idastar'),
    wanted: { atMost: 4 },
  },
  {
    id: 'orders-deepening-seek',
    program: ORDERS,
    row: 'iterative deepening on the 8-puzzle, native: seek and fill the frame, p99',
    unit: 'ms',
    read: ({ deepening }) => seekMs(deepening, 'deepening'),
    wanted: { atMost: 4 },
  },
  {
    id: 'trees-seek',
    program: ORDERS,
    row: 'minimax on the empty board of tic-tac-toe, 549,946 nodes, native: seek and fill the frame, p99',
    unit: 'µs',
    read: ({ trees }) => most(trees, 'p99'),
    wanted: { atMost: 100 },
  },
  {
    id: 'orders-idastar-steps',
    program: ORDERS,
    row: "IDA* on Korf's board 2, native: steps",
    unit: 'million/s',
    read: ({ idaSpeed }) => ({ value: idaSpeed / 1e6, note: '' }),
    wanted: { atLeast: 100 },
  },
];
