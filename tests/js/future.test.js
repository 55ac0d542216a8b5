/** "Hide what is to come": what is drawn of a run at a step does not depend on what comes after it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axisOf } from '../../www/core/playback/timeline-axis.js';
import { Pen } from '../../www/canvas/pen.js';
import { paintChart } from '../../www/families/state-space/timeline/frontier-chart-paint.js';
import { chartUntil } from '../../www/families/state-space/timeline/frontier-chart.js';
import { paintRaceBars } from '../../www/canvas/race-timeline.js';
import { paintTimeline } from '../../www/families/state-space/timeline/timeline.js';
import { ChoicesTimeline } from '../../www/families/backtracking/timeline/timeline.js';
import { WinLoseTimeline } from '../../www/families/games/timeline/timeline.js';
import { tab } from '../../www/families/games/puzzles/tab.js';
import { Predicting } from '../../www/ui/predictions/prediction-control.js';
import { DepthNumber } from '../../www/wasm/searchlight.js';
import { words } from './dictionaries.js';
import { tape } from './tape.js';
import { ranksOf, tabGame } from './tables.js';
import { themeOf } from './searches.js';

/** @import { Profile } from '../../www/families/state-space/timeline/timeline.js' */

const BOX = { width: 1000, height: 36, scale: 1 };

/** A theme of its own has pictures of its own. */
const theme = () => {
  const { forward, backward, ...others } = themeOf('dark');
  return { ...others, forward, backward, win: forward, lose: backward };
};

/**
 * Pictures of two runs that part at a step: equal before it where the future is hidden, and other ones
 * where it is not or the step has come.
 * @template T
 * @param {[T, T]} runs
 * @param {number} step the last at which they are alike
 * @param {(run: T, cursor: number, hidesFuture: boolean) => unknown} painted
 */
function assertHidden([one, other], step, painted) {
  const pictures = (/** @type {number} */ cursor, hides = true) =>
    [one, other].map((run) => painted(run, cursor, hides));
  for (const cursor of [0, 1, Math.floor(step / 2), step - 1, step]) {
    const [first, second] = pictures(cursor);
    assert.deepEqual(first, second, `at step ${cursor}`);
    const [whole, otherWhole] = pictures(cursor, false);
    assert.notDeepEqual(whole, otherWhole, `in sight at step ${cursor}`);
  }
  const [ended, otherEnd] = pictures(1000);
  assert.notDeepEqual(ended, otherEnd);
  const [early, late] = [1, step].map((cursor) => painted(one, cursor, true));
  assert.notDeepEqual(early, late, 'what has come is drawn');
}

test('the timeline of a breadth-first search tells nothing of levels, queue and answer to come', () => {
  /** @type {Profile} */
  const run = {
    total: 1000,
    levels: [0, 1, 20, 200, 980].map((step, depth) => ({ step, depth })),
    steps: [0, 1, 20, 150, 200, 700, 980, 1000],
    heights: [1, 4, 40, 60, 90, 400, 10, 0],
    answer: 300,
  };
  /** @type {Profile} */
  const other = {
    total: 1000,
    levels: [0, 1, 20, 190, 240, 500].map((step, depth) => ({ step, depth })),
    steps: [0, 1, 20, 150, 190, 1000],
    heights: [1, 4, 40, 60, 70, 900],
    answer: -1,
  };
  const names = { level: (/** @type {number} */ depth) => `depth ${depth}`, number: String };
  assertHidden([run, other], 189, (profile, cursor, hidesFuture) => {
    const { ctx, calls } = tape();
    const axis = (/** @type {number} */ step) => step / 1000;
    const view = { cursor, known: 1000, axis, hidesFuture, names };
    paintTimeline(new Pen(ctx, theme()), BOX, profile, view);
    return calls;
  });
});

test('the frontier chart tells nothing of levels to come, nor of what a level is still to discover', () => {
  const stage = { side: 0, level: 0, begin: 0, frontier: 1, fresh: 3, first: 1 };
  const next = { side: 0, level: 1, begin: 100, frontier: 3, fresh: 50, first: 4 };
  const last = { side: 0, level: 2, begin: 400, frontier: 50, fresh: 0, first: 54 };
  const from = (/** @type {number} */ height) => Array.from({ length: 16 }, (_, at) => height + at);
  const runs = [
    { stages: [stage, next, last], end: 1000, curve: [...from(1), ...from(3), ...from(50), 0] },
    { stages: [stage, { ...next, fresh: 900 }], end: 1000, curve: [...from(1), ...from(3), 900] },
  ];
  const discovered = (/** @type {typeof runs[0]} */ { stages }, /** @type {number} */ cursor) =>
    cursor > 399 ? 4 + stages[1].fresh : 4 + Math.floor(cursor / 10);
  assertHidden([runs[0], runs[1]], 399, (chart, cursor, hides) => {
    const found = [discovered(chart, cursor)];
    const shown = hides ? chartUntil(chart, cursor, found) : chart;
    const { ctx, calls } = tape();
    const texts = { number: String, level: 'level' };
    const view = { cursor, frontier: 7, discovered: found, hover: -1, log: false, ...texts };
    paintChart(new Pen(ctx, theme()), BOX, shown, view);
    return [shown, calls];
  });
});

