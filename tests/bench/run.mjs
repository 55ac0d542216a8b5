/**
 * `npm run bench`: measures the core against its limit and its rivals, prints a table and writes
 * target/bench/bench.json. A target that is missed is said so and is no failure, and a tie is
 * called level. With an argument only the rows whose id begins so; with `--long` also those that
 * take a minute.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findCommand } from '../../tools/browsers.mjs';
import { ROOT } from '../../tools/wasm.mjs';
import { CHROMIUM } from './chromium.mjs';
import { Program, duel } from './program.mjs';
import { digits, holds, quartiles, verdict } from './ratios.mjs';
import { READINGS } from './reading-rows.mjs';
import { COMPARES, DUELS, JOBS, PROGRAMS } from './rows.mjs';

/** @import { Wanted } from './ratios.mjs' */
/** @import { Reading } from './reading-rows.mjs' */
/** @import { Duel, JobName, ProgramName } from './rows.mjs' */

const ROUNDS = 45;
const HERE = import.meta.dirname;
const OUT = join(ROOT, 'target', 'bench');
const EXE = process.platform === 'win32' ? '.exe' : '';
const NATIVE = join(ROOT, 'target', 'release', `searchlight-bench${EXE}`);
/** The sources of the programs in C++, which need g++. @type {Partial<Record<ProgramName, string>>} */
const CPP = {
  lean: 'lean',
  contest: 'contest',
  set: 'contest-pieces',
  chained: 'contest-pieces',
  lesson: 'lesson-knight',
  bitboard: 'bitboard-knight',
  loops: 'lesson-table',
};

/**
 * @typedef {object} Row
 * @property {string} id
 * @property {string} row
 * @property {string} compares
 * @property {string} ours
 * @property {string} other
 * @property {number | null} value null where it could not be measured
 * @property {string} result
 * @property {string} verdict
 * @property {Wanted} wanted
 * @property {boolean | null} holds
 */

mkdirSync(OUT, { recursive: true });
const hasCpp = build();
/** @type {Row[]} */
const rows = [];
const { positionals, values } = parseArgs({
  options: { long: { type: 'boolean' } },
  allowPositionals: true,
});
const [only = ''] = positionals;
const duels = DUELS.filter(({ id }) => id.startsWith(only));
for (const entry of duels) {
  const row = await compare(entry);
  rows.push(row);
  // What is measured is not lost with what cannot be.
  console.log(`${row.row}: ${row.result}`);
}
save(rows);
const readings = READINGS.filter(({ id, long }) => id.startsWith(only) && (values.long || !long));
rows.push(...readings.map(reading()));
print(rows);
save(rows);

/** @returns {boolean} whether there is a C++ program */
function build() {
  cargo('build', '--quiet', '--release', '--package', 'searchlight-bench');
  cargo('run', '--quiet', '--profile', 'tool', '--package', 'xtask', '--', 'bench-wasm');
  if (!findCommand('g++')) return false;
  for (const source of new Set(Object.values(CPP))) {
    const files = ['-o', compiled(source), join(HERE, `${source}.cpp`)];
    execFileSync('g++', ['-O2', ...files], { stdio: 'inherit' });
  }
  return true;
}

/** @param {string} source */
function compiled(source) {
  return join(OUT, `${source}${EXE}`);
}

/** @param {string[]} args */
function cargo(...args) {
  execFileSync('cargo', args, { cwd: ROOT, stdio: 'inherit' });
}

/**
 * @param {ProgramName} name
 * @param {Duel} entry
 */
function start(name, { job, inPage }) {
  if (name === 'native') return new Program(NATIVE, [job]);
  if (name === 'pathfinding') return new Program(NATIVE, [`${job}-${name}`]);
  const source = CPP[name];
  if (source) return new Program(compiled(source), [name, job]);
  const worker = join(HERE, inPage ? 'page-worker.mjs' : 'worker.mjs');
  return new Program(process.execPath, [worker, name, job]);
}

/**
 * @param {Duel} entry
 * @returns {Promise<Row>}
 */
