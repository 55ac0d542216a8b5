/** The command while its input arrives and its output is read: what is known is printed at once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inputFault } from '../../www/i18n/judge-error.js';
import { Judge, catalogue } from '../../www/core/engine/session.js';
import './answered.js';
import { BYTEWISE, run, start } from './command.js';
import { words } from './dictionaries.js';

/**
 * Texts of each puzzle in pieces, and what each piece makes known: each is printed while the next one
 * is awaited. A board of the Flip Game may go on until a blank line, or until it has too many rows.
 * @type {[puzzle: string, pieces: [text: string, answer: string][]][]}
 */
const PIPED = [
  [
    'flip',
    [
      ['bbbb\nbbbb\nbbbb\nbbbb\n\n', '0\n'],
      ['bwwb\nbbwb\nbwwb\nbwww\n\n', '4\n'],
      ['wwb\n\n', '1\n'],
    ],
  ],
  ['flip', [['wwb\r\n\r\n', '1\n']]],
  [
    'flip',
    [
      ['bbbb\nbbbb\nbbbb\nbbbb\nbwwb\nbbwb\n', '0\n'],
      ['bwwb\nbwww\n', '4\n'],
      ['bbbb\nbbbb\nbbbb\nbbbb\n', '0\n'],
    ],
  ],
  [
    'rearrange',
    [
      ['1000\n0000\n0000\n0000\n1000\n0000\n0000\n0000\n', '0\n'],
      ['1000\n0000\n0000\n0000\n0100\n0000\n0000\n0000\n', '1\n'],
    ],
  ],
  [
    'solitaire',
    [
      ['4 4 4 5 5 4 6 5\n2 4 3 3 3 6 4 6\n', 'YES\n'],
      ['4 4 4 5 5 4 6 5\n1 1 1 8 8 1 8 8\r', 'NO\n'],
    ],
  ],
  [
    'tiles',
    [
      ['2 3 4 1 5 x 7 6 8\n', 'dlurullddrurdllurdr\n'],
      ['1 2 3 4 5 6 7 x 8\n', 'r\n'],
    ],
  ],
  [
    'maze',
    [
      ['1 3\na.r\n', '2\n'],
      ['2 2\na#\nxr\n', '3\n'],
    ],
  ],
  [
    'jugs',
    [
      ['3 5 4\n', '6\nFILL(2)\nPOUR(2,1)\nDROP(1)\nPOUR(2,1)\nFILL(2)\nPOUR(2,1)\n'],
      ['4 6 3\n', 'impossible\n'],
    ],
  ],
  ['river', [['3 2\n', '11\n']]],
  [
    'hanoi',
    [
      ['3 4\n', '15\n'],
      ['4 6\n', '17\n'],
    ],
  ],
  ['pegs', [['.\nxx\nxxx\nxxxx\nxxxxx\n\n', '13\n']]],
  ['rushhour', [['BB...CD..E.CDAAE.CD..E..F...GGF.HHH.\n', '8\n']]],
  ['klotski', [['abbc\nabbc\ndeef\ndghf\ni..j\n\n', '81\n']]],
  [
    'pancakes',
    [
      ['5 4 3 2 1\n', '5 4 3 2 1\n1 0\n'],
      ['5 1 2 3 4\n', '5 1 2 3 4\n1 2 0\n'],
    ],
  ],
  ['lightsout', [['101\n011\n110\n\n', '8\n']]],
  [
    'knight',
    [
      ['1\n0\n0\n', '1\n\n'],
      ['5 0 1 1 0 0\n', 'Impossible\n\n1\n\n'],
    ],
  ],
  [
    'mines',
    [
      ['1 2\n1 1\n', '\n\n'],
      ['1 1\n0\n', '.\n\n'],
    ],
  ],
  [
    'queens',
    [
      ['1\n', '1\n'],
      ['8\n', '92\n'],
    ],
  ],
  [
    'sudoku',
    [
      [
        '1\n530070000\n600195000\n098000060\n800060003\n400803001\n700020006\n060000280\n000419005\n000080079\n',
        '534678912\n672195348\n198342567\n859761423\n426853791\n713924856\n961537284\n287419635\n345286179\n',
      ],
    ],
  ],
  [
    'colouring',
    [
      ['AB\n\n', '12\n'],
      ['ABC\n\n', '121\n'],
    ],
  ],
  [
    'tab',
    [
      ['2\n10 4 4 3\n', '2\n'],
      ['10 4 5 3\n', '0\n'],
    ],
  ],
  [
    'subtract',
    [
      ['2\n4 0 4\n', '1\n'],
      ['5 0 4\n', '0\n'],
    ],
  ],
  [
    'nim',
    [
      ['2 3 3\n', 'No\n'],
      ['1 7\n', 'Yes\n'],
    ],
  ],
  [
    'chomp',
    [
      ['2\n1 1\n', 'loss\n'],
      ['3 4\n', 'win\n'],
    ],
  ],
  [
    'wythoff',
    [
      ['1 2\n', '0\n'],
      ['1000000000 1\n', '1\n'],
    ],
  ],
  ['tictactoe', [['X..\n...\n...\n', 'draw\n']]],
];

