/** "Find": what is found is what looking at every step finds, and no slice is long. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { Finder, allSteps } from '../../www/core/find/search-steps.js';
import { find as backtracking } from '../../www/families/backtracking/find.js';
import { find as games } from '../../www/families/games/find.js';
import { gameView } from '../../www/families/games/puzzles/index.js';
import { find as trees } from '../../www/families/trees/find.js';
import { find as stateSpace } from '../../www/families/state-space/find.js';
import { DICTIONARIES, messagesOf, standsFor } from './dictionaries.js';
import './families.js';
import { IS_LONG } from '../long.js';
import { ROOT } from './sources.js';

/** @import { Query } from '../../www/core/find/search-steps.js' */
/** @import { FamilyFind } from '../../www/ui/kit/family-view.js' */
/** @import { Viewer } from '../../www/ui/viewer/viewer.js' */

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

/** @typedef {Record<string, any>} Frame what brute force reads of a step */

/** By family. @type {Map<string, unknown>} */
const FINDS = new Map(Object.entries({ 'state-space': stateSpace, backtracking, games, trees }));

/** A short run of an example. @param {string} puzzle @param {string} preset @param {string} [algorithm] @param {number} [most] */
function runOf(puzzle, preset, algorithm, most = 1e7) {
  const kind = catalogue().find(({ id }) => id === puzzle) ?? assert.fail(puzzle);
  const example = kind.presets.find(({ id }) => id === preset) ?? assert.fail(preset);
  let session = new Session(example.link);
  if (algorithm) session = new Session(session.withAlgorithm(algorithm));
  while (!session.outcome && session.advance(0) < most) session.advance(most - session.advance(0));
  return session;
}

/** The queries of a run as a viewer has them. @param {Session} session @param {number} [step] */
function queriesOf(session, step = 0) {
  const { family, puzzle } = session.description;
  const frame = session.show(step);
  const viewer = { run: { session, frame }, view: family === 'games' ? gameView(puzzle) : {} };
  return /** @type {FamilyFind} */ (FINDS.get(family)).queries(
    /** @type {Viewer} */ (/** @type {unknown} */ (viewer)),
  );
}

/** Everything that a query finds. @param {Session} session @param {string} id @param {Record<string, number>} [values] @param {number} [step] */
function found(session, id, values = {}, step = 0) {
  const query = queriesOf(session, step).find((one) => one.id === id) ?? assert.fail(id);
  const given = Object.fromEntries(query.fields.map(({ id: name, value }) => [name, value]));
  const finder = new Finder(session, session.advance(0), query, { ...given, ...values });
  const before = JSON.stringify(session.show(step));
  while (!finder.done) {
    finder.work(() => 0, 0);
    if (!finder.busy) finder.more();
  }
  assert.equal(session.link(0).length > 0 && JSON.stringify(session.show(step)), before);
  return finder.hits;
}

/** @typedef {(frame: Frame, before: Frame, step: number) => boolean} Holds is told the frame before, too */

/**
 * The steps of which something holds, each looked at.
 * @param {Session} session
 * @param {Holds} holds
 */
const brute = (session, holds) => bruteAll(session, { holds }).holds;

/**
 * The same for several questions at once: to look at every step of a run takes a second.
 * @template {string} T
 * @param {Session} session
 * @param {Record<T, Holds>} questions
 */
function bruteAll(session, questions) {
  const all = /** @type {[T, Holds][]} */ (Object.entries(questions));
  const steps = /** @type {Record<T, number[]>} */ ({});
  for (const [name] of all) steps[name] = [];
  let before = copyOf(session.show(0));
  for (let step = 1; step <= session.advance(0); step++) {
    const frame = copyOf(session.show(step));
    for (const [name, holds] of all) if (holds(frame, before, step)) steps[name].push(step);
    before = frame;
  }
  return steps;
}

/** A frame without what is shared with the next one. @param {Frame} frame @returns {Frame} */
function copyOf(frame) {
  const { nextBoard } = frame;
  return { ...frame, ...(nextBoard ? { nextBoard: nextBoard.slice() } : {}) };
}

