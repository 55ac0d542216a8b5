/** The command's answers to boards of tiles and mazes: searches that deepen, large boards, errors. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './command.js';
import { IS_LONG } from '../long.js';

const LANGUAGES = ['en', 'vi', 'zh'];
/** The languages for one of a list of cases; in the short form one, the next for the next case. @param {number} index */
const languagesFor = (index) => (IS_LONG ? LANGUAGES : [LANGUAGES[index % LANGUAGES.length]]);

const NEAR = '7 2 4 5 x 6 8 3 1\n';
const LARGE = '1\n2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n';
const IMPOSSIBLE = '1\n13 1 2 4\n5 0 3 7\n9 6 10 12\n15 8 11 14\n';
const GAP_FIRST = ['--set', 'goal=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15'];

/** Boards of R. E. Korf (1985): rows, moves, and the nodes that IDA* generates, with the root. */
const KORF = /** @type {const} */ ([
  ['0 1 9 7\n11 13 5 3\n14 12 4 2\n8 6 10 15\n', 42, 540_860],
  ['14 1 9 6\n4 8 12 5\n7 2 3 0\n10 11 13 15\n', 45, 546_344],
  ['13 5 4 10\n9 12 8 14\n2 3 7 1\n0 15 11 6\n', 55, 15_300_442],
  ['14 13 15 7\n11 12 9 5\n6 0 2 1\n4 8 10 3\n', 57, 276_361_933],
]);

/**
 * The JSON document about a text of tiles.
 * @param {string} text
 * @param {string[]} args
 */
async function documentOf(text, ...args) {
  const { out, err, code } = await run(['tiles', '--json', ...args], text);
  assert.equal(code, 0, err);
  return JSON.parse(out);
}

test('IDA* generates the numbers of nodes that Korf published', async () => {
  for (const [board, moves, nodes] of IS_LONG ? KORF : KORF.slice(0, 3)) {
    const { algorithm, cases } = await documentOf(`1\n${board}`, ...GAP_FIRST);
    const [{ answer, counts, outcome }] = cases;
    assert.equal(algorithm, 'idastar');
    assert.match(answer, /^[UDLR]+$/);
    assert.equal(answer.length, moves);
    assert.equal(outcome.code, 'found');
    assert.equal(counts.generated + 1, nodes);
    assert.ok(counts.expanded < nodes && counts.rounds > 1);
    assert.deepEqual(Object.keys(counts), ['expanded', 'generated', 'rounds']);
  }
});

test('the first line of --json names the algorithm that is used', async () => {
  for (const [text, args, expected] of /** @type {const} */ ([
    [NEAR, [], 'astar'],
    [LARGE, [], 'idastar'],
    [IMPOSSIBLE, [], 'idastar'],
    [LARGE, ['--algorithm', 'astar'], 'astar'],
    [LARGE, ['--set', 'heuristic=misplaced'], 'idastar'],
    ['', [], 'astar'],
  ])) {
    const { algorithm } = await documentOf(text, ...args);
    assert.equal(algorithm, expected, `${text} ${args}`);
  }
});

test('searches that deepen count, and prove what the estimate alone proves', async () => {
  const [large] = (await documentOf(LARGE)).cases;
  assert.equal(large.answer, 'LLLDRDRDR');
  const { kind, cost, heuristic } = large.certificate;
  assert.deepEqual([kind, cost, heuristic], ['cheapest', 9, 0]);
  for (const by of ['deepening', 'idastar']) {
    const [near] = (await documentOf(NEAR, '--algorithm', by)).cases;
    assert.equal(near.answer.length, 20, by);
    // Manhattan distance is below 20, so only the rounds show that nothing is cheaper.
    const { rounds, ...proof } = near.certificate;
    assert.deepEqual([proof.kind, proof.cost], ['rounds', 20]);
    assert.equal(rounds.length, near.counts.rounds - 1);
    assert.ok(near.counts.rounds > 1 && near.counts.generated > near.counts.expanded);
  }
});

test('the heuristic of IDA* is a setting', async () => {
  const generated = [];
  for (const heuristic of ['misplaced', 'manhattan', 'linear-conflict']) {
    const args = ['--algorithm', 'idastar', '--set', `heuristic=${heuristic}`];
    const [{ answer, counts }] = (await documentOf(NEAR, ...args)).cases;
    assert.equal(answer.length, 20, heuristic);
    generated.push(counts.generated);
  }
  assert.ok(generated[0] > generated[1] && generated[1] > generated[2], generated.join());
  const none = await run(['tiles', '--algorithm', 'idastar', '--set', 'heuristic=none'], NEAR);
  assert.equal(none.code, 64);
});

test('depth-limited search has its limit as a setting, and prints its own path', async () => {
  const limited = (/** @type {string[]} */ ...args) =>
    run(['tiles', '--algorithm', 'limited', ...args], NEAR);
  const found = await limited('--set', 'limit=24');
  assert.match(found.out, /^[udlr]{20,24}\n$/);
  assert.match(
    found.err,
    /: the answer of limited is the path that it found; a cheaper one may exist/,
  );
  const below = await limited('--set', 'limit=19');
  assert.deepEqual(below, { out: 'more than 19 moves\n', err: '', code: 0 });
  const [{ outcome, certificate }] = (
    await documentOf(NEAR, '--algorithm', 'limited', '--set', 'limit=19')
  ).cases;
  assert.deepEqual([outcome, certificate], [{ code: 'tooDeep', limit: 19 }, null]);
  for (const limit of ['81', '-1', 'x']) {
    assert.equal((await limited('--set', `limit=${limit}`)).code, 64, limit);
  }
  const link = async (/** @type {string[]} */ ...args) =>
    (await run(['link', 'tiles', '--algorithm', 'limited', ...args], NEAR)).out.split('\n')[0];
  assert.equal(await link(), await link('--set', 'limit=20'));
  assert.notEqual(await link(), await link('--set', 'limit=21'));
});