async function compare(entry) {
  const { id, row, compares, job, ours, other, ratio: of, wanted } = entry;
  const lacking = entry.inPage && !CHROMIUM ? 'Chromium' : CPP[other] && !hasCpp ? 'g++' : '';
  if (lacking) return { ...unmeasured(lacking), id, row, compares, wanted };
  const programs = [start(ours, entry), start(other, entry)];
  const [found, expected] = await Promise.all(programs.map((program) => program.check()));
  if (found !== expected) {
    throw new Error(`${ours} finds ${found}, but ${other} finds ${expected}`);
  }
  if (!found.startsWith(JOBS[job].answer)) throw new Error(`${job}: found ${found}`);
  const times = await duel(programs[0], programs[1], ROUNDS);
  for (const program of programs) program.close();
  const our = times.map((time) => time.ours);
  const their = times.map((time) => time.other);
  const ratio = quartiles(
    our.map((time, round) => (of === 'time' ? time / their[round] : their[round] / time)),
  );
  const { low, median, high } = ratio;
  const word = of === 'time' ? 'the time' : 'as fast';
  return {
    id,
    row,
    compares,
    ours: speed(ours, job, our),
    other: speed(other, job, their),
    value: median,
    result: `${digits(median)} x ${word} (${digits(low)}-${digits(high)})`,
    verdict: verdict(ratio, of),
    wanted,
    holds: holds(median, wanted),
  };
}

/** @param {string} lacking what is not here */
function unmeasured(lacking) {
  const result = `not measured: ${lacking} is not here`;
  return { ours: '', other: '', value: null, result, verdict: '', holds: null };
}

/**
 * Reads what the programs have measured; each of them runs once.
 * @returns {(reading: Reading) => Row}
 */
function reading() {
  /** Null where it could not. @type {Map<string, Record<string, any> | null>} */
  const measured = new Map();
  return ({ id, row, unit, read, wanted, program = 'page.mjs' }) => {
    const [file, ...args] = program.split(' ');
    if (!measured.has(program)) measured.set(program, measure(file, args));
    const known = measured.get(program);
    const entry = { id, row, compares: '', wanted };
    if (!known) return { ...unmeasured('Chromium'), ...entry };
    const { value, note } = read(known);
    const result = `${digits(value)} ${unit}${note && ` (${note})`}`;
    const outcome = { value, result, verdict: '', holds: holds(value, wanted) };
    return { ...entry, ours: 'wasm', other: '', ...outcome };
  };
}

/**
 * @param {string} file
 * @param {string[]} args
 */
function measure(file, args) {
  const output = execFileSync(process.execPath, [join(HERE, file), ...args], { encoding: 'utf8' });
  return JSON.parse(output);
}

/**
 * A program with how long it took and how much it does in a second.
 * @param {ProgramName} name
 * @param {JobName} job
 * @param {number[]} times in nanoseconds
 */
function speed(name, job, times) {
  const { median } = quartiles(times);
  const duration = median < 1e6 ? `${digits(median / 1e3)} µs` : `${digits(median / 1e6)} ms`;
  const { count, unit } = JOBS[job];
  const rate = (1e9 * count) / median;
  const told = rate < 1e6 ? rate.toFixed(0) : `${digits(rate / 1e6)} million`;
  return `${PROGRAMS[name]} ${duration}, ${told} ${unit}/s`;
}

/** @param {Row[]} all */
function print(all) {
  const head = ['', 'compares', 'ours', 'other', 'measured (spread)', '', 'wanted', 'holds'];
  const lines = all.map((row) => [
    row.row,
    row.compares,
    row.ours,
    row.other,
    row.result,
    row.verdict,
    wish(row.wanted),
    row.holds === null ? '' : row.holds ? 'yes' : 'NO',
  ]);
  const table = [head, ...lines];
  const widths = head.map((_, column) => Math.max(...table.map((line) => line[column].length)));
  for (const line of table) {
    console.log(line.map((cell, column) => cell.padEnd(widths[column])).join('  ').trimEnd()); // prettier-ignore
  }
  console.log('');
  for (const [word, meaning] of Object.entries(COMPARES)) console.log(`${word}: ${meaning}`);
  const missed = all.filter((row) => row.holds === false).length;
  console.log(missed ? `\n${missed} missed.` : '\nAll that is wanted holds.');
}

/** @param {Wanted} wanted */
function wish(wanted) {
  if (!wanted) return '';
  return 'atMost' in wanted ? `at most ${wanted.atMost}` : `at least ${wanted.atLeast}`;
}

/** @param {Row[]} all */
function save(all) {
  const machine = { processor: cpus()[0]?.model ?? '', node: process.version, rounds: ROUNDS };
  const file = join(OUT, 'bench.json');
  writeFileSync(file, `${JSON.stringify({ machine, rows: all }, null, 2)}\n`);
}
