/**
 * What the bench compares, one row an entry.
 *
 * @import { Wanted } from './ratios.mjs'
 *
 * @typedef {object} Rival
 * @property {ProgramName} other
 * @property {ProgramName} [ours] the wasm if it is left out
 * @property {string} how
 * @property {keyof typeof COMPARES} compares
 * @property {'time' | 'speed'} ratio our time over theirs, or how many times as fast we are
 * @property {Wanted} wanted
 *
 * @typedef {object} Duel two programs with the same answer, measured in turns
 * @property {string} id
 * @property {string} row
 * @property {JobName} job
 * @property {ProgramName} ours
 * @property {ProgramName} other
 * @property {boolean} inPage whether both run in Chromium
 * @property {keyof typeof COMPARES} compares
 * @property {'time' | 'speed'} ratio
 * @property {Wanted} wanted
 *
 * @typedef {keyof typeof PROGRAMS} ProgramName
 * @typedef {keyof typeof JOBS} JobName
 */
import { CHANCE } from './ratios.mjs';

/**
 * What the programs do: the beginning of what each has to answer about it, and how much it is. The
 * knight's steps and the table's probes are mostly counted without being made, so they are no
 * measure of an engine's speed; placements and cells are.
 */
export const JOBS = {
  flip: { answer: '4096 states, 65536 moves, ', count: 65_536, unit: 'moves' },
  rearrange: { answer: '12870 states, 164736 moves, ', count: 164_736, unit: 'moves' },
  solitaire: { answer: '635376 states, 8823040 moves, ', count: 8_823_040, unit: 'moves' },
  cases: { answer: '96 of 1000 cases: ', count: 1000, unit: 'cases' },
  fifteen: { answer: '45 moves', count: 1, unit: 'boards' },
  knight: { answer: '20000000 placements, ', count: 20_000_000, unit: 'placements' },
  tab: { answer: '10000 cells, 427576 steps, ', count: 10_000, unit: 'cells' },
};

/** What makes the difference between two programs. */
export const COMPARES = {
  engines: 'the same algorithm on as small tables, in another language or engine',
  tables: 'the same algorithm, but one of the two keeps or counts more, or keeps it otherwise',
  algorithms: 'two algorithms with the same answer',
};

/** The contestants by the names that the table shows. */
export const PROGRAMS = {
  wasm: 'wasm',
  fresh: 'wasm, bare search',
  recorded: 'wasm, run to seek in',
  loop: 'wasm, bare loop',
  native: 'native',
  pathfinding: 'Rust, crate pathfinding',
  tuned: 'JavaScript, tuned',
  plain: 'JavaScript, plain loops',
  idiomatic: 'JavaScript, strings',
  lists: 'JavaScript, lists of lists',
  lean: 'C++ -O2, lean',
  contest: 'C++ -O2',
  set: 'C++ -O2, std::set',
  chained: 'C++ -O2, chained hash',
  lesson: 'C++ -O2, recursive',
  bitboard: 'C++ -O2, bitboard',
  loops: 'C++ -O2, loops',
};

/** Not slower, as far as the bench can tell. */
const LEVEL = { atLeast: 1 - CHANCE };
/** As much slower than native code as the same core may be. */
const NEAR_NATIVE = { atLeast: 0.7 };

/** @type {Rival} */
const NATIVE = {
  other: 'native',
  how: 'the same core, native',
  compares: 'engines',
  ratio: 'time',
  wanted: { atMost: 1.4 },
};

/** @type {Rival} */
const TUNED = {
  other: 'tuned',
  how: 'typed arrays, generated code',
  compares: 'engines',
  ratio: 'speed',
  wanted: LEVEL,
};

/** @type {Rival} */
const PLAIN = {
  other: 'plain',
  how: 'typed arrays, plain loops',
  compares: 'engines',
  ratio: 'speed',
  wanted: { atLeast: 1.3 },
};

/** @type {Rival} */
const IDIOMATIC = {
  other: 'idiomatic',
  how: 'Map and Set of strings',
  compares: 'tables',
  ratio: 'speed',
  wanted: { atLeast: 8 },
};

