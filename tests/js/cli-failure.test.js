/** The command when something breaks: what was answered stays, one line says why it ends. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { COMMAND, MEASURED, peakMegabytes, run, start } from './command.js';
import { IS_LONG } from '../long.js';

/** Memory for the wasm to start and to answer small cases, and for no large one. */
const LITTLE_MEMORY = ['--wasm-max-mem-pages=30'];
/** The engine then finds no room for any wasm. */
const NO_MEMORY = [
  '--import',
  'data:text/javascript,WebAssembly.Instance=function(){throw new RangeError("Out of memory")}',
];
const IS_WINDOWS = process.platform === 'win32';
const TOURS = '1 0 0\n200 0 0\n1 0 0\n';
/** A line that the wasm has no room for: its memory ends where nothing can be given up. */
const LONG_LINE = `1 0 0\n${'x'.repeat(1_000_000)}\n1 0 0\n`;

/**
 * A folder that is gone after the test.
 * @param {import('node:test').TestContext} context
 */
function folderFor(context) {
  const folder = mkdtempSync(join(tmpdir(), 'searchlight-'));
  context.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** @param {string} err */
function assertOneLine(err) {
  assert.match(err, /^searchlight: [^\n]+\n$/);
}

test('memory that ends where nothing can be given up keeps the answers before it, and the line names it', async () => {
  const { out, err, code } = await run(['knight'], LONG_LINE, LITTLE_MEMORY);
  assert.deepEqual([out, code], ['1\n\n', 70]);
  assertOneLine(err);
  assert.match(err, /case 2: There is not enough memory\.$/m);
});

test('a case that memory has no room for keeps the answers before it and ends it with 70', async () => {
  for (const [puzzle, text, before, entries] of /** @type {const} */ ([
    ['tab', '2\n10 4 4 3\n500 500 1 1\n', '2\n', '249,501'],
    ['knight', TOURS, '1\n\n', '39,999'],
  ])) {
    const { out, err, code } = await run([puzzle], text, LITTLE_MEMORY);
    assert.deepEqual([out, code], [before, 70]);
    assertOneLine(err);
    assert.ok(err.includes(`case 2: There is not enough memory for a table of ${entries} entries`));
  }
});

test('JSON is whole whatever ends the answers, and says what did', async () => {
  const unknown = '1 0 0\nx 0 0\n';
  const naive = ['--algorithm', 'naive', '--max-steps', '1000'];
  for (const [args, text, node, code, exitCode] of /** @type {const} */ ([
    [['knight'], '1 0 0\n', [], null, 0],
    [['knight'], unknown, [], 'number', 2],
    [['knight'], '1 0 0\n6 0', [], 'cutShort', 2],
    [['knight', ...naive], '1 0 0\n6 0 0\n', [], 'limitReached', 3],
    [['knight'], LONG_LINE, LITTLE_MEMORY, 'memory', 70],
    [['knight'], TOURS, LITTLE_MEMORY, 'outOfMemory', 70],
    [['tab'], '2\n2 2 1 1\n500 500 1 1\n', LITTLE_MEMORY, 'outOfMemory', 70],
  ])) {
    const found = await run([...args, '--json'], text, [...node]);
    const { puzzle, cases, error } = JSON.parse(found.out);
    assert.deepEqual([puzzle, cases.length, found.code], [args[0], 1, exitCode], code ?? text);
    assert.equal(error?.code ?? null, code);
    if (error) assert.equal(found.err, `searchlight: ${error.message}\n`);
  }
  const { out } = await run(['knight', '--json'], '');
  const { cases, error } = JSON.parse(out);
  assert.deepEqual([cases, error], [[], null]);
});

test('wrong usage is told before anything is read or written', async () => {
  for (const args of [
    ['knight', '--algorithm', 'dfs'],
    ['knight', '--set', 'tour=round'],
    ['knight', '--size', '0x3'],
  ]) {
    for (const more of IS_LONG ? [[], ['--json']] : [['--json']]) {
      const { out, err, code } = await run([...args, ...more], '');
      assert.deepEqual([out, code], ['', 64], args.join(' '));
      assert.match(err, /^searchlight: [^\n]+\nusage: searchlight [^\n]+\n$/);
      // It does not wait for a text either.
      assert.equal((await start([...args, ...more]).end()).code, 64);
    }
  }
});

test('a full disk ends it with 74 and one line', { skip: !existsSync('/dev/full') }, async () => {
  const full = openSync('/dev/full', 'w');
  for (const args of [['knight'], ['knight', '--json'], ['--help']]) {
    const { child, end } = start(args, { stdio: ['pipe', full, 'pipe'] });
    child.stdin?.write('6 0 0\n');
    const { err, code } = await end();
    assert.equal(code, 74);
    assertOneLine(err);
    assert.match(err, /ENOSPC: the disk is full\); 0 answers were written/);
  }
});

