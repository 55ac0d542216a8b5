/** Alpha and beta on the scale of values: where they stand, and how they slide between two steps. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SlidingBounds, scaleOf } from '../../www/families/trees/board/window-meter.js';

const RUN = {};
/** @type {{ alpha: number | null, beta: number | null }} */
const OPEN = { alpha: null, beta: null };

test('alpha and beta stand in the middle of their value, and at the ends before they are known', () => {
  assert.deepEqual([scaleOf(null, 0), scaleOf(null, 1)], [0, 1]);
  assert.deepEqual([scaleOf(0, 0), scaleOf(0, 1)], [0.5, 0.5]);
  assert.ok(Math.abs(scaleOf(-100, 0) - 1 / 6) < 1e-9);
  assert.ok(Math.abs(scaleOf(100, 1) - 5 / 6) < 1e-9);
  // A game without a draw has two values on its scale.
  assert.deepEqual([scaleOf(-100, 0, 2), scaleOf(100, 1, 2)], [0.25, 0.75]);
});

test('between a step and the next one they slide, and close in on each other', () => {
  const sliding = new SlidingBounds();
  sliding.at(RUN, 4, OPEN, 1);
  const bounds = { alpha: 0, beta: 100 };
  const wide = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const { alpha, beta } = sliding.at(RUN, 5, bounds, share);
    return beta - alpha;
  });
  assert.equal(wide[0], 1);
  assert.ok(Math.abs(wide[4] - (5 / 6 - 1 / 2)) < 1e-9);
  assert.deepEqual(
    wide,
    wide.toSorted((one, other) => other - one),
  );
});

test('they do not slide back, to a far step, or from another run', () => {
  const sliding = new SlidingBounds();
  const bounds = { alpha: 0, beta: 100 };
  sliding.at(RUN, 5, bounds, 1);
  assert.deepEqual(sliding.at(RUN, 4, OPEN, 0), { alpha: 0, beta: 1 });
  assert.equal(sliding.at(RUN, 9, bounds, 0).alpha, 0.5);
  assert.deepEqual(sliding.at({}, 10, OPEN, 0), { alpha: 0, beta: 1 });
});
