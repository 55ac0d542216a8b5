/**
 * What the bench measures, one row an entry.
 *
 * @typedef {{ atMost: number } | { atLeast: number } | null} Wanted
 *
 * @typedef {object} Duel two programs that do the same, measured in turns
 * @property {string} id
 * @property {string} row
 * @property {JobName} job
 * @property {ProgramName} ours
 * @property {ProgramName} other
 * @property {'time' | 'speed'} ratio our time over theirs, or how many times faster we are
 * @property {Wanted} wanted
 *
 * @typedef {object} Reading what a program in the page's engine has measured
 * @property {string} id
 * @property {string} [program] with its arguments; page.mjs if it is left out
 * @property {boolean} [long] measured only if it is asked for
 * @property {string} row
 * @property {string} unit
 * @property {(page: Record<string, any>) => { value: number, note: string }} read
 * @property {Wanted} wanted
 *
 * @typedef {keyof typeof PROGRAMS} ProgramName
 * @typedef {keyof typeof JOBS} JobName
 */

/** What the programs do, with the beginning of what each has to answer about it. */
export const JOBS = {
  flip: '4096 states, 65536 moves, ',
  rearrange: '12870 states, 164736 moves, ',
  solitaire: '635376 states, 8823040 moves, ',
  cases: '96 of 1000 cases: ',
  knight: '20000000 placements, ',
};

/** The contestants by the names that the table shows. */
export const PROGRAMS = {
  wasm: 'wasm',
  fresh: 'wasm, bare search',
  recorded: 'wasm, run to seek in',
  loop: 'wasm, bare loop',
  native: 'native',
  tuned: 'JavaScript, tuned',
  narrow: 'JavaScript, narrow',
  plain: 'JavaScript, plain loops',
  idiomatic: 'JavaScript, strings',
  contest: 'C++ -O2',
  array: 'C++ -O2, array',
  set: 'C++ -O2, std::set',
  chained: 'C++ -O2, chained hash',
  lesson: 'C++ -O2, recursive',
};

/** @type {Duel[]} */
const FLIP = [
  {
    id: 'native',
    row: 'search: the same core, native',
    job: 'flip',
    ours: 'wasm',
    other: 'native',
    ratio: 'time',
    wanted: { atMost: 1.4 },
  },
  {
    id: 'tuned',
    row: 'search: tuned typed arrays, generated code',
    job: 'flip',
    ours: 'wasm',
    other: 'tuned',
    ratio: 'speed',
    wanted: { atLeast: 1.3 },
  },
  {
    id: 'narrow',
    row: 'search: the same for less, in narrow tables',
    job: 'flip',
    ours: 'wasm',
    other: 'narrow',
    ratio: 'speed',
    wanted: null,
  },
  {
    id: 'plain',
    row: 'search: typed arrays, plain loops',
    job: 'flip',
    ours: 'wasm',
    other: 'plain',
    ratio: 'speed',
    wanted: { atLeast: 1.3 },
  },
  {
    id: 'idiomatic',
    row: 'search: Map and Set of strings',
    job: 'flip',
    ours: 'wasm',
    other: 'idiomatic',
    ratio: 'speed',
    wanted: { atLeast: 8 },
  },
  {
    id: 'contest',
    row: 'search: as a contest solver writes it',
    job: 'flip',
    ours: 'wasm',
    other: 'contest',
    ratio: 'time',
    wanted: null,
  },
  {
    id: 'recording',
    row: 'what makes every step seekable',
    job: 'flip',
    ours: 'recorded',
    other: 'fresh',
    ratio: 'time',
    wanted: { atMost: 1.15 },
  },
];

/** @type {{ job: JobName, what: string }[]} */
const PIECES = [
  { job: 'rearrange', what: '8 pieces on 4 x 4' },
  { job: 'solitaire', what: 'all of solitaire' },
  { job: 'cases', what: '1,000 solitaire cases' },
];

/** @type {{ other: ProgramName, how: string, ratio: Duel['ratio'], wanted: Wanted }[]} */
const RIVALS = [
  { other: 'native', how: 'the same core, native', ratio: 'time', wanted: { atMost: 1.4 } },
  { other: 'tuned', how: 'typed arrays, generated', ratio: 'speed', wanted: { atLeast: 1 } },
  { other: 'idiomatic', how: 'Map and Set of strings', ratio: 'speed', wanted: { atLeast: 8 } },
  { other: 'set', how: 'contest solver, std::set', ratio: 'speed', wanted: { atLeast: 1 } },
  { other: 'chained', how: 'contest solver, hash', ratio: 'speed', wanted: { atLeast: 1 } },
];

/** @type {Duel[]} */
const KNIGHT = [
  {
    id: 'knight-loop',
    row: '8 x 8 knight: bare loop, the lesson in C++',
    job: 'knight',
    ours: 'loop',
    other: 'lesson',
    ratio: 'speed',
    wanted: { atLeast: 1.2 },
  },
  {
    id: 'knight-lesson',
    row: '8 x 8 knight: the lesson in C++',
    job: 'knight',
    ours: 'wasm',
    other: 'lesson',
    ratio: 'speed',
    wanted: { atLeast: 0.95 },
  },
  {
    id: 'knight-tuned',
    row: '8 x 8 knight: tuned typed arrays',
    job: 'knight',
    ours: 'wasm',
    other: 'tuned',
    ratio: 'speed',
    wanted: { atLeast: 1 },
  },
  {
    id: 'knight-native',
    row: '8 x 8 knight: the same core, native',
    job: 'knight',
    ours: 'wasm',
    other: 'native',
    ratio: 'time',
    wanted: { atMost: 1.4 },
  },
];

/** @type {Duel[]} */
export const DUELS = [
  ...FLIP,
  ...PIECES.flatMap(({ job, what }) =>
    RIVALS.map(({ other, how, ratio, wanted }) => {
      const [id, row] = [`${job}-${other}`, `${what}: ${how}`];
      return { id, row, job, ours: /** @type {const} */ ('wasm'), other, ratio, wanted };
    }),
  ),
  {
    id: 'rearrange-array',
    row: '8 pieces on 4 x 4: contest solver, array',
    job: 'rearrange',
    ours: 'wasm',
    other: 'array',
    ratio: 'speed',
    wanted: null,
  },
  ...KNIGHT,
];

const CHOICES = 'page-choices.mjs';

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
    row: '8 x 8 knight: steps of a run to seek in, processor time',
    unit: 'million/s',
    read: ({ knight: { speed } }) => spread(speed, 1e-6),
    wanted: { atLeast: 200 },
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
];

/**
 * @param {{ least: number, median: number, most: number }} values
 * @param {number} factor
 */
function spread({ least, median, most }, factor) {
  const note = `${digits(least * factor)}-${digits(most * factor)}`;
  return { value: median * factor, note };
}

/** @param {{ median: number, p99: number, most: number }} values */
function quantiles({ median, p99, most }) {
  return { value: p99, note: `median ${digits(median)}, most ${digits(most)}` };
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
