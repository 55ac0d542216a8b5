/** The command on games of two players: answers by plain recursion, certificates by the rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { answered } from './answered.js';
import { run } from './command.js';
import { some } from '../long.js';

const SAMPLE = '2\n10 4 5 3\n10 4 4 3\n';

/* The rules once more, and nothing of the core. */

/**
 * Plies of a game in which the winner plays as short and the loser as long as possible.
 * @template {string} Name
 * @param {(position: Name) => Name[]} moves
 */
function minimax(moves) {
  /** @type {Map<Name, number>} */
  const known = new Map();
  /** @type {(position: Name) => number} */
  const plies = (position) => {
    const found = known.get(position);
    if (found !== undefined) return found;
    const after = moves(position).map(plies);
    const lost = after.filter((count) => count % 2 === 0);
    const worth = lost.length > 0 ? 1 + Math.min(...lost) : after.length > 0 ? 1 + Math.max(...after) : 0; // prettier-ignore
    known.set(position, worth);
    return worth;
  };
  return plies;
}

/** The judges' answer. @param {number} plies */
const judged = (plies) => (plies % 2 === 0 ? 0 : (plies + 1) / 2);

/** The moves of a piece, named by row and column from 1, on so many rows and columns. @param {number} rows @param {number} columns */
const climbs = (rows, columns) => (/** @type {string} */ position) => {
  const [row, column] = position.split(' ').map(Number);
  const others = Array.from({ length: columns }, (_, index) => index + 1);
  return others.filter((to) => to !== column && row + to <= rows).map((to) => `${row + to} ${to}`);
};

/** The moves of two heaps of which so many can be taken. @param {readonly number[]} takes */
const takings = (takes) => (/** @type {string} */ position) => {
  const [a, b] = position.split(' ').map(Number);
  const first = takes.filter((take) => take <= a).map((take) => `${a - take} ${b}`);
  return [...first, ...takes.filter((take) => take <= b).map((take) => `${a} ${b - take}`)];
};

/** @param {string} out */
const numbersOf = (out) => out.trim().split('\n').map(Number);

/** @param {readonly string[]} tests */
const textOf = (tests) => [tests.length, ...tests, ''].join('\n');

test('the published sample is answered by every algorithm', async () => {
  assert.deepEqual(await run(['tab'], SAMPLE), { out: '0\n2\n', err: '', code: 0 });
  assert.equal((await run(['tab', '--algorithm', 'waves'], SAMPLE)).out, '0\n2\n');
  // The first table knows who wins, and not how soon.
  assert.equal((await run(['tab', '--algorithm', 'first'], SAMPLE)).out, '0\n1\n');
});

test('the whole table of 10 x 4 is as published', async () => {
  const published = [
    '0000',
    '0111',
    '1111',
    '1101',
    '1110',
    '0000',
    '2222',
    '2022',
    '2222',
    '2223',
  ];
  const tests = published.flatMap((digits, above) =>
    [...digits].map((_, index) => `10 4 ${10 - above} ${index + 1}`),
  );
  const { out, code } = await run(['tab'], textOf(tests));
  assert.deepEqual([numbersOf(out).join(''), code], [published.join(''), 0]);
});

test('1,000 tests in one go, and each is right by plain recursion', async () => {
  const number = (/** @type {number} */ most) => fc.integer({ min: 1, max: most });
  const place = fc.tuple(number(24), number(12), number(24), number(12));
  const cases = fc
    .sample(place, { numRuns: 1000, seed: 1 })
    .map(([rows, columns, row, column]) => [rows, columns, Math.min(row, rows), Math.min(column, columns)]); // prettier-ignore
  const expected = cases.map(([rows, columns, row, column]) =>
    judged(minimax(climbs(rows, columns))(`${row} ${column}`)),
  );
  assert.ok(new Set(expected).size > 3);
  const text = textOf(cases.map((numbers) => numbers.join(' ')));
  assert.deepEqual(numbersOf((await run(['tab'], text)).out), expected);
  assert.deepEqual(numbersOf((await run(['tab', '--algorithm', 'waves'], text)).out), expected);
  const { out } = await run(['tab', '--algorithm', 'first'], text);
  assert.deepEqual(
    numbersOf(out),
    expected.map((moves) => Math.min(moves, 1)),
  );
});

