import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pen } from '../../www/canvas/pen.js';
import { AllLayout } from '../../www/families/state-space/map/rank-grid.js';
import { onCanvas, WHOLE } from '../../www/canvas/camera.js';
import { cividis } from '../../www/canvas/colour.js';
import { LevelsLayout } from '../../www/families/state-space/map/columns.js';
import { paintMarks } from '../../www/families/state-space/map/state-marks.js';
import { RingsLayout } from '../../www/families/state-space/map/rings.js';
import { SidesLayout } from '../../www/families/state-space/map/two-sides.js';
import { moved } from '../../www/ui/kit/pan-zoom.js';
import { BOXES, mapOf, SHAPES, sum } from './maps.js';
import { recorder, themeOf } from './searches.js';

/** @import { Camera, MapView, Point, Rect, Theme } from '../../www/canvas/types.js' */
const LAYOUTS = [RingsLayout, LevelsLayout, AllLayout];
const BOX = { width: 640, height: 440, scale: 1 };

/** Level sizes of the solitaire of four pieces from its hardest start: 635,376 states. */
const FULL = [
  1, 16, 134, 715, 2755, 8158, 19405, 38053, 62578, 86911, 102140, 101516, 85264, 60558, 36114,
  18292, 8151, 3162, 1055, 306, 77, 14, 1,
];

test('a camera that comes nearer keeps the point under the pointer where it is', () => {
  let camera = WHOLE;
  for (const [x, y] of [
    [10, 20],
    [320, 220],
    [639, 439],
    [100, 400],
  ]) {
    // prettier-ignore
    const before = { x: (x - camera.x) / camera.zoom, y: (y - camera.y) / camera.zoom };
    camera = moved(camera, BOX, 100, { factor: 1.7, at: { x, y } });
    const after = onCanvas(camera, before);
    assert.ok(Math.hypot(after.x - x, after.y - y) < 1e-9);
  }
  assert.ok(Math.abs(camera.zoom - 1.7 ** 4) < 1e-9);
});

test('a camera shows nothing beyond the map, and comes no nearer than it may', () => {
  let camera = WHOLE;
  for (const move of [
    { factor: 3, at: { x: 0, y: 0 } },
    { dx: 5000, dy: -5000 },
    { factor: 1e6 },
    { dx: -1e6, dy: 1e6 },
    { factor: 0.5, at: { x: 640, y: 440 } },
  ]) {
    camera = moved(camera, BOX, 24, move);
    assert.ok(camera.zoom >= 1 && camera.zoom <= 24);
    assert.ok(camera.x <= 0 && camera.x + camera.zoom * BOX.width >= BOX.width);
    assert.ok(camera.y <= 0 && camera.y + camera.zoom * BOX.height >= BOX.height);
  }
  assert.equal(moved(WHOLE, BOX, 24, { factor: 99 }).zoom, 24);
  assert.deepEqual(moved(camera, BOX, 24, { factor: 1e-9 }), { zoom: 1, x: 0, y: 0 });
});

/** @param {number} width @param {number} height @returns {Rect} */
const windowOf = (width, height) => ({ x: 0, y: 0, width, height });

/** Near, nearer, and away from the middle. @type {Camera[]} */
const CAMERAS = [
  { zoom: 2.5, x: -300, y: -200 },
  { zoom: 24, x: -5000, y: -3000 },
];

for (const Layout of LAYOUTS) {
  test(`${Layout.name}: through a camera each state is found again, where the camera puts it`, () => {
    for (const sizes of Object.values(SHAPES)) {
      const map = mapOf(sizes, 50);
      const layout = new Layout(map, BOX);
      const every = Math.ceil(map.order.length / 500);
      const seen = map.order.filter((_, position) => position % every === 0);
      const points = Array.from(seen, (rank) => layout.pointOf(rank));
      for (const camera of CAMERAS) {
        layout.look(camera, windowOf(640, 440));
        seen.forEach((rank, i) => {
          const at = layout.pointOf(rank);
          const expected = onCanvas(camera, /** @type {Point} */ (points[i]));
          assert.ok(at && Math.hypot(at.x - expected.x, at.y - expected.y) < 1e-6);
          if (layout.stateAt(at.x, at.y) !== rank) assert.fail(`${rank} of ${map.order.length}`);
        });
      }
    }
  });
}

