/**
 * What the bench measures, one row an entry.
 *
 * @typedef {{ atMost: number } | { atLeast: number } | null} Wanted
 *
 * @typedef {object} Duel two programs that do the same, measured in turns
 * @property {string} id
 * @property {string} row
 * @property {ProgramName} ours
 * @property {ProgramName} other
 * @property {'time' | 'speed'} ratio our time over theirs, or how many times faster we are
 * @property {Wanted} wanted
 *
 * @typedef {object} Reading what page.mjs has measured
 * @property {string} id
 * @property {string} row
 * @property {string} unit
 * @property {(page: Record<string, any>) => { value: number, note: string }} read
 * @property {Wanted} wanted
 *
 * @typedef {keyof typeof PROGRAMS} ProgramName
 */

/** The contestants by the names that the table shows. */
export const PROGRAMS = {
  wasm: 'wasm',
  fresh: 'wasm, bare search',
  recorded: 'wasm, run to seek in',
  native: 'native',
  tuned: 'JavaScript, tuned',
  narrow: 'JavaScript, narrow',
  plain: 'JavaScript, plain loops',
  idiomatic: 'JavaScript, strings',
  contest: 'C++ -O2',
};

/** @type {Duel[]} */
export const DUELS = [
  {
    id: 'native',
    row: 'search: the same core, native',
    ours: 'wasm',
    other: 'native',
    ratio: 'time',
    wanted: { atMost: 1.4 },
  },
  {
    id: 'tuned',
    row: 'search: tuned typed arrays, generated code',
    ours: 'wasm',
    other: 'tuned',
    ratio: 'speed',
    wanted: { atLeast: 1.3 },
  },
  {
    id: 'narrow',
    row: 'search: the same for less, in narrow tables',
    ours: 'wasm',
    other: 'narrow',
    ratio: 'speed',
    wanted: null,
  },
  {
    id: 'plain',
    row: 'search: typed arrays, plain loops',
    ours: 'wasm',
    other: 'plain',
    ratio: 'speed',
    wanted: { atLeast: 1.3 },
  },
  {
    id: 'idiomatic',
    row: 'search: Map and Set of strings',
    ours: 'wasm',
    other: 'idiomatic',
    ratio: 'speed',
    wanted: { atLeast: 8 },
  },
  {
    id: 'contest',
    row: 'search: as a contest solver writes it',
    ours: 'wasm',
    other: 'contest',
    ratio: 'time',
    wanted: null,
  },
  {
    id: 'recording',
    row: 'what makes every step seekable',
    ours: 'recorded',
    other: 'fresh',
    ratio: 'time',
    wanted: { atMost: 1.15 },
  },
];

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
    read: ({ seekMs }) => ({
      value: seekMs.p99,
      note: `median ${digits(seekMs.median)}, most ${digits(seekMs.most)}`,
    }),
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
];

/**
 * @param {{ least: number, median: number, most: number }} values
 * @param {number} factor
 */
function spread({ least, median, most }, factor) {
  const note = `${digits(least * factor)}-${digits(most * factor)}`;
  return { value: median * factor, note };
}

/**
 * A number with three digits that mean something.
 * @param {number} value
 */
export function digits(value) {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/**
 * @param {number} value
 * @param {Wanted} wanted
 * @returns {boolean | null} null where nothing is wanted
 */
export function holds(value, wanted) {
  if (!wanted) return null;
  return 'atMost' in wanted ? value <= wanted.atMost : value >= wanted.atLeast;
}
