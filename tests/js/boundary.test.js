import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { namesOf } from '../../www/core/engine/enum-names.js';
import * as core from '../../www/wasm/searchlight.js';
import './families.js';

const { Judge, Session, catalogue, fingerprint, initSync, presetLink } = core;

initSync({
  module: readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)),
});

const SAMPLE = 'bwwb\nbbwb\nbwwb\nbwww\n';
/** @type {import('../../www/wasm/searchlight.js').PuzzleKind[]} */
const KINDS = catalogue();
/** The first example of a puzzle. @param {string} puzzle */
const linkOf = (puzzle) =>
  presetLink(puzzle, KINDS.find(({ id }) => id === puzzle)?.presets[0].id ?? assert.fail(puzzle));
const SAMPLE_LINK = linkOf('flip');
/** Version, puzzle, size, two positions of 64 cells, algorithm, options, step. */
const SOLITAIRE_BYTES = 4 + 16 + 3;
const BAD_NUMBERS = [NaN, Infinity, -1, 1.5, 2 ** 53, Number('1e309'), -Infinity, -0.5, -2];

/** @typedef {(number: number) => unknown} Call */

/**
 * @param {string} puzzle
 * @param {string} text
 * @param {string} [algorithm]
 * @param {number} [limit]
 */
function judgeOf(puzzle, text, algorithm = '', limit = Infinity) {
  const judge = new Judge(puzzle, algorithm, limit);
  judge.push(text);
  judge.end();
  return judge;
}

/**
 * For each number that a function takes, a call with that number and otherwise good arguments.
 * @param {core.Session} session
 * @param {core.Judge} judge
 * @returns {Record<string, Call[]>}
 */
function callsOf(session, judge) {
  return { ...callsOfAny(session, judge), ...callsOfTables(), ...callsOfTrees() };
}

/** Those that a tree of a game has. @returns {Record<string, Call[]>} */
function callsOfTrees() {
  const session = new Session(linkOf('tictactoe'));
  session.advance(1e6);
  return { 'Session.treeWorth': [(n) => session.treeWorth(n)] };
}

/** Those that a table of a game has. @returns {Record<string, Call[]>} */
function callsOfTables() {
  const session = new Session(linkOf('tab'));
  session.advance(1e6);
  return {
    'Session.advanceGrundy': [(n) => session.advanceGrundy(n)],
    'Session.line': [(n) => session.line(n)],
    'Session.moves': [(n) => session.moves(n)],
    'Session.neighbours': [(n) => session.neighbours(n, false)],
    'Session.summands': [(n) => session.summands(n)],
  };
}

/**
 * @param {core.Session} session
 * @param {core.Judge} judge
 * @returns {Record<string, Call[]>}
 */
