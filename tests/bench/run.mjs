/**
 * `npm run bench`: measures the core against its limit and its rivals, prints a table and writes
 * target/bench/bench.json. A target that is missed is said so and is no failure. With an argument
 * only the rows whose id begins so; with `--long` also those that take a minute.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findCommand } from '../../tools/browsers.mjs';
import { ROOT } from '../../tools/wasm.mjs';
import { Program, duel } from './program.mjs';
import { READINGS } from './reading-rows.mjs';
import { DUELS, JOBS, PROGRAMS, digits, holds } from './rows.mjs';

/** @import { Reading } from './reading-rows.mjs' */
/** @import { Duel, JobName, ProgramName, Wanted } from './rows.mjs' */

const ROUNDS = 15;
const HERE = import.meta.dirname;
const OUT = join(ROOT, 'target', 'bench');
const EXE = process.platform === 'win32' ? '.exe' : '';
const NATIVE = join(ROOT, 'target', 'release', `searchlight-bench${EXE}`);
const CONTEST = join(OUT, `contest${EXE}`);
const CONTEST_PIECES = join(OUT, `contest-pieces${EXE}`);
const LESSON_KNIGHT = join(OUT, `lesson-knight${EXE}`);
const LESSON_TABLE = join(OUT, `lesson-table${EXE}`);
/** The programs in C++; they need g++. */
const CPP = ['contest', 'array', 'set', 'chained', 'lesson', 'loops'];

/**
 * @typedef {object} Row
 * @property {string} id
 * @property {string} row
 * @property {string} ours
 * @property {string} other
 * @property {number | null} value null where it could not be measured
 * @property {string} result
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
for (const entry of duels) rows.push(await compare(entry));
const readings = READINGS.filter(({ id, long }) => id.startsWith(only) && (values.long || !long));
rows.push(...readings.map(reading()));
print(rows);
save(rows);

/** @returns {boolean} whether there is a C++ program */
function build() {
  cargo('build', '--quiet', '--release', '--package', 'searchlight-bench');
  cargo('run', '--quiet', '--profile', 'tool', '--package', 'xtask', '--', 'bench-wasm');
  if (!findCommand('g++')) return false;
  for (const [out, source] of [
    [CONTEST, 'contest.cpp'],
    [CONTEST_PIECES, 'contest-pieces.cpp'],
    [LESSON_KNIGHT, 'lesson-knight.cpp'],
    [LESSON_TABLE, 'lesson-table.cpp'],
  ]) {
    execFileSync('g++', ['-O2', '-o', out, join(HERE, source)], { stdio: 'inherit' });
  }
  return true;
}

/** @param {string[]} args */
function cargo(...args) {
  execFileSync('cargo', args, { cwd: ROOT, stdio: 'inherit' });
}

/**
 * @param {ProgramName} name
 * @param {JobName} job
 */
function start(name, job) {
  if (name === 'native') return new Program(NATIVE, [job]);
  if (name === 'contest') return new Program(CONTEST);
  if (name === 'lesson') return new Program(LESSON_KNIGHT);
  if (name === 'loops') return new Program(LESSON_TABLE);
  if (CPP.includes(name)) return new Program(CONTEST_PIECES, [name, job]);
  return new Program(process.execPath, [join(HERE, 'worker.mjs'), name, job]);
}

/**
 * @param {Duel} entry
 * @returns {Promise<Row>}
 */
async function compare({ id, row, job, ours, other, ratio, wanted }) {
  if (CPP.includes(other) && !hasCpp) {
    const result = 'not measured: g++ is not here';
    return { id, row, ours: '', other: '', value: null, result, wanted, holds: null };
  }
  const programs = [start(ours, job), start(other, job)];
  const [found, expected] = await Promise.all(programs.map((program) => program.check()));
  if (found !== expected) {
    throw new Error(`${ours} finds ${found}, but ${other} finds ${expected}`);
  }
  if (!found.startsWith(JOBS[job])) throw new Error(`${job}: found ${found}`);
  const times = await duel(programs[0], programs[1], ROUNDS);
  for (const program of programs) program.close();
  const ratios = times.map((time) =>
    ratio === 'time' ? time.ours / time.other : time.other / time.ours,
  );
  ratios.sort((a, b) => a - b);
  const value = median(ratios);
  const word = ratio === 'time' ? 'the time' : 'faster';
  return {
    id,
    row,
    ours: `${PROGRAMS[ours]} ${duration(times.map((time) => time.ours))}`,
    other: `${PROGRAMS[other]} ${duration(times.map((time) => time.other))}`,
    value,
    result: `${digits(value)} x ${word} (${digits(ratios[0])}-${digits(ratios[ratios.length - 1])})`,
    wanted,
    holds: holds(value, wanted),
  };
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
    if (!known) {
      const result = 'not measured: Chromium is not here';
      return { id, row, ours: '', other: '', value: null, result, wanted, holds: null };
    }
    const { value, note } = read(known);
    const result = `${digits(value)} ${unit}${note && ` (${note})`}`;
    return { id, row, ours: 'wasm', other: '', value, result, wanted, holds: holds(value, wanted) };
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

/** @param {number[]} times in nanoseconds */
function duration(times) {
  const time = median(times.sort((a, b) => a - b));
  return time < 1e6 ? `${digits(time / 1e3)} µs` : `${digits(time / 1e6)} ms`;
}

/** @param {number[]} sorted */
function median(sorted) {
  return sorted[sorted.length >> 1];
}

/** @param {Row[]} all */
function print(all) {
  const head = ['', 'ours', 'other', 'median (least-most)', 'wanted', 'holds'];
  const lines = all.map((row) => [
    row.row,
    row.ours,
    row.other,
    row.result,
    wish(row.wanted),
    row.holds === null ? '' : row.holds ? 'yes' : 'NO',
  ]);
  const table = [head, ...lines];
  const widths = head.map((_, column) => Math.max(...table.map((line) => line[column].length)));
  for (const line of table) {
    console.log(line.map((cell, column) => cell.padEnd(widths[column])).join('  ').trimEnd()); // prettier-ignore
  }
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
