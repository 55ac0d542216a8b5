/** The command's answers by searches in any order. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IS_LONG } from '../long.js';
import { run } from './command.js';

const DISCS = 'bwwb\nbbwb\nbwwb\nbwww\n';
const SOLVED = 'wwww\nwwww\nwwww\nwwww\n';
const IMPOSSIBLE = 'bwww\nwwww\nwwww\nwwww\n';
const LEAST = 4;

/**
 * The cases of a JSON document.
 * @param {string[]} args
 * @param {string} text
 */
async function casesOf(args, text) {
  const { out, err, code } = await run(['flip', '--json', ...args], text);
  assert.equal(code, 0, err);
  const { cases, error, algorithm } = JSON.parse(out);
  assert.equal(error, null);
  return { cases, err, algorithm };
}

test('--json counts what the search had done at the answer', async () => {
  for (const algorithm of ['bfs', 'uniform', 'astar', 'weighted', 'greedy', 'dfs']) {
    const given = ['--algorithm', algorithm];
    const { cases } = await casesOf(given, `${DISCS}${SOLVED}${IMPOSSIBLE}${IMPOSSIBLE}`);
    const [sample, solved, impossible, again] = cases;
    const { discovered, expanded, reexpanded, generated, improved } = sample.counts;
    assert.ok(expanded > 0 && expanded <= discovered && discovered <= 4096, algorithm);
    assert.ok(generated >= discovered - 1, algorithm);
    const isBlind = ['bfs', 'greedy'].includes(algorithm);
    if (isBlind) assert.deepEqual([reexpanded, improved], [0, 0], algorithm);
    assert.equal(solved.counts.discovered, 1);
    assert.equal(solved.answer, '0');
    assert.equal(impossible.answer, 'Impossible');
    assert.deepEqual(impossible.counts.discovered, 4096);
    assert.equal(impossible.certificate.kind, 'closedSet');
    // The set that was found before answers this case without a search.
    assert.deepEqual([again.certificate, again.counts], [{ kind: 'same', case: 2 }, undefined]);
  }
});

test('a cheapest answer carries labels, any other one its path', async () => {
  for (const [algorithm, kind] of [
    ['uniform', 'cheapest'],
    ['astar', 'cheapest'],
    ['weighted', 'cheapest'],
    ['greedy', 'path'],
    ['dfs', 'path'],
  ]) {
    const { cases } = await casesOf(['--algorithm', algorithm], DISCS);
    const [{ answer, certificate }] = cases;
    assert.equal(certificate.kind, kind, algorithm);
    assert.equal(Number(answer), certificate.states.length - 1);
    const { labels, weight } = certificate;
    if (kind === 'path') continue;
    assert.equal(labels.states.length, labels.costs.length);
    assert.equal(weight, algorithm === 'weighted' ? 2 : 1);
    if (weight === 1) assert.equal(Number(answer), LEAST);
  }
});

test('A* expands fewer boards than uniform cost, and the heuristic is a setting', async () => {
  const expanded = async (/** @type {string[]} */ ...args) =>
    (await casesOf(args, DISCS)).cases[0].counts.expanded;
  const blind = await expanded('--algorithm', 'uniform');
  const guided = await expanded('--algorithm', 'astar', '--set', 'heuristic=fifths');
  assert.ok(guided < blind, `${guided} of ${blind}`);
  const weighted = await expanded('--algorithm', 'weighted', '--set', 'weight=1');
  assert.equal(weighted, guided);
  for (const args of [
    ['--algorithm', 'astar', '--set', 'heuristic=other'],
    ['--algorithm', 'astar', '--set', 'weight=2'],
    ['--algorithm', 'weighted', '--set', 'weight=6'],
    ['--set', 'heuristic=fifths'],
  ]) {
    const { out, code } = await run(['flip', ...args], DISCS);
    assert.deepEqual([out, code], ['', 64], args.join(' '));
  }
});

test('a search that is not shortest by nature says so once, in the language asked for', async () => {
  const text = `${DISCS}${SOLVED}`;
  for (const algorithm of ['dfs', 'greedy', 'weighted']) {
    const told = await run(['flip', '--algorithm', algorithm], text);
    assert.equal(told.code, 0);
    const line = `searchlight: the answer of ${algorithm} is the path that it found; a cheaper one may exist\n`;
    assert.equal(told.err, line);
  }
  for (const [lang, words] of [
    ['vi', 'đường đi mà nó tìm được'],
    ['zh', '它自己找到的路径'],
  ]) {
    const { err } = await run(['flip', '--algorithm', 'dfs', '--lang', lang], text);
    assert.ok(err.includes(words), err);
  }
  for (const args of [
    ['--algorithm', 'astar'],
    ['--algorithm', 'uniform'],
  ]) {
    const { out, err } = await run(['flip', ...args], text);
    assert.deepEqual([out, err], ['4\n0\n', '']);
  }
  const { err } = await run(['flip', '--algorithm', 'dfs'], IMPOSSIBLE);
  assert.equal(err, '', 'there is no path');
});