function callsOfAny(session, judge) {
  const numbers = new Float64Array(core.StateSpaceNumber.Count);
  const boards = new Uint8Array(32);
  return {
    'Judge.constructor': [(n) => judgeOf('flip', SAMPLE, '', n)],
    'Judge.advance': [(n) => judge.advance(n)],
    'Judge.resize': [(n) => judge.resize(n, 4), (n) => judge.resize(4, n)],
    'Session.advance': [(n) => session.advance(n)],
    'Session.advanceCheck': [(n) => session.advanceCheck(n)],
    'Session.advanceSurvey': [(n) => session.advanceSurvey(n)],
    'Session.atDistance': [
      (n) => session.atDistance(n, 1, 1),
      (n) => session.atDistance(1, n, 1),
      (n) => session.atDistance(1, 1, n),
    ],
    'Session.currentPath': [(n) => session.currentPath(n)],
    'Session.costs': [(n) => session.costs(n, 1), (n) => session.costs(0, n)],
    'Session.depthProfile': [
      (n) => session.depthProfile(n, 5, 2),
      (n) => session.depthProfile(0, n, 2),
      (n) => session.depthProfile(0, 5, n),
    ],
    'Session.edited': [(n) => session.edited(n, false, -1), (n) => session.edited(0, false, n)],
    'Session.estimate': [(n) => session.estimate(n)],
    'Session.featureOf': [(n) => session.featureOf(n, Uint32Array.of(0))],
    'Session.findDeadEnds': [
      (n) => session.findDeadEnds(n, 0, 5),
      (n) => session.findDeadEnds(1, n, 5),
      (n) => session.findDeadEnds(1, 0, n),
    ],
    'Session.findMovesTo': [
      (n) => session.findMovesTo(n, 0, 5),
      (n) => session.findMovesTo(0, n, 5),
      (n) => session.findMovesTo(0, 0, n),
    ],
    'Session.findPlaced': [
      (n) => session.findPlaced(n, 0, 0, 5),
      (n) => session.findPlaced(0, n, 0, 5),
      (n) => session.findPlaced(0, 0, n, 5),
      (n) => session.findPlaced(0, 0, 0, n),
    ],
    'Session.foundAt': [(n) => session.foundAt(n, 0), (n) => session.foundAt(0, n)],
    'Session.frame': [(n) => session.frame(n, numbers, boards)],
    'Session.hardest': [(n) => session.hardest(n)],
    'Session.hint': [(n) => session.hint(n)],
    'Session.isGoal': [(n) => session.isGoal(n)],
    'Session.label': [(n) => session.label(n)],
    'Session.link': [(n) => session.link(n)],
    'Session.locate': [
      (n) => session.locate(n, 0, 1),
      (n) => session.locate(0, n, 1),
      (n) => session.locate(0, 0, n),
    ],
    'Session.locateLandmark': [
      (n) => session.locateLandmark(n, 0, 1),
      (n) => session.locateLandmark(0, n, 1),
      (n) => session.locateLandmark(0, 0, n),
    ],
    'Session.moveValues': [(n) => session.moveValues(n, 0), (n) => session.moveValues(0, n)],
    'Session.movedTo': [(n) => session.movedTo(n, false)],
    'Session.movesFrom': [(n) => session.movesFrom(n)],
    'Session.nearGoals': [(n) => session.nearGoals(n)],
    'Session.nextQuestion': [(n) => session.nextQuestion('new', n)],
    'Session.openList': [(n) => session.openList(n)],
    'Session.painted': [(n) => session.painted(Uint32Array.of(), n)],
    'Session.question': [(n) => session.question('new', n)],
    'Session.random': [(n) => session.random(n, 1), (n) => session.random(1, n)],
    'Session.resized': [(n) => session.resized(n, 4), (n) => session.resized(4, n)],
    'Session.sized': [(n) => session.sized(n)],
    'Session.treeBoard': [(n) => session.treeBoard(n)],
    'Session.treeMoves': [(n) => session.treeMoves(n)],
    'Session.wedges': [(n) => session.wedges(n)],
    'Session.siblings': [(n) => session.siblings(n, 1), (n) => session.siblings(0, n)],
    fingerprint: [(n) => fingerprint(session, n, 5), (n) => fingerprint(session, 0, n)],
  };
}

/** Functions that take arguments but no number. */
const WITHOUT_NUMBERS = [
  'Judge.push',
  'Judge.set',
  'Session.boards',
  'Session.constructor',
  'Session.contributions',
  'Session.mistake',
  'Session.switchedTo',
  'Session.withAlgorithm',
  'Session.withSetting',
];

/** How many arguments that are no numbers the others take. @type {Record<string, number>} */
const NO_NUMBERS = {
  'Judge.constructor': 2,
  'Session.edited': 1,
  'Session.featureOf': 1,
  'Session.frame': 2,
  'Session.movedTo': 1,
  'Session.neighbours': 1,
  'Session.nextQuestion': 1,
  'Session.painted': 1,
  'Session.question': 1,
  fingerprint: 1,
};

/**
 * Numbers that mean something in one place, and only there.
 * @type {[string, number, number[]][]}
 */
const ALLOWED = [
  ['Judge.constructor', 0, [Infinity]], // no step limit
  ['Session.edited', 1, [-1]], // what comes next in the cell
  ['Session.foundAt', 1, [-1]], // either side
  ['Session.locate', 2, [-1, -2]], // backwards
  ['Session.locateLandmark', 2, [-1, -2]],
  ['Session.random', 0, [-1]], // no goal within reach
];

test('every function of the boundary that takes numbers is in the table below', () => {
  const classes = Object.entries({ Judge, Session });
  const names = classes.flatMap(([name, { prototype, length }]) =>
    Object.getOwnPropertyNames(prototype)
      .map((key) => ({ key, value: Object.getOwnPropertyDescriptor(prototype, key)?.value }))
      .filter(({ key, value }) => (key === 'constructor' ? length : value?.length) > 0)
      .map(({ key }) => `${name}.${key}`),
  );
  const [session, judge] = [new Session(SAMPLE_LINK), judgeOf('flip', SAMPLE)];
  const table = Object.entries(callsOf(session, judge));
  const tested = [...table.map(([name]) => name), ...WITHOUT_NUMBERS];
  assert.deepEqual([...names, 'fingerprint'].sort(), tested.sort());
  for (const [name, calls] of table) {
    const [type, method] = name.split('.');
    const owner = Reflect.get(core, type);
    const { length } = method && method !== 'constructor' ? owner.prototype[method] : owner;
    assert.equal(
      calls.length,
      length - (NO_NUMBERS[name] ?? 0),
      `${name} has a number without a test`,
    );
  }
  const exported = Object.keys(core).filter((name) => name !== 'default');
  const enums = exported.filter((name) => typeof Reflect.get(core, name) === 'object');
  assert.equal(enums.length, 23);
  const others = [
    ...[
      'GivenRows',
      'Judge',
      'Session',
      'catalogue',
      'initSync',
      'linkLength',
      'ownCode',
      'presetLink',
      'report_panics',
      '__wbg_reset_state',
    ],
    ...enums,
  ];
  assert.deepEqual(exported.sort(), [...others, 'fingerprint'].sort());
});

