/** The run of a backtracking search behind its scrub bar. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cividis, rgbOf } from '../../www/draw/colour.js';
import { paintHeatStrip, rangeOf } from '../../www/families/backtracking/heat-strip.js';
import { luminance, recorder, themeOf } from './searches.js';

/** Four columns of a run: its start, two of them, and one that is not known. */
const COLUMNS = Float64Array.from([
  ...[0, 20, 15, 2, 20],
  ...[12, 22, 18, 5, 2],
  ...[10, 21, 16, 4, 0],
  ...[-1, -1, -1, 0, 0],
]);

test('the height of the strip stands for the depths of the run but those of its very start', () => {
  assert.deepEqual(rangeOf(COLUMNS), { low: 10, high: 22, cold: 16, warm: 18 });
  assert.deepEqual(rangeOf(COLUMNS.subarray(0, 5)), { low: 20, high: 20, cold: 15, warm: 15 });
  assert.deepEqual(rangeOf(new Float64Array()), { low: 0, high: 0, cold: 0, warm: 0 });
});

test('the band of the strip reaches from the least depth to the greatest, warmest where the mean is', () => {
  const { ctx, rects } = recorder();
  const profile = { from: 0, to: 4000, columns: COLUMNS };
  const theme = themeOf('light');
  paintHeatStrip(ctx, { width: 400, height: 30 }, profile, { cursor: 3000, known: 3000 }, theme);
  const bandOf = (/** @type {number} */ column) =>
    rects.filter(({ x, fill, height }) => {
      const [r, g, b] = rgbOf(fill);
      return x === column * 100 && height > 0 && isOnRamp([r, g, b]);
    });
  const [first, second, third] = [0, 1, 2].map((column) => bandOf(column)[0]);
  // The second reaches highest, the first lowest.
  assert.ok(second.y < third.y && third.y < first.y);
  assert.ok(first.y + first.height >= third.y + third.height);
  assert.ok(luminance(second.fill) > luminance(third.fill));
  assert.equal(bandOf(3).length, 0);
  for (const { y, height } of rects) assert.ok(y >= 0 && y + height <= 30 + 1e-6);
});

test('what lies beyond the part that is zoomed to is not marked in it', () => {
  const profile = { from: 1000, to: 2000, columns: COLUMNS };
  const marks = (/** @type {number} */ cursor) => {
    const { ctx, calls } = recorder();
    paintHeatStrip(
      ctx,
      { width: 400, height: 30 },
      profile,
      { cursor, known: 9000 },
      themeOf('dark'),
    );
    // The bar itself, and the cursor's line.
    return calls.roundRect;
  };
  assert.equal(marks(1500), 2);
  assert.equal(marks(999), 1);
  assert.equal(marks(2001), 1);
});

test('2,000 columns and 64 rings are painted with few calls', () => {
  const columns = new Float64Array(2000 * 5);
  for (let at = 0; at < columns.length; at += 5) columns.set([30, 60, 45 + (at % 7), 9, 0], at);
  const { ctx, calls } = recorder();
  const view = { cursor: 9, known: 10 };
  paintHeatStrip(
    ctx,
    { width: 1000, height: 30 },
    { from: 0, to: 10, columns },
    view,
    themeOf('dark'),
  );
  assert.ok(calls.fillRect <= 5 * 2000 + 10 && !calls.lineTo);
});

/** Whether a colour is one of the ramp's, as far as rounding goes. @param {number[]} rgb */
function isOnRamp(rgb) {
  return Array.from({ length: 400 }, (_, n) => rgbOf(cividis(n / 399))).some((ramp) =>
    ramp.every((value, part) => Math.abs(value - rgb[part]) <= 2),
  );
}
