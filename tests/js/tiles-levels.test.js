/** The levels of the 8-puzzle through `searchlight/core`: boards at each distance from the goal. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Judge, Session, loadEngine } from '../../www/entry/core-node.js';

await loadEngine();

const LEVELS = [
  1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878,
  16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
];

test('the boards at each distance from the solved one are as many as published', () => {
  const judge = new Judge('tiles', '1 2 3 4 5 6 7 8 x\n', { algorithm: 'bfs' });
  const session = new Session(/** @type {Uint8Array} */ (judge.first));
  judge.free();
  while (!session.outcome) session.advance(1 << 20);
  const [{ levels }] = session.mapData().sides;
  const sizes = [...levels].slice(1).map((end, level) => end - levels[level]);
  assert.deepEqual(sizes, LEVELS);
  session.free();
});
