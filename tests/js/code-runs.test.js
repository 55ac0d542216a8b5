/** The programs beside the film are programs: they run, and come to what the core comes to. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { PROGRAMS } from '../../www/programs/index.js';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { countOf } from '../../www/core/engine/family-core.js';
import './families.js';
import { ROOT } from './sources.js';

/**
 * @import { Program } from '../../www/programs/types.js'
 * @import { Frame as Path } from '../../www/families/backtracking/core.js'
 * @import { Frame as Filling } from '../../www/families/games/core.js'
 */

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

/** @type {Record<string, Program>} */
const programs = {};
for (const [id, { load }] of Object.entries(PROGRAMS)) programs[id] = (await load()).program;

/**
 * The harness of a language with the lines of each program in the place of its name.
 * @param {'rust' | 'python'} language
 * @param {string} file
 * @param {RegExp} place
 */
function source(language, file, place) {
  const text = readFileSync(new URL(`tests/code/${file}`, ROOT), 'utf8');
  const used = new Set();
  const filled = text.replace(place, (_, indent, visible = '', id) => {
    used.add(id);
    return programs[id][language]
      .map(([line], index) => `${indent}${index === 0 ? visible : ''}${line}`)
      .join('\n');
  });
  assert.deepEqual([...used].sort(), Object.keys(programs).sort(), `${file} has every program`);
  return filled;
}

/** A run that is computed to its end. @param {string} puzzle @param {string} preset @param {string} algorithm @param {[string, string]} [setting] */
function whole(puzzle, preset, algorithm, setting) {
  const kind = catalogue().find(({ id }) => id === puzzle);
  const example = kind?.presets.find(({ id }) => id === preset) ?? assert.fail(preset);
  let session = new Session(example.link);
  if (setting) session = new Session(session.withSetting(...setting));
  session = new Session(session.withAlgorithm(algorithm));
  while (!session.outcome) session.advance(1e6);
  return session;
}

/** The last frame. @param {Session} session */
const last = (session) => session.show(session.advance(0));

/** What the programs are given, and what the core comes to. */
/** @type {{ flip: number, numbers: number[], columns: number, game: number[][] }} */
let given;
/** @type {Record<string, unknown>} */
let expected;

before(() => {
  const sample = whole('flip', 'sample', 'bfs');
  const start = countOf(sample.show(0), 'state');
  const answer = /** @type {number} */ (sample.score(true).answer);
  const field = whole('mines', 'several', 'rowMajor');
  const table = whole('tab', 'sample', 'full');
  const cells = Array.from({ length: table.cells }, (_, cell) => cell);
  given = {
    flip: start,
    numbers: Array.from(field.description.givenNumbers ?? []),
    columns: field.description.columns,
    game: cells.map((cell) => Array.from(table.ask((core) => core.neighbours(cell, false)))),
  };
  const answers = answersOf(field);
  assert.equal(answers.length, last(field).answers);
  const plies = Array.from(/** @type {Filling} */ (last(table)).table.plies);
  const wins = plies.map((count) => count % 2 === 1);
  const tour = (/** @type {string} */ algorithm) => {
    const session = whole('knight', 'open', algorithm);
    return [0, .../** @type {Path} */ (last(session)).path];
  };
  expected = {
    bfs: [sample.show(answer).targetDepth, last(sample).discovered],
    bidirectional: last(whole('flip', 'sample', 'bidirectional')).discovered,
    // Of the ten states of a line each side has expanded half when they meet.
    alternating: 5,
    naive: tour('naive'),
    ...Object.fromEntries(['warnsdorff', 'cuts', 'construction'].map((id) => [id, tour(id)])),
    ...Object.fromEntries(['rowMajor', 'forced', 'constrained'].map((id) => [id, answers])),
    first: wins,
    full: plies,
    waves: plies,
  };
  assert.deepEqual(expected.bfs, [4, 4096], 'the published counts');
});

/** The answers of a run, a value a cell. @param {Session} session */
function answersOf(session) {
  const answers = [];
  const known = session.advance(0);
  for (let step = 1; step <= known; step++) {
    const { answered, board } = session.show(step);
    if (answered) answers.push(Array.from(board, (code) => Number(code > 0 && code % 2 === 0)));
  }
  return answers;
}

/** @param {Record<string, unknown>} results */
function compare(results) {
  for (const id of Object.keys(expected)) assert.deepEqual(results[id], expected[id], id);
}

/** @param {string} program */
const isThere = (program) => spawnSync(program, ['--version']).status === 0;

test(
  'the Python programs come to what the core comes to',
  { skip: !isThere('python3') && 'there is no python3' },
  () => {
    const text = source('python', 'harness.py', /^( *)#: (pub )?(\w+)$/gm);
    const run = spawnSync('python3', ['-c', text], { input: JSON.stringify(given) });
    assert.equal(run.status, 0, String(run.stderr));
    compare(JSON.parse(String(run.stdout)));
  },
);

test(
  'the Rust programs compile, and come to what the core comes to',
  { skip: !isThere('rustc') && 'there is no rustc' },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'searchlight-code-'));
    try {
      const [path, binary] = [join(folder, 'programs.rs'), join(folder, 'programs')];
      const { flip, numbers, columns, game } = given;
      const constants = [
        `const FLIP: State = ${flip};`,
        `const COLUMNS: usize = ${columns};`,
        `const NUMBERS: [u8; ${numbers.length}] = ${JSON.stringify(numbers)};`,
        `const GAME: &[&[usize]] = &[${game.map((moves) => `&${JSON.stringify(moves)}`).join()}];`,
      ];
      const text = source('rust', 'harness.rs', /^( *)\/\/: (pub )?(\w+)$/gm);
      writeFileSync(path, `${text}\n${constants.join('\n')}\n`);
      const built = spawnSync('rustc', [
        '--edition',
        '2024',
        '-C',
        'opt-level=1',
        path,
        '-o',
        binary,
      ]);
      assert.equal(built.status, 0, String(built.stderr));
      const run = spawnSync(binary);
      assert.equal(run.status, 0, String(run.stderr));
      const lines = String(run.stdout).trim().split('\n');
      const results = lines.map((line) => {
        const [id, ...rest] = line.split(' ');
        return [id, JSON.parse(rest.join(' ').replaceAll('(', '[').replaceAll(')', ']'))];
      });
      compare(Object.fromEntries(results));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
