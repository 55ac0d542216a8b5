/**
 * What the bench compares, one row an entry.
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
  tab: '10000 cells, 427576 steps, ',
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
  lists: 'JavaScript, lists of lists',
  loops: 'C++ -O2, loops',
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
const TAB = [
  {
    id: 'tab-native',
    row: '200 x 50 Tab table: the same core, native',
    job: 'tab',
    ours: 'wasm',
    other: 'native',
    ratio: 'time',
    wanted: { atMost: 1.4 },
  },
  {
    id: 'tab-tuned',
    row: '200 x 50 Tab table: tuned typed arrays',
    job: 'tab',
    ours: 'wasm',
    other: 'tuned',
    ratio: 'speed',
    wanted: { atLeast: 1 },
  },
  {
    id: 'tab-lists',
    row: '200 x 50 Tab table: the lesson in lists of lists',
    job: 'tab',
    ours: 'wasm',
    other: 'lists',
    ratio: 'speed',
    wanted: { atLeast: 8 },
  },
  {
    id: 'tab-loops',
    row: '200 x 50 Tab table: the lesson in C++',
    job: 'tab',
    ours: 'wasm',
    other: 'loops',
    ratio: 'speed',
    wanted: null,
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
  ...TAB,
];

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