test('a list of names is made of an exported enum, each name at its number', () => {
  assert.deepEqual(namesOf(core.Landmark), ['turnBack', 'record', 'prune', 'answer']);
  assert.equal(namesOf(core.ProbeResult)[core.ProbeResult.NoneLeft], 'noneLeft');
});

test('an algorithm that there is not is named before the step limit is looked at', () => {
  for (const limit of [NaN, -1, 1.5, 100]) {
    assert.throws(() => new Judge('flip', 'none', limit), { code: 'unknownAlgorithm', id: 'none' });
  }
  assert.throws(() => new Judge('flip', 'bfs', NaN), { code: 'number' });
});

test('every number from outside is checked, and what refused it stays usable', () => {
  const session = new Session(SAMPLE_LINK);
  const judge = judgeOf('flip', SAMPLE);
  session.advance(1000);
  while (!session.advanceSurvey(10_000));
  for (const [name, calls] of Object.entries(callsOf(session, judge))) {
    calls.forEach((call, place) => {
      const allowed = ALLOWED.find(([owner, at]) => owner === name && at === place)?.[2] ?? [];
      for (const number of BAD_NUMBERS.filter((bad) => !allowed.includes(bad))) {
        assert.throws(() => call(number), { code: 'number' }, `${name}, ${place}: ${number}`);
      }
    });
    assert.ok(session.advance(0) >= 1000);
    assert.equal(judge.remaining(), 1);
  }
  assert.equal(judge.advance(1e6)?.text, '4');
  assert.equal(session.advance(1e6), 65536);
  assert.equal(fingerprint(session, 0, 65536).length, 16);
});

test('numbers that are whole but out of range have their own errors', () => {
  const session = new Session(SAMPLE_LINK);
  const judge = judgeOf('flip', SAMPLE);
  assert.throws(() => session.random(1, 1), { code: 'missing' });
  while (!session.advanceSurvey(10_000));
  assert.throws(() => session.random(7, 1), { code: 'missing' });
  assert.throws(() => session.random(2 ** 32 - 1, 1), { code: 'missing' });
  assert.throws(() => session.edited(16, false, -1), { code: 'outsideBoard', cell: 16, cells: 16 });
  assert.throws(() => session.edited(3, true, -1), { code: 'fixedCell', cell: 3 });
  assert.throws(() => session.movedTo(65536, false), { code: 'missing' });
  assert.throws(() => session.movedTo(3, true), { code: 'missing' });
  assert.throws(() => session.resized(5, 5), { code: 'size', rows: 5, columns: 5 });
  assert.throws(() => session.resized(0, 4), { code: 'size', rows: 0, columns: 4 });
  assert.throws(() => session.locate(0, 3, 1), { code: 'number' });
  assert.throws(() => session.edited(2 ** 32, false, -1), { code: 'number' });
  assert.throws(() => session.link(1e11 + 1), { code: 'number' });
  assert.throws(() => judge.certificate(), { code: 'missing' });
  assert.equal(session.foundAt(2 ** 32 - 1, -1), -1);
  const start = session.describe().start ?? assert.fail('no start');
  assert.equal(session.foundAt(start, 0), 0);
  assert.equal(session.foundAt(start, 1), -1);
});

test('what only tables of games tell is missing elsewhere, and has an answer for any position', () => {
  const tables = (/** @type {core.Session} */ session) => [
    () => session.table(),
    () => session.neighbours(0, true),
  ];
  const answers = (/** @type {core.Session} */ session) => [
    () => session.moves(0),
    () => session.line(0),
    () => session.mistake(Uint32Array.of(0)),
  ];
  for (const puzzle of ['flip', 'knight']) {
    const session = new Session(linkOf(puzzle));
    session.advance(1e6);
    for (const ask of [...tables(session), ...answers(session)]) {
      assert.throws(ask, { code: 'missing' }, puzzle);
    }
  }
  const session = new Session(linkOf('tab'));
  for (const ask of answers(session)) assert.throws(ask, { code: 'missing' });
  session.advance(1e6);
  for (const ask of [...tables(session), ...answers(session)]) ask();
  for (const outside of [40, 2 ** 32 - 1]) {
    assert.equal(session.neighbours(outside, false).length, 0);
    assert.equal(session.neighbours(outside, true).length, 0);
    assert.equal(session.moves(outside).length, 0);
    assert.equal(session.line(outside).length, 0);
    assert.equal(session.mistake(Uint32Array.of(39, outside)), -1);
    assert.equal(session.mistake(Uint32Array.of(outside, 0)), -1);
  }
  assert.equal(session.mistake(new Uint32Array()), -1);
  // A table that tells only who wins plays no games.
  const first = new Session(session.withAlgorithm('first'));
  first.advance(1e6);
  for (const ask of answers(first)) assert.throws(ask, { code: 'missing' });
  const { Count } = core.GamesNumber;
  const frame = (/** @type {number} */ numbers, /** @type {number} */ cells) => () =>
    session.frame(0, new Float64Array(numbers), new Uint8Array(cells));
  assert.throws(frame(Count - 1, 0), { code: 'buffer', needed: Count });
  assert.throws(frame(Count, 40), { code: 'buffer', needed: 0 });
});

