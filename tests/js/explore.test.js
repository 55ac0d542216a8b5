/**
 * Exploring a whole space: levels, hardest boards, boards of a distance, bands of values, growth and
 * tables, against published counts and a search of the test's own over the core's moves.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import 'lit/html.js';
import './families.js';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { bandsOf, isIn } from '../../www/core/explore/bands.js';
import { GrowthRun } from '../../www/core/explore/growth-run.js';
import { tabbed } from '../../www/core/explore/tab-text.js';
import { NEVER, WholeSpace } from '../../www/core/explore/whole-space.js';
import { definePuzzle } from '../../www/core/own/define-puzzle.js';
import { explore } from '../../www/core/own/own-puzzle.js';
import { nearMapOf } from '../../www/families/state-space/play/near-map.js';
import { scaleOf } from '../../www/ui/explore/growth-chart.js';
import { DICTIONARIES, idOf, messagesOf } from './dictionaries.js';
import { open } from './opened.js';
import { ROOT, sourcesIn } from './sources.js';

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

/**
 * Returns the breadth-first run of an example.
 * @param {string} puzzle
 * @param {string} preset
 */
function runOf(puzzle, preset) {
  const kind = catalogue().find(({ id }) => id === puzzle);
  const found = kind?.presets.find(({ id }) => id === preset);
  assert.ok(found, `${puzzle} ${preset}`);
  return open(open(found.link).withAlgorithm('bfs'));
}

/** @param {string} puzzle @param {string} preset */
function spaceOf(puzzle, preset) {
  const space = new WholeSpace(runOf(puzzle, preset));
  assert.equal(space.isReady, false);
  while (!space.work(1000));
  assert.ok(space.isReady);
  return space;
}

/**
 * Number of states at each distance from some states, by a plain breadth-first search along `next`.
 * @param {Iterable<number>} from
 * @param {(state: number) => readonly number[]} next
 */
function levelsBy(from, next) {
  const seen = new Set(from);
  const sizes = [];
  for (let level = [...seen]; level.length > 0;) {
    sizes.push(level.length);
    const after = level.flatMap((state) => next(state).filter((to) => !seen.has(to)));
    level = [...new Set(after)];
    for (const state of level) seen.add(state);
  }
  return sizes;
}

test('level sizes are the published ones', () => {
  const sizes = (/** @type {WholeSpace} */ space) => space.levels.map((one) => one.fromStart);
  assert.deepEqual(sizes(spaceOf('jugs', 'sample')), [1, 2, 3, 2, 2, 2, 2, 2]);
  assert.deepEqual(sizes(spaceOf('river', 'wolf')), [1, 1, 1, 2, 2, 1, 1, 1]);
  const pegs = [1, 2, 8, 35, 122, 293, 530, 679, 623, 414, 212, 75, 18, 4];
  assert.deepEqual(sizes(spaceOf('pegs', 'corner')), pegs);
  const pancakes = spaceOf('pancakes', 'seven').levels.map(({ toGoal }) => toGoal);
  assert.deepEqual(pancakes, [1, 6, 30, 149, 543, 1357, 1903, 1016, 35]);
});

test('the levels of small spaces are those of a plain search over the moves of the core', () => {
  for (const [puzzle, preset] of [
    ['jugs', 'eight'],
    ['hanoi', 'four'],
    ['flip', 'small'],
    ['pegs', 'corner'],
  ]) {
    const space = spaceOf(puzzle, preset);
    const { session, laid } = space;
    /** @type {Map<number, number[]>} */
    const forward = new Map();
    /** @type {Map<number, number[]>} */
    const backward = new Map();
    for (const state of laid?.order ?? []) {
      const to = session.ask((core) => core.movesFrom(state)).map((move) => move.to);
      forward.set(state, to);
      for (const one of to) backward.set(one, [...(backward.get(one) ?? []), state]);
    }
    const goals = [...forward.keys()].filter((state) => session.ask((core) => core.isGoal(state)));
    const start = Number(session.description.start);
    const fromStart = levelsBy([start], (state) => forward.get(state) ?? []);
    const toGoal = levelsBy(goals, (state) => backward.get(state) ?? []);
    const { levels } = space;
    assert.deepEqual(levels.map((one) => one.fromStart).filter(Boolean), fromStart, puzzle);
    if (puzzle === 'flip') continue;
    assert.deepEqual(levels.map((one) => one.toGoal).filter(Boolean), toGoal, puzzle);
    const reached = toGoal.reduce((sum, count) => sum + count, 0);
    assert.equal(space.lost, forward.size - reached, puzzle);
  }
});

