/**
 * One contestant in a process of its own, so that nobody's types slow another one down:
 * `node worker.mjs <program> <job>` reads `check` and `run <times>`, one a line, and answers with
 * what it found or the nanoseconds that it took.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { search as searchStrings } from './idiomatic.mjs';
import { between, jumps, rearrangements, search as searchPieces } from './idiomatic-pieces.mjs';
import { fillTable } from './lesson-table.mjs';
import { cellsOf, compileCases, compileRearrange, compileSolitaire } from './tuned-pieces.mjs';
import { compileKnight } from './tuned-knight.mjs';
import { compileTable } from './tuned-table.mjs';
import { compile, narrow, plain } from './tuned.mjs';

const SAMPLE = 0b0001_1001_1011_1001;
const STATES = 1 << 16;
/** Rearranging pieces: 1111/1110/1000/0000. Solitaire: (4, 4) (4, 5) (5, 4) (6, 5), from 1. */
const HARDEST = [0, 1, 2, 3, 4, 5, 6, 8];
const PIECES = [27, 28, 35, 44];
const CASES = 1000;
const MOST_MOVES = 8;
/** How often the knight's search places. */
const PLACEMENTS = 20_000_000;
/** The largest board of the Tab game's original. */
const ROWS = 200;
const COLUMNS = 50;
const WASM = new URL('../../target/bench/wasm/', import.meta.url);

/** @typedef {{ run: (times: number) => void, report: () => string }} Job */

