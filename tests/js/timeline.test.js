/** The timeline under the stage: what it draws where, for a made-up run. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pen } from '../../www/canvas/pen.js';
import { paintTimeline, spaced } from '../../www/families/state-space/timeline/timeline.js';
import { recorder, themeOf } from './searches.js';

/** What the names are written on. */
const sheet = recorder().ctx;
Object.assign(sheet, { canvas: {} });
Object.assign(globalThis, {
  document: { createElement: () => ({ getContext: () => sheet }) },
});

/** @import { Profile } from '../../www/families/state-space/timeline/timeline.js' */

const BOX = { width: 1000, height: 36 };

/** @type {Profile} */
const RUN = {
  total: 1000,
  levels: [0, 1, 20, 200, 980].map((step, depth) => ({ step, depth })),
  steps: [0, 1, 20, 200, 980, 1000],
  heights: [1, 4, 40, 90, 10, 0],
  answer: 300,
};

/**
 * What is drawn: the areas' points, texts with their places, and rectangles.
 * @param {Partial<Profile>} [changes]
 * @param {{ cursor?: number, known?: number, axis?: (step: number) => number }} [view]
 */
function drawn(changes, { cursor = 500, known = 1000, axis = (step) => step / RUN.total } = {}) {
  const { ctx, rects, calls } = recorder();
  /** @type {{ text: string, x: number }[]} */
  const texts = [];
  /** @type {{ x: number, y: number }[]} */
  const lines = [];
  sheet.fillText = (/** @type {string} */ text, /** @type {number} */ x) => texts.push({ text, x });
  ctx.lineTo = (/** @type {number} */ x, /** @type {number} */ y) => lines.push({ x, y });
  const names = { level: (/** @type {number} */ depth) => `depth ${depth}`, number: String };
  const view = { cursor, known, axis, names };
  paintTimeline(new Pen(ctx, themeOf('dark')), BOX, { ...RUN, ...changes }, view);
  // The area begins and ends at the bottom.
  return { texts, lines: lines.slice(1), rects, calls };
}

test('levels have their names where these fit, else their numbers, else nothing', () => {
  const { texts } = drawn();
  assert.deepEqual(
    texts.map(({ text }) => text),
    ['1', 'depth 2', 'depth 3', '4'],
  );
  for (const { text, x } of texts) assert.ok(x > 0 && x + 6 * text.length <= BOX.width, text);
});

test('lines of levels are never so close that they cover the profile', () => {
  assert.deepEqual(spaced([0, 20, 21, 24, 26, 300, 305, 311]), [20, 26, 300, 311]);
  // As on the timeline of 40 narrow levels between two wide ones.
  const narrow = Array.from({ length: 40 }, (_, k) => 500 + 1.5 * k);
  const lines = spaced([0, 200, ...narrow, 900]);
  assert.ok(lines.length < 15 && lines.includes(200) && lines.includes(900));
  const levels = [0, 200, ...narrow, 900].map((step, depth) => ({ step, depth }));
  const { rects } = drawn({ levels });
  const drawnAt = new Set(rects.filter(({ width }) => width === 1.5).map(({ x }) => x));
  assert.ok(drawnAt.size < 15);
});

test('the profile of a chain of 200,000 levels is drawn', () => {
  const steps = Array.from({ length: 400_000 }, (_, at) => at);
  const heights = steps.map(() => 1);
  assert.ok(drawn({ total: steps.length, steps, heights }).lines.length > 0);
});

test('the area is as high as the queue is long', () => {
  const { lines } = drawn();
  const heights = lines.slice(0, RUN.steps.length).map(({ y }) => BOX.height - y);
  RUN.heights.forEach((count, at) => {
    assert.ok(Math.abs(heights[at] / Math.max(...heights) - count / 90) < 1e-9, `${count}`);
  });
});

test('another axis moves all of it: the area, the names, the answer', () => {
  const root = (/** @type {number} */ step) => Math.sqrt(step / 1000);
  const { lines, texts, rects } = drawn({}, { axis: root });
  RUN.steps.forEach((step, at) => assert.ok(Math.abs(lines[at].x - 1000 * root(step)) < 1e-9));
  assert.equal(texts.find(({ text }) => text === 'depth 3')?.x, 1000 * root(200) + 6);
  assert.ok(rects.some(({ x }) => Math.abs(x + 1 - 1000 * root(300)) < 1e-9));
});

test('the star stands in the level of its step, not across the line of the next', () => {
  /** @type {number[]} */
  const xs = [];
  const { stars } = Pen.prototype;
  Pen.prototype.stars = (points) => void xs.push(...points.map(({ x }) => x));
  try {
    // The last step of a level, the first of the next, near the ends, and in a narrow level.
    for (const answer of [200, 201, 3, 985, 1000, 15, 1]) drawn({ answer });
  } finally {
    Pen.prototype.stars = stars;
  }
  assert.deepEqual(xs, [191, 209, 10, 989, 991, 11, 9]);
});

test('an answer that is not known yet, or that there is none, has no mark', () => {
  const marks = (/** @type {ReturnType<typeof drawn>} */ { rects }) =>
    rects.filter(({ width, height }) => width === 2 && height === BOX.height).length;
  assert.equal(marks(drawn()), 1);
  assert.equal(marks(drawn({ answer: -1 })), 0);
  assert.equal(marks(drawn({}, { known: 200, cursor: 100 })), 0);
});
