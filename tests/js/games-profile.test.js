/** The run of a table behind its scrub bar, and the puzzles that have one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blocksOf, labelsOf, profileOf } from '../../www/families/games/timeline/profile.js';
import { WinLoseTimeline, paintRun } from '../../www/families/games/timeline/timeline.js';
import { subtract } from '../../www/families/games/puzzles/subtract.js';
import { tab } from '../../www/families/games/puzzles/tab.js';
import { Pen } from '../../www/canvas/pen.js';
import './canvases.js';
import { words } from './dictionaries.js';
import { ranksOf, roles, tabGame } from './tables.js';
import { recorder } from './searches.js';

/** @typedef {import('../../www/families/games/timeline/profile.js').Block} Block */

/** The profile of a full table. @param {ReturnType<typeof tabGame>} game */
const profileOfGame = ({ cells, columns, plies, filledAt }) =>
  profileOf({
    ...{ cells, plies, order: null, filledAt },
    stageAt: (rank) => Math.floor(rank / columns),
  });

/** Blocks lie side by side over the whole bar. @param {Block[]} blocks @param {number} [end] */
function assertWhole(blocks, end = 1) {
  for (const [at, { from, to }] of blocks.entries()) {
    assert.equal(from, at === 0 ? 0 : blocks[at - 1].to);
    assert.ok(to >= from);
  }
  assert.ok(Math.abs((blocks.at(-1)?.to ?? 0) - end) < 1e-9);
}

/** A recorder of the parts of pictures that are drawn within a clip. */
function canvas() {
  const all = recorder();
  const drawn = /** @type {{ picture: any, from: number, wide: number, alpha: number }[]} */ ([]);
  let clip = { from: 0, wide: 0 };
  all.ctx.createRadialGradient = () => ({ addColorStop() {} });
  all.ctx.canvas = {};
  all.ctx.globalAlpha = 1;
  all.ctx.rect = (/** @type {number[]} */ ...[from, , wide]) => void (clip = { from, wide });
  all.ctx.drawImage = (/** @type {any[]} */ ...[picture, , y]) => {
    if (y === 0) drawn.push({ picture, ...clip, alpha: all.ctx.globalAlpha });
    else labels.push(picture);
  };
  const labels = /** @type {any[]} */ ([]);
  return { ...all, labels, drawn, pen: new Pen(all.ctx, { ...roles('light') }) };
}

test('with room for each, every cell is a block of the steps that went into it', () => {
  const game = tabGame(12, 12);
  const axis = (/** @type {number} */ step) => step / game.steps;
  const blocks = blocksOf(profileOfGame(game), axis, 0, 0.001);
  assert.equal(blocks.length, game.cells);
  assertWhole(blocks);
  for (const [cell, { to, losing, isCell }] of blocks.entries()) {
    assert.equal(to, game.filledAt[cell] / game.steps);
    assert.equal(losing, game.plies[cell] % 2 === 0 ? 1 : 0);
    assert.ok(isCell);
  }
});

test('cells that share a column tell the share of its steps that went into losing ones', () => {
  const game = tabGame(50, 50);
  const losing = game.plies.reduce((sum, plies, cell) => {
    const steps = game.filledAt[cell] - (cell > 0 ? game.filledAt[cell - 1] : 0);
    return sum + (plies % 2 === 0 ? steps : 0);
  }, 0);
  for (const bend of [1, 3, 0.4]) {
    const axis = (/** @type {number} */ step) => (step / game.steps) ** bend;
    const blocks = blocksOf(profileOfGame(game), axis, 4 / 600, 1 / 600);
    assertWhole(blocks);
    assert.ok(blocks.length <= 600, `${blocks.length} blocks`);
    for (const { from, to, isCell } of blocks) assert.equal(isCell, to - from >= 4 / 600 - 1e-12);
    const back = (/** @type {number} */ place) => game.steps * place ** (1 / bend);
    const sum = blocks.reduce((all, { from, to, losing: share }) => all + share * (back(to) - back(from)), 0); // prettier-ignore
    assert.ok(Math.abs(sum - losing) < 1e-3, `${sum}, not ${losing}`);
  }
});

test('an axis that gives the first steps more room gives their cells blocks of their own', () => {
  const game = tabGame(200, 50);
  const profile = profileOfGame(game);
  const cellsIn = (/** @type {(step: number) => number} */ axis) =>
    blocksOf(profile, axis, 4 / 1200, 1 / 1200).filter(({ isCell }) => isCell).length;
  const linear = (/** @type {number} */ step) => step / game.steps;
  assert.equal(cellsIn(linear), 0);
  assert.ok(cellsIn((step) => linear(step) ** 0.1) > 8);
});