test('a level, the duplicates of a state, what a cell holds and the goals of a breadth-first search', () => {
  const run = runOf('flip', 'sample', 'bfs');
  const { state } = run.show(300);
  const seen = new Set([run.show(0).state]);
  const goals = new Set([0, 0xffff]);
  const { arrivals, deep, holds, answers, begins } = bruteAll(run, {
    arrivals: ({ target }) => target === state,
    deep: ({ depth }) => depth >= 3,
    holds({ target, nextBoard }) {
      const isNew = !seen.has(target);
      seen.add(target);
      return isNew && nextBoard[6] === 1;
    },
    answers: ({ target }) => goals.delete(target),
    begins: ({ position }) => position === 0,
  });
  const duplicates = arrivals.slice(1);
  assert.deepEqual(found(run, 'duplicate', {}, 300), duplicates);
  assert.ok(duplicates.length > 2);
  assert.deepEqual(found(run, 'level', { depth: 3 }), deep.slice(0, 1));
  assert.deepEqual(found(run, 'level', { depth: 99 }), []);
  assert.deepEqual(found(run, 'holds', { row: 2, column: 3, code: 1 }), holds);
  assert.ok(holds.length > 1000);
  // The board at the start has a black disc there, but no step discovers it.
  assert.equal(run.show(0).board[0], 1);
  assert.ok(!found(run, 'holds', { row: 1, column: 1, code: 1 }).includes(0));
  assert.deepEqual(found(run, 'answer'), answers);
  // The boards whose moves make one colour, and those of one colour: here is no other way to say it.
  const crosses = begins.map((step) => run.show(step));
  const turns = crosses.map(({ state: from, target }) => Number(from) ^ Number(target));
  let near = [0, 0xffff];
  for (const moves of [0, 1, 2]) {
    const steps = near.map((one) => run.foundAt(one)).filter((step) => step > 0);
    assert.ok(steps.length > 0);
    assert.deepEqual(
      found(run, 'near', { moves }),
      steps.sort((one, other) => one - other),
      `${moves} moves`,
    );
    near = [...new Set(near.flatMap((one) => [one, ...turns.map((turn) => one ^ turn)]))];
  }
});

test('where two sides meet', () => {
  const run = runOf('solitaire', 'sample', 'bidirectional');
  const first = brute(run, ({ answered }) => answered)[0];
  assert.equal(found(run, 'answer')[0], first);
});

test('records, depths, cuts, dead ends, a cell and answers of backtracking', () => {
  const run = runOf('mines', 'several');
  const grows = (/** @type {string} */ name) =>
    brute(run, (frame, before) => frame[name] > before[name]);
  assert.deepEqual(found(run, 'record'), grows('deepest'));
  assert.deepEqual(found(run, 'answer'), grows('answers'));
  const tour = runOf('knight', 'narrow');
  const prunes = brute(tour, (frame, before) => frame.prunes > before.prunes);
  assert.deepEqual(found(tour, 'cut'), prunes);
  assert.ok(prunes.length > 10);
  const deep = brute(tour, ({ deepest }) => deepest >= 12)[0];
  assert.deepEqual(found(tour, 'depth', { depth: 12 }), [deep]);
  const naive = runOf('knight', 'parity', undefined, 20_000);
  for (const length of [1, 2, 5]) {
    assert.deepEqual(
      found(naive, 'deadEnd', { length }),
      bruteDeadEnds(naive, length),
      `${length}`,
    );
  }
  const cell = brute(naive, ({ kind, cell: at }) => kind === 'place' && at === 7);
  assert.deepEqual(found(naive, 'placed', { row: 2, column: 3, value: 0 }), cell);
});

/** Where it turns back and takes back so many before the next is placed. @param {Session} session @param {number} length */
function bruteDeadEnds(session, length) {
  const ends = [];
  let [turn, taken] = [0, 0];
  for (let step = 1; step <= session.advance(0); step++) {
    const { kind } = session.show(step);
    if (kind === 'place') taken = 0;
    if (kind !== 'retreat') continue;
    if (taken === 0) turn = step;
    taken += 1;
    if (taken === length) ends.push(turn);
  }
  return ends;
}

for (const algorithm of ['first', 'full', 'waves']) {
  test(`cells, plies, rows or waves and the answer of a table by ${algorithm}`, () => {
    const run = runOf('tab', 'sample', algorithm);
    const filled = (/** @type {(frame: Frame) => boolean} */ holds) =>
      brute(run, (frame) => frame.decided >= 0 && holds(frame));
    const at = (/** @type {Frame} */ { kind, cell, other }) => (kind === 'forward' ? cell : other);
    const { rows, columns, start } = run.description;
    for (const cell of [0, 5, 13, 22]) {
      const asked = { row: rows - Math.floor(cell / columns), column: (cell % columns) + 1 };
      // A cell without moves is filled before the first step of the waves.
      const steps = filled((frame) => at(frame) === cell);
      const there = found(run, 'filled', asked);
      if (steps.length > 0) assert.deepEqual(there, steps, `${cell}`);
    }
    const plies = algorithm === 'first' ? 1 : 3;
    const lasting = filled(({ decided }) => decided === plies);
    assert.deepEqual(found(run, 'plies', { plies }), lasting);
    assert.ok(lasting.length > 2);
    const answer = brute(run, ({ answered }) => answered)[0];
    assert.deepEqual(found(run, 'answer'), [answer]);
    assert.ok(start !== null);
    assert.equal(found(run, 'wave', { number: 2 })[0], run.locate(0, 2, 2));
    assert.deepEqual(found(run, 'wave', { number: 999 }), []);
  });
}