/** Columns of ten steps, of which the depth is told. @param {(column: number) => number} depthAt */
function columnsOf(depthAt) {
  const columns = new Float64Array(100 * DepthNumber.Count);
  for (let column = 0; column < 100; column++) {
    const depth = depthAt(column);
    columns.set([depth - 1, depth + 1, depth], column * DepthNumber.Count);
  }
  return columns;
}

test('the timeline of a backtracking search tells nothing of depths and answers to come', () => {
  const depthAt = (/** @type {number} */ column) => 10 + (column % 7);
  const runs = /** @type {[any, any]} */ (
    [
      { columns: columnsOf(depthAt), answer: 640 },
      { columns: columnsOf((at) => (at < 40 ? depthAt(at) : 90 - (at % 5))), answer: 770 },
    ].map(({ columns, answer }) => ({
      answer,
      description: { mostChoices: 0 },
      ask: (/** @type {(core: any) => unknown} */ asked) =>
        asked({ depthProfile: () => columns, locateLandmark: () => answer }),
    }))
  );
  assertHidden(runs, 400, (session, cursor, hidesFuture) => {
    const player = {
      known: 1000,
      cursor,
      computing: false,
      outcome: { code: 'counted', goals: 1 },
    };
    const run = { session, player, kind: { id: 'knight' } };
    const axis = axisOf(null, 0, player.known);
    const viewer = /** @type {any} */ ({
      run,
      words,
      theme: theme(),
      hidesFuture,
      axis,
      readable: player,
    });
    const { ctx, calls } = tape();
    const timeline = new ChoicesTimeline(viewer, () => /** @type {any} */ ({}));
    timeline.paint(new Pen(ctx, viewer.theme), BOX);
    return calls;
  });
});

for (const inWaves of [false, true]) {
  const order = inWaves ? 'waves' : 'rows';
  test(`the timeline of a table in ${order} tells nothing of cells and ${order} to come`, () => {
    const { cells, plies } = tabGame(12, 12);
    const { ranks } = ranksOf(plies);
    const steps = plies.map((_, cell) => 5 * ((inWaves ? ranks[cell] : cell) + 1));
    const isLater = (/** @type {number} */ cell) => steps[cell] > 400;
    // Other values, and later rows that take less of the run.
    const run = { plies, steps: Uint32Array.from(steps) };
    const other = {
      plies: plies.map((value, cell) => (isLater(cell) ? value + 1 + (cell % 2) : value)),
      steps: run.steps.map((step, cell) => (isLater(cell) ? 404 + (step - 404) / 5 : step)),
    };
    // In the midst of the first cell that differs.
    assertHidden([run, other], 402, (values, cursor, hidesFuture) => {
      const table = { ...values, ranks: inWaves ? ranks : new Uint32Array() };
      const session = { description: { columns: 12, rows: 12 }, cells };
      const player = { known: 1000, cursor, computing: false };
      const filled = values.steps.filter((step) => step <= cursor).length;
      const of = { session, player, frame: { table, filled }, kind: { id: 'tab' } };
      const axis = { at: (/** @type {number} */ step) => step / 1000 };
      const viewer = /** @type {any} */ ({ run: of, words, axis, readable: player });
      const looking = /** @type {any} */ ({ hidesFuture, hidesAll: false });
      const { ctx, calls } = tape();
      new WinLoseTimeline(viewer, () => tab, looking).paint(new Pen(ctx, theme()), BOX);
      return calls;
    });
  });
}

test('the bars of a race tell nothing of where the lanes that still run will end', () => {
  assertHidden(
    [
      [100, 500, 900],
      [100, 600, 950],
    ],
    499,
    (ends, cursor, hidesFuture) => {
      const { ctx, calls } = tape();
      const lanes = ends.map((end, at) => ({
        end,
        number: `${at + 1}`,
        isDone: false,
        hasAnswer: false,
      }));
      const bars = {
        lanes,
        at: (/** @type {number} */ unit) => unit / 1000,
        cursor,
        hidesFuture,
        ticks: [],
      };
      paintRaceBars(new Pen(ctx, theme()), BOX, bars);
      return calls;
    },
  );
});

test('what is on its way to ask hides what is to come, too', () => {
  const viewer = { race: null, lessons: { shown: /** @type {object | null} */ (null) } };
  const predicting = new Predicting(/** @type {any} */ (viewer));
  assert.equal(predicting.hides, false);
  predicting.wish = 'all';
  assert.equal(predicting.hides, true);
  // It asks of one run alone, and a lesson has questions of its own.
  assert.equal(Object.assign(predicting, { wish: '' }).hides, false);
  viewer.lessons.shown = {};
  predicting.wish = 'all';
  assert.equal(predicting.hides, false);
});
