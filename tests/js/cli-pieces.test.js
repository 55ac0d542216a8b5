/** The command's answers about puzzles with pieces, checked without the core. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answered } from './answered.js';
import { TIMED, processorSeconds, run } from './command.js';

const SQUARES = '1111\n0000\n1110\n0010\n1010\n0101\n1010\n0101\n';
const COUNTS = '1110\n0000\n0000\n0000\n0000\n0000\n0000\n0011\n';
const PLACES = '4 4 4 5 5 4 6 5\n2 4 3 3 3 6 4 6\n';
/** The fewest moves are three; who stops at the first contact finds four. */
const TOO_LONG = '3 8 4 6 5 7 8 8\n3 8 4 7 5 8 7 8\n';
/** The same start as the sample's, nine moves away. */
const NINE = '4 4 4 5 5 4 6 5\n3 2 3 7 4 1 6 4\n';

/* The rules once more, and nothing of the core: positions are ascending lists of cells. */

/**
 * All positions one move away.
 * @param {number[]} cells
 * @param {number} side of the board
 * @param {boolean} jumps
 */
function neighbours(cells, side, jumps) {
  const taken = new Set(cells);
  return cells.flatMap((from) => {
    const [row, column] = [Math.floor(from / side), from % side];
    const ways = [-1, 1].flatMap((by) => [
      [by, 0],
      [0, by],
    ]);
    return ways.flatMap(([down, right]) => {
      for (const far of jumps ? [1, 2] : [1]) {
        const [toRow, toColumn] = [row + far * down, column + far * right];
        const to = toRow * side + toColumn;
        if (Math.min(toRow, toColumn) < 0 || Math.max(toRow, toColumn) >= side) return [];
        if (!taken.has(to)) {
          return [[...cells.filter((cell) => cell !== from), to].sort((a, b) => a - b)];
        }
      }
      return [];
    });
  });
}

/** The cells of a line of places. @param {string} line */
function cellsOf(line) {
  const numbers = line.split(' ').map(Number);
  const cells = [0, 2, 4, 6].map((at) => 8 * (numbers[at] - 1) + numbers[at + 1] - 1);
  return cells.sort((a, b) => a - b);
}

/** Numbers of ways to choose. @param {number} of @param {number} count @returns {number} */
const choose = (of, count) => (count === 0 ? 1 : (choose(of - 1, count - 1) * of) / count);
/** @param {number[]} cells */
const rankOf = (cells) => cells.reduce((rank, cell, index) => rank + choose(cell, index + 1), 0);

/**
 * A path's ranks must be those of positions, each one move from the one before.
 * @param {number[]} states
 * @param {number[][]} ends
 * @param {number} side
 * @param {boolean} jumps
 */
function assertPath(states, [start, goal], side, jumps) {
  assert.equal(states[0], rankOf(start));
  let at = start;
  for (const state of states.slice(1)) {
    const next = neighbours(at, side, jumps).find((cells) => rankOf(cells) === state);
    assert.ok(next, `no move leads from ${at} to ${state}`);
    at = next;
  }
  assert.deepEqual(at, goal);
}

test('the published samples of the puzzles with pieces are answered', async () => {
  assert.deepEqual(await run(['rearrange'], SQUARES), { out: '4\n', err: '', code: 0 });
  assert.deepEqual(await run(['solitaire'], PLACES), { out: 'YES\n', err: '', code: 0 });
  const squares = await run(['rearrange'], [SQUARES, COUNTS, SQUARES].join('\n'));
  assert.deepEqual(squares, { out: '4\nImpossible\n4\n', err: '', code: 0 });
  const places = await run(['solitaire'], `${PLACES}${NINE}${TOO_LONG}`.replaceAll('\n', '\r\n'));
  assert.deepEqual(places, { out: 'YES\nNO\nYES\n', err: '', code: 0 });
});

test('a bad case of pieces ends it with 2, names its line and keeps the answers before it', async () => {
  for (const [puzzle, text, answer, line] of [
    ['rearrange', `${SQUARES}1111\n0000\n11x0\n`, '4\n', 11],
    ['rearrange', `${SQUARES}1111\n0000\n`, '4\n', 11],
    ['solitaire', `${PLACES}4 4 4 5 5 4 9 5\n${PLACES}`, 'YES\n', 3],
    ['solitaire', `${PLACES}4 4 4 5 5 4 4 4\n${PLACES}`, 'YES\n', 3],
    ['solitaire', `${PLACES}4 4 4 5 5 4 6 5 6 6\n`, 'YES\n', 3],
    ['solitaire', `${PLACES}4 4 4 5 5 4 6 5\n`, 'YES\n', 4],
  ]) {
    const { out, fault } = answered(String(puzzle), String(text));
    assert.equal(out, answer, String(text));
    assert.match(fault, new RegExp(`^line ${line}: [^\n]+$`));
  }
  const { out, err, code } = await run(['rearrange'], `${SQUARES}1111\n0000\n11x0\n`);
  assert.deepEqual([out, code], ['4\n', 2]);
  assert.match(err, /^searchlight: line 11: [^\n]+\n$/);
});

test('a step limit ends it with 3 whatever the algorithm', async () => {
  for (const algorithm of ['bfs', 'bidirectional', 'alternating']) {
    const args = ['solitaire', '--algorithm', algorithm, '--max-steps', '100'];
    const { out, err, code } = await run(
      args,
      `${TOO_LONG.replace(/.*\n/, '3 8 4 7 5 8 7 8\n')}${PLACES}`,
    );
    assert.deepEqual([out, code], ['YES\n', 3], algorithm);
    assert.match(err, /line 3\b/);
  }
});

