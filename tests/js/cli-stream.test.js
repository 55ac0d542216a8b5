/** The command while its input arrives and its output is read: what is known is printed at once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BYTEWISE, run, start } from './command.js';
import { IS_LONG } from '../long.js';

/** A first text that has to be answered while the next one is awaited, and its answer. */
const ALL = /** @type {[string, string, string, string][]} */ ([
  ['flip', 'bbbb\nbbbb\nbbbb\nbbbb\n\nbbbb\n', '0\n', 'bbbb\nbbbb\nbbbb\n'],
  ['rearrange', '1000\n0000\n0000\n0000\n1000\n0000\n0000\n0000\n', '0\n', '1'],
  ['solitaire', '4 4 4 5 5 4 6 5\n2 4 3 3 3 6 4 6\n', 'YES\n', '1'],
  ['knight', '1\n0\n0\n', '1\n\n', '1 0 0'],
  ['mines', '1 2\n1 1\n', '\n\n', '1'],
  ['tab', '2\n10 4 4 3\n', '2\n', '10 4 4 3'],
  ['subtract', '2\n4 0 4\n', '1\n', '21 0 4'],
]);

/** One of each family where time matters. */
const FIRST = ALL.filter(([puzzle]) => IS_LONG || ['solitaire', 'knight', 'tab'].includes(puzzle));

test('the answer to a case is there before the next case is sent', async () => {
  for (const [puzzle, text, answer, rest] of FIRST) {
    for (const args of [[puzzle], [puzzle, '--json']]) {
      const { child, printed, end, said } = start(args);
      child.stdin?.write(text);
      await printed(args.length > 1 ? '"certificate":{' : answer);
      assert.ok(child.exitCode === null, 'it waits for more');
      child.stdin?.end(rest);
      const { signal } = await end();
      assert.equal(signal, null);
      if (args.length > 1) JSON.parse(said.out);
    }
  }
});

test('an answer does not wait for that of a long case behind it', async () => {
  for (const args of [['knight'], ['knight', '--json']]) {
    const { child, printed, end } = start([...args, '--algorithm', 'naive']);
    child.stdin?.end('1 0 0 6 0 0 20 0 0');
    await printed('35 24 11 14 5 18');
    child.kill('SIGINT');
    const { out, err, signal } = await end();
    // A shell calls this 130: the signal ended it, and no handler that a long search would delay.
    assert.deepEqual([err, signal], ['', 'SIGINT']);
    assert.match(out, args.length > 1 ? /"answer":"1\\n"/ : /^1\n\n1 /);
  }
});

test('many quick answers are not kept for long while others are computed', async () => {
  const { child, said, printed, end } = start(['solitaire', '--algorithm', 'bfs']);
  // Minutes of work, and far less output than a buffer holds.
  child.stdin?.end('4 4 4 5 5 4 6 5\n3 2 3 7 4 1 6 4\n'.repeat(20_000));
  await printed('NO\nNO\nNO\n');
  child.kill('SIGINT');
  assert.equal((await end()).signal, 'SIGINT');
  assert.ok(said.out.length < 3 * 20_000);
});

test('a piece of input may end anywhere', async () => {
  const byByte = (/** @type {string} */ puzzle, /** @type {string | Buffer} */ text) =>
    run([puzzle], text, BYTEWISE);
  const tours = await run(['knight'], '1 0 0\n6 0 0\n');
  assert.deepEqual(await byByte('knight', '\ufeff1 0 0\r\n6 0 0\r\n'), tours);
  // Were a CR and the LF after it two lines, or a letter of two bytes two letters, this would differ.
  const wrong = await byByte('knight', '\ufeff1 0 0\r\nữ 0 0\r\n');
  assert.deepEqual([wrong.out, wrong.code], ['1\n\n', 2]);
  assert.match(wrong.err, /^searchlight: line 2: .*found "ữ"\n$/);
  const cut = await byByte('knight', Buffer.from('1 0 0\nữ').subarray(0, -1));
  assert.match(cut.err, /^searchlight: line 2: .*found "\ufffd"\n$/);
});

test('a text with carriage returns only has lines', async () => {
  const boards = 'bwwb\nbbwb\nbwwb\nbwww\n\nwwb\n'.replaceAll('\n', '\r');
  assert.deepEqual(await run(['flip'], boards), { out: '4\n1\n', err: '', code: 0 });
  const { out, err, code } = await run(['knight'], '1 0 0\r6 0 0\r0 0 0\r', BYTEWISE);
  assert.deepEqual([out.startsWith('1\n\n1 '), code], [true, 2]);
  assert.match(err, /line 3: /);
});

test('what is behind a wrong line is not waited for', async () => {
  const { child, end } = start(['knight']);
  child.stdin?.write('1 0 0\nx 0 0\n');
  const { out, err, code } = await end();
  assert.deepEqual([out, code], ['1\n\n', 2]);
  assert.match(err, /line 2: /);
});

test('a reader that has enough ends it quietly, though input goes on', async () => {
  for (const args of [['knight'], ['knight', '--json']]) {
    const { child, end } = start(args);
    const more = () => child.stdin?.write('100 0 0\n'.repeat(100), (error) => error || more());
    more();
    child.stdout?.once('data', () => child.stdout?.destroy());
    const { err, code } = await end();
    assert.deepEqual([err, code], ['', 0]);
  }
});
