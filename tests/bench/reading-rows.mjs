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
import { digits } from './ratios.mjs';

const CHOICES = 'page-choices.mjs';
const TABLES = 'page-tables.mjs';
const DRAWING = 'page-drawing.mjs';
const FRAMES = 'page-frames.mjs';
const CHANGES = 'page-changes.mjs';
/** What keeps a page from answering for longer is felt. */
const TASK = { atMost: 50 };

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
  {
    id: 'page-first-board',
    program: FRAMES,
    row: 'the first board on screen, after the load event, in Chromium',
    unit: 'ms',
    read: ({ boardMs }) => drawing(boardMs),
    wanted: { atMost: 300 },
  },
  {
    id: 'page-slow-board',
    program: FRAMES,
    row: 'the first board on screen at 1.6 Mb/s, 150 ms round trip, processor slowed 4 times, in Chromium',
    unit: 'ms',
    read: ({ slowMs }) => drawing(slowMs),
    wanted: { atMost: 1500 },
  },
  {
    id: 'page-lesson-board',
    program: CHANGES,
    row: 'the same of a lesson’s link: as many times as long as of a link to its board',
    unit: 'x the time',
    read: ({ lessonBoard }) => spread(lessonBoard, 1),
    wanted: { atMost: 1.1 },
  },
  ...Object.entries({
    lesson: 'from its entry in the list to the first lesson, for the first time',
    stop: 'from stop to stop of a lesson',
    predicting: 'from wanting questions to a film that hides what comes, for the first time',
    question: 'from stop to stop, where the second one asks',
    answer: 'from a choice to the right one and the reason',
    code: 'from wanting a program to its lit line, for the first time',
  }).map(([id, name]) => ({
    id: `page-change-${id}`,
    program: CHANGES,
    row: `${name}, in Chromium`,
    unit: 'ms',
    /** @type {Reading['read']} */
    read: ({ changes }) => drawing(changes[id]),
    wanted: { atMost: 100 },
  })),
  {
    id: 'page-film',
    program: FRAMES,
    row: 'a film of 100 pictures of 400 x 400 as GIF, in Chromium',
    unit: 'ms',
    read: ({ filmMs }) => drawing(filmMs.made),
    wanted: { atMost: 3000 },
  },
  {
    id: 'page-film-cancelled',
    program: FRAMES,
    row: 'the same: from cancelling it to its end',
    unit: 'ms',
    read: ({ filmMs }) => drawing(filmMs.cancelled),
    wanted: { atMost: 100 },
  },
  ...Object.entries({
    first: 'the first example',
    board: 'the largest board',
    map: 'the largest map',
  }).map(([id, name]) => ({
    id: `page-loading-${id}`,
    program: FRAMES,
    row: `loading ${name}: the longest task, processor time in Chromium`,
    unit: 'ms',
    /** @type {Reading['read']} */
    read: ({ loading }) => {
      const { processorMs, clockMs } = loading[id];
      return { value: processorMs, note: `${digits(clockMs)} on the clock` };
    },
    wanted: TASK,
  })),
  ...Object.entries({
    resting: 'opened and left alone',
    scrolled: 'scrolled past all of them, which load meanwhile',
  }).map(([id, name]) => ({
    id: `page-article-${id}`,
    program: FRAMES,
    row: `an article with 14 embeds below the fold, ${name}: tasks over 50 ms of processor time in Chromium`,
    unit: 'tasks',
    /** @type {Reading['read']} */
    read: ({ article }) => {
      const { felt, processorMs, clockMs } = article[id];
      const note = `longest ${digits(processorMs)} ms, ${digits(clockMs)} on the clock`;
      return { value: felt, note };
    },
    wanted: { atMost: 0 },
  })),
  ...Object.entries({
    first: 'the first example in 20 s',
    rings: '635,376 states in rings in 20 s',
    levels: '635,376 states in levels in 20 s',
    all: 'all 635,376 states in 20 s',
    wide: '635,376 states in rings on 1920 x 1080 in 20 s',
    directed: '635,376 states in rings, directed',
    moving: 'the first example move by move',
    knightMoving: 'the naive knight on 6 x 6 move by move',
    scrubbed: 'the first example, scrubbed',
    knight: 'the naive knight on 6 x 6 in 20 s',
    knightScrubbed: 'the naive knight on 6 x 6, scrubbed',
    table: 'the 200 x 50 Tab table in 20 s',
    tableScrubbed: 'the 200 x 50 Tab table, scrubbed',
  }).flatMap(([id, name]) => [
    {
      id: `page-playing-${id}`,
      program: FRAMES,
      row: `playing ${name}: script a frame in Chromium`,
      unit: 'ms',
      /** @type {Reading['read']} */
      read: ({ playing }) => drawing(playing[id].scriptMs),
      wanted: { atMost: /moving/i.test(id) ? 4 : /scrubbed/i.test(id) ? 16 : 12 },
    },
    {
      id: `page-playing-${id}-task`,
      program: FRAMES,
      row: 'the same: the longest task, on the clock',
      unit: 'ms',
      /** @type {Reading['read']} */
      read: ({ playing }) => ({ value: playing[id].longestTaskMs, note: '' }),
      wanted: TASK,
    },
  ]),
];

/**
 * @param {{ least: number, median: number, most: number }} values
 * @param {number} factor
 */
function spread({ least, median, most }, factor) {
  const note = `${digits(least * factor)}-${digits(most * factor)}`;
  return { value: median * factor, note };
}

/** @param {{ firstMs: number, ms: { least: number, median: number, most: number } }} measured */
function filling({ firstMs, ms }) {
  const { value, note } = spread(ms, 1);
  return { value, note: `${note}, the first ${digits(firstMs)}` };
}

/**
 * The median: a browser has threads of its own, which other work on the machine delays.
 * @param {{ median: number, p99: number, most: number }} ms
 */
function drawing({ median, p99, most }) {
  return { value: median, note: `p99 ${digits(p99)}, most ${digits(most)}` };
}

/** @param {{ median: number, p99: number, most: number }} values */
function quantiles({ median, p99, most }) {
  return { value: p99, note: `median ${digits(median)}, most ${digits(most)}` };
}
