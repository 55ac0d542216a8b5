/** The numbers of the frontier chart: against known counts, and against every step of a run. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { mapOf } from '../../www/families/state-space/analysis.js';
import { keyOf } from '../../www/families/state-space/board/state-numbers.js';
import { isOrder, orderOf } from '../../www/families/state-space/list-order.js';
import { IS_LONG } from '../long.js';
import { fits, isVast, kindsOf } from './families.js';
import { scaleOf } from '../../www/families/state-space/timeline/frontier-chart-paint.js';
import {
  chartOf,
  freshSoFar,
  orderedChartOf,
  stageAt,
} from '../../www/families/state-space/timeline/frontier-chart.js';

/**
 * @import { Frame } from '../../www/families/state-space/core.js'
 * @import { Order } from '../../www/families/state-space/list-order.js'
 */

/** Published: how many boards of the solitaire sample are so many moves away. */
const SOLITAIRE = [
  ...[1, 16, 134, 715, 2755, 8158, 19405, 38053, 62578, 86911, 102140, 101516, 85264],
  ...[60558, 36114, 18292, 8151, 3162, 1055, 306, 77, 14, 1],
];
/** The same of the Flip Game's, each with 16 moves. */
const FLIP = [1, 16, 120, 560, 1387, 1440, 540, 32];

/** Maximum number of stages that the panel draws in another order. */
const MOST_STAGES = 120;

/** Algorithms whose chart is of levels. */
const BREADTH_FIRST = ['bfs', 'bidirectional', 'alternating'];

before(async () => {
  await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));
});

/** What the chart of a search in another order reads. @param {Frame} frame @param {Order} order */
const orderedFrame = ({ frontier, discovered, stateDepth: g, estimate }, { key }) => ({
  ...{ frontier, discovered },
  key: keyOf({ g, ...estimate }, key),
});

/**
 * A computed run and its chart.
 * @param {Uint8Array} link
 * @param {string} [algorithm]
 */
function charted(link, algorithm) {
  const first = new Session(link);
  /** @type {Session<Frame>} */
  const session = new Session(algorithm ? first.withAlgorithm(algorithm) : link);
  first.free();
  while (!session.outcome) session.advance(1e6);
  const { sides, levelSteps } = mapOf(session);
  const order = orderOf(session.description);
  let asked = 0;
  const shown = (/** @type {number} */ step) => {
    asked += 1;
    return session.show(step);
  };
  const chart = order
    ? orderedChartOf(levelSteps, (step) => orderedFrame(shown(step), order))
    : chartOf(sides, levelSteps, shown);
  return { session, sides, chart, asked };
}

/** Number of stages of a run. @param {Uint8Array} link @param {string} algorithm */
function stagesOf(link, algorithm) {
  const session = new Session(new Session(link).withAlgorithm(algorithm));
  while (!session.outcome) session.advance(1e6);
  const { stageSteps } = session.mapData();
  session.free();
  return stageSteps.length - 1;
}

/** @param {string} puzzle */
const sampleOf = (puzzle) =>
  catalogue().find(({ id }) => id === puzzle)?.presets[0].link ?? assert.fail(puzzle);

for (const [puzzle, sizes] of /** @type {const} */ ([
  ['flip', FLIP],
  ['solitaire', SOLITAIRE],
])) {
  test(`the chart of the whole space of ${puzzle} has the published levels`, () => {
    const { session, chart } = charted(sampleOf(puzzle), 'bfs');
    assert.deepEqual(
      chart.stages.map(({ level, frontier, fresh }) => [level, frontier, fresh]),
      sizes.map((size, level) => [level, size, sizes[level + 1] ?? 0]),
    );
    assert.deepEqual([chart.curve[0], chart.curve.at(-1)], [1, 0]);
    session.free();
  });
}

test('a level of the Flip Game begins sixteen moves a state after the one before', () => {
  const { session, chart } = charted(sampleOf('flip'), 'bfs');
  let begin = 0;
  for (const [level, size] of FLIP.entries()) {
    assert.equal(chart.stages[level].begin, begin);
    assert.equal(stageAt(chart, begin), level);
    begin += 16 * size;
    assert.equal(stageAt(chart, begin - 1), level);
  }
  assert.equal(chart.end, begin);
  session.free();
});

