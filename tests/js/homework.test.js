/** Homework: sheets by seed are the same everywhere, differ from learner to learner, and are answered right. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { EngineError, Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import {
  boardsOf,
  keyOf,
  nameOfSheet,
  numberOfSheet,
  readHomework,
  sheetOf,
  sheetsOf,
  stopsOfSheet,
  writeHomework,
} from '../../www/core/compose/homework.js';
import { bytesOf, lettersOf } from '../../www/core/links/state-string.js';
import { packStops, unpackStops, withStops } from '../../www/core/stops/stop-format.js';
import { IS_LONG } from '../long.js';
import './families.js';
import { ROOT } from './sources.js';

/** @import { Homework } from '../../www/core/compose/homework.js' */

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

/** @param {string} puzzle @param {string} [preset] @param {string} [algorithm] */
function stateOf(puzzle, preset, algorithm) {
  const kind = catalogue().find(({ id }) => id === puzzle) ?? assert.fail(puzzle);
  const { link } = kind.presets.find(({ id }) => id === preset) ?? kind.presets[0];
  const session = new Session(link);
  const state = algorithm ? lettersOf(session.withAlgorithm(algorithm)) : lettersOf(link);
  session.free();
  return state;
}

/** @param {Partial<Homework>} fields @returns {Homework} */
const homework = (fields) => ({
  state: stateOf('flip', 'sample'),
  ...{ title: 'Week 1', seed: 7, count: 30, kinds: ['fewest', 'first', 'next'], each: 1 },
  ...fields,
});

/** The least number of moves from the first board to a goal, by a search of the test's own. @param {Session} session */
function movesByForce(session) {
  let level = [Number(session.description.start)];
  const seen = new Set(level);
  for (let moves = 0; level.length > 0; moves++) {
    if (level.some((state) => session.ask((core) => core.isGoal(state)))) return moves;
    level = level
      .flatMap((state) => session.ask((core) => core.movesFrom(state)).map(({ to }) => to))
      .filter((to) => !seen.has(to) && seen.add(to));
  }
  return Infinity;
}

test('thirty learners have thirty boards, equally far from a goal, and the same ones again', async () => {
  const boards = await boardsOf(homework({}));
  assert.equal(new Set(boards).size, 30);
  assert.deepEqual(await boardsOf(homework({})), boards);
  const others = await boardsOf(homework({ seed: 8 }));
  assert.ok(
    others.filter((one) => boards.includes(one)).length < 15,
    'another number, other boards',
  );
  const moves = boards.slice(0, IS_LONG ? undefined : 4).map((state) => {
    const session = new Session(bytesOf(state));
    const found = movesByForce(session);
    session.free();
    return found;
  });
  assert.equal(new Set(moves).size, 1, String(moves));
});

test('a sheet asks what is wanted, is a lesson that fits into a link, and its key is right', async () => {
  const given = homework({ count: 3 });
  const sheets = await sheetsOf(given);
  assert.deepEqual(await sheetsOf(given), sheets);
  assert.equal(sheets.length, 3);
  for (const sheet of sheets) {
    assert.deepEqual(sheet.asks.map(({ kind }) => kind), given.kinds); // prettier-ignore
    const stops = stopsOfSheet(given, sheet, (question) => `Question ${question}`);
    assert.deepEqual(unpackStops(packStops(stops)), stops);
    assert.ok(withStops(sheet.state, stops).length < 1000);
    const [fewest, first, next] = keyOf(sheet);
    const session = new Session(bytesOf(sheet.state));
    const least = movesByForce(session);
    assert.equal(fewest?.choices[0], least);
    // The right move leads to a board that is one move nearer, each other one to a board that is not.
    for (const [index, state] of (first?.choices ?? []).entries()) {
      const after = new Session(session.startingAt(state));
      assert.equal(movesByForce(after) === least - 1, index === first?.correct);
      after.free();
    }
    // The search expands the right board in the next step.
    while (session.advance(1e4) <= Number(next?.step));
    const { state } = session.show(Number(next?.step) + 1);
    assert.equal(next?.choices[next.correct], state);
    session.free();
  }
});

