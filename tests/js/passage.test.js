/** One layout of the map on its way into another. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pen } from '../../www/canvas/pen.js';
import { Turnover } from '../../www/core/playback/layout-tween.js';
import { Passage } from '../../www/families/state-space/map/layout-morph.js';
import { mapOf } from './maps.js';
import { recorder, themeOf } from './searches.js';

const THEME = themeOf('light');

/** Where each state lies: in a row, and in a column. */
const ROW = {
  pointAt: (/** @type {number} */ _, /** @type {number} */ position) => ({
    x: 10 * position,
    y: 0,
  }),
  sizeAt: () => 10,
};
const COLUMN = {
  pointAt: (/** @type {number} */ _, /** @type {number} */ position) => ({ x: 0, y: 4 * position }),
  sizeAt: () => 4,
};

/** What is drawn on the way. @param {number[]} sizes @param {number} share */
function painted(sizes, share) {
  const map = mapOf(sizes);
  const { ctx, calls } = recorder();
  const rects = /** @type {number[][]} */ ([]);
  ctx.rect = (/** @type {number[]} */ ...rect) => void rects.push(rect);
  const view = /** @type {any} */ ({ expanded: 2, discovered: 5, answered: false, colour: 'role' });
  new Passage([map], ROW, COLUMN).paint(new Pen(ctx, THEME), [view], share);
  const middles = rects.map(([x, y, width, height]) => [x + width / 2, y + height / 2]);
  return { middles, sizes: rects.map(([, , width]) => width), calls };
}

test('each state goes from its place in the one layout to its place in the other', () => {
  const [start, half, end] = [0, 0.5, 1].map((share) => painted([1, 4, 3], share));
  assert.equal(start.middles.length, 8);
  for (const [position, [x, y]] of half.middles.entries()) {
    assert.ok(Math.abs(x - 5 * position) < 1e-3 && Math.abs(y - 2 * position) < 1e-3);
    assert.ok(Math.abs(start.middles[position][0] - 10 * position) < 1e-3);
    assert.ok(Math.abs(end.middles[position][1] - 4 * position) < 1e-3);
  }
  assert.ok(start.sizes[0] > half.sizes[0] && half.sizes[0] > end.sizes[0]);
  // Expanded, waiting and unseen ones: each colour is filled once.
  assert.equal(half.calls.fill, 3);
});

test('of a large map only as many move as can be seen, each for its neighbours', () => {
  const { middles, sizes } = painted([1, 16, 120, 2000, 20000, 40000, 3399], 0);
  assert.ok(middles.length > 2000 && middles.length <= 4200, `${middles.length}`);
  assert.ok(sizes[0] > 20);
});

test('a change of view takes its time, and none where nothing is to move', () => {
  const turnover = new Turnover();
  assert.deepEqual([turnover.on, turnover.share], [false, 1]);
  turnover.begin(true);
  assert.equal(turnover.on, false);
  turnover.begin(false);
  assert.deepEqual([turnover.on, turnover.share], [true, 0]);
  turnover.tick(100);
  turnover.tick(400);
  assert.ok(turnover.share > 0.5 && turnover.share < 1);
  turnover.tick(1000);
  assert.deepEqual([turnover.on, turnover.share], [false, 1]);
});
