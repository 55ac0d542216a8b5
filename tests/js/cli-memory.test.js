/** The memory of the command does not grow with what it prints. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MEASURED, peakMegabytes, start } from './command.js';
import { IS_LONG } from '../long.js';

/** What a process of this kind may take in any case, and how far two runs of the same may differ. */
const MOST_MEGABYTES = 200;
const MOST_GROWTH = 40;

/**
 * Runs the command and counts what it prints, keeping none of it.
 * @param {string[]} args
 * @param {string} text
 */
async function measure(args, text) {
  const { child, said, end } = start(args, { node: MEASURED, timeout: 0, keep: false });
  let [bytes, lines] = [0, 0];
  child.stdout?.on('data', (/** @type {Buffer} */ chunk) => {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  });
  child.stdin?.end(text);
  const { code } = await end();
  assert.equal(code, 0, said.err);
  return { bytes, lines, megabytes: peakMegabytes(said.err) };
}

test('tours do not stay in memory once they are printed', async (context) => {
  const side = 200;
  const tours = (/** @type {number} */ count) => measure(['knight'], `${side} 0 0\n`.repeat(count));
  const [least, times] = IS_LONG ? [60, 24] : [20, 15];
  const few = await tours(least);
  const many = await tours(times * least);
  context.diagnostic(`${many.bytes} bytes: ${many.megabytes} MB, of fewer ${few.megabytes} MB`);
  assert.deepEqual([few.lines, many.lines / few.lines], [least * (side + 1), times]);
  assert.ok(many.megabytes < MOST_MEGABYTES, `${many.megabytes} MB`);
  assert.ok(many.megabytes - few.megabytes < MOST_GROWTH, `from ${few.megabytes} MB`);
});

test('tables do not stay in memory once they are printed as certificates', async (context) => {
  const side = IS_LONG ? 500 : 150;
  const tables = (/** @type {number} */ count) => {
    const tests = `${side} ${side} 1 1\n`.repeat(count);
    return measure(['tab', '--json'], `${count}\n${tests}`);
  };
  const few = await tables(30);
  const many = await tables(300);
  context.diagnostic(`${many.bytes} bytes: ${many.megabytes} MB, of fewer ${few.megabytes} MB`);
  assert.deepEqual([few.lines, many.lines], [32, 302]);
  assert.ok(many.bytes > 300 * 4 * side ** 2, 'each with its certificate');
  assert.ok(many.megabytes < MOST_MEGABYTES, `${many.megabytes} MB`);
  assert.ok(many.megabytes - few.megabytes < MOST_GROWTH, `from ${few.megabytes} MB`);
});