test('the profile follows the order in which cells are filled', () => {
  const { cells, plies } = tabGame(12, 12);
  const { order } = ranksOf(plies);
  // A step a cell: the losing ones of a column are counted.
  const filledAt = new Uint32Array(cells);
  for (const [rank, cell] of order.entries()) filledAt[cell] = rank + 1;
  const stageAt = (/** @type {number} */ rank) => plies[order[rank]];
  const profile = profileOf({ cells, plies, order, stageAt, filledAt });
  const blocks = blocksOf(profile, (step) => step / cells, 2, 7.9 / cells);
  assert.equal(blocks.length, 18);
  for (const [column, { losing }] of blocks.entries()) {
    const part = order.slice(8 * column, 8 * column + 8);
    assert.equal(losing, part.filter((cell) => plies[cell] % 2 === 0).length / 8);
  }
  const longest = Math.max(...plies);
  assert.deepEqual(
    profile.stages,
    Array.from({ length: longest + 1 }, (_, stage) => ({
      stage,
      from: plies.filter((one) => one < stage).length,
    })),
  );
});

test('of 250,000 cells each counts for its steps, and few are asked where they lie', () => {
  const cells = 250_000;
  const plies = new Uint16Array(cells).map((_, at) => (at % 4 === 0 ? 0 : 1));
  const run = {
    ...{ cells, plies, order: null },
    stageAt: (/** @type {number} */ rank) => Math.floor(rank / 250),
    filledAt: new Uint32Array(cells).map((_, cell) => 2 * (cell + 1)),
  };
  const profile = profileOf(run);
  assert.equal(profile.stages.length, 1000);
  let asked = 0;
  const axis = (/** @type {number} */ step) => ((asked += 1), step / (2 * cells));
  const blocks = blocksOf(profile, axis, 4 / 500, 1 / 500);
  assertWhole(blocks);
  for (const { losing } of blocks) assert.ok(Math.abs(losing - 0.25) < 3e-3, `${losing}`);
  assert.ok(asked < 15_000, `${asked} questions`);
  assert.deepEqual(blocksOf(profileOf({ ...run, cells: 0 }), axis, 1, 1), []);
});

test('labels of rows have room, begin where their row does, and the first has the name', () => {
  const { stages } = profileOfGame(tabGame(200, 50));
  const labels = labelsOf(stages, {
    placeOf: (step) => step / 400,
    valueOf: (row) => 200 - row,
    write: (value, isFirst) => (isFirst ? `row ${value}` : String(value)),
    measure: (text) => 7 * text.length,
    ...{ width: 1200, apart: 10 },
  });
  assert.equal(labels[0].text, 'row 200');
  assert.ok(labels.length > 8 && labels.length < 60);
  for (const [at, { x, text, from }] of labels.entries()) {
    assert.equal(x, from / 400);
    const { stage } = /** @type {any} */ (stages.find((one) => one.from === from));
    if (at > 0) {
      assert.equal(Number(text), 200 - stage);
      assert.equal(Number(text) % 5, 0);
      assert.ok(x >= labels[at - 1].x + 7 * labels[at - 1].text.length + 10);
    }
  }
});

/** A timeline on a viewer. @param {{ hidesAll?: boolean, hidesFuture?: boolean }} looking @param {number} [bend] */
function timelineOf(looking, bend = 1) {
  const { cells, plies, filledAt, steps } = tabGame(12, 12);
  const axis = (/** @type {number} */ step) => (step / steps) ** bend;
  const table = { plies, ranks: new Uint32Array(), steps: Uint32Array.from(filledAt) };
  const frame = { table };
  const session = {
    description: { columns: 12, rows: 12 },
    cells,
    ask: () => assert.fail('the core is asked'),
  };
  const player = { known: steps, cursor: 0, computing: false };
  const run = { session, player, frame, kind: { id: 'tab' } };
  const viewer = /** @type {any} */ ({
    ...{ run, words },
    axis: { at: axis },
    readable: { known: steps },
  });
  const timeline = new WinLoseTimeline(viewer, () => tab, /** @type {any} */ (looking));
  return { timeline, player, steps };
}