test('--json carries paths by any algorithm that the rules allow, too long only by one', async () => {
  for (const [algorithm, depths] of /** @type {[string, number[]][]} */ ([
    ['bfs', [7, 3]],
    ['bidirectional', [7, 3]],
    ['alternating', [8, 4]],
  ])) {
    const args = ['solitaire', '--json', '--algorithm', algorithm];
    const { out, err, code } = await run(args, `${PLACES}${TOO_LONG}`);
    assert.deepEqual([err, code], ['', 0]);
    const { puzzle, cases, error } = JSON.parse(out);
    assert.deepEqual([puzzle, error, cases.length], ['solitaire', null, 2]);
    for (const [index, text] of [PLACES, TOO_LONG].entries()) {
      const { answer, line, outcome, certificate } = cases[index];
      assert.deepEqual([answer, line], ['YES', 1 + 2 * index]);
      assert.deepEqual(outcome, { code: 'found', depth: depths[index] });
      const { kind, depth, states } = certificate;
      assert.deepEqual([kind, depth, states.length], ['path', depths[index], depth + 1]);
      assertPath(states, text.trim().split('\n').map(cellsOf), 8, true);
    }
  }
});

/**
 * The ranks of all positions by their distance from one.
 * @param {number[]} cells
 * @param {number} depth
 */
function levelsAround(cells, depth) {
  const found = new Set([rankOf(cells)]);
  let level = [cells];
  const levels = [[...found]];
  for (let moves = 1; moves <= depth; moves++) {
    level = level.flatMap((position) =>
      neighbours(position, 8, true).filter((next) => {
        const rank = rankOf(next);
        return !found.has(rank) && found.add(rank);
      }),
    );
    levels.push(level.map(rankOf));
  }
  return levels;
}

test('--json carries the proof of different numbers', async () => {
  const squares = JSON.parse((await run(['rearrange', '--json'], `${SQUARES}${COUNTS}`)).out);
  const [path, proof] = squares.cases.map(
    (/** @type {{ certificate: any }} */ { certificate }) => certificate,
  );
  assert.deepEqual(proof, { kind: 'refutation', proof: 'pieceCounts', start: 3, goal: 2 });
  assert.deepEqual(squares.cases[1].outcome, { code: 'impossible' });
  const boards = SQUARES.trim().split('\n');
  const ends = [boards.slice(0, 4), boards.slice(4)].map((rows) =>
    [...rows.join('')].flatMap((cell, index) => (cell === '1' ? [index] : [])),
  );
  assert.equal(path.depth, 4);
  assertPath(path.states, ends, 4, false);
});

test('--json carries all positions around both, apart from each other, where they are too far apart', async () => {
  const { cases } = JSON.parse((await run(['solitaire', '--json'], NINE)).out);
  const [{ certificate, counts, ...judged }] = cases;
  assert.ok(counts.discovered > counts.expanded);
  assert.deepEqual(judged, { line: 1, answer: 'NO', outcome: { code: 'tooDeep', limit: 8 } });
  assert.deepEqual([cases.length, certificate.kind, certificate.limit], [1, 'tooDeep', 8]);
  const sides = [certificate.forward, certificate.backward];
  const ascending = (/** @type {number[]} */ ranks) => ranks.sort((a, b) => a - b);
  for (const [index, line] of NINE.trim().split('\n').entries()) {
    const { states, ends } = sides[index];
    const levels = levelsAround(cellsOf(line), ends.length - 1);
    assert.equal(states.length, levels.flat().length);
    for (const [depth, level] of levels.entries()) {
      const told = states.slice(ends[depth - 1] ?? 0, ends[depth]);
      assert.deepEqual(ascending(told), ascending(level));
    }
  }
  // A way of so many moves would pass through a position of both sides.
  assert.ok(sides[0].ends.length - 1 + sides[1].ends.length - 1 >= 8);
  const near = new Set(sides[0].states);
  assert.ok(!sides[1].states.some((/** @type {number} */ rank) => near.has(rank)));
});

test('2,000 cases of solitaire take less than 5 s of processor time after start-up', async (context) => {
  /** @type {number[]} */
  const seen = [];
  let seed = 1;
  const draw = () => (seed = (seed * 48271) % 0x7fffffff) % 8;
  const position = () => {
    seen.length = 0;
    while (seen.length < 4) {
      const cell = 8 * draw() + draw();
      if (!seen.includes(cell)) seen.push(cell);
    }
    return `${seen.map((cell) => `${(cell >> 3) + 1} ${(cell & 7) + 1}`).join(' ')}\n`;
  };
  const cases = Array.from({ length: 2000 }, () => position() + position());
  const seconds = async (/** @type {string} */ text) => {
    const { out, err, code } = await run(['solitaire'], text, TIMED);
    assert.equal(code, 0);
    return { out, seconds: processorSeconds(err) };
  };
  const idle = await seconds('');
  const { out, seconds: whole } = await seconds(cases.join(''));
  const answers = out.trim().split('\n');
  assert.equal(answers.length, 2000);
  assert.ok(answers.every((answer) => answer === 'YES' || answer === 'NO'));
  assert.ok(answers.includes('YES') && answers.includes('NO'));
  const took = whole - idle.seconds;
  context.diagnostic(`2,000 cases of solitaire: ${took.toFixed(2)} s of processor time`);
  assert.ok(took < 5, `${took} s`);
});
