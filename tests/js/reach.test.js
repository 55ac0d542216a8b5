/** The border of the cells that a search by cost alone expands, on the map of A* in a maze. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
// Lit asks whether there is a document as soon as it is imported.
import 'lit/html.js';
import './canvases.js';
import './families.js';
import { Grid } from '../../www/canvas/grid.js';
import { Pen } from '../../www/canvas/pen.js';
import { Session, loadEngine } from '../../www/core/engine/session.js';
import { bytesOf } from '../../www/core/links/state-string.js';
import { laneMapOf } from '../../www/families/state-space/analysis.js';
import { cheaperThanAnswer, paintReach } from '../../www/families/state-space/map/contours.js';
import { recorder, themeOf } from './searches.js';
import { ROOT } from './sources.js';

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

/** The sample of mazes, by depth-first search. */
const SAMPLE = bytesOf('AQkHCAAAEAQQABCgABGwEAARACAUABEAEAESARIAHQMAAA');

/** @param {string} name */
function searched(name) {
  const first = new Session(SAMPLE);
  const session = new Session(first.withAlgorithm(name));
  first.free();
  while (!session.outcome) session.advance(1 << 16);
  let map = null;
  while (!map) map = laneMapOf(session);
  const { rows, columns } = session.description;
  session.free();
  return { map: map.sides[0], rows, columns };
}

test('the cells within the border are those that uniform cost expands before the goal', () => {
  const { map } = searched('astar');
  const { map: uniform } = searched('uniform');
  const reach = cheaperThanAnswer(map);
  assert.ok(reach);
  const goal = uniform.expanded[/** @type {number} */ (uniform.path.at(-1))];
  const costs = uniform.costs ?? assert.fail('a maze has costs');
  const limit = costs[/** @type {number} */ (uniform.path.at(-1))];
  const within = new Set([...reach.cells.keys()].filter((cell) => reach.cells[cell] === 1));
  assert.equal(within.size, reach.count);
  uniform.order.forEach((state, place) => {
    assert.equal(within.has(state), costs[place] < limit, `cell ${state}`);
    if (within.has(state)) assert.ok(uniform.expanded[place] < goal, `cell ${state}`);
  });
  assert.ok(reach.count > 0 && reach.count < map.order.length);
});

test('the border is a dotted line, and a search without an answer has none', () => {
  const { map, rows, columns } = searched('astar');
  const grid = new Grid({ left: 0, top: 0, width: 20, rows, columns });
  const strokesOf = (/** @type {typeof map} */ own) => {
    const { ctx, strokes, calls } = recorder();
    paintReach(new Pen(ctx, themeOf('dark')), own, grid);
    return { count: strokes.length, dashes: calls.setLineDash ?? 0 };
  };
  assert.deepEqual(strokesOf(map), { count: 2, dashes: 2 });
  assert.deepEqual(strokesOf({ ...map, path: new Uint32Array() }), { count: 0, dashes: 0 });
});