test('the bar is drawn once a run, however the cursor moves, and asks the core nothing', () => {
  const { timeline, player, steps } = timelineOf({ hidesAll: false, hidesFuture: false });
  const { pen, drawn, labels } = canvas();
  let counted = 0;
  for (player.cursor = 0; player.cursor < steps; player.cursor += 10) {
    timeline.paint(pen, { width: 300, height: 30 });
    const [{ picture }] = drawn;
    assert.ok(drawn.every((one) => one.picture === picture));
    const { length } = picture.rects;
    assert.ok(length > 20);
    counted ||= length;
    assert.equal(length, counted);
  }
  assert.equal(labels[0].texts[0], 'row 12');
});

test('before the cursor the bar is strong, after it pale or hidden, in a game all of it hidden', () => {
  for (const [looking, parts] of /** @type {const} */ ([
    [{ hidesAll: false, hidesFuture: false }, 2],
    [{ hidesAll: false, hidesFuture: true }, 1],
    [{ hidesAll: true, hidesFuture: true }, 0],
  ])) {
    const { timeline, player, steps } = timelineOf(looking);
    player.cursor = steps / 4;
    const { pen, drawn, rects } = canvas();
    timeline.paint(pen, { width: 400, height: 30 });
    const plain = rects.find(({ fill }) => fill === roles('light').unseen);
    const { x, width } = /** @type {typeof rects[0]} */ (plain);
    assert.deepEqual([x, width], [[400, 0], [100, 300], [0, 400]][2 - parts]); // prettier-ignore
    assert.equal(drawn.length, parts);
    if (parts > 0) {
      assert.deepEqual([drawn[0].from, drawn[0].wide, drawn[0].alpha], [0, 100, 1]);
      // A block is told as a whole, or not yet.
      const ends = drawn[0].picture.rects.map(
        (/** @type {any} */ rect) => rect.x + rect.width - 0.3,
      );
      const end = Math.max(...ends);
      if (parts > 1) assert.ok(end > 200, `${end}`);
      else assert.ok(end <= 100 + 1e-6 && end >= 95, `${end}`);
    }
    if (parts > 1) {
      assert.deepEqual([drawn[1].from, drawn[1].wide], [100, 300]);
      assert.ok(drawn[1].alpha < 0.5);
    }
  }
});

test('the cursor lies where the axis has its step', () => {
  const { timeline, player, steps } = timelineOf({ hidesAll: false, hidesFuture: false }, 0.5);
  player.cursor = steps / 4;
  const { pen, drawn } = canvas();
  timeline.paint(pen, { width: 400, height: 30 });
  assert.deepEqual([drawn[0].wide, drawn[1].from], [200, 200]);
});

test('a share of losses is below, and never too small to be seen', () => {
  const theme = roles('light');
  // A quarter wins, the next one loses, then a single one does.
  const plies = new Uint16Array(40_000).fill(1).fill(0, 10_000, 20_000).fill(0, 30_000, 30_001);
  const filledAt = Uint32Array.from(plies, (_, cell) => cell + 1);
  const profile = profileOf({ cells: 40_000, plies, order: null, filledAt, stageAt: () => 0 });
  const { pen, drawn } = canvas();
  const axis = (/** @type {number} */ step) => step / 40_000;
  const blocks = blocksOf(profile, axis, 0.01, 0.0025);
  const shown = { cursor: 40_000, profile, blocks, axis, hidesFuture: false, hidden: false };
  paintRun(pen, { width: 400, height: 30 }, { ...shown, labels: [] });
  const lost = drawn[0].picture.rects.filter(
    (/** @type {any} */ { fill, height }) => fill === theme.lose && height > 0,
  );
  for (const { y, height } of lost) assert.ok(Math.abs(y + height - 30) < 1e-9);
  const heights = (/** @type {number} */ from, /** @type {number} */ to) =>
    lost.filter((/** @type {any} */ { x }) => from <= x && x < to).map((/** @type {any} */ { height }) => height); // prettier-ignore
  assert.deepEqual(heights(0, 98), []);
  assert.deepEqual([...new Set(heights(102, 198))], [30]);
  assert.deepEqual(heights(202, 400), [2]);
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
  const pen = new Pen(ctx, roles('light'));
  subtract.paintPosition?.(pen, { width: 300, height: 160 }, 12 * 60 + 35, two);
  assert.equal(arcs.length, 12 + 35);
  for (const { x, y, r } of arcs) assert.ok(x - r >= 0 && x + r <= 300 && y - r >= 0 && y < 160);
});
