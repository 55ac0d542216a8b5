/** The command as real processes: text in, answers, complaints and exit code out. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { answered } from './answered.js';
import { COMMAND, TIMED, processorSeconds, run, start as begin } from './command.js';
import { some } from '../long.js';

const SAMPLE = 'bwwb\nbbwb\nbwwb\nbwww\n';
const SOLVED = 'bbbb\nbbbb\nbbbb\nbbbb\n';
/** A single black disc in a corner cannot be undone: found by brute force, see `islandOf`. */
const IMPOSSIBLE = 'bwww\nwwww\nwwww\nwwww\n';

/* The rules once more, and nothing of the core: boards are sets of black discs, one bit a cell. */

const CELLS = Array.from({ length: 16 }, (_, cell) => [cell >> 2, cell & 3]);
const MASKS = CELLS.map(([row, column]) =>
  CELLS.reduce(
    (mask, [r, c], cell) =>
      Math.abs(r - row) + Math.abs(c - column) <= 1 ? mask | (0x8000 >> cell) : mask,
    0,
  ),
);
/** @param {number} board */
const isGoal = (board) => board === 0 || board === 0xffff;

/** @param {string} text a board in four lines, the first cell being the highest bit */
function boardOf(text) {
  return parseInt(text.replace(/\s/g, '').replaceAll('b', '1').replaceAll('w', '0'), 2);
}

/** Every board that can be reached. @param {number} start */
function islandOf(start) {
  const found = new Set([start]);
  for (const board of found) for (const mask of MASKS) found.add(board ^ mask);
  return found;
}

/** The least number of moves to a goal, -1 for none: by all 65,536 sets of moves. */
const LEAST = (() => {
  const least = new Int8Array(1 << 16).fill(-1);
  for (let moves = 0; moves < 1 << 16; moves++) {
    let board = 0;
    let count = 0;
    for (let cell = 0; cell < 16; cell++) {
      if (!((moves >> cell) & 1)) continue;
      board ^= MASKS[cell];
      count++;
    }
    for (const start of [board, board ^ 0xffff]) {
      if (least[start] < 0 || count < least[start]) least[start] = count;
    }
  }
  return least;
})();

test('the published sample is answered with 4', async () => {
  assert.deepEqual(await run(['flip'], SAMPLE), { out: '4\n', err: '', code: 0 });
});

test('several cases are answered in order, with or without blank lines between them', async () => {
  const cases = [SAMPLE, SOLVED, IMPOSSIBLE, SAMPLE];
  assert.equal(LEAST[boardOf(IMPOSSIBLE)], -1);
  const out = '4\n0\nImpossible\n4\n';
  assert.deepEqual(await run(['flip'], cases.join('\n')), { out, err: '', code: 0 });
  for (const joint of ['', '\n\n']) {
    assert.deepEqual(answered('flip', cases.join(joint)), { out, fault: '' });
  }
});

test('other line ends, a byte order mark and a missing last line end change nothing', async () => {
  const marked = `\ufeff${SAMPLE.replaceAll('\n', '\r\n')}`;
  assert.deepEqual(await run(['flip'], marked), { out: '4\n', err: '', code: 0 });
  for (const text of [
    SAMPLE.replaceAll('\n', '\r\n'),
    SAMPLE.replaceAll('\n', '\r'),
    `\ufeff${SAMPLE}`,
    SAMPLE.trim(),
  ]) {
    assert.deepEqual(answered('flip', text), { out: '4\n', fault: '' });
  }
});

test('a wrong line ends it with 2: it is named, and the answers before it are kept', async () => {
  const { out, err, code } = await run(
    ['flip'],
    `${SAMPLE}${SOLVED}bwwb\nbxwb\nbwwb\nbwww\n${SAMPLE}`,
  );
  assert.deepEqual([out, code], ['4\n0\n', 2]);
  assert.match(err, /^searchlight: line 10: /);
  assert.match(err, /bxwb/);
  assert.equal(err.trim().split('\n').length, 1);
});

test('a board that ends too early is an error at the line after it', async () => {
  const { out, err, code } = await run(['flip'], `${SAMPLE}bwwb\nbbwb\n`);
  assert.deepEqual([out, code], ['4\n', 2]);
  assert.match(err, /line 7\b/);
});

test('bytes that are no text are an error at their line', async () => {
  const { out, err, code } = await run(['flip'], Buffer.from([0xff, 0xfe, 0x00, 0x62, 0x0a]));
  assert.deepEqual([out, code], ['', 2]);
  assert.match(err, /line 1\b/);
});

test('no input, no output, no complaint', async () => {
  assert.deepEqual(await run(['flip'], ''), { out: '', err: '', code: 0 });
  for (const text of ['', '\n\n', '  \r\n']) {
    assert.deepEqual(answered('flip', text), { out: '', fault: '' });
  }
});

