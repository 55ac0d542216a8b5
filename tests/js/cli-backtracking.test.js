/** The command on knight's tours and minefields: its answers by the rules, its refusals in words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answered } from './answered.js';
import { run } from './command.js';
import { some } from '../long.js';

/** The cells of a tour in the order of visit. @param {string} block */
function tourOf(block) {
  const rows = block.split('\n').map((line) => line.split(' ').map(Number));
  const columns = rows[0].length;
  const numbers = rows.flat();
  const cells = numbers.map((_, index) => numbers.indexOf(index + 1));
  assert.ok(
    cells.every((cell) => cell >= 0),
    'every number once',
  );
  return cells.map((cell) => [Math.floor(cell / columns), cell % columns]);
}

/** @param {number[]} one @param {number[]} other */
const isMove = ([row, column], [otherRow, otherColumn]) =>
  Math.abs(row - otherRow) * Math.abs(column - otherColumn) === 2;

/** @param {number[][]} tour */
const isPath = (tour) => tour.slice(1).every((cell, index) => isMove(tour[index], cell));

test('every case of the knight is a closed tour from its start, with a blank line behind', async () => {
  const starts = [
    [6, 0, 0],
    [8, 7, 3],
    [20, 11, 4],
  ];
  const text = starts.map((numbers) => numbers.join('\n')).join(' ');
  const { out, code } = await run(['knight'], text);
  const blocks = out.split('\n\n').slice(0, -1);
  assert.deepEqual([code, blocks.length], [0, starts.length]);
  for (const [index, [side, row, column]] of starts.entries()) {
    const tour = tourOf(blocks[index]);
    assert.equal(tour.length, side * side);
    assert.deepEqual(tour[0], [row, column]);
    assert.ok(isPath(tour) && isMove(tour[0], tour[tour.length - 1]));
  }
  assert.equal((await run(['knight'], '1 0 0 5 0 0')).out, '1\n\nImpossible\n\n');
});

test('what judges’ text cannot say is set and sized, and JSON tells it', async () => {
  const args = ['knight', '--algorithm', 'warnsdorff', '--set', 'tour=open', '--size', '3x4'];
  const tour = tourOf((await run(args, '3 0 0')).out.trimEnd());
  assert.equal(tour.length, 12);
  assert.ok(isPath(tour));
  // Closed there is none: Schwenk's theorem.
  assert.equal((await run(['knight', '--size', '3x4'], '3 0 0')).out, 'Impossible\n\n');
  const { algorithm, size, settings, cases } = JSON.parse(
    (await run([...args, '--json'], '3 0 0')).out,
  );
  assert.deepEqual(
    { algorithm, size, settings },
    { algorithm: 'warnsdorff', size: { rows: 3, columns: 4 }, settings: { tour: 'open' } },
  );
  assert.equal(cases[0].certificate.choices.length, 11);
});

test('a setting or a size that is not there is wrong usage', async () => {
  for (const [option, value, says] of some(
    [
      ['--set', 'tour=round', /“tour”/],
      ['--set', 'cuts=on', /“cuts”/],
      ['--set', 'tour', /tour=open/],
      ['--size', '0x3', /0 × 3.*1 to 200 rows/],
      ['--size', '3', /5x6/],
    ],
    2,
  )) {
    const { out, err, code } = await run(['knight', String(option), String(value)], '6 0 0');
    assert.deepEqual([out, code], ['', 64], `${option} ${value}`);
    assert.match(err, /** @type {RegExp} */ (says));
  }
});

test('a hopeless search ends at its limit with a clear message and 3', async () => {
  const args = ['knight', '--algorithm', 'naive', '--max-steps', '100000'];
  const { out, err, code } = await run(args, '6 0 0\n');
  assert.deepEqual([out, code], ['', 3]);
  assert.match(err, /line 1: the step limit of 100,000/);
});

test('wrong input names its line, and the answers before it are kept', async () => {
  for (const [text, says] of /** @type {[string, RegExp][]} */ ([
    ['1 0 0\n0 0 0', /line 2: expected a whole number from 1 to 200, found "0"/],
    ['1 0 0\n-6 0 0', /line 2: .*found "-6"/],
    ['1 0 0\n201 0 0', /line 2: .*found "201"/],
    ['1 0 0\n6\n6\n0', /line 3: expected a whole number from 0 to 5, found "6"/],
    ['1 0 0\n6 x 0', /line 2: .*found "x"/],
    ['1 0 0\n6 0', /expected 3 numbers a case, the text ends after 2/],
  ])) {
    const { out, fault } = answered('knight', text);
    assert.equal(out, '1\n\n', text);
    assert.match(fault, says);
  }
  for (const [text, says] of /** @type {[string, RegExp][]} */ ([
    ['2 2\n1 1 1\n1 1', /line 4: expected 2 numbers from 0 to 9, found "1 1 1"/],
    ['2 2\n1 10\n1 1', /line 4/],
    ['2 2\n1 a\n1 1', /line 4/],
    ['2 2\n1 1', /line 5/],
  ])) {
    const { out, fault } = answered('mines', `1 1\n1\n${text}`);
    assert.equal(out, '*\n\n', text);
    assert.match(fault, says);
  }
  const { out, err, code } = await run(['knight'], '1 0 0\n0 0 0');
  assert.deepEqual([out, code], ['1\n\n', 2]);
  assert.match(err, /^searchlight: line 2: [^\n]+\n$/);
});

test('mines fit every number, are counted on request, or are told to be impossible', async () => {
  const numbers = [
    [1, 1, 0],
    [1, 1, 0],
    [0, 0, 0],
  ];
  const text = `3 3\n${numbers.map((row) => row.join(' ')).join('\n')}\n`;
  assert.equal((await run(['mines'], text)).out, '*..\n...\n...\n\n');
  assert.equal((await run(['mines'], '1 2\n0 1\n')).out, 'Impossible\n\n');
  // Four cells that all count two of four mines: six ways.
  const square = '2 2\n2 2\n2 2\n';
  assert.equal((await run(['mines', '--set', 'find=all'], square)).out.trim(), '6');
});

test('a tour of another convention is told in one line, once, in each language', async () => {
  const cases = '6 0 0\n5 1 1\n5 3 3\n';
  const { out, err, code } = await run(['knight'], cases);
  assert.deepEqual([out.match(/Impossible/g)?.length, code], [2, 0]);
  assert.match(
    err,
    /^searchlight: line 2: there is no closed tour from there, .*--set tour=open.*\n$/,
  );
  const asJson = await run(['knight', '--json', '--lang', 'vi'], cases);
  assert.match(asJson.err, /^searchlight: dòng 2: [^\n]*--set tour=open[^\n]*\n$/);
  assert.equal(JSON.parse(asJson.out).error, null);
  // There is an open tour of 3 x 4 from a corner, and none from the middle of a side.
  const open = ['knight', '--set', 'tour=open', '--size', '3x4', '--lang', 'zh'];
  const fromOne = await run(open, '4 1 1\n');
  assert.match(fromOne.err, /^searchlight: 第 1 行：行和列从 0 数起[^\n]*\n$/);
  // Neither has one.
  for (const text of ['3 0 0\n', '4 1 1\n']) {
    assert.deepEqual((await run(['knight'], text)).err, '', text);
  }
});