test('row 35: each answer is there as soon as its case is complete, for each puzzle', async () => {
  const puzzles = catalogue().map(({ id }) => id);
  assert.deepEqual([...new Set(PIPED.map(([puzzle]) => puzzle))], puzzles);
  const piped = async (/** @type {typeof PIPED[number]} */ [puzzle, pieces]) => {
    const { child, printed, said, end } = start([puzzle]);
    let known = '';
    for (const [text, answer] of pieces) {
      child.stdin?.write(text);
      // Any text stands for mines that may lie here or there.
      known = puzzle === 'mines' ? said.out : known + answer;
      if (puzzle === 'mines') await printed(answer);
      else await printed(known);
      if (puzzle !== 'mines') assert.equal(said.out, known, puzzle);
      assert.equal(child.exitCode, null, 'it waits for more');
    }
    child.stdin?.end();
    const { signal, code, out } = await end();
    assert.deepEqual([signal, code], [null, 0], puzzle);
    if (puzzle !== 'mines') assert.equal(out, known, 'the end adds nothing');
  };
  await Promise.all(PIPED.map(piped));
});

test('row 35: a text may be cut anywhere, also within a letter', () => {
  for (const [puzzle, pieces] of PIPED) {
    const text = `${pieces.map(([piece]) => piece).join('')}\n🐎 ữ\ufeff`;
    const whole = judged(puzzle, [text]);
    assert.match(whole.fault, /🐎/, puzzle);
    assert.deepEqual(judged(puzzle, text.split('')), whole, puzzle);
    for (let cut = 1; cut < text.length; cut += 1) {
      assert.deepEqual(judged(puzzle, [text.slice(0, cut), text.slice(cut)]), whole);
    }
  }
});

/**
 * @param {string} puzzle
 * @param {string[]} pieces
 */
function judged(puzzle, pieces) {
  const judge = new Judge(puzzle);
  for (const piece of pieces) judge.push(piece);
  judge.end();
  const answers = [];
  while (judge.remaining > 0) {
    const answer = judge.advance(Number.MAX_SAFE_INTEGER);
    if (answer) answers.push(`${answer.line}: ${answer.text}`);
  }
  const { error } = judge;
  judge.free();
  return { answers, fault: error ? inputFault(words, error) : '' };
}

test('JSON comes case by case, too', async () => {
  const { child, printed, end } = start(['tab', '--json']);
  child.stdin?.write('2\n10 4 4 3\n');
  await printed('"certificate":{');
  assert.equal(child.exitCode, null, 'it waits for more');
  child.stdin?.end('10 4 4 3\n');
  const { out, signal } = await end();
  assert.equal(signal, null);
  assert.equal(JSON.parse(out).cases.length, 2);
});

test('Ctrl-C and other signals keep the answers before a long case, are told in one line, and JSON is whole', async () => {
  const interrupted = 'interrupted by Ctrl-C';
  for (const [
    args,
    text,
    sent,
    told,
  ] of /** @type {[string[], string, NodeJS.Signals, string][]} */ ([
    [['--algorithm', 'naive'], '1 0 0 6 0 0 20 0 0\n', 'SIGINT', interrupted],
    [['--algorithm', 'naive', '--json'], '1 0 0 6 0 0 20 0 0\n', 'SIGINT', interrupted],
    [['--json'], '1 0 0 6 0 0\n', 'SIGINT', interrupted], // It waits for more.
    [['--json'], '1 0 0 6 0 0\n', 'SIGTERM', 'ended by the signal SIGTERM'],
    [['--json'], '1 0 0 6 0 0\n', 'SIGHUP', 'ended by the signal SIGHUP'],
    [['--algorithm', 'naive'], '1 0 0 6 0 0 20 0 0\n', 'SIGTERM', 'ended by the signal SIGTERM'],
  ])) {
    const { child, printed, end } = start(['knight', ...args]);
    child.stdin?.write(text);
    const isJson = args.includes('--json');
    await printed(isJson ? '"line":1,"answer":"1 ' : '\n1 ');
    child.kill(sent);
    const { out, err, signal } = await end();
    // A shell adds 128 to the number of the signal.
    assert.deepEqual([err, signal], [`searchlight: ${told}\n`, sent]);
    if (!isJson) assert.match(out, /^1\n\n1 [^]*\n\n$/);
    else {
      const { cases, error } = JSON.parse(out);
      assert.deepEqual([cases.length, error.code], [2, 'interrupted']);
    }
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

test('UTF-16 is read by its byte order mark, or by the zero byte of its first character', async () => {
  const answer = await run(['flip'], 'bwwb\nbbwb\nbwwb\nbwww\n');
  const little = Buffer.from('\ufeffbwwb\r\nbbwb\r\nbwwb\r\nbwww\r\n', 'utf16le');
  assert.deepEqual(await run(['flip'], little), answer);
  assert.deepEqual(await run(['flip'], little, BYTEWISE), answer);
  assert.deepEqual(await run(['flip'], Buffer.from(little).swap16()), answer);
  const unmarked = little.subarray(2);
  assert.deepEqual(await run(['flip'], unmarked), answer);
  assert.deepEqual(await run(['flip'], Buffer.from(unmarked).swap16(), BYTEWISE), answer);
  const link = await run(['link', 'flip'], little);
  assert.deepEqual(link, await run(['link', 'flip'], 'bwwb\nbbwb\nbwwb\nbwww\n'));
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