/** @type {Rival} */
const LEAN = {
  other: 'lean',
  how: 'a bool a state, moves unrolled',
  compares: 'engines',
  ratio: 'speed',
  wanted: NEAR_NATIVE,
};

/** @type {Rival[]} */
const CONTEST_SETS = [
  {
    other: 'set',
    how: 'contest solver, std::set',
    compares: 'tables',
    ratio: 'speed',
    wanted: { atLeast: 1 },
  },
  {
    other: 'chained',
    how: 'contest solver, hash',
    compares: 'tables',
    ratio: 'speed',
    wanted: { atLeast: 1 },
  },
];

/** @type {Rival[]} */
const FLIP = [
  NATIVE,
  TUNED,
  PLAIN,
  IDIOMATIC,
  LEAN,
  {
    other: 'contest',
    how: 'contest solver, depths and std::queue',
    compares: 'tables',
    ratio: 'speed',
    wanted: null,
  },
  {
    ours: 'recorded',
    other: 'fresh',
    how: 'what makes every step seekable',
    compares: 'tables',
    ratio: 'time',
    wanted: { atMost: 1.15 },
  },
];

/** @type {Rival[]} */
const KNIGHT = [
  NATIVE,
  { ...TUNED, how: 'typed arrays, nothing counted', compares: 'tables' },
  {
    other: 'lesson',
    how: 'the lesson, recursive',
    compares: 'algorithms',
    ratio: 'speed',
    wanted: LEVEL,
  },
  {
    other: 'bitboard',
    how: 'magic bitboard, nothing counted',
    compares: 'tables',
    ratio: 'speed',
    wanted: null,
  },
  {
    ours: 'loop',
    other: 'bitboard',
    how: 'nothing counted here either',
    compares: 'engines',
    ratio: 'speed',
    wanted: NEAR_NATIVE,
  },
];

/** @type {Rival[]} */
const FIFTEEN = [
  NATIVE,
  {
    ours: 'native',
    other: 'pathfinding',
    how: 'the crate pathfinding, both native',
    compares: 'tables',
    ratio: 'speed',
    wanted: LEVEL,
  },
];

/** @type {Rival[]} */
const TAB = [
  NATIVE,
  { ...TUNED, how: 'typed arrays' },
  {
    other: 'lists',
    how: 'the lesson in lists of lists',
    compares: 'algorithms',
    ratio: 'speed',
    wanted: { atLeast: 8 },
  },
  {
    other: 'loops',
    how: 'the lesson, a loop a cell',
    compares: 'algorithms',
    ratio: 'speed',
    wanted: null,
  },
];

/**
 * @param {JobName} job
 * @param {string} what
 * @param {Rival[]} rivals
 * @returns {Duel[]} what is tuned for an engine is measured in both
 */
function duelsOf(job, what, rivals) {
  return rivals.flatMap(({ ours = 'wasm', how, ...rival }) => {
    const name = ours === 'wasm' ? rival.other : `${ours}-${rival.other}`;
    const row = `${what}: ${how}`;
    const duel = { id: `${job}-${name}`, row, job, ours, inPage: false, ...rival };
    if (rival.other !== 'tuned') return [duel];
    return [duel, { ...duel, id: `${duel.id}-page`, row: `${row}, Chromium`, inPage: true }];
  });
}

/** @type {Duel[]} */
export const DUELS = [
  ...duelsOf('flip', 'Flip Game', FLIP),
  ...duelsOf('rearrange', '8 pieces on 4 x 4', [NATIVE, TUNED, IDIOMATIC, LEAN, ...CONTEST_SETS]),
  ...duelsOf('solitaire', 'all of solitaire', [
    NATIVE,
    TUNED,
    IDIOMATIC,
    { ...LEAN, how: 'bool[64][64][64][64]', compares: 'tables' },
    ...CONTEST_SETS,
  ]),
  ...duelsOf('cases', '1,000 solitaire cases', [NATIVE, TUNED, IDIOMATIC, ...CONTEST_SETS]),
  ...duelsOf('fifteen', "A* on a board of 4 x 4 tiles (Korf's 12)", FIFTEEN),
  ...duelsOf('knight', '8 x 8 knight', KNIGHT),
  ...duelsOf('tab', '200 x 50 Tab table', TAB),
];
