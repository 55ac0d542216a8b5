/**
 * One contestant in a process of its own, so that nobody's types slow another one down:
 * `node worker.mjs <job>` reads `check` and `run <searches>`, one a line, and answers with what it
 * found or the nanoseconds that the searches took.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { search as searchStrings } from './idiomatic.mjs';
import { compile, narrow, plain } from './tuned.mjs';

const SAMPLE = 0b0001_1001_1011_1001;
const STATES = 1 << 16;
const WASM = new URL('../../target/bench/wasm/', import.meta.url);

/** @typedef {{ run: (searches: number) => void, report: () => string }} Job */

/** @type {Record<string, () => Job | Promise<Job>>} */
const JOBS = {
  tuned: () => typed(compile(masks(), STATES)),
  narrow: () => typed(narrow(masks(), STATES)),
  plain: () => typed(plain(masks(), STATES)),
  idiomatic: () => ({
    run: (searches) => repeat(searches, () => searchStrings(letters(SAMPLE))),
    report() {
      const { visited, cameFrom, levels } = searchStrings(letters(SAMPLE));
      const sizes = levels.map((level) => level.length);
      return report(sizes, [...visited, ...cameFrom.values()].map(rank));
    },
  }),
  wasm: () => wasmJob((_, search) => (searches) => search.run(searches)),
  fresh: () => wasmJob(({ fresh }) => fresh),
  recorded: () => wasmJob(({ recorded }) => recorded),
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
    run: (searches) => repeat(searches, () => search(SAMPLE)),
    report() {
      const { order, parents, levels } = search(SAMPLE);
      const found = levels[levels.length - 1];
      const sizes = levels.slice(1).map((end, level) => end - levels[level]);
      const ranks = [...order.subarray(0, found)];
      return report(sizes, [...ranks, ...ranks.map((_, place) => order[parents[place]])]);
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
 * @param {number[]} sizes of the levels
 * @param {number[]} ranks of the states in order of discovery, then of their parents
 */
function report(sizes, ranks) {
  // FNV-1a over whole numbers, as the native program does it.
  const hash = ranks.reduce((sum, number) => Math.imul(sum ^ number, 0x01000193), 0x811c9dc5);
  return `${sizes.join(',')} ${(hash >>> 0).toString(16).padStart(8, '0')}`;
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
 * @typedef {Job & { free(): void }} BareSearch
 * @typedef {{ initSync(options: { module: BufferSource }): unknown, BareSearch: new () => BareSearch,
 *   fresh: Job['run'], recorded: Job['run'] }} BenchWasm
 */

/**
 * @param {(wasm: BenchWasm, search: BareSearch) => Job['run']} choose
 * @returns {Promise<Job>}
 */
async function wasmJob(choose) {
  /** @type {BenchWasm} */
  const wasm = await import(new URL('searchlight.js', WASM).href);
  wasm.initSync({ module: readFileSync(new URL('searchlight_bg.wasm', WASM)) });
  const search = new wasm.BareSearch();
  return { run: choose(wasm, search), report: () => search.report() };
}

const job = await JOBS[process.argv[2]]();
for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith('run ')) {
    const began = process.hrtime.bigint();
    job.run(Number(line.slice(4)));
    console.log(String(process.hrtime.bigint() - began));
  } else {
    console.log(job.report());
  }
}