test('at 24 times its size each of 635,376 states has an area that can be pointed at', () => {
  const map = mapOf(FULL);
  assert.equal(map.states, 635_376);
  const layout = new RingsLayout(map, BOX);
  layout.look({ zoom: 24, x: 0, y: 0 }, windowOf(640, 440));
  for (let position = 1000; position < 635_000; position += 997) {
    assert.ok(layout.cellAt(position).size > 4, `${position}: ${layout.cellAt(position).size} px`);
  }
});

/** Two sides that meet in one state. */
function twoSides() {
  const forward = { ...mapOf([1, 4, 11], 100), path: Uint32Array.of(0, 2, 7) };
  const backward = { ...mapOf([2, 9, 30], 75), path: Uint32Array.of(20, 4, 1) };
  return [forward, backward];
}

for (const Layout of LAYOUTS) {
  test(`${Layout.name}: two sides share the box, and each state is found on its own side`, () => {
    for (const [width, height] of BOXES) {
      const sides = twoSides();
      const layout = new SidesLayout(Layout, sides, { width, height, scale: 1 }, ['a', 'b']);
      for (const camera of [WHOLE, { zoom: 3, x: -width, y: -height }]) {
        layout.look(camera, windowOf(width, height));
        const [first, second] = sides.map(({ order }, side) =>
          Array.from(order, (state, position) => {
            const { x, y } = layout.pointAt(side, position);
            assert.deepEqual(layout.spotAt(x, y), { side, state });
            assert.ok(x >= camera.x && x <= camera.x + camera.zoom * width);
            assert.ok(y >= camera.y && y <= camera.y + camera.zoom * height);
            return height > width ? y : x;
          }),
        );
        assert.ok(Math.max(...first) < Math.min(...second), 'one beside the other');
      }
      layout.look(WHOLE, windowOf(width, height));
      assert.equal(layout.spotAt(-1, -1).state, -1);
    }
  });
}

test('two discs stand side by side where one above the other would be smaller', () => {
  for (const [width, height, sideBySide] of /** @type {[number, number, boolean][]} */ ([
    [900, 300, true],
    [258, 262, true],
    [300, 900, false],
  ])) {
    const box = { width, height, scale: 1 };
    const layout = new SidesLayout(RingsLayout, twoSides(), box, ['a', 'b']);
    const [one, other] = [layout.pointAt(0, 0), layout.pointAt(1, 0)];
    assert.equal(other.x - one.x > width / 4, sideBySide, `${width} x ${height}`);
  }
});

test('while the answer is shown, the whole box of a disc sinks: its numbers and its light, too', () => {
  const layout = new RingsLayout({ ...mapOf([1, 4, 11]), path: Uint32Array.of(0, 2) }, BOX);
  const { ctx, rects } = recorder();
  const lit = { dim: 1, edges: Infinity, star: 1, rest: 0, marker: -1 };
  const view = /** @type {any} */ ({ answered: true, lit, current: -1, target: -1, hover: -1 });
  const looked = () => {
    rects.length = 0;
    paintMarks(new Pen(ctx, themeOf('dark')), layout, view);
    const [{ x, y, width, height }] = rects;
    return { x, y, width, height };
  };
  const { width, height } = BOX;
  assert.deepEqual(looked(), { x: 0, y: 0, width, height });
  layout.look({ zoom: 2, x: -9, y: -7 }, windowOf(width, height));
  assert.deepEqual(looked(), { x: -9, y: -7, width: 2 * width, height: 2 * height });
});

test('the path to the present state does not cover the numbers of the rings', () => {
  const layout = new RingsLayout(mapOf([1, 4, 11]), BOX);
  const { ctx, calls } = recorder();
  /** @type {number[]} */
  const strokes = [];
  layout.paintNumbers = () => void strokes.push(calls.stroke);
  const view = { current: 2, target: -1, hover: -1, path: [0, 2], answered: false };
  paintMarks(new Pen(ctx, themeOf('dark')), layout, /** @type {any} */ (view));
  assert.equal(strokes.length, 1);
  assert.ok(strokes[0] > 0, 'the path is drawn before');
});

