/** The run of a table behind its scrub bar, and the puzzles that have one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WinLoseTimeline, paintProfile, profileOf } from '../../www/families/games/timeline.js';
import { subtract } from '../../www/families/games/puzzles/subtract.js';
import { tab } from '../../www/families/games/puzzles/tab.js';
import { ranksOf, roles, tabGame } from './tables.js';
import { recorder } from './searches.js';

test('the profile tells into which cells the steps went', () => {
  const game = tabGame(12, 12);
  const { cells, plies, filledAt, steps } = game;
  /** Whether the cell of each step loses. */
  const losing = Array.from({ length: steps }, (_, step) => {
    const cell = filledAt.findIndex((at) => at > step);
    return plies[cell] % 2 === 0;
  });
  const run = {
    ...{ steps, cells, plies, order: null, filledAt },
    stageAt: (/** @type {number} */ rank) => Math.floor(rank / 12),
  };
  const profile = profileOf(run, 60);
  for (const [column, share] of profile.losing.entries()) {
    let sum = 0;
    for (let step = 0; step < steps; step++) {
      const from = Math.max(step, (column * steps) / 60);
      const to = Math.min(step + 1, ((column + 1) * steps) / 60);
      if (losing[step] && to > from) sum += (to - from) * (60 / steps);
    }
    assert.ok(Math.abs(share - sum) < 1e-4, `column ${column}: ${share}, not ${sum}`);
  }
  assert.deepEqual(
    profile.borders,
    Array.from({ length: 11 }, (_, row) => filledAt[12 * (row + 1) - 1]),
  );
});

test('the profile follows the order in which cells are filled', () => {
  const { cells, plies } = tabGame(12, 12);
  const { order } = ranksOf(plies);
  // A step a cell: the losing ones of a column are counted.
  const filledAt = new Uint32Array(cells);
  for (const [rank, cell] of order.entries()) filledAt[cell] = rank + 1;
  const stageAt = (/** @type {number} */ rank) => plies[order[rank]];
  const run = { steps: cells, cells, plies, order, stageAt, filledAt };
  const { losing, borders } = profileOf(run, 18);
  for (const [column, share] of losing.entries()) {
    const part = order.slice(8 * column, 8 * column + 8);
    assert.equal(share, part.filter((cell) => plies[cell] % 2 === 0).length / 8);
  }
  const longest = Math.max(...plies);
  assert.deepEqual(
    borders,
    Array.from({ length: longest }, (_, most) => plies.filter((one) => one <= most).length),
  );
});

test('of 250,000 cells each counts for its steps', () => {
  const cells = 250_000;
  const plies = new Uint16Array(cells).map((_, at) => (at % 4 === 0 ? 0 : 1));
  const run = {
    ...{ steps: 2 * cells, cells, plies, order: null },
    stageAt: (/** @type {number} */ rank) => Math.floor(rank / 250),
    filledAt: new Uint32Array(cells).map((_, cell) => 2 * (cell + 1)),
  };
  const { losing, borders } = profileOf(run, 500);
  assert.equal(borders.length, 999);
  for (const share of losing) assert.ok(Math.abs(share - 0.25) < 1e-4, `${share}`);
  assert.equal(profileOf({ ...run, steps: 0, cells: 0 }, 5).losing.length, 5);
});

test('the bar reads a table once a run, and asks the core nothing', () => {
  const { cells, plies, filledAt, steps } = tabGame(12, 12);
  let looked = 0;
  const frame = {
    get table() {
      looked += 1;
      return { plies, ranks: new Uint32Array(), steps: Uint32Array.from(filledAt) };
    },
  };
  const session = {
    description: { columns: 12 },
    cells,
    ask: () => assert.fail('the core is asked'),
  };
  const player = { known: steps, cursor: 0, computing: false };
  const viewer = /** @type {any} */ ({ run: { session, player, frame }, theme: roles('light') });
  const looking = /** @type {any} */ ({ isOn: false });
  const timeline = new WinLoseTimeline(viewer, looking);
  for (player.cursor = 0; player.cursor < steps; player.cursor += 10) {
    const { ctx, rects } = recorder();
    timeline.paint(ctx, { width: 300, height: 30 });
    assert.ok(rects.length > 20);
  }
  assert.equal(looked, 1);
});

test('the bar paints losses from below within its box, as far as they are counted', () => {
  const losing = Float32Array.of(0, 1, 0.5, 0.001);
  const profile = { steps: 400, losing, borders: [100, 101, 300] };
  const box = { width: 400, height: 30 };
  for (const known of [400, 800]) {
    const { ctx, rects } = recorder();
    const theme = roles('light');
    paintProfile(ctx, box, { known, cursor: 150, profile }, theme);
    const lost = rects.filter(({ fill }) => fill === theme.lose);
    const wide = (100 * 400) / known;
    assert.deepEqual(
      lost.map(({ x }) => x),
      [wide, 2 * wide, 3 * wide],
    );
    assert.deepEqual(
      lost.map(({ height }) => height),
      [25, 12.5, 2],
    );
    for (const { y, height } of rects) assert.ok(y >= 0 && y + height <= 30 + 1e-6);
    const won = rects.filter(({ fill }) => fill === theme.win);
    assert.deepEqual(won, [{ x: 0, y: 5, width: 4 * wide, height: 25, fill: theme.win }]);
  }
});

test('rows of the Tab game count from the bottom, and a move tells its column and how far up', () => {
  const description = /** @type {any} */ ({ rows: 10, columns: 4 });
  assert.deepEqual(
    [0, 9].map((row) => tab.rowLabel(row, description)),
    [10, 1],
  );
  assert.equal(tab.columnLabel(3, description), 4);
  const [from, to] = [(10 - 5) * 4 + 2, (10 - 9) * 4 + 3];
  assert.deepEqual(tab.tell(from, description), { row: 5, column: 3 });
  assert.deepEqual(tab.tellMove(from, to, description), { row: 9, column: 4, up: 4 });
});

test('two heaps are a row and a column, one heap goes on from row to row', () => {
  const two = /** @type {any} */ ({ rows: 8, columns: 11, variant: null });
  assert.deepEqual(subtract.tell(3 * 11 + 7, two), { a: 3, b: 7 });
  const told = (/** @type {number} */ from, /** @type {number} */ to, of = two) => [
    subtract.moveWords?.(from, to, of),
    subtract.tellMove(from, to, of),
  ];
  assert.deepEqual(told(3 * 11 + 7, 11 + 7), ['subtract.move.first', { count: 2 }]);
  assert.deepEqual(told(3 * 11 + 7, 3 * 11 + 4), ['subtract.move.second', { count: 3 }]);
  assert.equal(subtract.rowLabel(3, two), 3);
  const one = /** @type {any} */ ({
    ...{ rows: 6, columns: 4 },
    variant: 'one',
  });
  assert.equal(subtract.tell(21, one).a, 21);
  assert.deepEqual(told(21, 20, one), ['subtract.move.one', { count: 1 }]);
  assert.equal(subtract.rowLabel(3, one), 12);
});

test('heaps are drawn counter by counter, within their box', () => {
  const { ctx, arcs } = recorder();
  const two = /** @type {any} */ ({ rows: 60, columns: 60, variant: null });
  subtract.paintPosition?.(ctx, { width: 300, height: 160 }, 12 * 60 + 35, two, roles('light'));
  assert.equal(arcs.length, 12 + 35);
  for (const { x, y, r } of arcs) assert.ok(x - r >= 0 && x + r <= 300 && y - r >= 0 && y < 160);
});