/** @type {Record<string, () => Job | Promise<Job>>} */
const JOBS = {
  'tuned flip': () => typed(compile(masks(), STATES)),
  'narrow flip': () => typed(narrow(masks(), STATES)),
  'plain flip': () => typed(plain(masks(), STATES)),
  'idiomatic flip': () => ({
    run: (times) => repeat(times, () => searchStrings(letters(SAMPLE))),
    report() {
      const { visited, cameFrom, levels } = searchStrings(letters(SAMPLE));
      const sizes = levels.map((level) => level.length);
      return report(sizes, 16 * visited.size, [...visited, ...cameFrom.values()].map(rank));
    },
  }),
  'tuned rearrange': () => {
    const search = compileRearrange();
    return pieces(
      () => search(bits(HARDEST)[0]),
      (state) => [state],
    );
  },
  'tuned solitaire': () => {
    const search = compileSolitaire();
    return pieces(
      () => search(PIECES),
      (state) => bits(cellsOf(state)),
    );
  },
  'tuned cases': () => {
    const answer = compileCases(MOST_MOVES);
    return judged(randomCases(), ([start, goal]) => answer(start, goal));
  },
  'idiomatic rearrange': () => {
    const start = Array.from({ length: 16 }, (_, cell) => Number(HARDEST.includes(cell))).join('');
    return strings(start, rearrangements, (board) => [
      [...board].reduce((mask, digit, cell) => mask | (Number(digit) << cell), 0),
    ]);
  },
  'idiomatic solitaire': () =>
    strings(PIECES.join(), jumps, (position) => bits(position.split(',').map(Number))),
  'idiomatic cases': () =>
    judged(
      randomCases().map(([start, goal]) => [start.join(), goal.join()]),
      ([start, goal]) => between(start, goal, jumps, MOST_MOVES),
    ),
  'tuned knight': () => {
    const search = compileKnight();
    return {
      run: (times) => repeat(times, () => search(PLACEMENTS)),
      report: () => `${PLACEMENTS} placements, ${hashOf([...search(PLACEMENTS)])}`,
    };
  },
  'tuned tab': () => {
    const { fill, worth, at, winning, longest } = compileTable(ROWS, COLUMNS);
    return {
      run: (times) => repeat(times, fill),
      report() {
        fill();
        const plies = Array.from(worth, (value) => (value > 0x7fff ? 0xffff - value : value));
        return tableReport(plies, at, winning, longest);
      },
    };
  },
  'lists tab': () => ({
    run: (times) => repeat(times, () => fillTable(ROWS, COLUMNS)),
    report() {
      const [, ...rows] = fillTable(ROWS, COLUMNS);
      const plies = rows.reverse().flatMap(([, ...row]) => row);
      const looked = plies.map((_, cell) => {
        const [above, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
        const moves = Math.min(COLUMNS, above) - Number(column < above);
        return Math.max(moves, 1);
      });
      const won = plies.map((number) => number % 2);
      return tableReport(plies, sums(looked), sums(won), most(plies));
    },
  }),
  loop: () => wasmJob('knight-loop', (_, work) => (times) => work.run(times)),
  fresh: () => wasmJob('flip', ({ fresh }) => fresh),
  recorded: () => wasmJob('flip', ({ recorded }) => recorded),
};

/** @returns {number[]} for each cell the discs that it turns */
function masks() {
  return Array.from({ length: 16 }, (_, cell) => {
    const [row, column] = [cell >> 2, cell & 3];
    let mask = 1 << cell;
    if (row > 0) mask |= 1 << (cell - 4);
    if (row < 3) mask |= 1 << (cell + 4);
    if (column > 0) mask |= 1 << (cell - 1);
    if (column < 3) mask |= 1 << (cell + 1);
    return mask;
  });
}

/**
 * @param {import('./tuned.mjs').Search} search
 * @returns {Job}
 */
function typed(search) {
  return {
    run: (times) => repeat(times, () => search(SAMPLE)),
    report() {
      const { order, parents, levels } = search(SAMPLE);
      const found = levels[levels.length - 1];
      const sizes = levels.slice(1).map((end, level) => end - levels[level]);
      const ranks = [...order.subarray(0, found)];
      return report(sizes, 16 * found, [
        ...ranks,
        ...ranks.map((_, place) => order[parents[place]]),
      ]);
    },
  };
}

/**
 * @param {number} times
 * @param {() => unknown} work
 */
function repeat(times, work) {
  for (let time = 0; time < times; time++) work();
}

/**
 * @param {() => import('./tuned-pieces.mjs').Found} search
 * @param {(state: number) => number[]} parts of its mask
 * @returns {Job}
 */
function pieces(search, parts) {
  return {
    run: (times) => repeat(times, search),
    report() {
      const { order, parents, levels, moves } = search();
      const found = levels[levels.length - 1];
      const sizes = levels.slice(1).map((end, level) => end - levels[level]);
      const froms = Array.from(parents.subarray(0, found), (parent) => order[parent]);
      return report(sizes, moves, [...order.subarray(0, found), ...froms].flatMap(parts));
    },
  };
}

/**
 * @param {string} start
 * @param {(position: string) => string[]} neighbours
 * @param {(position: string) => number[]} parts of its mask
 * @returns {Job}
 */
function strings(start, neighbours, parts) {
  return {
    run: (times) => repeat(times, () => searchPieces(start, neighbours)),
    report() {
      const { visited, cameFrom, levels, moves } = searchPieces(start, neighbours);
      const sizes = levels.map((level) => level.length);
      return report(sizes, moves, [...visited, ...cameFrom.values()].flatMap(parts));
    },
  };
}

/**
 * @template T
 * @param {T[]} cases
 * @param {(one: T) => number} answer
 * @returns {Job}
 */
function judged(cases, answer) {
  return {
    run: (times) => repeat(times, () => cases.forEach(answer)),
    report() {
      const answers = cases.map(answer);
      const found = answers.filter((moves) => moves >= 0).length;
      const text = answers.map((moves) => (moves < 0 ? '-' : moves)).join('');
      return `${found} of ${cases.length} cases: ${text}`;
    },
  };
}

/**
 * What is kept of the cells of a table, from the top left.
 * @param {number[]} plies
 * @param {ArrayLike<number>} at the step that fills the cell
 * @param {ArrayLike<number>} winning number of winning cells so far
 * @param {ArrayLike<number>} longest most plies so far
 */
function tableReport(plies, at, winning, longest) {
  const kept = plies.flatMap((number, cell) => [number, at[cell], winning[cell], longest[cell]]);
  return `${plies.length} cells, ${at[plies.length - 1]} steps, ${hashOf(kept)}`;
}

/** @param {number[]} numbers */
function sums(numbers) {
  let sum = 0;
  return numbers.map((number) => (sum += number));
}

/** @param {number[]} numbers */
function most(numbers) {
  let greatest = 0;
  return numbers.map((number) => (greatest = Math.max(greatest, number)));
}

/** @returns {[start: number[], goal: number[]][]} the same as the core's */
function randomCases() {
  let random = 1;
  const position = () => {
    /** @type {Set<number>} */
    const cells = new Set();
    while (cells.size < 4) {
      random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
      cells.add(random >>> 26);
    }
    return [...cells].sort((a, b) => a - b);
  };
  return Array.from({ length: CASES }, () => [position(), position()]);
}

/**
 * @param {number[]} cells
 * @returns {[number, number]} their mask in two halves
 */
function bits(cells) {
  /** @type {[number, number]} */
  const mask = [0, 0];
  for (const cell of cells) mask[cell >> 5] |= 1 << (cell & 31);
  return mask;
}

/**
 * @param {number[]} sizes of the levels
 * @param {number} moves
 * @param {number[]} ranks of the states in order of discovery, then of their parents, as masks
 */
function report(sizes, moves, ranks) {
  const states = sizes.reduce((sum, size) => sum + size);
  return `${states} states, ${moves} moves, ${hashOf(ranks)}: ${sizes.join()}`;
}

/**
 * FNV-1a over whole numbers, as the native program does it.
 * @param {number[]} numbers
 */
function hashOf(numbers) {
  const hash = numbers.reduce((sum, number) => Math.imul(sum ^ number, 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** @param {number} state */
function letters(state) {
  return Array.from({ length: 16 }, (_, cell) => ((state >> cell) & 1 ? 'b' : 'w')).join('');
}

/** @param {string} board */
function rank(board) {
  return [...board].reduce((state, letter, cell) => state | (Number(letter === 'b') << cell), 0);
}

/**
 * @typedef {Job & { free(): void }} WasmJob
 * @typedef {{ initSync(options: { module: BufferSource }): unknown,
 *   Job: new (name: string) => WasmJob, fresh: Job['run'], recorded: Job['run'] }} BenchWasm
 */

/**
 * @param {string} name
 * @param {(wasm: BenchWasm, job: WasmJob) => Job['run']} choose
 * @returns {Promise<Job>}
 */
async function wasmJob(name, choose) {
  /** @type {BenchWasm} */
  const wasm = await import(new URL('searchlight.js', WASM).href);
  wasm.initSync({ module: readFileSync(new URL('searchlight_bg.wasm', WASM)) });
  const job = new wasm.Job(name);
  return { run: choose(wasm, job), report: () => job.report() };
}

const [program, name] = process.argv.slice(2);
const job =
  program === 'wasm'
    ? await wasmJob(name, (_, work) => (times) => work.run(times))
    : await (JOBS[program] ?? JOBS[`${program} ${name}`])();
for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith('run ')) {
    const began = process.hrtime.bigint();
    job.run(Number(line.slice(4)));
    console.log(String(process.hrtime.bigint() - began));
  } else {
    console.log(job.report());
  }
}