test('a slice ends by the clock, the first hits come at once, and enough is enough', () => {
  const run = runOf('knight', 'drowning', 'naive', 3e6);
  const [query] = queriesOf(run).filter(({ id }) => id === 'placed');
  const finder = new Finder(run, run.advance(0), query, { row: 3, column: 3, value: 0 });
  // A clock that goes on by one whenever it is looked at: after every hit, and at least as often as
  // the core has looked through so many steps.
  const stride = 2 ** 15;
  let clock = 0;
  for (let slice = 1; slice <= 10; slice++) {
    finder.work(() => ++clock, clock + 8);
    const most = 8 * stride * slice;
    assert.ok(finder.at > 0 && finder.at <= most, `${finder.at} steps in ${slice} slices`);
  }
  const turns = queriesOf(run).find(({ id }) => id === 'deadEnd') ?? assert.fail();
  const many = new Finder(run, run.advance(0), turns, { length: 1 });
  while (many.busy) many.work(() => 0, 0);
  assert.equal(many.hits.length, 60);
  assert.ok(!many.done);
  many.more();
  assert.ok(many.busy);
});

test('a run of ten billion steps is looked through to its end', () => {
  const run = runOf('flip', 'sample', 'bfs', 100);
  const known = 10 ** 10;
  /** @type {Query} */
  const query = {
    id: 'far',
    fields: [],
    walk: (session, last) =>
      allSteps(last, (from) => Float64Array.of(Math.min(last, from + 3e9), from + 1)),
  };
  const finder = new Finder(run, known, query, {});
  /** @type {number[]} */
  const came = [];
  while (!finder.done) {
    finder.work(() => 0, 0);
    came.push(finder.at);
  }
  assert.deepEqual(came, [1, 3e9, 3e9 + 1, 6e9, 6e9 + 1, 9e9, 9e9 + 1, known, known]);
  assert.deepEqual(finder.hits, [1, 3e9 + 1, 6e9 + 1, 9e9 + 1]);
});

test('of other orders: new stages, cheaper paths, older entries and boards expanded again', () => {
  const rises = (/** @type {Session} */ run, /** @type {string[]} */ ...counters) => {
    const rise = (/** @type {string} */ counter) => (/** @type {Frame} */ now, /** @type {Frame} */ before) => Number(now[counter]) > Number(before[counter]); // prettier-ignore
    return bruteAll(run, Object.fromEntries(counters.map((counter) => [counter, rise(counter)])));
  };
  // By then each query has found something, or nothing in the whole run, which the long form looks through.
  const most = IS_LONG ? undefined : 20_000;
  const weighted = runOf('flip', 'sample', 'weighted', most);
  const risen = rises(weighted, 'improved', 'stale', 'reexpanded');
  for (const [id, steps] of Object.entries(risen)) {
    assert.deepEqual(found(weighted, id), steps, id);
  }
  assert.ok(risen.improved.length > 0);
  const dfs = runOf('flip', 'impossible', 'dfs');
  const { improved, stale } = rises(dfs, 'improved', 'stale');
  assert.deepEqual(found(dfs, 'repeated'), improved);
  assert.deepEqual(found(dfs, 'stale'), stale);
  // A new least estimate of a board that is expanded.
  const greedy = runOf('flip', 'sample', 'greedy', most);
  let least = Infinity;
  const lows = brute(greedy, ({ estimate }, _, step) => {
    const { h } = /** @type {{ h: number }} */ (estimate);
    const isLow = h < least && step > 1;
    least = Math.min(least, h);
    return isLow;
  });
  assert.deepEqual(found(greedy, 'newLow'), lows);
});

test('the rounds of a search with a bound', () => {
  const run = runOf('tiles', 'sample', 'idastar');
  const begins = brute(run, ({ kind, depth }) => kind === 'place' && depth === 1);
  assert.deepEqual(found(run, 'round'), begins);
  assert.ok(begins.length > 2);
});

test('queries and fields have their words in every language, and no others are there', () => {
  const runs = [
    ...[runOf('flip', 'sample'), runOf('mines', 'several'), runOf('tab', 'sample')],
    ...['dfs', 'greedy', 'weighted'].map((algorithm) => runOf('flip', 'sample', algorithm)),
    runOf('tiles', 'sample', 'idastar'),
    runOf('tictactoe', 'sample', 'alphabeta'),
  ];
  const queries = runs.flatMap((run) => queriesOf(run));
  const asked = queries.flatMap(({ id, fields }) => [
    `find-query-${id}`,
    ...fields.map((field) => `find-field-${field.id}`),
  ]);
  const shell = ['what', 'choose', 'hits', 'looking', 'found', 'enough', 'more', 'stop'];
  for (const { language, find } of DICTIONARIES) {
    const ids = [...new Set([...shell.map((name) => `find-${name}`), ...asked])];
    const said = [...messagesOf(find).keys()].map((id) =>
      standsFor(id).find((one) => ids.includes(one)),
    );
    assert.deepEqual([...new Set(said)].sort(), ids.sort(), language);
  }
});
