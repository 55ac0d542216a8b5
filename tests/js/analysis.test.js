/** What is found out about a run in the background. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { Analysis } from '../../www/families/state-space/analysis.js';
import { mostBoards } from '../../www/families/state-space/answer-strip.js';
import { SLICE } from '../../www/families/state-space/map/places.js';
import './families.js';

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

test('a space of which there is no survey leaves the analysis without one', () => {
  const session = new Session(catalogue()[0].presets[0].link);
  // As the core tells it of a space whose moves cannot be walked backwards.
  const oneWay = Object.create(session, {
    advanceSurvey: { value: () => true },
    survey: { value: () => null },
    description: { value: session.description },
  });
  const player = /** @type {any} */ ({ outcome: { code: 'impossible' } });
  const analysis = new Analysis(oneWay, player, () => assert.fail('no other run'));
  for (let turn = 0; analysis.busy; turn++) {
    assert.ok(turn < 10, 'the analysis comes to an end');
    analysis.work();
  }
  assert.equal(analysis.survey, null);
  session.free();
});

test('a space that no search without a heuristic can list is laid by the costs that were found', () => {
  const tiles = catalogue().find(({ id }) => id === 'tiles');
  const preset = tiles?.presets.find(({ id }) => id === 'fifteen');
  assert.ok(preset);
  for (const algorithm of ['astar', 'greedy', 'weighted']) {
    const begun = new Session(preset.link);
    const session = new Session(begun.withAlgorithm(algorithm));
    begun.free();
    while (!session.outcome) session.advance(1e5);
    const player = /** @type {any} */ ({ outcome: session.outcome });
    const analysis = new Analysis(session, player, () => assert.fail('no other run'));
    for (let turn = 0; !analysis.laid; turn++) {
      assert.ok(turn < 3, 'the map is laid');
      analysis.lay();
    }
    while (analysis.busy) analysis.work();
    const [{ order, levels }] = /** @type {NonNullable<typeof analysis.map>} */ (analysis.map)
      .sides;
    assert.equal(levels[0], 0);
    assert.equal(levels.at(-1), order.length);
    assert.equal(new Set(order).size, order.length);
    session.free();
  }
});

test('the map of many states is built in slices', () => {
  const STATES = 181_440;
  const [tiles] = catalogue().filter(({ id }) => id === 'tiles');
  for (const algorithm of ['dfs', 'astar']) {
    const begun = new Session(tiles.presets[0].link);
    const session = new Session(begun.withAlgorithm(algorithm));
    begun.free();
    while (!session.outcome) session.advance(1e6);
    const player = /** @type {any} */ ({ outcome: session.outcome });
    /** Slices of a map whose places may be known. */
    const slices = () => {
      const analysis = new Analysis(session, player, (link) => new Session(link));
      let count = 0;
      for (; !analysis.laid; count++) analysis.lay();
      const [side] = analysis.map?.sides ?? [];
      assert.equal(new Set(side.found).size, STATES);
      assert.equal(new Set(side.expanded).size, STATES);
      analysis.free();
      return count;
    };
    slices();
    // What is known about the places leaves the data, and two numbers for each state.
    assert.ok(slices() > (2 * STATES) / SLICE);
    session.free();
  }
});

test('a board of an answer is read once, and a strip of large boards has fewer of them', () => {
  const [maze] = catalogue().filter(({ id }) => id === 'maze');
  const begun = new Session(maze.presets[0].link);
  const session = new Session(begun.withAlgorithm('bfs'));
  begun.free();
  while (!session.outcome) session.advance(1e5);
  const player = /** @type {any} */ ({ outcome: session.outcome });
  const analysis = new Analysis(session, player, () => assert.fail('no other run'));
  analysis.lay();
  const { boardAt, states } = analysis.answer;
  assert.ok(states.length > 9);
  const first = boardAt(3);
  boardAt(9);
  assert.equal(boardAt(3), first);
  assert.deepEqual(first, session.boards(states.slice(3, 4)));
  session.free();
  const boards = [9, 400, 10_000, 40_000].map(mostBoards);
  assert.deepEqual(boards, [100, 100, 52, 16]);
});