test('--json carries certificates that stand up to the rules, checked without the core', async () => {
  const cases = [
    SAMPLE,
    SOLVED,
    IMPOSSIBLE,
    'wwww\nwwww\nwwww\nwwwb\n',
    'bbww\nbwww\nwwww\nwwww\n',
  ];
  const { out, err, code } = await run(['flip', '--json'], cases.join('\n'));
  assert.deepEqual([err, code], ['', 0]);
  const report = JSON.parse(out);
  assert.equal(report.puzzle, 'flip');
  assert.equal(report.error, null);
  assert.equal(report.cases.length, cases.length);
  for (const [index, { answer, outcome, certificate, line }] of report.cases.entries()) {
    const board = boardOf(cases[index]);
    const least = LEAST[board];
    assert.equal(answer, least < 0 ? 'Impossible' : String(least));
    assert.equal(line, 1 + 5 * index);
    const { kind, depth, states } = certificate;
    if (least < 0) {
      assert.deepEqual([kind, outcome.code], ['closedSet', 'impossible']);
      const closed = new Set(states);
      assert.ok(closed.has(board));
      for (const state of closed) {
        assert.ok(!isGoal(state));
        for (const mask of MASKS) assert.ok(closed.has(state ^ mask));
      }
      assert.deepEqual(closed, islandOf(board));
    } else {
      assert.deepEqual([kind, depth, states.length], ['path', least, least + 1]);
      assert.equal(states[0], board);
      assert.ok(isGoal(states[least]));
      for (let move = 1; move < states.length; move++) {
        assert.ok(MASKS.includes(states[move - 1] ^ states[move]));
      }
    }
  }
});

test('--json names the case whose certificate proves another one, too', async () => {
  const reached = [...islandOf(boardOf(IMPOSSIBLE))][5];
  const letters = reached.toString(2).padStart(16, '0').replaceAll('1', 'b').replaceAll('0', 'w');
  const cases = [SAMPLE, IMPOSSIBLE, `${letters.match(/.{4}/g)?.join('\n')}\n`, SAMPLE, IMPOSSIBLE];
  const report = JSON.parse((await run(['flip', '--json'], cases.join('\n'))).out);
  const certificates = report.cases.map((/** @type {any} */ { certificate }) => certificate);
  const kinds = certificates.map((/** @type {any} */ { kind }) => kind);
  assert.deepEqual(kinds, ['path', 'closedSet', 'same', 'path', 'same']);
  assert.deepEqual([certificates[2].case, certificates[4].case], [1, 1]);
  assert.ok(certificates[1].states.includes(reached));
});

test('--json says what went wrong, and still holds the answers before it', async () => {
  const { out, code } = await run(['flip', '--json'], `${SAMPLE}bwwb\nbw\n`);
  const { cases, error } = JSON.parse(out);
  assert.deepEqual([code, cases.length, cases[0].answer], [2, 1, '4']);
  assert.deepEqual([error.line, error.code, error.found], [6, 'cells', 'bw']);
  assert.match(error.message, /line 6/);
});

test('a step limit that is reached ends it with 3, at the case that reached it', async () => {
  const { out, err, code } = await run(
    ['flip', '--max-steps', '100'],
    `${SOLVED}${SAMPLE}${SOLVED}`,
  );
  assert.deepEqual([out, code], ['0\n', 3]);
  assert.match(err, /line 5\b/);
  const plenty = await run(['flip', '--max-steps', '65536'], SAMPLE);
  assert.deepEqual(plenty, { out: '4\n', err: '', code: 0 });
});

test('wrong usage is 64: it says why and how it is used, and prints nothing', async () => {
  for (const [args, reason] of some(
    /** @type {[string[], RegExp][]} */ ([
      [[], /name a puzzle/],
      [['chess'], /chess/],
      [['flip', 'one.txt', 'two.txt'], /one puzzle and one file/],
      [['flip', '--nonsense'], /no option “--nonsense”/],
      [['flip', '-j'], /no option “-j”/],
      [['flip', '--__proto__=1'], /no option “--__proto__”/],
      [['flip', '--max-steps'], /--max-steps needs a value/],
      [['flip', '--algorithm', '--json'], /--algorithm needs a value/],
      [['flip', '--json=yes'], /--json takes no value/],
      [['flip', '--max-steps', 'many'], /many/],
      [['flip', '--max-steps', '-1'], /-1|max-steps/],
      [['flip', '--max-steps', '1e400'], /1e400/],
      [['flip', '--algorithm', 'DFS'], /DFS/],
      [['__proto__'], /__proto__/],
    ]),
    3,
  )) {
    const { out, err, code } = await run(args, SAMPLE);
    assert.deepEqual([out, code], ['', 64], args.join(' '));
    assert.match(err, reason);
    assert.match(err, /usage: searchlight/);
    assert.doesNotMatch(err, /\n\s+at /, 'a stack trace');
  }
});

test('--help tells the puzzles, a sample that is answered as it stands, and the exit codes', async () => {
  const { out, err, code } = await run(['--help']);
  assert.deepEqual([err, code], ['', 0]);
  const rows = out.split('\n').map((line) => line.trim());
  assert.match(out, /flip: /);
  assert.match(out, /--json[^]*--algorithm[^]*--max-steps[^]*--help/);
  const sample = rows.filter((line) => /^[bw]{4}$/.test(line)).slice(0, 4);
  assert.equal((await run(['flip'], sample.join('\n'))).out, '4\n');
  assert.match(out, /64/);
});

