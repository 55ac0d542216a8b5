/** Grundy numbers on the page: computed in slices, told per position, and never asked for in a drawing. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { Grundy } from '../../www/families/games/grundy.js';
import { GrundyPanel } from '../../www/families/games/panels/grundy-panel.js';
import { binaryOf, mexRows } from '../../www/families/games/panels/grundy-rows.js';
import { WinLoseMap } from '../../www/families/games/panels/panel-switch.js';
import { Looking } from '../../www/families/games/panels/selection.js';
import { gameView } from '../../www/families/games/puzzles/index.js';
import { wordsOf } from '../../www/i18n/index.js';
import { wordsOfPuzzle } from '../../www/i18n/puzzle-words.js';
import { DICTIONARIES } from './dictionaries.js';
import './families.js';
import { textOf } from './games.js';

/** @import { Frame } from '../../www/families/games/core.js' */

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

/**
 * A finished run of an example, at a step, as far as the panel needs it.
 * @param {string} puzzle
 * @param {string} preset
 * @param {{ language?: string, step?: number, settings?: [string, string], by?: string }} [options]
 */
function deskOf(puzzle, preset, { language = 'en', step = Infinity, settings, by } = {}) {
  const kind = catalogue().find(({ id }) => id === puzzle) ?? assert.fail(puzzle);
  const { link } = kind.presets.find(({ id }) => id === preset) ?? assert.fail(preset);
  let session = /** @type {Session<Frame>} */ (/** @type {unknown} */ (new Session(link)));
  const reopen = (/** @type {Uint8Array} */ next) =>
    /** @type {Session<Frame>} */ (/** @type {unknown} */ (new Session(next)));
  if (settings) session = reopen(session.withSetting(...settings));
  if (by) session = reopen(session.withAlgorithm(by));
  const known = session.advance(1e7);
  const grundy = new Grundy(session);
  const { page } = DICTIONARIES.find((one) => one.language === language) ?? assert.fail(language);
  const { description } = session;
  const words = wordsOfPuzzle(wordsOf(language, page), description);
  let asked = 0;
  const counted = new Proxy(session, {
    get(target, name) {
      if (name === 'ask') asked += 1;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  let woken = 0;
  const run = {
    ...{ kind, session: counted, frame: session.show(Math.min(step, known)) },
    analysis: { grundy, oracle: null },
    player: { atEnd: step >= known, state: 'paused', known },
  };
  const viewer = /** @type {any} */ ({
    ...{ run, words, view: gameView(puzzle), readable: { step } },
    refresh: () => (woken += 1),
    attempt: (/** @type {() => unknown} */ work) => work(),
    focus() {},
  });
  const looking = new Looking(viewer);
  const panel = new GrundyPanel(viewer, looking);
  return {
    ...{ viewer, looking, panel, grundy, session, words },
    /** What the panel says once the numbers are there. @param {number} [cell] pinned */
    says(cell = -1) {
      looking.pinned = cell;
      panel.template();
      while (grundy.work());
      return textOf(panel.template()).replace(/\s+/g, ' ');
    },
    asked: () => asked,
    woken: () => woken,
  };
}

/** @param {number[]} numbers */
const followersOf = (numbers) => numbers.map((number, at) => ({ to: 100 + at, number }));

test('the rows go from 0 to the least number that is missing', () => {
  const { rows, least, larger } = mexRows(followersOf([3, 0, 1, 0, 5, 3]));
  assert.equal(least, 2);
  assert.deepEqual(
    rows.map(({ number, followers, isLeast }) => [number, followers, isLeast]),
    [
      [0, [101, 103], false],
      [1, [102], false],
      [2, [], true],
    ],
  );
  assert.deepEqual(larger, [3, 5]);
  assert.deepEqual(mexRows([]), {
    rows: [{ number: 0, followers: [], isLeast: true }],
    least: 0,
    larger: [],
  });
  assert.deepEqual(binaryOf([3, 4, 5, 2]), ['011', '100', '101', '010']);
  assert.deepEqual(binaryOf([0]), ['0']);
});

test('3, 4 and 5 are worth a heap of 2, and the panel says why', () => {
  const desk = deskOf('nim', 'three');
  const says = desk.says();
  assert.match(says, /Which numbers can \(3, 4, 5\) reach\?/);
  assert.match(says, /The Grundy number is 2/);
  assert.match(says, /some move leads to 0, so whoever is to move wins/);
  assert.match(says, /no follower has it: the least that is missing/);
  // (1, 4, 5) is the only follower whose heaps cancel.
  assert.match(says, /\(1, 4, 5\)/);
  assert.match(says, /011.*100.*101.*010/);
});

test('each position of every example has the number that its followers leave', () => {
  for (const [puzzle, preset] of [
    ['nim', 'lost'],
    ['nim', 'three'],
    ['subtract', 'one'],
    ['subtract', 'two'],
    ['tab', 'sample'],
  ]) {
    const { grundy, session } = deskOf(puzzle, preset);
    assert.ok(grundy.isThere);
    for (let cell = 0; cell < session.cells; cell++) {
      assert.equal(
        grundy.of(cell, () => {}),
        null,
      );
      while (grundy.work());
      const found = grundy.of(cell, assert.fail) ?? assert.fail('no numbers');
      const { least } = mexRows(found.followers);
      assert.equal(found.number, least, `${puzzle} ${preset} at ${cell}`);
      const { plies } = session.show(1e7).table;
      assert.equal(found.number === 0, plies[cell] % 2 === 0);
      if (found.parts.length > 0) {
        assert.equal(
          found.parts.reduce((sum, part) => sum ^ part, 0),
          found.number,
        );
      }
    }
  }
});

test('at a step only the followers count that have been looked at', () => {
  const { session } = deskOf('nim', 'lost');
  // The last cell, (1, 2, 3), has six moves: its first five steps leave it open.
  const last = session.advance(1e7);
  const count = session.show(last).total;
  assert.equal(count, 6);
  for (let left = 5; left > 0; left--) {
    const says = deskOf('nim', 'lost', { step: last - left }).says();
    assert.match(says, /So far, \d+ is the least that is missing/);
    assert.match(says, new RegExp(`${left} followers? (is|are) not looked at yet`));
    assert.doesNotMatch(says, /The Grundy number is|011/);
  }
  assert.match(
    deskOf('nim', 'lost', { step: last }).says(),
    /The Grundy number is 0.*No move leads/,
  );
});

test('nothing tells of a cell that is not filled, or of a follower that is not', () => {
  const desk = deskOf('nim', 'three', { step: 40 });
  assert.match(desk.says(119), /Not filled yet: \(3, 4, 5\)/);
  assert.match(deskOf('nim', 'three', { step: 0 }).says(), /Point at a filled cell/);
  // From the end, a cell is filled as soon as one move wins: the others are still open.
  const waves = deskOf('nim', 'three', { step: 150, by: 'waves' });
  const { table, filled } = waves.viewer.run.frame;
  const early = Array.from({ length: 120 }, (_, cell) => cell).filter(
    (cell) =>
      table.isFilled(cell, filled) &&
      waves.session
        .ask((core) => core.neighbours(cell, false))
        .some((to) => !table.isFilled(to, filled)),
  );
  assert.ok(early.length > 0);
  for (const cell of early) assert.match(waves.says(cell), /not looked at yet/);
});

test('a drawing asks the core for nothing, and is drawn again once when there is work', async () => {
  const desk = deskOf('nim', 'three');
  for (let turn = 0; turn < 5; turn++) desk.panel.template();
  await Promise.resolve();
  assert.equal(desk.asked(), 0);
  assert.equal(desk.woken(), 1);
  const before = desk.grundy.busy;
  while (desk.grundy.work());
  assert.deepEqual([before, desk.grundy.busy], [true, false]);
  desk.panel.template();
  await Promise.resolve();
  assert.deepEqual([desk.asked(), desk.woken()], [0, 1]);
});

test('the description alone says whether there are numbers', () => {
  const { viewer, looking } = deskOf('nim', 'three');
  const map = new WinLoseMap(viewer, looking);
  assert.ok(map.layouts.includes('grundy'));
  const description = { ...viewer.run.session.description, hasGrundy: false };
  const ask = () => assert.fail('asked while drawing');
  viewer.run = { ...viewer.run, session: { description, ask } };
  assert.deepEqual(map.layouts, ['why', 'play', 'spread']);
});

test('a heap beyond ten rows says that the numbers before them are there', () => {
  const says = deskOf('nim', 'two').says();
  // 12 and 9 cancel to 5.
  assert.match(says, /The Grundy number is 5/);
  const one = deskOf('nim', 'two', { settings: ['heaps', '30'] }).says();
  assert.match(one, /0 to 20 are all there, too\./);
  assert.match(one, /The Grundy number is 30/);
});

for (const { language } of DICTIONARIES) {
  test(`${language}: the panel has no holes, whatever the position`, () => {
    for (const [puzzle, preset] of [
      ['nim', 'three'],
      ['subtract', 'one'],
      ['subtract', 'two'],
      ['tab', 'sample'],
    ]) {
      const desk = deskOf(puzzle, preset, { language });
      for (let cell = 0; cell < desk.session.cells; cell += 3) {
        const says = desk.says(cell);
        assert.ok(says.length > 60);
        assert.doesNotMatch(says, /undefined|NaN|[{}]|grundy-|games-|null/, says);
      }
    }
  });
}