test('the chart says of every breadth-first run what its steps show one by one', () => {
  let runs = 0;
  for (const { id, algorithms, presets } of kindsOf('state-space')) {
    for (const { link, id: preset } of presets) {
      for (const algorithm of algorithms.filter((name) => BREADTH_FIRST.includes(name))) {
        if (!fits(() => new Session(new Session(link).withAlgorithm(algorithm)).free())) continue;
        if (!IS_LONG && isVast(link)) continue;
        const { session, sides, chart } = charted(link, algorithm);
        const name = `${id}, ${preset}, ${algorithm}`;
        if (chart.end <= 20_000) {
          runs += 1;
          /** @type {Map<string, number[]>} */
          const seen = new Map();
          let last = session.show(0).frontier;
          let most = last;
          for (let step = 1; step <= chart.end; step++) {
            const { side, stateDepth, frontier, sides: now } = session.show(step);
            const key = `${side} ${stateDepth}`;
            if (!seen.has(key)) seen.set(key, [step - 1, last]);
            last = frontier;
            most = Math.max(most, frontier);
            const discovered = now.map((one) => one.discovered);
            const fresh = chart.stages.map((stage) => freshSoFar(stage, discovered));
            const sources = sides.map(({ levels }) => levels[1] ?? 0);
            const all = [...fresh, ...sources].reduce((sum, count) => sum + count, 0);
            assert.equal(all, discovered[0] + discovered[1], `${name}, step ${step}`);
          }
          const told = chart.stages.map(({ side, level, begin, frontier }) => {
            return [`${side} ${level}`, [begin, frontier]];
          });
          assert.deepEqual(told, [...seen], name);
          assert.equal(chart.curve.at(-1), last, name);
          assert.ok(Math.max(...chart.curve) <= most, name);
        }
        session.free();
      }
    }
  }
  assert.ok(runs > 15, `only ${runs} runs are short enough`);
});

test('the chart says of every run in another order what its steps show one by one', () => {
  let runs = 0;
  for (const { id, algorithms, presets } of kindsOf('state-space')) {
    for (const [index, { link, id: preset }] of presets.entries()) {
      for (const algorithm of algorithms.filter(isOrder)) {
        if (!IS_LONG && (index > 0 || isVast(link))) continue;
        if (!fits(() => new Session(new Session(link).withAlgorithm(algorithm)).free())) continue;
        if (stagesOf(link, algorithm) > MOST_STAGES) continue;
        const { session, chart } = charted(link, algorithm);
        const name = `${id}, ${preset}, ${algorithm}`;
        const { stages } = chart;
        if (chart.end <= 20_000) {
          runs += 1;
          const first = session.show(0).discovered;
          let most = 0;
          for (let step = 0; step <= chart.end; step++) {
            const { frontier, discovered } = session.show(step);
            most = Math.max(most, frontier);
            const fresh = stages.map((stage) => freshSoFar(stage, [discovered]));
            const all = fresh.reduce((sum, count) => sum + count, first);
            assert.equal(all, discovered, `${name}, step ${step}`);
          }
          for (const { begin, frontier } of stages)
            assert.equal(frontier, session.show(begin).frontier, `${name}, ${begin}`);
          assert.equal(chart.curve.at(-1), session.show(chart.end).frontier, name);
          assert.ok(Math.max(...chart.curve) <= most, name);
        }
        // A run without a step has no stage.
        if (chart.end === 0) assert.deepEqual(stages, [], name);
        else assert.equal(stages[0].begin, 0, name);
        assert.equal(new Set(stages.map(({ begin }) => begin)).size, stages.length, name);
        session.free();
      }
    }
  }
  assert.ok(runs >= 5, `only ${runs} runs are short enough`);
});

test('however often the sides take turns, the chart asks for few steps', () => {
  const kind = catalogue().find(({ id }) => id === 'solitaire');
  const hardest = kind?.presets.find(({ id }) => id === 'hardest');
  assert.ok(hardest);
  const { session, sides, chart, asked } = charted(hardest.link, 'alternating');
  const levels = sides.reduce((sum, side) => sum + side.levels.length - 1, 0);
  assert.ok(sides.length === 2 && chart.end > 1e6);
  assert.ok(chart.stages.length > 10 && chart.stages.length <= levels);
  assert.ok(asked <= 20 * levels, `${asked} frames`);
  assert.ok(
    chart.stages.every(({ begin }, index) => begin >= (chart.stages[index - 1]?.begin ?? 0)),
  );
  session.free();
});

test('a scale has few round ticks, all of them in the picture', () => {
  for (const most of [0, 1, 2, 3, 7, 16, 99, 100, 101, 1945, 105_063, 635_376]) {
    for (const log of [false, true]) {
      const { share, ticks } = scaleOf(most, log);
      assert.ok(ticks.length >= (log ? 1 : 2) && ticks.length <= 6, `${most}: ${ticks}`);
      const apart = log ? 10 : ticks[1];
      assert.match(String(apart), /^[125]0*$/, `${most}: ${ticks}`);
      const even = ticks.map((_, index) => (log ? apart ** index : apart * index));
      assert.deepEqual(ticks, even);
      assert.ok(
        ticks.every((tick) => share(tick) >= 0 && share(tick) <= 1),
        `${most}: ${ticks}`,
      );
      assert.equal(share(0), 0);
      assert.ok(share(most) <= 1 && (most === 0 || share(most) > 0.9), `${most}`);
    }
  }
  const { share } = scaleOf(10_000, true);
  assert.ok(share(1) > 0, 'a single state is seen');
  const step = share(100) - share(10);
  assert.ok(Math.abs(share(1000) - share(100) - step) < 1e-9);
});
