/** The run of a backtracking search behind its scrub bar. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mix } from '../../www/canvas/colour.js';
import { shades } from '../../www/canvas/marks.js';
import { Pen } from '../../www/canvas/pen.js';
import { paintHeatStrip, rangeOf } from '../../www/families/backtracking/timeline/depth-strip.js';
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

/** What was put on the pictures that are kept. @type {ReturnType<typeof recorder>[]} */
const kept = [];
Object.assign(globalThis, {
  document: {
    createElement() {
      const made = recorder();
      kept.push(made);
      made.ctx.canvas = { width: 0, height: 0, getContext: () => made.ctx };
      return made.ctx.canvas;
    },
  },
});

const BOX = { width: 400, height: 36 };
const VIEW = { cursor: 3000, known: 3000, depths: 0, top: 'depth 22', answer: null };

/**
 * Paints the strip: what is on the canvas, and on the pictures that were made for it.
 * @param {Partial<import('../../www/families/backtracking/timeline/depth-strip.js').StripView>} [view]
 * @param {{ theme?: any, columns?: Float64Array, from?: number, to?: number }} [run]
 */
function painted(
  view = {},
  { theme = themeOf('dark'), columns = COLUMNS, from = 0, to = 4000 } = {},
) {
  const before = kept.length;
  const canvas = recorder();
  const at = (/** @type {number} */ step) => Math.min(1, Math.max(0, (step - from) / (to - from)));
  const pen = new Pen(canvas.ctx, theme);
  paintHeatStrip(pen, BOX, { from, to, at, columns }, { ...VIEW, ...view });
  return { ...canvas, pictures: kept.slice(before) };
}

/** The band of a column on a picture: what is painted of it last. @param {ReturnType<typeof recorder>} picture @param {number} column */
const bandOf = ({ rects }, column) => rects.filter(({ x }) => x === column * 100).slice(-1)[0];

test('the band of the strip reaches from the least depth to the greatest, brightest where the mean is', () => {
  const theme = themeOf('dark');
  const [past] = painted({ known: 4000 }, { theme }).pictures;
  const [first, second, third] = [0, 1, 2].map((column) => bandOf(past, column));
  // The second reaches highest, the first lowest.
  assert.ok(second.y < third.y && third.y < first.y);
  assert.ok(first.y + first.height >= third.y + third.height);
  assert.equal(second.fill, mix(theme.frontier, theme.frontier, 0));
  assert.ok(luminance(second.fill) > luminance(third.fill));
  assert.equal(bandOf(past, 3), undefined);
  for (const { y, height } of past.rects) assert.ok(y >= 0 && y + height <= 36 + 1e-6);
});

test('over the whole run the height of the strip stands for all depths', () => {
  const top = (/** @type {number} */ depths) => bandOf(painted({ depths }).pictures[0], 1).y;
  assert.ok(top(0) < 5);
  assert.ok(top(44) > 14 && top(44) < 22);
});

test('what lies beyond the part that is zoomed to is not marked in it', () => {
  const theme = themeOf('dark');
  const marks = (/** @type {number} */ cursor) =>
    painted({ cursor, known: 9000 }, { theme, from: 1000, to: 2000 }).rects.filter(
      ({ fill }) => fill === shades(theme).ground,
    ).length;
  // The edge of the cursor's line.
  assert.deepEqual([1500, 999, 2001].map(marks), [1, 0, 0]);
});

test('a frame that moves the cursor only paints no column again', () => {
  const theme = themeOf('dark');
  const columns = new Float64Array(2000 * 5);
  for (let at = 0; at < columns.length; at += 5) columns.set([30, 60, 45 + (at % 7), 9, 0], at);
  const { pictures } = painted({ cursor: 2000 }, { theme, columns });
  const counts = () => pictures.map(({ calls }) => calls.fillRect ?? 0);
  const before = counts();
  assert.ok(Math.max(...before) >= 2 * 2000 && Math.max(...before) <= 2 * 2000 + 5);
  const next = painted({ cursor: 1000 }, { theme, columns });
  assert.deepEqual(counts(), before);
  assert.equal(next.pictures.length, 0);
  assert.ok(next.rects.length <= 4 && !next.calls.fillText);
  painted({ cursor: 1000 }, { theme, columns: columns.slice() });
  assert.notDeepEqual(counts(), before);
});

test('the answer has its word, on the side that has room, and the depth gives way to it', () => {
  const texts = (/** @type {number} */ step) =>
    painted({ answer: { step, says: 'tour' } }).pictures.flatMap((picture) => picture.texts);
  assert.deepEqual(texts(4000), ['tour', 'depth 22']);
  assert.deepEqual(texts(20), ['tour']);
});