test('heaps are answered by plain recursion, whatever may be taken', async () => {
  const heap = fc.nat(40);
  const cases = fc.sample(fc.tuple(heap, heap, fc.integer({ min: 1, max: 6 })), { numRuns: 200, seed: 2 }); // prettier-ignore
  const text = textOf([...cases, [0, 0, 1], [9, 0, 2], [0, 9, 2]].map((numbers) => numbers.join(' '))); // prettier-ignore
  const upTo = (/** @type {number} */ most) =>
    Array.from({ length: most }, (_, index) => index + 1);
  const answers = [...cases, [0, 0, 1], [9, 0, 2], [0, 9, 2]].map(([a, b, most]) =>
    judged(minimax(takings(upTo(most)))(`${a} ${b}`)),
  );
  assert.deepEqual(numbersOf((await run(['subtract'], text)).out), answers);
  assert.deepEqual(numbersOf((await run(['subtract', '--algorithm', 'waves'], text)).out), answers);
  const takes = [1, 3, 4];
  const set = cases.map(([a, b]) => judged(minimax(takings(takes))(`${a} ${b}`)));
  const { out, code } = await run(
    ['subtract', '--set', 'takes=1,3-4'],
    textOf(cases.map((numbers) => numbers.join(' '))),
  );
  assert.deepEqual([numbersOf(out), code], [set, 0]);
});

/**
 * Checks a table against the rules: every value follows from those of its successors.
 * @param {{ distances: boolean, values: number[], moves: (number | null)[] }} certificate
 * @param {(position: number) => number[]} moves
 */
function checkTable({ distances, values, moves: winning }, moves) {
  assert.equal(winning.length, values.length);
  for (const [position, value] of values.entries()) {
    const after = moves(position);
    assert.ok(after.every((to) => to < position));
    const named = winning[position];
    assert.equal(named !== null, value % 2 === 1, `position ${position}`);
    if (named === null) assert.ok(after.every((to) => values[to] % 2 === 1));
    else if (distances) assert.ok(after.includes(named) && values[named] === value - 1);
    else assert.ok(after.includes(named) && values[named] === 0);
    const lost = after.map((to) => values[to]).filter((plies) => plies % 2 === 0);
    const longest = Math.max(-1, ...after.map((to) => values[to]));
    if (!distances) assert.equal(value, Math.min(lost.length, 1));
    else assert.equal(value, 1 + (lost.length > 0 ? Math.min(...lost) : longest));
  }
}

test('--json carries tables that stand up to the rules, checked without the core', async () => {
  const [rows, columns] = [10, 4];
  const numberOf = (/** @type {string} */ place) => {
    const [row, column] = place.split(' ').map(Number);
    return (rows - row) * columns + column - 1;
  };
  const moves = (/** @type {number} */ position) =>
    climbs(
      rows,
      columns,
    )(`${rows - Math.floor(position / columns)} ${(position % columns) + 1}`).map(numberOf);
  for (const algorithm of ['first', 'full', 'waves']) {
    const { out, err, code } = await run(['tab', '--json', '--algorithm', algorithm], SAMPLE);
    assert.deepEqual([err, code], ['', 0]);
    const { cases, ...report } = JSON.parse(out);
    assert.deepEqual([report.puzzle, report.algorithm, report.error], ['tab', algorithm, null]);
    const distances = algorithm !== 'first';
    assert.deepEqual(
      cases.map((/** @type {any} */ { line, answer, outcome }) => [line, answer, outcome]),
      [
        [2, '0', { code: 'filled', wins: false, plies: distances ? 2 : null }],
        [3, distances ? '2' : '1', { code: 'filled', wins: true, plies: distances ? 3 : null }],
      ],
    );
    for (const [index, place] of ['5 3', '4 3'].entries()) {
      const { certificate } = cases[index];
      assert.deepEqual([certificate.kind, certificate.distances], ['table', distances]);
      assert.ok(certificate.values.length > numberOf(place), 'up to the start at least');
      assert.equal(certificate.values[numberOf(place)] % 2 === 1, cases[index].outcome.wins);
      checkTable(certificate, moves);
    }
  }
  const { out } = await run(['subtract', '--json', '--set', 'takes=2,5'], '1\n0 30 1\n');
  const { cases, settings } = JSON.parse(out);
  assert.deepEqual(settings, { takes: '2,5' });
  assert.equal(cases.length, 1);
  const [{ certificate }] = cases;
  assert.equal(certificate.values.length, 31);
  checkTable(certificate, (heap) => [2, 5].filter((take) => take <= heap).map((take) => heap - take)); // prettier-ignore
});

test('white space, line ends and a first line of its own change nothing', async () => {
  for (const text of [
    SAMPLE.replaceAll('\n', '\r\n'),
    `\ufeff${SAMPLE}`,
    SAMPLE.trim(),
    '\n2\n\n 10  4 5\t3 \n\n\n10 4 4 3\n\n',
  ]) {
    assert.deepEqual(answered('tab', text), { out: '0\n2\n', fault: '' });
  }
  for (const text of ['', '\n\n', '  \r\n', '0\n']) {
    for (const puzzle of ['tab', 'subtract']) {
      assert.deepEqual(answered(puzzle, text), { out: '', fault: '' });
    }
  }
  assert.deepEqual(await run(['tab'], '0\n'), { out: '', err: '', code: 0 });
});

