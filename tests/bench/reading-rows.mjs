/**
 * What the bench reads, one row an entry.
 *
 * @import { Wanted } from './ratios.mjs'
 *
 * @typedef {object} Reading what a program in the page's engine has measured
 * @property {string} id
 * @property {string} [program] with its arguments; page.mjs if it is left out
 * @property {boolean} [long] measured only if it is asked for
 * @property {string} row
 * @property {string} unit
 * @property {(page: Record<string, any>) => { value: number, note: string }} read
 * @property {Wanted} wanted
 */
import { ORDER_READINGS } from './order-rows.mjs';
import { PAGE_READINGS } from './page-rows.mjs';
import { digits } from './ratios.mjs';
import { drawing, spread } from './reading-notes.mjs';

const CHOICES = 'page-choices.mjs';
const TABLES = 'page-tables.mjs';
const DRAWING = 'page-drawing.mjs';
const MAP = 'page-map.mjs';

/** @type {Reading[]} */
export const READINGS = [
  {
    id: 'stepping',
    row: 'moves of a recorded run, 4 x 5 board',
    unit: 'million/s',
    read: ({ stepping }) => spread(stepping, 1e-6),
    wanted: { atLeast: 20 },
  },
  {
    id: 'playing',
    row: 'steps shown one after the other',
    unit: 'million/s',
    read: ({ playing }) => spread(playing, 1e-6),
    wanted: null,
  },
  {
    id: 'seek',
    row: 'seek anywhere and fill the frame, p99',
    unit: 'ms',
    read: ({ seekMs }) => quantiles(seekMs),
    wanted: { atMost: 2 },
  },
  {
    id: 'open',
    row: 'open the sample and compute its run',
    unit: 'ms',
    read: ({ openMs }) => spread(openMs, 1),
    wanted: null,
  },
  {
    id: 'judge',
    row: 'judge all 65,536 boards, processor time',
    unit: 's',
    read: ({ judgeS }) => ({ value: judgeS, note: '' }),
    wanted: { atMost: 10 },
  },
  {
    id: 'solitaire-seek',
    row: 'all of solitaire: seek and fill the frame, p99',
    unit: 'ms',
    read: ({ solitaire: { seekMs } }) => quantiles(seekMs),
    wanted: { atMost: 16 },
  },
  {
    id: 'solitaire-memory',
    row: 'all of solitaire: wasm memory of the run',
    unit: 'MiB',
    read: ({ solitaire: { memory } }) => ({ value: memory / 2 ** 20, note: '' }),
    wanted: { atMost: 32 },
  },
  {
    id: 'solitaire-command',
    row: '2,000 solitaire cases by the command, processor time',
    unit: 's',
    read: ({ commandS }) => spread(commandS, 1),
    wanted: { atMost: 1 },
  },
  {
    id: 'knight-steps',
    program: CHOICES,
    row: '8 x 8 knight: steps of a run to seek in, most of them only counted, processor time',
    unit: 'million/s',
    read: ({ knight: { speed } }) => spread(speed, 1e-6),
    wanted: { atLeast: 200 },
  },
  {
    id: 'knight-placements',
    program: CHOICES,
    row: 'the same in placements, each of them made',
    unit: 'million/s',
    read: ({ knight: { speed, share } }) => spread(speed, share * 1e-6),
    wanted: null,
  },
  {
    id: 'knight-seek',
    program: CHOICES,
    row: '10^9 steps of it: seek and fill the frame, processor time, p99',
    unit: 'ms',
    read: ({ knight: { seekMs } }) => quantiles(seekMs),
    wanted: { atMost: 2 },
  },
  {
    id: 'knight-costs',
    program: CHOICES,
    row: '10^9 steps of it: what each choice of the path has cost, processor time, median',
    unit: 'ms',
    read: ({ knight: { costsMs } }) => drawing(costsMs),
    wanted: { atMost: 4 },
  },
  {
    id: 'knight-memory',
    program: CHOICES,
    row: '10^9 steps of it: wasm memory',
    unit: 'MiB',
    read: ({ knight: { memory } }) => ({ value: memory / 2 ** 20, note: '' }),
    wanted: null,
  },
  {
    id: 'knight-long-seek',
    program: `${CHOICES} --long`,
    long: true,
    row: '10^10 steps of it: seek and fill the frame, processor time, p99',
    unit: 'ms',
    read: ({ knightLong: { seekMs } }) => quantiles(seekMs),
    wanted: { atMost: 16 },
  },
  {
    id: 'knight-long-memory',
    program: `${CHOICES} --long`,
    long: true,
    row: '10^10 steps of it: wasm memory',
    unit: 'MiB',
    read: ({ knightLong: { memory } }) => ({ value: memory / 2 ** 20, note: '' }),
    wanted: { atMost: 64 },
  },
  {
    id: 'knight-tours',
    program: CHOICES,
    row: 'tours of all even sides from 6 to 100, processor time',
    unit: 's',
    read: ({ toursS }) => ({ value: toursS, note: '' }),
    wanted: { atMost: 1 },
  },
  {
    id: 'mines-median',
    program: CHOICES,
    row: 'minefields up to 30 x 30, processor time, median of 200',
    unit: 'ms',
    read: ({ minesMs }) => ({ value: minesMs.median, note: '' }),
    wanted: { atMost: 50 },
  },
  {
    id: 'mines-most',
    program: CHOICES,
    row: 'minefields up to 30 x 30, processor time, most of 200',
    unit: 'ms',
    read: ({ minesMs }) => ({ value: minesMs.most, note: `p99 ${digits(minesMs.p99)}` }),
    wanted: { atMost: 1000 },
  },
  {
    id: 'tab-filling',
    program: TABLES,
    row: '1,000 x 250 Tab table: open, fill and show, processor time',
    unit: 'ms',
    read: ({ full }) => filling(full),
    wanted: { atMost: 100 },
  },
  {
    id: 'tab-filling-first',
    program: TABLES,
    row: 'the same until the first losing move',
    unit: 'ms',
    read: ({ first }) => filling(first),
    wanted: { atMost: 100 },
  },
  {
    id: 'tab-filling-waves',
    program: TABLES,
    row: 'the same backwards',
    unit: 'ms',
    read: ({ waves }) => filling(waves),
    wanted: null,
  },
  {
    id: 'tab-seek',
    program: TABLES,
    row: '1,000 x 250 Tab table: seek and fill the frame, p99',
    unit: 'ms',
    read: ({ full: { seekMs } }) => quantiles(seekMs),
    wanted: { atMost: 16 },
  },
  {
    id: 'tab-seek-waves',
    program: TABLES,
    row: 'the same backwards, p99',
    unit: 'ms',
    read: ({ waves: { seekMs } }) => quantiles(seekMs),
    wanted: { atMost: 16 },
  },
  {
    id: 'tab-command',
    program: TABLES,
    row: '1,000 Tab tests by the command, processor time with its start',
    unit: 's',
    read: ({ wholeS }) => spread(wholeS, 1),
    wanted: { atMost: 3 },
  },
  {
    id: 'tab-command-own',
    program: TABLES,
    row: '1,000 Tab tests by the command, processor time',
    unit: 's',
    read: ({ ownS }) => spread(ownS, 1),
    wanted: null,
  },
  {
    id: 'tab-drawing',
    program: DRAWING,
    row: '1,000 x 250 Tab table: draw any step, script in Chromium',
    unit: 'ms',
    read: ({ full: { seekingMs } }) => drawing(seekingMs),
    wanted: { atMost: 8 },
  },
  {
    id: 'tab-drawing-anew',
    program: DRAWING,
    row: '1,000 x 250 Tab table: colour all cells anew',
    unit: 'ms',
    read: ({ full: { anewMs } }) => drawing(anewMs),
    wanted: { atMost: 8 },
  },
  {
    id: 'tab-drawing-waves',
    program: DRAWING,
    row: 'the same in waves',
    unit: 'ms',
    read: ({ waves: { anewMs } }) => drawing(anewMs),
    wanted: { atMost: 8 },
  },
  ...Object.entries({ '1 x': 6, '2 x': 18 }).map(([scale, atMost]) => ({
    id: `map-${scale.slice(0, 1)}`,
    program: MAP,
    row: `635,376 states in rings at ${scale}: paint any step, processor time with all pixels`,
    unit: 'ms',
    /** @type {Reading['read']} */
    read: (films) => {
      const { cpuMs, firstMs, slices } = films[`role, ${scale}`];
      const making = `sharp after ${slices} frames, the longest ${digits(firstMs)} ms`;
      return { value: cpuMs, note: making };
    },
    wanted: { atMost },
  })),
  ...ORDER_READINGS,
  ...PAGE_READINGS,
];

/** @param {{ firstMs: number, ms: { least: number, median: number, most: number } }} measured */
function filling({ firstMs, ms }) {
  const { value, note } = spread(ms, 1);
  return { value, note: `${note}, the first ${digits(firstMs)}` };
}

/** @param {{ median: number, p99: number, most: number }} values */
function quantiles({ median, p99, most }) {
  return { value: p99, note: `median ${digits(median)}, most ${digits(most)}` };
}