test('a cell is given the number asked for where cells have numbers', () => {
  const mines = new Session(linkOf('mines'));
  const numbers = mines.describe().givenNumbers ?? assert.fail('no numbers');
  for (let number = 0; number < 10; number++) {
    const edited = new Session(mines.edited(1, false, number)).describe();
    assert.deepEqual(edited.givenNumbers, [numbers[0], number, ...numbers.slice(2)]);
  }
  assert.throws(() => mines.edited(1, false, 10), { code: 'fixedCell', cell: 1 });
  assert.throws(() => mines.edited(1, false, 2 ** 32), { code: 'number' });
  for (const puzzle of ['flip', 'tab']) {
    const session = new Session(linkOf(puzzle));
    assert.throws(() => session.edited(1, false, 0), { code: 'fixedCell', cell: 1 });
  }
});

test('names that are not known are refused', () => {
  assert.throws(() => judgeOf('chess', ''), { code: 'unknownPuzzle', id: 'chess' });
  assert.throws(() => judgeOf('flip', SAMPLE, 'DFS'), { code: 'unknownAlgorithm', id: 'DFS' });
  const session = new Session(SAMPLE_LINK);
  for (const id of ['', 'BFS', 'bfs ', 'DFS', '__proto__', 'b\0fs']) {
    const naming = () => session.withAlgorithm(id);
    assert.throws(naming, { code: 'unknownAlgorithm', id });
  }
});

test('a board that cannot be is refused on either side', () => {
  const session = new Session(linkOf('solitaire'));
  for (const goal of [false, true]) {
    assert.throws(() => session.edited(0, goal, -1), { code: 'tooManyPieces', most: 4 });
    assert.throws(() => session.edited(64, goal, -1), {
      code: 'outsideBoard',
      cell: 64,
      cells: 64,
    });
    assert.throws(() => session.movedTo(635_376, goal), { code: 'missing' });
    assert.deepEqual(session.movedTo(635_375, goal).length, SOLITAIRE_BYTES);
  }
  assert.throws(() => session.resized(9, 8), { code: 'size', rows: 9, columns: 8 });
});

test('a buffer of the wrong length is refused and left as it was', () => {
  const session = new Session(SAMPLE_LINK);
  session.advance(1000);
  /** @type {[number, number][]} */
  const lengths = [
    [0, 0],
    [0, 32],
    [core.StateSpaceNumber.Count - 1, 32],
    [core.StateSpaceNumber.Count + 1, 32],
    [core.StateSpaceNumber.Count, 31],
    [core.StateSpaceNumber.Count, 33],
  ];
  for (const [numberCount, boardCount] of lengths) {
    const numbers = new Float64Array(numberCount).fill(7);
    const boards = new Uint8Array(boardCount).fill(7);
    // It names the length of the buffer that is wrong, the numbers' first.
    const { Count } = core.StateSpaceNumber;
    const needed = numberCount === Count ? 32 : Count;
    assert.throws(() => session.frame(5, numbers, boards), { code: 'buffer', needed });
    assert.ok(numbers.every((number) => number === 7) && boards.every((cell) => cell === 7));
  }
  // No room for boards asks for the numbers alone.
  const numbers = new Float64Array(core.StateSpaceNumber.Count);
  session.frame(5, numbers, new Uint8Array(0));
  assert.equal(numbers[core.StateSpaceNumber.Generated], 5);
});

test('there are boards only of states', () => {
  const session = new Session(SAMPLE_LINK);
  const boards = session.boards(Uint32Array.of(0, 1, 65535));
  assert.equal(boards.join(''), '0'.repeat(16) + '1'.padStart(16, '0') + '1'.repeat(16));
  assert.throws(() => session.boards(Uint32Array.of(65536)), { code: 'missing' });
  assert.throws(() => session.boards(Uint32Array.of(2 ** 32 - 1)), { code: 'missing' });
});