/** Cases that are none behind one that is. */
const WRONG = /** @type {[string, string, string, RegExp][]} */ ([
  ['tab', '10 4 4 3', '10 4 11 3', /line 3: .* 10 rows and 4 columns, found row 11, column 3/],
  ['tab', '10 4 4 3', '10 4 x 3', /line 3: .*"10 4 x 3"/],
  ['tab', '10 4 4 3', '501 500 1 1', /line 3: expected at most 250,000 cells.*250,500/],
  ['subtract', '3 0 1', '3 0 0', /line 3: expected a whole number from 1 to 500, found "0"/],
  ['tab', '10 4 4 3', '10 4 1 5', /line 3: .*found row 1, column 5/],
  ['tab', '10 4 4 3', '0 4 1 1', /line 3: expected 4 numbers from 1 to 1,000, found "0 4 1 1"/],
  ['tab', '10 4 4 3', '10 4 4', /line 3: expected 4 numbers/],
  ['tab', '10 4 4 3', '10 4 4 3 1', /line 3: expected 4 numbers/],
  ['tab', '10 4 4 3', '10 4 -1 3', /line 3: /],
  ['tab', '10 4 4 3', '1001 1 1 1', /line 3: .*1 to 1,000/],
  ['subtract', '3 0 1', '501 0 1', /line 3: expected 3 numbers from 0 to 500/],
  ['subtract', '3 0 1', '3 0', /line 3: expected 3 numbers/],
]);

test('wrong input names its line, and the answers before it are kept', async () => {
  const textOfBoth = (/** @type {string} */ first, /** @type {string} */ wrong) =>
    `2\n${first}\n${wrong}\n`;
  for (const [puzzle, first, wrong, says] of WRONG) {
    const { out, fault } = answered(puzzle, textOfBoth(first, wrong));
    assert.equal(out, '2\n', wrong);
    assert.match(fault, says);
    assert.equal(fault.split('\n').length, 1);
  }
  const [[puzzle, first, wrong]] = WRONG;
  const text = textOfBoth(first, wrong);
  const err = `searchlight: ${answered(puzzle, text).fault}\n`;
  assert.deepEqual(await run([puzzle], text), { out: '2\n', err, code: 2 });
});

test('more or fewer tests than the first line says are an error at their line', async () => {
  const [two, four] = ['10 4 5 3', '10 4 4 3'];
  for (const [text, out, says] of /** @type {[string, string, RegExp][]} */ ([
    [`1\n${two}\n\n${four}\n`, '0\n', /line 4: expected the end after test 1, found "10 4 4 3"/],
    [`3\n${two}\n${four}\n`, '0\n2\n', /line 4: .*the first line says, 3; the text ends after 2/],
    ['0\n1', '', /line 2: /],
    [`${two}\n${four}\n`, '', /line 1: expected the number of tests/],
    ['x\n', '', /line 1: .*"x"/],
    ['-1\n', '', /line 1: .*"-1"/],
  ])) {
    const found = answered('tab', text);
    assert.equal(found.out, out, text);
    assert.match(found.fault, says);
  }
  const { out, code } = await run(['tab', '--json'], `2\n${two}\n`);
  const { cases, error } = JSON.parse(out);
  assert.deepEqual([cases.length, error.code, error.line, code], [1, 'fewTests', 3, 2]);
});

test('a step limit that is reached ends it with 3, at the case that reached it', async () => {
  const text = '2\n2 2 1 2\n200 50 1 1\n';
  const { out, err, code } = await run(['tab', '--max-steps', '1000'], text);
  assert.deepEqual([out, code], ['1\n', 3]);
  assert.match(err, /line 3: the step limit of 1,000/);
  assert.equal((await run(['tab', '--max-steps', '1000000'], text)).code, 0);
});

test('what cannot be set is wrong usage', async () => {
  for (const [puzzle, option, value, says] of some(
    [
      ['subtract', '--set', 'takes=0', /“takes”/],
      ['subtract', '--set', 'takes=1,501', /“takes”/],
      ['subtract', '--set', 'heaps=one', /“heaps”/],
      ['tab', '--size', '3x3', /texts of tab say how large/],
      ['subtract', '--size', '30x30', /texts of subtract say how large/],
      ['tab', '--set', 'takes=1', /“takes”/],
      ['tab', '--algorithm', 'bfs', /first, full, waves/],
    ],
    3,
  )) {
    const text = puzzle === 'tab' ? SAMPLE : '1\n9 9 3\n';
    const { out, err, code } = await run([String(puzzle), String(option), String(value)], text);
    assert.deepEqual([out, code], ['', 64], `${puzzle} ${value}`);
    assert.match(err, /** @type {RegExp} */ (says));
  }
});