test('the 8-puzzle has two hardest boards, 31 moves from the goal, and each opens as the start', () => {
  const space = spaceOf('tiles', 'sample');
  const hardest = space.hardest(24);
  assert.equal(hardest.length, 24);
  assert.deepEqual(hardest.map(({ distance }) => distance).slice(0, 3), [31, 31, 30]);
  for (const { state } of hardest.slice(0, 2)) {
    const opened = open(space.session.startingAt(state));
    opened.advance(1e7);
    assert.equal(/** @type {any} */ (opened.outcome).depth, 31);
  }
  assert.equal(space.lost, 0);
});

test('costs far above the number of states make no more levels than there are states', async () => {
  definePuzzle('dear', {
    name: 'Dear',
    start: 0,
    goal: (n) => n === 2000,
    moves: (/** @type {number} */ n) => (n < 2000 ? [{ to: n + 1, cost: 1_000_000 }] : []),
  });
  const space = new WholeSpace(open(open(await explore('my:dear')).withAlgorithm('bfs')));
  while (!space.work(1 << 16));
  const { levels } = space;
  assert.equal(levels.length, 4001);
  assert.deepEqual(levels[1], { distance: 1, fromStart: 1, toGoal: 0 });
  assert.deepEqual(levels.at(-1), { distance: 2e9, fromStart: 0, toGoal: 1 });
  assert.deepEqual(space.hardest(2), [
    { state: 0, distance: 2e9 },
    { state: 1, distance: 1999e6 },
  ]);
  const { laid, distances } = space;
  assert.ok(laid && distances);
  const map = nearMapOf(laid, distances);
  // The farthest state has the number 0, and the goal the last.
  assert.deepEqual([map.expanded[0], map.expanded[1], map.expanded[2000]], [0, 1, 2000]);
  assert.deepEqual([...map.goals], [2000]);
});

test('boards of a distance have it, differ, and depend only on the seed', () => {
  const space = spaceOf('tiles', 'sample');
  for (const distance of [0, 12, 31]) {
    const drawn = space.atDistance(distance, 6, 7);
    assert.equal(drawn.length, distance === 0 ? 1 : distance === 31 ? 2 : 6);
    assert.equal(new Set(drawn.map(({ state }) => state)).size, drawn.length);
    assert.ok(drawn.every((one) => one.distance === distance));
    assert.deepEqual(space.atDistance(distance, 6, 7), drawn);
  }
  assert.notDeepEqual(space.atDistance(12, 6, 8), space.atDistance(12, 6, 7));
  const lost = spaceOf('pegs', 'corner').atDistance(NEVER, 6, 1);
  assert.equal(lost.length, 6);
  assert.ok(lost.every(({ distance }) => distance === NEVER));
});

test('features are the estimates and what the puzzle names', () => {
  const { features } = spaceOf('pegs', 'corner');
  assert.deepEqual(features, [{ name: 'pegs', isHeuristic: false }]);
  const space = spaceOf('tiles', 'sample');
  const manhattan = space.features.findIndex(({ name }) => name === 'manhattan');
  const order = /** @type {import('../../www/core/explore/whole-space.js').Laid} */ (
    space.laid
  ).order.subarray(0, 500);
  const values = space.featureOf(manhattan, order);
  values.forEach((value, at) => assert.ok(value <= Number(space.distances?.[order[at]])));
});

test('bands hold every value once, in order, and number at most eight and those without a value', () => {
  for (const values of [
    [],
    [3],
    [0, 1, 2],
    [NEVER],
    [5, NEVER, 900, 17, 5],
    [...Array(100).keys()],
  ]) {
    const bands = bandsOf(values);
    assert.ok(bands.length <= 9);
    assert.equal(
      bands.reduce((sum, { count }) => sum + count, 0),
      values.length,
    );
    for (const band of bands) {
      assert.equal(values.filter((value) => isIn(band, value)).length, band.count);
    }
    for (const value of values) assert.equal(bands.filter((band) => isIn(band, value)).length, 1);
  }
  for (let length = 1; length <= 60; length++) {
    assert.ok(bandsOf(Array.from({ length }, (_, value) => value)).length <= 8, `${length}`);
  }
  assert.deepEqual(
    bandsOf([0, 0, 1, NEVER]).map(({ from, count }) => [from, count]),
    [
      [0, 2],
      [1, 1],
      [NEVER, 1],
    ],
  );
});