test('where few boards are as far as the first one, others are nearly as far', async () => {
  // The preset is one of six boards that are 20 moves from a goal; none is more than 20 moves away.
  const boards = await boardsOf(homework({ state: stateOf('rearrange', 'hardest') }));
  assert.equal(boards.length, 30);
  const session = new Session(bytesOf(boards[0]));
  while (!session.advanceSurvey(1e6));
  const distances = session.ask((core) => core.distances());
  session.free();
  const found = boards.map((state) => {
    const own = new Session(bytesOf(state));
    const { start } = own.description;
    own.free();
    return distances[Number(start)];
  });
  assert.equal(Math.max(...found), 20);
  assert.ok(Math.min(...found) >= 18, String(found));
});

test('a sheet pauses at its questions, and neither a stop nor an answer gives away a later one', async () => {
  for (const [puzzle, kinds] of /** @type {const} */ ([
    ['flip', ['next', 'new']],
    ['knight', ['dead']],
    ['tab', ['value', 'plies']],
  ])) {
    const given = homework({ state: stateOf(puzzle), kinds, count: 2, each: 3 });
    for (const sheet of await sheetsOf(given)) {
      const stops = stopsOfSheet(given, sheet, String);
      assert.ok(stops.every(({ pause }) => pause)); // prettier-ignore
      assert.equal(stops.length, 3 * kinds.length, puzzle);
      const session = new Session(bytesOf(sheet.state));
      while (!session.outcome) session.advance(1e6);
      const { answer } = session.score(true);
      session.free();
      const last = answer ?? assert.fail(puzzle);
      const shown = keyOf(sheet).map((question) => question?.shownAt ?? assert.fail(puzzle));
      for (const [index, { step }] of sheet.asks.entries()) {
        assert.ok(step < last, `${puzzle}: ${step} of ${last}`);
        // What would be shown only at the end of the run is told at the question itself.
        const before = shown[index - 1] ?? 0;
        if (before < last) assert.ok(step >= before, `${puzzle}: ${step} after ${before}`);
      }
    }
  }
});

test('a sheet computes its run only as far as its questions need', async (context) => {
  const state = stateOf('tiles', undefined, 'astar');
  const [board] = await boardsOf(homework({ state, count: 1 }));
  const whole = new Session(bytesOf(board));
  while (!whole.outcome) whole.advance(1e6);
  const { answer } = whole.score(true);
  const known = whole.advance(0);
  whole.free();
  const { advance } = Session.prototype;
  let most = 0;
  /** @this {Session} @param {number} budget */
  function counted(budget) {
    const computed = advance.call(this, budget);
    most = Math.max(most, computed);
    return computed;
  }
  context.mock.method(Session.prototype, 'advance', counted);
  const sheet = await sheetOf(homework({ state, kinds: ['f'], each: 2 }), 1, board);
  assert.equal(sheet.asks.length, 2);
  // The run goes on for hundreds of thousands of steps behind its answer.
  assert.ok(answer !== null && answer < 5000 && known > 400_000, `${answer} of ${known}`);
  assert.ok(most > 0 && most < 50_000, `${most} steps`);
});

test('every puzzle that has random boards has sheets, in each family', async () => {
  for (const [puzzle, kinds, count] of /** @type {const} */ ([
    ['tiles', ['f', 'next'], 2],
    ['knight', ['dead'], 2],
    ['tab', ['value', 'plies'], 2],
    ['tictactoe', ['cut'], 2],
    ['mines', ['forced'], 2],
    ['maze', ['fewest', 'first'], 2],
  ]).slice(0, IS_LONG ? undefined : 4)) {
    const algorithm = puzzle === 'tiles' ? 'astar' : undefined;
    const given = homework({ state: stateOf(puzzle, undefined, algorithm), kinds, count });
    const sheets = await sheetsOf(given);
    assert.equal(sheets.length, count, puzzle);
    assert.ok(sheets.every(({ asks }) => asks.length > 0), puzzle); // prettier-ignore
    for (const sheet of sheets) assert.ok(keyOf(sheet).every(Boolean), puzzle);
    // The boards keep the algorithm of the lesson.
    const [session, base] = [sheets[0].state, given.state].map((one) => new Session(bytesOf(one)));
    assert.equal(session.description.algorithm, base.description.algorithm);
  }
});

