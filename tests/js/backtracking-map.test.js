/** The map of a backtracking search as rings: where its candidates are and how they are painted. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './canvases.js';
import { Pen } from '../../www/canvas/pen.js';
import { RingPen, paintDepthRings } from '../../www/families/backtracking/map/rings.js';
import {
  MOST_RINGS,
  RingPlace,
  spanAround,
  WEDGE,
} from '../../www/families/backtracking/map/ring-geometry.js';
import { neighbour, stateColours, STATES } from '../../www/families/backtracking/map/siblings.js';
import { paintWedge } from '../../www/families/backtracking/map/path-wedge.js';
import {
  FIRST_ANSWER,
  luminance,
  placesOf,
  queens,
  recorder,
  SEARCHES,
  themeOf,
} from './searches.js';

const TURN = 2 * Math.PI;

const BOXES = [
  [120, 120],
  [342, 342],
  [646, 446],
  [300, 900],
  [1400, 260],
];

test('the search made here is that of the books: 876 squares and 105 retreats to 1 5 8 6 3 7 2 4', () => {
  const { depth, siblings } = queens(FIRST_ANSWER);
  assert.equal(depth, 8);
  const path = Array.from({ length: 8 }, (_, row) => siblings.last(row) + 1);
  assert.deepEqual(path, [1, 5, 8, 6, 3, 7, 2, 4]);
  const earlier = Array.from({ length: FIRST_ANSWER }, (_, step) => queens(step).depth);
  assert.ok(Math.max(...earlier) < 8);
});

for (const [name, { depth, depths, siblings }] of Object.entries(SEARCHES)) {
  test(`${name}: every candidate that is shown is found again at its own point`, () => {
    for (const [width, height] of BOXES) {
      const place = new RingPlace({ width, height }, { depth, depths });
      const shown = placesOf(siblings).filter((one) => place.pointOf(siblings, one));
      const inside = placesOf(siblings).filter((one) => one.depth >= place.from);
      assert.equal(shown.length, inside.filter((one) => one.depth < place.to).length);
      for (const one of shown) {
        const at = place.pointOf(siblings, one);
        assert.ok(at);
        assert.deepEqual(place.placeAt(siblings, at), one, `in ${width} x ${height}`);
        assert.ok(at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height);
      }
      assert.equal(place.placeAt(siblings, place.centre), null);
      assert.equal(place.placeAt(siblings, { x: -1, y: -1 }), null);
      assert.equal(place.pointOf(siblings, { depth: depth + 1, index: 0 }), null);
    }
  });

  test(`${name}: the path goes straight up, tried candidates lie left of it, others right`, () => {
    const place = new RingPlace({ width: 646, height: 446 }, { depth, depths });
    for (const one of placesOf(siblings)) {
      const { from, to } = place.angles(siblings, one);
      const middle = (from + to) / 2;
      if (siblings.state(one.depth, one.index) === 'placed') assert.equal(middle, 0);
      else if (siblings.state(one.depth, one.index) === 'pending') assert.ok(middle > 0);
      else assert.ok(middle < 0);
    }
  });

  test(`${name}: the arcs of a ring lie in order, clear of each other and all in one turn`, () => {
    const place = new RingPlace({ width: 646, height: 446 }, { depth, depths });
    for (let ring = 0; ring <= depth; ring++) {
      const arcs = Array.from({ length: siblings.count(ring) }, (_, index) =>
        place.angles(siblings, { depth: ring, index }),
      );
      arcs.slice(1).forEach(({ from }, index) => assert.ok(from >= arcs[index].to - 1e-9));
      const ends = arcs.length > 0 ? arcs[arcs.length - 1].to - arcs[0].from : 0;
      assert.ok(ends < TURN);
    }
  });

  test(`${name}: what was tried stays in the left half, what is to try in the right one`, () => {
    const place = new RingPlace({ width: 646, height: 446 }, { depth, depths });
    for (const one of placesOf(siblings)) {
      const { from, to } = place.angles(siblings, one);
      const by = one.index - siblings.last(one.depth);
      assert.ok(from >= -TURN / 2 && to <= TURN / 2);
      if (by > 0) assert.ok(from >= WEDGE / 2);
      else if (by < 0 || one.depth === depth) assert.ok(to <= -WEDGE / 2);
      else assert.deepEqual({ from, to }, { from: -WEDGE / 2, to: WEDGE / 2 });
    }
  });

  test(`${name}: the work left is a shape: all arcs beside the wedge are as wide`, () => {
    const place = new RingPlace({ width: 646, height: 446 }, { depth, depths });
    const widths = placesOf(siblings)
      .filter((one) => one.depth === depth || one.index !== siblings.last(one.depth))
      .map((one) => place.angles(siblings, one))
      .map(({ from, to }) => to - from);
    for (const width of widths) assert.ok(Math.abs(width - widths[0]) < 1e-9);
  });

  test(`${name}: all of it is painted, in every box and theme`, () => {
    for (const mode of /** @type {const} */ (['light', 'dark'])) {
      for (const [width, height] of BOXES) {
        const place = new RingPlace({ width, height }, { depth, depths });
        const { ctx, strokes, arcs } = recorder();
        const hover = { depth: place.from, index: 0 };
        const answered = depth === depths;
        const view = { depth, depths, deepest: depth + 1, before: 1, answered, siblings };
        const pen = new Pen(ctx, themeOf(mode));
        paintDepthRings(pen, place, { ...view, number: String, kind: 'place', hover });
        for (const { x, y, r } of arcs) {
          assert.ok(x - r >= 0 && x + r <= width && y - r >= 0 && y + r <= height);
        }
        const colours = stateColours(themeOf(mode));
        for (const state of STATES) {
          if (state === 'placed') continue;
          const wanted = placesOf(siblings).filter(
            (one) => place.pointOf(siblings, one) && siblings.state(one.depth, one.index) === state,
          );
          assert.equal(strokes.filter((one) => one === colours[state]).length, wanted.length);
        }
      }
    }
  });
}