test('a disk that gets full keeps what was written, and the line says how many answers', async (context) => {
  const file = join(folderFor(context), 'answers');
  const script = 'ulimit -f 64; exec "$@" > "$0"';
  for (const args of [['knight'], ['knight', '--json']]) {
    const child = spawn('sh', ['-c', script, file, process.execPath, COMMAND, ...args]);
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
    child.stdin.on('error', () => {});
    child.stdin.end('20 0 0\n'.repeat(100));
    const [code] = await once(child, 'close');
    assert.equal(code, 74);
    assertOneLine(err);
    const written = readFileSync(file, 'utf8');
    const blocks = args.length > 1 ? /^\{"line".*\}\},?$/gm : /(\d+[ \n])+\n/g;
    const count = written.match(blocks)?.length ?? 0;
    assert.ok(count > 1 && count < 100, `${count} answers`);
    assert.match(err, new RegExp(`EFBIG.*; ${count} answers were written`));
  }
});

test('input that cannot be read ends it with 74, and JSON is whole', async (context) => {
  const writable = openSync(join(folderFor(context), 'input'), 'w');
  const { out, err, code } = await start(['knight', '--json'], {
    stdio: [writable, 'pipe', 'pipe'],
  }).end();
  const { cases, error } = JSON.parse(out);
  assert.deepEqual([cases, error.code, code], [[], 'unread', 74]);
  assertOneLine(err);
  assert.match(err, /the input could not be read \(EBADF/);
});

test('row 38: 200 MB without a line end are refused in bounded memory, with their line', async () => {
  const { child, end } = start(['knight'], { node: MEASURED });
  const piece = Buffer.alloc(1 << 20, 'x');
  child.stdin?.write('1 0 0\n');
  let pieces = 0;
  const more = () => {
    pieces += 1;
    if (pieces <= 200) child.stdin?.write(piece, (error) => error || more());
  };
  more();
  const { out, err, code } = await end();
  assert.deepEqual([out, code], ['1\n\n', 2]);
  assert.match(err, /^searchlight: line 2: expected at most 1,048,576 bytes a line/);
  assert.ok(pieces < 200, 'what is behind the limit is not read');
  assert.ok(peakMegabytes(err) < 150, err);
});

test('row 38: a folder as input ends it with 74 and its reason', async () => {
  const folder = openSync(tmpdir(), 'r');
  for (const args of [['knight'], ['knight', '--json'], ['link', 'knight']]) {
    const { err, code } = await start(args, { stdio: [folder, 'pipe', 'pipe'] }).end();
    assert.equal(code, 74, args.join(' '));
    assertOneLine(err);
    assert.match(err, /the input could not be read \(EISDIR: a folder/);
  }
});

test('row 38: answers to the null device are thrown away', { skip: IS_WINDOWS }, async () => {
  const script = (/** @type {string} */ to) => `printf '1 0 0\n6 0 0\n' | "$0" "$@" ${to}`;
  const inShell = async (/** @type {string} */ to, /** @type {string[]} */ ...args) => {
    const child = spawn('sh', ['-c', script(to), process.execPath, COMMAND, ...args]);
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
    const [code] = await once(child, 'close');
    return { err, code };
  };
  const quiet = { err: '', code: 0 };
  assert.deepEqual(await inShell('> /dev/null', 'knight'), quiet);
  // So do programs open it that start others: Python's DEVNULL, and `ignore` in Node.js.
  assert.deepEqual(await inShell('1<> /dev/null', 'knight'), quiet);
  // Node.js puts the null device in the place of a closed output.
  assert.deepEqual(await inShell('>&-', 'knight', '--json'), quiet);
});

test('row 38: little memory is told as such from the start', async () => {
  const { err, code } = await run(['knight'], TOURS, NO_MEMORY);
  assert.equal(code, 70);
  assert.equal(err, 'searchlight: There is not enough memory.\n');
});