test('sizes are measured one after the other, and can be stopped', () => {
  const session = open(runOf('hanoi', 'four').link(0));
  const growth = session.ask((core) => core.growth());
  const openSize = (/** @type {number} */ size) =>
    new Session(session.ask((core) => core.sized(size)));
  assert.equal(growth?.formula, '3ⁿ');
  const sizes = growth.sizes.slice(0, 7);
  let now = 0;
  const run = new GrowthRun({ sizes }, openSize, () => ++now);
  while (run.isBusy) run.work(now + 3);
  assert.ok(run.isDone);
  assert.deepEqual(
    run.results.map(({ size, expected, states, steps }) => [size, expected, states, steps]),
    // Three states have two moves, all others have three.
    [1, 2, 3, 4, 5, 6, 7].map((discs) => [discs, 3 ** discs, 3 ** discs, 3 * 3 ** discs - 3]),
  );
  assert.ok(run.results.every(({ ms }) => ms > 0));
  const stopped = new GrowthRun({ sizes }, openSize, () => ++now);
  while (stopped.results.length < 2) stopped.work(now + 2);
  stopped.stop();
  assert.equal(stopped.isBusy, false);
  stopped.work(now + 100);
  assert.equal(stopped.results.length, 2);
});

test('a size that is searched soon is searched again, and the average leaves out the first run', () => {
  let now = 0;
  let opened = 0;
  let freed = 0;
  const openSize = (/** @type {number} */ size) => {
    const cost = size === 2 ? 90 : ++opened === 1 ? 15 : 5;
    return /** @type {any} */ ({
      advance: () => ((now += cost), 7),
      outcome: {},
      mapData: () => ({ sides: [{ order: [0, 1, 2] }] }),
      free: () => freed++,
    });
  };
  /** @type {[number, number][]} */
  const sizes = [
    [1, 3],
    [2, 3],
  ];
  const run = new GrowthRun({ sizes }, openSize, () => now);
  while (run.isBusy) run.work(now + 1);
  const timed = run.results.map(({ size, states, steps, ms }) => [size, states, steps, ms]);
  assert.deepEqual(timed, [
    [1, 3, 7, 5],
    [2, 3, 7, 90],
  ]);
  assert.deepEqual([opened, freed], [5, 6]);
});

test('a table is copied as lines with tabs', () => {
  assert.equal(
    tabbed([
      ['moves', 'a\tb'],
      [0, 1],
    ]),
    'moves\ta b\n0\t1\n',
  );
});

/** Ids of the messages in English. */
const IDS = [...messagesOf(DICTIONARIES[0].explore).keys()];

test('every feature of a puzzle and every growth has words', () => {
  for (const { id, family, presets } of catalogue()) {
    if (family !== 'state-space') continue;
    const session = open(presets[0].link);
    for (const { name, isHeuristic } of session.ask((core) => core.features())) {
      const key = isHeuristic ? `heuristic-${name}` : `explore-feature-${name}`;
      const ids = isHeuristic
        ? messagesOf(DICTIONARIES[0].page)
        : messagesOf(DICTIONARIES[0].explore);
      assert.ok(ids.has(key), `${id} ${key}`);
    }
    const hasGrowth = presets.some(({ link }) => open(link).ask((core) => core.growth()));
    assert.equal(hasGrowth, IDS.includes(`${id}-explore-n`), id);
  }
});

test('each text of the panel is in the file, and each of the file is used', () => {
  /** @type {Set<string>} */
  const asked = new Set();
  /** @type {RegExp[]} */
  const holes = [];
  for (const { text } of sourcesIn('www/ui/explore', /\.js$/)) {
    for (const [, key] of text.matchAll(/['`](explore\.[\w.]*(?:\$\{[^}]*\}[\w.]*)*)['`]/g)) {
      if (!key.includes('${')) asked.add(idOf(key));
      else holes.push(new RegExp(`^${idOf(key).replace(/\$\{[^}]*\}/g, '[\\w-]*')}$`));
    }
  }
  assert.deepEqual(
    [...asked].filter((id) => !IDS.includes(id)),
    [],
  );
  const levels = /^explore-level-(start|goal)$|-explore-n$/;
  const idle = IDS.filter((id) => !asked.has(id) && !holes.some((one) => one.test(id)));
  assert.deepEqual(
    idle.filter((id) => !levels.test(id)),
    [],
  );
});

test('a chart has room for all of its values, and a rule at each power of ten', () => {
  for (const values of [[1, 10, 5000], [0, 0.4, 12], [7], [3, 3], [1, 3.2e6]]) {
    const points = values.map((y, x) => ({ x, y }));
    const sizes = points.map(({ x }) => x);
    const { at, decades } = scaleOf([{ kind: 'measured', points }], sizes);
    const places = points.map(at);
    const rules = decades.map((y) => at({ x: 0, y }).y);
    for (const { y } of places) {
      assert.ok(y <= rules[0] + 1e-6 && y >= 10 - 1e-6, `${values}`);
    }
    assert.ok(rules.every((y, index) => index === 0 || y < rules[index - 1]));
    // Larger values stand higher.
    places.slice(1).forEach(({ y }, index) => {
      assert.equal(
        y < places[index].y,
        Math.max(values[index + 1], 0.1) > Math.max(values[index], 0.1),
      );
    });
  }
});