test('A* answers boards of 4 x 4 and proves that nothing is cheaper', async () => {
  const { algorithm, cases } = await documentOf(LARGE, '--algorithm', 'astar');
  const [{ answer, counts, certificate }] = cases;
  assert.deepEqual([algorithm, answer.length], ['astar', 9]);
  assert.ok(counts.discovered >= 10 && counts.expanded >= 9);
  assert.deepEqual([certificate.kind, certificate.cost], ['cheapest', 9]);
  assert.equal(certificate.states.length, 10);
  assert.equal(certificate.labels.states.length, counts.expanded);
});

test('a search that would keep too many states is refused and names IDA*', async () => {
  for (const [index, by] of ['bfs', 'bidirectional', 'dfs', 'uniform'].entries()) {
    for (const lang of languagesFor(index)) {
      const { out, err, code } = await run(['tiles', '--algorithm', by, '--lang', lang], LARGE);
      assert.deepEqual([out, code], ['', 70], `${by} ${lang}`);
      assert.match(err, /IDA\*.*idastar/);
      assert.match(err, /10.461.394.944.000/);
    }
  }
  const { out, code } = await run(['tiles', '--json', '--algorithm', 'bfs'], LARGE);
  const { error } = JSON.parse(out);
  assert.deepEqual([code, error.code, error.instead], [70, 'beyondLimit', 'idastar']);
});

test('wrong boards and mazes are errors with line, place and what was expected', async () => {
  const wrong = /** @type {const} */ ([
    // Two gaps, a repeated tile, a letter, and the same on 4 x 4.
    ['tiles', '1 2 3 4 5 6 7 8 x\n1 2 3 x 5 6 7 8 x\n', [/2/, /“x”/, /9/]],
    ['tiles', '1 2 3 4 5 6 7 8 8\n', [/1/, /“8”/, /9/]],
    ['tiles', '1 2 3 4 5 6 7 q x\n', [/1/, /'8'/, /'x'/, /'q'/, /8/, /1 2 3 4 5 6 7 q x/]],
    ['tiles', '1\n1 2 3 4\n5 6 7 8\n9 10 0 12\n13 14 15 0\n', [/5/, /“0”/, /4/]],
    ['tiles', '1\n1 2 3 4\n5 6 7 16\n', [/3/, /15/, /5 6 7 16/]],
    // No start, no goal, a cost of 0, an unknown letter, a row that is too short.
    ['maze', '1 3\n..r\n', [/2/, /'a'/]],
    ['maze', '1 3\na..\n', [/2/, /'r'/]],
    ['maze', '2 3\na.r\n.0.\n', [/3/, /'1'/, /'#'/, /'0'/, /2/, /\.0\./]],
    ['maze', '1 3\na?r\n', [/2/, /'#'/, /'x'/, /'\?'/, /a\?r/]],
    ['maze', '1 3\nar\n', [/2/, /3/, /ar/]],
  ]);
  for (const [index, [puzzle, text, told]] of wrong.entries()) {
    for (const lang of languagesFor(index)) {
      const { err, code } = await run([puzzle, '--lang', lang], text);
      assert.equal(code, 2, text);
      assert.equal(err.trim().split('\n').length, 1, err);
      for (const part of told) assert.match(err, part);
    }
  }
});

test('the counts of each search on the 8-puzzle are those of the textbook', async () => {
  const far = '8 6 7 2 5 4 3 x 1\n';
  for (const [text, args, length, expected] of /** @type {const} */ ([
    [far, ['uniform'], 31, { expanded: 181_439, discovered: 181_440 }],
    [far, ['astar', 'misplaced'], 31, { expanded: 121_529, discovered: 144_708 }],
    [far, ['astar'], 31, { expanded: 6728, discovered: 10_001, generated: 17_708 }],
    [far, ['weighted'], 31, { expanded: 392, reexpanded: 11, discovered: 646 }],
    [far, ['greedy'], 45, { expanded: 66, discovered: 106 }],
    [far, ['dfs'], 73_075, { expanded: 78_325 }],
    [far, ['idastar'], 31, {}],
    [NEAR, ['deepening'], 20, {}],
    [NEAR, ['uniform'], 20, { expanded: 62_796 }],
    [NEAR, ['astar', 'misplaced'], 20, { expanded: 2365, discovered: 3767 }],
    [NEAR, ['astar'], 20, { expanded: 99, discovered: 167, generated: 266 }],
    [NEAR, ['weighted'], 20, { expanded: 44, discovered: 80 }],
    [NEAR, ['greedy'], 84, { expanded: 254, discovered: 432 }],
    [NEAR, ['dfs'], 88_794, { expanded: 101_788 }],
  ])) {
    const [algorithm, heuristic] = args;
    const set = heuristic ? ['--set', `heuristic=${heuristic}`] : [];
    const { cases } = await documentOf(text, '--algorithm', algorithm, ...set);
    const [{ answer, outcome, counts }] = cases;
    assert.equal(answer.length, length, `${text} ${args}`);
    assert.deepEqual(outcome, { code: 'found', depth: length });
    assert.deepEqual({ ...counts, ...expected }, counts, `${text} ${args}`);
  }
});