test('a cut closes the wedge: its word is written, and the rings beyond it are hatched in the disc', () => {
  const { depth, depths, siblings } = SEARCHES['queens at the start'];
  for (const [width, height] of BOXES) {
    const place = new RingPlace({ width, height }, { depth, depths });
    const drawn = (/** @type {string | null} */ cut) => {
      const { ctx, texts, arcs } = recorder();
      const view = { depth, depths, deepest: depth, before: 1, answered: false, siblings, cut };
      paintDepthRings(new Pen(ctx, themeOf('light')), place, {
        ...{ ...view, number: String, kind: 'place', hover: null },
      });
      return { texts, arcs };
    };
    const [plain, cut] = [drawn(null), drawn('cut')];
    assert.deepEqual([plain.texts.includes('cut'), cut.texts.includes('cut')], [false, true]);
    const beyond = cut.arcs.length - plain.arcs.length;
    const isDrawn = place.ringPx > 8;
    assert.ok(isDrawn ? beyond >= 4 * (depths - depth - 1) : beyond >= 0, `${width} ${beyond}`);
    for (const { x, y, r } of cut.arcs) assert.ok(x - r >= 0 && y - r >= 0 && x + r <= width);
  }
});

test('a finished candidate stands left of the path when the search goes on with the next', () => {
  const before = queens(1);
  // Eight squares refused or left in the second row, then the first queen moves on.
  let after = before;
  for (let step = 2; after.siblings.last(0) === 0; step++) after = queens(step);
  const place = new RingPlace({ width: 400, height: 400 }, after);
  assert.equal(after.siblings.state(0, 0), 'failed');
  const { x } = place.pointOf(after.siblings, { depth: 0, index: 0 }) ?? { x: Infinity };
  assert.ok(x < place.centre.x);
});

test('a part of the depths holds the cursor and is no larger than can be told apart', () => {
  for (const depths of [1, 25, 63, 64, 65, 400, 40_000]) {
    for (const depth of [0, 1, 40, 63, 64, 200, 399, 400, 40_000].filter((at) => at <= depths)) {
      const { from, to } = spanAround(depth, depths, MOST_RINGS, null);
      assert.ok(from >= 0 && to <= depths && to - from === Math.min(depths, MOST_RINGS));
      assert.ok(from <= depth && (depth < to || depth === depths));
    }
  }
});

test('the part shown stands still while the search goes back and forth inside it', () => {
  let span = spanAround(300, 400, 64, null);
  const first = span;
  for (const depth of [290, 305, 299, 310, 285]) {
    span = spanAround(depth, 400, 64, span);
    assert.equal(span, first);
  }
  const { from, to } = spanAround(first.from - 1, 400, 64, span);
  assert.ok(from < first.from && from <= first.from - 1 && to - from === 64);
  const beyond = spanAround(first.to - 1, 400, 64, first);
  assert.ok(beyond.to > first.to);
  // Another number of depths or of rings is another picture.
  assert.notEqual(spanAround(300, 200, 64, first).to, first.to);
});