test('--help and errors name the searches in the order of the menu', async () => {
  const { out } = await run(['--help'], '');
  assert.match(
    out,
    /algorithms: bfs\*, dfs, uniform, greedy, astar, weighted, limited, deepening, idastar, bidirectional, alternating/,
  );
  const { err, code } = await run(['flip', '--algorithm', 'none', '--size', '4x4'], DISCS);
  assert.equal(code, 64);
  assert.match(err, /astar/);
});

test('a link keeps the heuristic and the weight', async () => {
  const link = async (/** @type {string[]} */ ...args) => {
    const { out, code } = await run(['link', 'flip', '--algorithm', ...args], DISCS);
    assert.equal(code, 0);
    return out.split('\n')[0];
  };
  assert.equal(await link('astar'), await link('astar', '--set', 'heuristic=fifths'));
  assert.equal(await link('weighted'), await link('weighted', '--set', 'weight=2'));
  assert.notEqual(await link('weighted'), await link('weighted', '--set', 'weight=3'));
});

test('sliding tiles are answered by A*, and those of 4 x 4 by IDA*', async () => {
  const small = await run(['tiles'], '8 6 7 2 5 4 3 x 1\n1 2 3 4 5 6 7 8 x\n1 2 3 4 5 6 8 7 x\n');
  const [word, ...others] = small.out.split('\n');
  assert.match(word, /^[udlr]{31}$/);
  assert.deepEqual([others, small.err], [['', 'unsolvable', ''], '']);
  const large = '1\n2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n';
  assert.deepEqual(await run(['tiles'], large), { out: 'LLLDRDRDR\n', err: '', code: 0 });
  const other = ['tiles', '--set', 'goal=0,1,2,3,4,5,6,7,8'];
  assert.equal((await run(other, '1 x 2 3 4 5 6 7 8\n')).out, 'l\n');
  const wrong = await run(['tiles', '--set', 'heuristic=manhattan-twice'], '1 2 3 4 5 6 7 x 8\n');
  assert.equal(wrong.out, 'r\n');
  assert.match(
    wrong.err,
    /: the answer of astar is the path that it found; a cheaper one may exist/,
  );
  for (const lang of ['en', 'vi', 'zh']) {
    const { err, code } = await run(['tiles', '--lang', lang], '1 2 3 4 5 6 7 8 8\n');
    assert.equal(code, 2);
    for (const told of [/1/, /“8”/, /9/]) assert.match(err, told);
  }
});

test('mazes are answered by uniform cost', async () => {
  const closed = '3 3\na#.\n##.\n..r\n';
  const { out } = await run(['maze'], `1 7\nr9a.x1r\n${closed}`);
  assert.equal(out, '5\nPoor ANGEL has to stay in the prison all his life.\n');
  for (const lang of ['en', 'vi', 'zh']) {
    const { err, code } = await run(['maze', '--lang', lang], '1 3\n..r\n');
    assert.equal(code, 2);
    assert.match(err, /'a'/);
  }
});

test('a wrong setting is told with what is allowed, in the language asked for', async () => {
  const options = 'manhattan, misplaced, linear-conflict, manhattan-twice';
  const wrong = /** @type {[string, string[], string[]][]} */ ([
    ['tiles', ['--set', 'heuristic=foo'], ['“heuristic”', '“foo”', options]],
    ['tiles', ['--algorithm', 'weighted', '--set', 'weight=9'], ['“weight”', '1, 2, 3, 4, 5']],
    ['tiles', ['--algorithm', 'bfs', '--set', 'weight=2'], ['“weight”', 'bfs', 'weighted']],
    ['tiles', ['--set', 'goal=1'], ['“goal”', '1,2,3,4,5,6,7,8,0']],
    ['tiles', ['--set', 'heuristik=foo'], ['“heuristik”', 'goal, heuristic, weight, limit']],
    ['knight', ['--set', 'tour=round'], ['“tour”', 'closed, open']],
    ['tab', ['--set', 'foo=1'], ['“foo”']],
  ]);
  for (const [index, [puzzle, args, says]] of wrong.entries()) {
    const texts = new Set();
    // The short form asks for the first of them in every language.
    const languages = IS_LONG || index === 0 ? ['en', 'vi', 'zh'] : ['en'];
    for (const lang of languages) {
      const { err, out, code } = await run([puzzle, ...args, '--lang', lang], '');
      assert.deepEqual([out, code], ['', 64]);
      const [line] = err.split('\n');
      texts.add(line);
      for (const word of says) assert.ok(line.includes(word), `${word}: ${line}`);
    }
    assert.equal(texts.size, languages.length);
  }
});