test('a space is surveyed once for all its sheets, and the distances are those of each board', async () => {
  const { advanceSurvey } = Session.prototype;
  /** @type {Set<Session>} */
  const surveying = new Set();
  Session.prototype.advanceSurvey = function (budget) {
    surveying.add(this);
    return advanceSurvey.call(this, budget);
  };
  try {
    for (const puzzle of ['flip', 'rearrange', 'tiles', 'solitaire']) {
      const given = homework({ state: stateOf(puzzle), count: 3, kinds: ['fewest', 'first'] });
      surveying.clear();
      const sheets = await sheetsOf(given);
      const keys = sheets.map(keyOf);
      assert.equal(surveying.size, 1, puzzle);
      for (const [index, { state }] of sheets.entries()) {
        const session = new Session(bytesOf(state));
        while (!session.advanceSurvey(1e6));
        const start = Number(session.description.start);
        const distances = session.ask((core) => core.distances());
        const [fewest, first] = keys[index];
        assert.equal(fewest?.choices[0], distances[start], puzzle);
        for (const [at, to] of (first?.choices ?? []).entries()) {
          assert.equal(distances[to] < distances[start], at === first?.correct, puzzle);
        }
        session.free();
      }
    }
  } finally {
    Session.prototype.advanceSurvey = advanceSurvey;
  }
});

test('mazes, which share no space, have the distances of their own', async () => {
  const given = homework({ state: stateOf('maze'), kinds: ['fewest'], count: 4 });
  for (const sheet of await sheetsOf(given)) {
    const session = new Session(bytesOf(sheet.state));
    while (!session.advanceSurvey(1e6));
    const start = Number(session.description.start);
    const least = session.ask((core) => core.distances())[start];
    assert.equal(keyOf(sheet)[0]?.choices[0], least);
    session.free();
  }
});

test('the right choice stands elsewhere from sheet to sheet', async () => {
  const sheets = await sheetsOf(homework({ count: 12 }));
  const places = sheets.map((sheet) => keyOf(sheet)[1]?.correct);
  assert.ok(new Set(places).size > 2, String(places));
});

test('a failure of the core is no lack of random boards', async () => {
  const { random, advanceSurvey } = Session.prototype;
  const fails = (/** @type {string} */ code) => () => {
    throw new EngineError(code);
  };
  try {
    Session.prototype.random = fails('missing');
    assert.deepEqual(await boardsOf(homework({ count: 2 })), []);
    Session.prototype.random = fails('trap');
    await assert.rejects(boardsOf(homework({ count: 2 })), { code: 'trap' });
    Session.prototype.random = random;
    Session.prototype.advanceSurvey = fails('memory');
    await assert.rejects(boardsOf(homework({ count: 2 })), { code: 'memory' });
  } finally {
    Object.assign(Session.prototype, { random, advanceSurvey });
  }
});

test('an address holds a homework; damaged ones are refused', () => {
  const given = homework({ title: 'Tuần ~ 1' });
  assert.deepEqual(readHomework(writeHomework(given), given.state), given);
  for (const text of [
    '',
    '1',
    '1~2~1~',
    '-1~2~1~next',
    '1~999~1~next',
    '1~2~9~next',
    'x~2~1~next',
  ]) {
    assert.equal(readHomework(text, given.state), null, text);
  }
  assert.equal(numberOfSheet(given, nameOfSheet(given, 12)), 12);
  for (const name of [
    '',
    'Week 1',
    nameOfSheet({ ...given, seed: 8 }, 12),
    nameOfSheet(given, 31),
  ]) {
    assert.equal(numberOfSheet(given, name), 0, name);
  }
});