test('the bar of all depths stands beside the disc, inside the box, where the rings are a part', () => {
  for (const [width, height] of BOXES) {
    const { column, centre, radius } = new RingPlace({ width, height }, { depth: 9, depths: 400 });
    assert.ok(centre.x - radius >= 0 && centre.y - radius >= 0);
    if (width <= 300) assert.equal(column, null);
    else assert.ok(column && column.x > centre.x + radius && column.x + column.width + 30 <= width);
  }
  const all = new RingPlace({ width: 646, height: 446 }, { depth: 9, depths: 63 });
  assert.equal(all.column, null);
  assert.deepEqual([all.from, all.to], [0, 63]);
});

test('arrow keys go from a candidate to its siblings, and outwards and inwards', () => {
  const { siblings, depth } = queens(300);
  const at = { depth: 2, index: siblings.last(2) };
  assert.deepEqual(neighbour(siblings, { depth: 2, index: 0 }, 'ArrowLeft'), null);
  assert.deepEqual(neighbour(siblings, { depth: 2, index: 7 }, 'ArrowRight'), null);
  assert.deepEqual(neighbour(siblings, { depth: 2, index: 0 }, 'ArrowRight'), {
    depth: 2,
    index: 1,
  });
  assert.deepEqual(neighbour(siblings, at, 'ArrowUp'), { depth: 3, index: siblings.last(3) });
  assert.deepEqual(neighbour(siblings, at, 'ArrowDown'), { depth: 1, index: siblings.last(1) });
  assert.equal(neighbour(siblings, { depth: 0, index: 0 }, 'ArrowDown'), null);
  assert.equal(neighbour(siblings, { depth, index: 0 }, 'ArrowUp'), null);
  assert.equal(neighbour(siblings, at, 'x'), null);
});

test('the states differ in lightness, not in colour alone', () => {
  for (const mode of /** @type {const} */ (['light', 'dark'])) {
    const { placed, pruned, failed, pending } = stateColours(themeOf(mode));
    const all = [placed, pruned, failed, pending].map(luminance).sort((a, b) => a - b);
    all.slice(1).forEach((light, index) => {
      assert.ok((light + 0.05) / (all[index] + 0.05) >= 1.15, `${mode}: ${all}`);
    });
  }
});

test('the number at the end of a path stays on its canvas, with the cross over it and the star in its place', () => {
  for (const type of [1, 1.6]) {
    const theme = { ...themeOf('light'), type };
    for (const [width, height] of [[118, 130], ...BOXES]) {
      for (const depth of [1, 30, 62, 63, 64]) {
        const place = new RingPlace({ width, height }, { depth, depths: 64 });
        assert.ok(place.centre.y - place.inner(place.to) >= 22, `${width} x ${height}`);
        const { ctx } = recorder();
        /** @type {number[]} */
        const tops = [];
        ctx.roundRect = (/** @type {number} */ _x, /** @type {number} */ y) => tops.push(y);
        ctx.moveTo = (/** @type {number} */ _x, /** @type {number} */ y) => tops.push(y);
        const siblings = { count: () => 1, last: () => 0, has: () => true, state: () => 'failed' };
        const view = { depth, depths: 64, before: 0, answered: false, kind: 'retreat', siblings };
        paintWedge(
          new RingPen(new Pen(ctx, theme), place, /** @type {any} */ ({ ...view, number: String })),
        );
        assert.ok(Math.min(...tops) >= 0, `${width} x ${height}, depth ${depth}: ${tops}`);
      }
    }
  }
});

test('where the first choice is no move, no depth is below zero', () => {
  const theme = themeOf('light');
  for (const depth of [0, 1, 2]) {
    const place = new RingPlace({ width: 342, height: 342 }, { depth, depths: 20 });
    const { ctx } = recorder();
    const texts = /** @type {string[]} */ ([]);
    ctx.fillText = (/** @type {string} */ text) => texts.push(text);
    const siblings = { count: () => 1, last: () => 0, has: () => true, state: () => 'failed' };
    const view = { depth, depths: 20, before: -1, answered: false, kind: 'advance', siblings };
    paintWedge(
      new RingPen(new Pen(ctx, theme), place, /** @type {any} */ ({ ...view, number: String })),
    );
    assert.equal(texts.at(-1), String(Math.max(0, depth - 1)));
  }
});
