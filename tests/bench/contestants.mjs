/** The contestants that run in an engine for JavaScript: in Node, and in a page. */
import { search as searchStrings } from './idiomatic.mjs';
import { between, jumps, rearrangements, search as searchPieces } from './idiomatic-pieces.mjs';
import { fillTable } from './lesson-table.mjs';
import { casesReport, searchReport, spaceReport, tableReport, tourReport } from './reports.mjs';
import { compileFlip, plainFlip } from './tuned-flip.mjs';
import { cellsOf, compileCases, compileRearrange, compileSolitaire } from './tuned-pieces.mjs';
import { compileKnight } from './tuned-knight.mjs';
import { compileTable } from './tuned-table.mjs';

/** @import { Found } from './tuned-search.mjs' */

const SAMPLE = 0b0001_1001_1011_1001;
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

/** @type {Record<string, () => Job>} */
const JOBS = {
  'tuned flip': () => searched(compileFlip(), SAMPLE, (state) => [state]),
  'plain flip': () => searched(plainFlip(), SAMPLE, (state) => [state]),
  'tuned rearrange': () => searched(compileRearrange(), bits(HARDEST)[0], (state) => [state]),
  'tuned solitaire': () => searched(compileSolitaire(), PIECES, (state) => bits(cellsOf(state))),
  'tuned cases': () => {
    const answer = compileCases(MOST_MOVES);
    return judged(randomCases(), ([start, goal]) => answer(start, goal));
  },
  'idiomatic flip': () => ({
    run: (times) => repeat(times, () => searchStrings(letters(SAMPLE))),
    report() {
      const { visited, cameFrom, levels } = searchStrings(letters(SAMPLE));
      const sizes = levels.map((level) => level.length);
      return spaceReport(sizes, 16 * visited.size, [...visited, ...cameFrom.values()].map(rank));
    },
  }),
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
      report: () => tourReport(PLACEMENTS, search(PLACEMENTS)),
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
};

/**
 * @typedef {Job & { free(): void }} WasmJob
 * @typedef {{ default(options: { module_or_path: BufferSource | Response }): Promise<unknown>,
 *   Job: new (name: string) => WasmJob, fresh: Job['run'], recorded: Job['run'] }} BenchWasm
 */

/** What there is in the wasm beside the jobs. @type {Record<string, (wasm: BenchWasm) => Job>} */
const WASM_JOBS = {
  loop: ({ Job }) => wasmJob(new Job('knight-loop')),
  fresh: ({ Job, fresh }) => ({ ...wasmJob(new Job('flip')), run: fresh }),
  recorded: ({ Job, recorded }) => ({ ...wasmJob(new Job('flip')), run: recorded }),
};

/**
 * @param {string} program
 * @param {string} job
 * @param {(url: URL) => Promise<BufferSource | Response>} read fetches the wasm, if it is needed
 * @returns {Promise<Job>}
 */
export async function contestant(program, job, read) {
  const make = JOBS[`${program} ${job}`];
  if (make) return make();
  /** @type {BenchWasm} */
  const wasm = await import(new URL('searchlight.js', WASM).href);
  await wasm.default({ module_or_path: await read(new URL('searchlight_bg.wasm', WASM)) });
  return WASM_JOBS[program]?.(wasm) ?? wasmJob(new wasm.Job(job));
}

/**
 * @param {WasmJob} job
 * @returns {Job}
 */
function wasmJob(job) {
  return { run: (times) => job.run(times), report: () => job.report() };
}

/**
 * @template T
 * @param {(start: T) => Found} search
 * @param {T} start
 * @param {(state: number) => number[]} parts of its mask
 * @returns {Job}
 */
function searched(search, start, parts) {
  return {
    run: (times) => repeat(times, () => search(start)),
    report: () => searchReport(search(start), parts),
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
      return spaceReport(sizes, moves, [...visited, ...cameFrom.values()].flatMap(parts));
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
    report: () => casesReport(cases.map(answer)),
  };
}

/**
 * @param {number} times
 * @param {() => unknown} work
 */
function repeat(times, work) {
  for (let time = 0; time < times; time++) work();
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

/** @param {number} state */
function letters(state) {
  return Array.from({ length: 16 }, (_, cell) => ((state >> cell) & 1 ? 'b' : 'w')).join('');
}

/** @param {string} board */
function rank(board) {
  return [...board].reduce((state, letter, cell) => state | (Number(letter === 'b') << cell), 0);
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