test('columns of two sides run towards each other, and stacked ones run alike', () => {
  for (const [width, height, mirrored] of /** @type {[number, number, boolean][]} */ ([
    [900, 300, true],
    [300, 900, false],
  ])) {
    const layout = new SidesLayout(LevelsLayout, twoSides(), { width, height, scale: 1 });
    assert.ok(layout.pointAt(0, 0).x < layout.pointAt(0, 15).x);
    assert.equal(layout.pointAt(1, 0).x > layout.pointAt(1, 40).x, mirrored);
  }
});

test('columns of two sides have one scale: as many states are as high and as wide', () => {
  for (const [one, other] of [
    [
      [1, 500, 3],
      [1, 2000, 500, 9, 1],
    ],
    [
      [2, 50_000],
      [1, 110_000, 50_000],
    ],
  ]) {
    for (const [width, height] of [
      [900, 300],
      [300, 900],
    ]) {
      const box = { width, height, scale: 1 };
      const layout = new SidesLayout(LevelsLayout, [mapOf(one), mapOf(other)], box);
      const spans = [one, other].map((sizes, side) => {
        const full = sizes.findIndex((size) => size === one[1]);
        const first = sum(sizes.slice(0, full));
        const place = (/** @type {number} */ position) => layout.pointAt(side, position);
        const [a, b] = [place(first), place(first + one[1] - 1)];
        return [Math.abs(b.y - a.y), Math.abs(b.x - a.x)].map((px) => px.toFixed(6));
      });
      assert.deepEqual(spans[0], spans[1]);
    }
  }
});

test('two sides are joined in the state where they meet, if they do', () => {
  const sides = twoSides();
  const layout = new SidesLayout(RingsLayout, sides, BOX);
  assert.deepEqual(layout.meeting(), [layout.pointAt(0, 7), layout.pointAt(1, 20)]);
  const apart = sides.map((side) => ({ ...side, path: new Uint32Array() }));
  assert.equal(new SidesLayout(RingsLayout, apart, BOX).meeting(), null);
  assert.equal(new SidesLayout(RingsLayout, [sides[0]], BOX).meeting(), null);
});

/** @type {Theme} */
const THEME = new Proxy(/** @type {any} */ ({ depth: cividis, font: 'serif', type: 1 }), {
  get: (theme, name) => theme[name] ?? '#123456',
});

/** @type {MapView} */
const VIEW = {
  ...{ discovered: 40_000, expanded: 15_000, current: 15_000, target: -1, hover: -1 },
  ...{ answered: false, colour: 'role' },
};

/**
 * A context that draws nothing and counts what it is asked for, by method.
 * @param {Record<string, number>} asked
 */
function context(asked) {
  const canvas = { width: 0, height: 0, puts: 0, getContext: () => ctx };
  const draw = (/** @type {any} */ own, /** @type {string} */ name) =>
    own[name] ?? (() => void (asked[name] = (asked[name] ?? 0) + 1));
  const createImageData = (/** @type {number} */ width, /** @type {number} */ height) => ({
    data: new Uint8ClampedArray(4 * width * height),
  });
  // As a real one does.
  const arc = (/** @type {number} */ _x, /** @type {number} */ _y, /** @type {number} */ radius) =>
    assert.ok(!(radius < 0), `a radius of ${radius}`);
  const gradient = () => ({ addColorStop() {} });
  const gradients = { createConicGradient: gradient, createRadialGradient: gradient };
  const getTransform = () => ({ a: 1 });
  const putImageData = () => void (canvas.puts += 1);
  const own = { canvas, createImageData, putImageData, arc, getTransform, ...gradients };
  const ctx = new Proxy(/** @type {any} */ (own), { get: draw });
  return ctx;
}

/**
 * Gives the layouts canvases that count, and a clock on which each look takes some time.
 * @param {import('node:test').TestContext} t
 * @param {number} lookMs
 */