test('the algorithm can be named', async () => {
  assert.equal((await run(['flip', '--algorithm', 'bfs'], SAMPLE)).out, '4\n');
});

test('all 65,536 boards of 4 x 4 are right, in less than 10 s of processor time', async (context) => {
  const boards = Array.from({ length: 1 << 16 }, (_, board) =>
    board.toString(2).padStart(16, '0').replaceAll('1', 'b').replaceAll('0', 'w').match(/.{4}/g),
  );
  const { out, err, code } = await run(['flip'], boards.flat().join('\n'), TIMED);
  assert.equal(code, 0);
  const answers = out.trim().split('\n');
  assert.equal(answers.length, 1 << 16);
  answers.forEach((answer, board) => {
    const least = LEAST[board];
    assert.equal(answer, least < 0 ? 'Impossible' : String(least), `board ${board}`);
  });
  const seconds = processorSeconds(err);
  context.diagnostic(`65,536 boards: ${seconds.toFixed(2)} s of processor time`);
  assert.ok(seconds < 10, `${seconds} s`);
});

test('a reader that stops reading ends it quietly', async () => {
  const child = spawn(process.execPath, [COMMAND, 'flip']);
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (complaint += text));
  child.stdin.on('error', () => {});
  child.stdout.destroy();
  child.stdin.end(SAMPLE.repeat(20_000));
  const [code] = await once(child, 'close');
  assert.deepEqual([complaint, code], ['', 0]);
});

test('a slow reader gets all of it', async () => {
  const child = spawn(process.execPath, [COMMAND, 'flip']);
  // More than pipes and buffers hold, so that it has to wait for its reader.
  child.stdin.end(SOLVED.repeat(200_000));
  await new Promise((resolve) => setTimeout(resolve, 500));
  let length = 0;
  for await (const chunk of child.stdout) length += chunk.length;
  assert.equal(length, 400_000);
});

/**
 * Writes a file that is gone after the test.
 * @param {import('node:test').TestContext} context
 * @param {string} text
 */
function fileWith(context, text) {
  const folder = mkdtempSync(join(tmpdir(), 'searchlight-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'board.txt');
  writeFileSync(file, text);
  return { folder, file };
}

test('a file that is named is read instead of standard input', async (context) => {
  const { file, folder } = fileWith(context, SAMPLE);
  assert.deepEqual(await run(['flip', file], IMPOSSIBLE), { out: '4\n', err: '', code: 0 });
  assert.deepEqual(await run(['flip', '-'], SAMPLE), { out: '4\n', err: '', code: 0 });
  assert.deepEqual(
    await run(['link', 'flip', file], IMPOSSIBLE),
    await run(['link', 'flip'], SAMPLE),
  );
  // Standard input stays open, and is not waited for.
  assert.equal((await begin(['flip', file]).end()).out, '4\n');
  for (const [name, lang, reason] of [
    [`${file}2`, 'en', `“${file}2” could not be read (ENOENT: no such file)`],
    [`${file}2`, 'vi', `không đọc được “${file}2” (ENOENT: không có tệp này)`],
    [`${file}2`, 'zh', `无法读取“${file}2”（ENOENT：没有这个文件）`],
    [folder, 'en', `“${folder}” could not be read (EISDIR: a folder, not a file)`],
  ]) {
    const found = await run(['flip', name, '--lang', lang]);
    assert.deepEqual(found, { out: '', err: `searchlight: ${reason}\n`, code: 74 });
  }
  const { cases, error } = JSON.parse((await run(['flip', folder, '--json'])).out);
  assert.deepEqual([cases, error.code], [[], 'unread']);
});

test('wrong options are told in the language that the same line asks for', async () => {
  for (const [args, reason] of /** @type {[string[], string][]} */ ([
    [['flip', '--foo', '--lang', 'vi'], 'không có tùy chọn “--foo”; --help liệt kê mọi tùy chọn'],
    [['--lang=zh', 'flip', '--size'], '--size 需要一个值，例如 --size=VALUE'],
    [['--lang', 'vi', 'flip', '--json=1'], '--json không nhận giá trị'],
    [['--foo', '--lang', 'xx'], 'there is no option “--foo”; --help lists all'],
    [['--lang'], '--lang needs a value, as in --lang=VALUE'],
  ])) {
    const { out, err, code } = await run(args);
    assert.deepEqual([out, err.split('\n')[0], code], ['', `searchlight: ${reason}`, 64]);
  }
});

test('numbers of options may be full-width, as in the input', async () => {
  const args = ['--algorithm', 'cuts', '--max-steps', '１００００００', '--size', '３ｘ１０'];
  const found = await run(['knight', ...args], '3 0 0\n');
  assert.deepEqual(found, await run(['knight', ...args.slice(0, 2), '--size', '3x10'], '3 0 0\n'));
  assert.equal(found.code, 0);
  const link = (/** @type {string} */ step) =>
    run(['link', 'flip', '--step', step, '--stop', `${step} Here`]);
  assert.deepEqual(await link('９００'), await link('900'));
});
