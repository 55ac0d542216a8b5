/** The command on constraint puzzles: judges' answers, other answers, refusals in words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './command.js';

const SAMPLE = `103000509
002109400
000704000
300502006
060000050
700803004
000401000
009205800
804000107
`;
const SOLVED = `143628579
572139468
986754231
391542786
468917352
725863914
237481695
619275843
854396127
`;
const SEVERAL =
  '906070403000400200070023010500000100040208060003000005030700050007005000405010708\n';

test('queens are counted, a line each, up to a line with 0', async () => {
  const { out, err, code } = await run(['queens'], '1\n8\n5\n2\n12\n0\n');
  assert.deepEqual([out, err, code], ['1\n92\n10\n0\n14200\n', '', 0]);
  const lines = `${'10\n'.repeat(5_000)}0\n`;
  const many = await run(['queens'], lines);
  assert.equal(many.out, '724\n'.repeat(5_000));
  const first = await run(['queens', '--set', 'find=first', '--algorithm', 'arcs'], '8\n');
  assert.equal(first.out, '1 5 8 6 3 7 2 4\n');
});

test('what is no board of queens is refused with its line and the rule', async () => {
  const beyond = await run(['queens', '--lang', 'en'], '8\n13\n0\n');
  assert.equal(beyond.out, '92\n', 'what comes before is answered');
  assert.match(beyond.err, /line 2: expected a whole number from 0 to 12, found "13"/);
  const after = await run(['queens', '--lang', 'en'], '8\n0\n4\n');
  assert.match(after.err, /line 3: expected nothing after the 0 that ends the text, found "4"/);
  assert.ok(beyond.code > 0 && after.code > 0);
});

test('the judges’ sudoku is solved, and orders of variables and values can be set', async () => {
  for (const args of [
    ['sudoku'],
    ['sudoku', '--algorithm', 'arcs', '--set', 'values=least-constraining'],
    ['sudoku', '--algorithm', 'plain', '--set', 'variables=fewest-values'],
  ]) {
    const { out, err } = await run(args, `1\n${SAMPLE}`);
    assert.deepEqual([out, err], [SOLVED, ''], args.join(' '));
  }
  const wrong = await run(['sudoku', '--set', 'variables=least-constraining'], SAMPLE);
  assert.ok(wrong.code > 0 && wrong.out === '');
});

test('that there are other answers is told, but never on standard output', async () => {
  const { out, err, code } = await run(['sudoku', '--lang', 'en'], SEVERAL);
  assert.match(out, /^(\d{9}\n){9}$/);
  assert.match(err, /line 1: this is one answer of several/);
  assert.equal(code, 0);
  const json = JSON.parse((await run(['sudoku', '--json'], `${SEVERAL}${SAMPLE}`)).out);
  assert.deepEqual(
    json.cases.map((/** @type {{ others?: boolean }} */ { others }) => others),
    [true, false],
  );
  const all = await run(['sudoku', '--set', 'find=all', '--lang', 'en'], SEVERAL);
  assert.deepEqual([all.out, all.err], ['2\n', '']);
});

test('a digit that is repeated is refused with both places and the rule', async () => {
  const row = await run(['sudoku', '--lang', 'en'], SAMPLE.replace('103000509', '103000501'));
  assert.match(
    row.err,
    /line 1: expected each digit once a row, found 1 in row 1 in columns 1 and 9/,
  );
  const column = await run(['sudoku', '--lang', 'en'], SAMPLE.replace('002109400', '002109409'));
  assert.match(
    column.err,
    /line 2: expected each digit once a column, found 9 in column 9 in rows 1 and 2/,
  );
  const box = await run(['sudoku', '--lang', 'en'], SAMPLE.replace('002109400', '012009400'));
  assert.match(
    box.err,
    /line 2: expected each digit once a box, found 1 at row 1, column 1 and at row 2, column 2/,
  );
});

test('maps are coloured, and the number of colours is set', async () => {
  const wheel = 'AAABBB\nAAABBB\nEEHHBC\nEEHHCC\nEDDDCC\nEDDDDC\n';
  assert.equal((await run(['colouring'], wheel)).out, 'Impossible\n');
  const four = await run(['colouring', '--set', 'colours=4', '--set', 'find=all'], wheel);
  assert.equal(four.out, '120\n');
  const two = await run(['colouring', '--set', 'colours=2'], 'AB\nBA\n\n.A.\nBAC\n');
  assert.equal(two.out, '12\n21\n.1.\n212\n');
});