function stage(t, lookMs) {
  /** @type {Record<string, number>[]} */
  const made = [];
  /** @type {{ width: number, height: number, puts: number }[]} */
  const canvases = [];
  // Those that pixels were put on.
  const pictures = () => canvases.filter(({ puts }) => puts > 0);
  const createElement = () => {
    const asked = {};
    made.push(asked);
    const { canvas } = context(asked);
    canvases.push(canvas);
    return canvas;
  };
  Object.assign(globalThis, { document: { createElement } });
  t.after(() => Reflect.deleteProperty(globalThis, 'document'));
  let nowMs = 0;
  t.mock.method(performance, 'now', () => (nowMs += lookMs));
  return { made, pictures };
}

test('the table of pixels is made in slices, and until then a picture of few pixels is shown', (t) => {
  const { pictures } = stage(t, 2);
  const layout = new RingsLayout(mapOf(SHAPES['65,536 states']), { ...BOX, scale: 2 });
  layout.look({ zoom: 12, x: -3000, y: -2000 }, windowOf(640, 440));
  /** @type {Record<string, number>} */
  const asked = {};
  let paints = 0;
  do {
    layout.paint(new Pen(context(asked), THEME), VIEW);
    paints += 1;
    assert.equal(asked.drawImage, paints, 'one picture a frame');
  } while (layout.unfinished && paints < 1000);
  assert.ok(paints > 2 && paints < 1000, `${paints} paints`);
  const [few, all] = pictures().map(({ width, height }) => width * height);
  assert.ok(few < 50_000, `${few} pixels`);
  assert.equal(all, 1280 * 880);
  assert.deepEqual(pictures().map(({ puts }) => puts > 0), [true, true]); // prettier-ignore
  const before = pictures().map(({ puts }) => puts);
  layout.paint(new Pen(context(asked), THEME), VIEW);
  assert.deepEqual(pictures().map(({ puts }) => puts), before, 'nothing changes'); // prettier-ignore
});

test('however many states there are, a table has as many pixels as the window', (t) => {
  const { pictures } = stage(t, 0);
  for (const Layout of [RingsLayout, LevelsLayout]) {
    const layout = new Layout(mapOf(FULL), BOX);
    layout.look({ zoom: 40, x: -15_000, y: -9000 }, windowOf(640, 440));
    layout.paint(new Pen(context({}), THEME), { ...VIEW, discovered: 400_000, expanded: 200_000 });
    const { width, height } = pictures().at(-1) ?? assert.fail();
    assert.ok(width <= 640 && height <= 440, `${width} x ${height}`);
  }
});

test('nearby, cells that were found show their states, each that can be seen once a bitmap', (t) => {
  stage(t, 0);
  for (const Layout of [RingsLayout, LevelsLayout]) {
    const shown = /** @type {number[]} */ ([]);
    const paintState = (/** @type {unknown} */ _, /** @type {number} */ rank) => shown.push(rank);
    const map = mapOf(SHAPES['4,096 states']);
    const layout = new Layout(map, { ...BOX, paintState });
    const view = { ...VIEW, discovered: 4096, expanded: 4096 };
    layout.paint(new Pen(context({}), THEME), view);
    assert.equal(shown.length, 0, 'not from afar');
    layout.look({ zoom: 9, x: -2400, y: -1700 }, windowOf(640, 440));
    layout.paint(new Pen(context({}), THEME), view);
    const inside = map.order.filter((rank) => {
      const { x = -1, y = -1 } = layout.pointOf(rank) ?? {};
      return x > 0 && x < 640 && y > 0 && y < 440;
    });
    assert.ok(inside.length > 20 && inside.every((rank) => shown.includes(rank)), Layout.name);
    assert.equal(new Set(shown).size, shown.length);
    assert.ok(shown.length < 2.5 * inside.length, `${shown.length} for ${inside.length}`);
  }
});

test('while the camera moves the old picture is stretched, and far from it one of few pixels is made', (t) => {
  const { pictures } = stage(t, 0);
  const layout = new LevelsLayout(mapOf(SHAPES['4,096 states']), BOX);
  const view = { ...VIEW, discovered: 2000, expanded: 900, current: 900 };
  layout.paint(new Pen(context({}), THEME), view);
  assert.equal(pictures().length, 1);
  for (const [nth, camera] of CAMERAS.entries()) {
    layout.look(camera, windowOf(640, 440), true);
    /** @type {Record<string, number>} */
    const asked = {};
    layout.paint(new Pen(context(asked), THEME), view);
    assert.equal(asked.drawImage, 1 + 1, 'and the labels');
    assert.equal(layout.unfinished, false);
    assert.equal(pictures().length, 1 + nth);
  }
  const few = pictures()[1];
  assert.ok(few.width * few.height < 50_000);
  layout.look(CAMERAS[1], windowOf(640, 440), false);
  layout.paint(new Pen(context({}), THEME), view);
  assert.equal(pictures().length, 3);
});

test('the numbers of the levels are written once a level, not once a frame', (t) => {
  const { made } = stage(t, 0);
  const layout = new LevelsLayout(mapOf([1, 16, 120, 560]), BOX);
  const written = () => made.reduce((total, { fillText = 0 }) => total + fillText, 0);
  const view = { ...VIEW, discovered: 100, expanded: 5, current: 5 };
  layout.paint(new Pen(context({}), THEME), view);
  assert.equal(written(), 8);
  layout.paint(new Pen(context({}), THEME), { ...view, expanded: 6, current: 6 });
  assert.equal(written(), 8);
  layout.paint(new Pen(context({}), THEME), { ...view, expanded: 20, current: 20 });
  assert.equal(written(), 16);
});

for (const Layout of LAYOUTS) {
  test(`${Layout.name}: a depth has the same colour on both sides`, (t) => {
    stage(t, 0);
    const layout = new SidesLayout(Layout, [mapOf([1, 4, 11]), mapOf([1, 3, 9, 4, 1])], BOX);
    const shares = new Set();
    const depth = (/** @type {number} */ share) => (shares.add(share), '#000');
    const theme = new Proxy(THEME, {
      get: (own, name) => (name === 'depth' ? depth : Reflect.get(own, name)),
    });
    const view = { ...VIEW, discovered: 9, expanded: 3, current: 3 };
    const views = [0, 1].map(() => ({ ...view, colour: /** @type {const} */ ('depth') }));
    layout.paint(new Pen(context({}), theme), views);
    assert.deepEqual([...shares].sort(), [0, 0.25, 0.5, 0.75, 1]);
  });
}

for (const Layout of LAYOUTS) {
  test(`${Layout.name}: a side without a goal is drawn without a mark`, (t) => {
    stage(t, 0);
    const empty = { ...mapOf([], 16), components: [] };
    const layout = new SidesLayout(Layout, [mapOf([1, 4, 11]), empty], BOX);
    const start = { ...VIEW, discovered: 1, expanded: 0, current: -1 };
    const ctx = context({});
    /** @type {number[][]} */
    const arcs = [];
    ctx.arc = (/** @type {number[]} */ ...numbers) => arcs.push(numbers);
    for (const expanded of [0, 3]) {
      const view = { ...start, discovered: 9, expanded, current: expanded - 1 };
      layout.paint(new Pen(ctx, THEME), [view, { ...start, discovered: 0 }]);
    }
    assert.deepEqual(
      arcs.filter((arc) => !arc.slice(0, 5).every(Number.isFinite)),
      [],
    );
    assert.ok(arcs.every(([x, , radius]) => x < BOX.width / 2 && radius >= 0));
    assert.ok(arcs.length > 0);
  });
}

test('a camera that stands still leaves bitmaps and labels as they are', (t) => {
  const { made } = stage(t, 0);
  const sides = [mapOf([1, 4, 11]), mapOf([1, 3, 9, 4, 1])];
  const layout = new SidesLayout(LevelsLayout, sides, BOX);
  const views = sides.map(() => ({ ...VIEW, discovered: 9, expanded: 3, current: 3 }));
  const camera = { zoom: 3, x: -700, y: -400 };
  const window = windowOf(640, 440);
  layout.look(camera, window, true);
  const drawn = (/** @type {boolean} */ moving) => {
    layout.look(camera, window, moving);
    layout.paint(new Pen(context({}), THEME), views);
    return [made.length, ...made.map(({ fillText = 0 }) => fillText)];
  };
  const first = drawn(false);
  assert.deepEqual(drawn(false), first);
  assert.deepEqual(drawn(true), first);
  assert.deepEqual(drawn(false), first);
});
