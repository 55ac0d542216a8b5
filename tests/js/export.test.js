/** Files to take away, as far as no page is needed: films, their colours, plans, tables. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { GifReader } from 'omggif';
import { counterRows, stepsIn } from '../../www/core/find/csv-rows.js';
import { GifWriter } from '../../www/ui/export/gif.js';
import { Palette, paletteOf } from '../../www/ui/export/palette.js';
import { planPicture, wrapped } from '../../www/ui/export/plan.js';
import { paintPicture } from '../../www/ui/export/picture.js';
import { planRace } from '../../www/ui/export/race-plan.js';
import { recorder } from './searches.js';

/** An opaque pixel. @param {number} red @param {number} green @param {number} blue */
const pixel = (red, green, blue) => (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;

/** What an independent reader sees at each frame, as pixels. @param {Uint8Array} file */
function framesOf(file) {
  const reader = new GifReader(file);
  const seen = new Uint8Array(4 * reader.width * reader.height);
  return Array.from({ length: reader.numFrames() }, (_, frame) => {
    reader.decodeAndBlitFrameRGBA(frame, seen);
    return new Uint32Array(seen.slice().buffer);
  });
}

test('a film of few colours is read back pixel by pixel, frame by frame', () => {
  const size = { width: 40, height: 30 };
  const colours = [
    pixel(14, 23, 38),
    pixel(230, 159, 0),
    pixel(86, 180, 233),
    pixel(255, 255, 255),
  ];
  const frames = Array.from({ length: 12 }, (none, frame) =>
    Uint32Array.from(
      { length: 1200 },
      (_, at) => colours[(at % 7 < frame % 7 ? at + frame : at) % 4],
    ),
  );
  const writer = new GifWriter(size, 50, [frames[0], frames[11]]);
  for (const frame of frames) writer.add(frame);
  const file = writer.finish();
  const reader = new GifReader(file);
  assert.deepEqual([reader.width, reader.height, reader.loopCount()], [40, 30, 0]);
  assert.equal(reader.frameInfo(3).delay, 5);
  assert.deepEqual(framesOf(file), frames);
});

test('of many colours those that most pixels have stay as they are, and the others are near', () => {
  const flat = [pixel(1, 2, 3), pixel(250, 128, 7)];
  const picture = Uint32Array.from({ length: 10_000 }, (_, at) =>
    at % 10 < 8 ? flat[at & 1] : pixel(at % 256, (at * 7) % 256, (at * 13) % 256),
  );
  const palette = paletteOf([picture]);
  assert.ok(palette.colours.length <= 256);
  const told = (/** @type {number} */ one) => palette.colours[palette.indexOf(one)];
  assert.deepEqual(flat.map(told), [
    [1, 2, 3],
    [250, 128, 7],
  ]);
  const far = picture.map((one) => {
    const [red, green, blue] = told(one);
    return Math.max(
      Math.abs(red - (one & 255)),
      Math.abs(green - ((one >> 8) & 255)),
      Math.abs(blue - ((one >> 16) & 255)),
    );
  });
  assert.ok(Math.max(...far) <= 40, `${Math.max(...far)}`);
});

// Few values, and many are equally near.
for (const most of [255, 5]) {
  test(`the nearest colour is that of a search through all, of values up to ${most}`, () => {
    const value = fc.integer({ min: 0, max: most });
    const colours = fc.array(fc.tuple(value, value, value), {
      minLength: 1,
      maxLength: 255,
      size: 'max',
    });
    fc.assert(
      fc.property(colours, colours, (known, asked) => {
        const palette = new Palette(known);
        for (const [red, green, blue] of asked) {
          const far = known.map(
            ([r, g, b]) => 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + (b - blue) ** 2,
          );
          const nearest = far.indexOf(Math.min(...far)) + 1;
          assert.equal(palette.indexOf(pixel(red, green, blue)), nearest);
        }
      }),
    );
  });
}

test('a table has a row a step, both ends among them, and is made line by line', () => {
  assert.deepEqual(stepsIn({ from: 3, to: 6, rows: 100 }), [3, 4, 5, 6]);
  assert.deepEqual(stepsIn({ from: 0, to: 1000, rows: 5 }), [0, 250, 500, 750, 1000]);
  assert.deepEqual(stepsIn({ from: 7, to: 7, rows: 5 }), [7]);
  /** @type {number[]} */
  const asked = [];
  const lines = counterRows(['twice', 'half'], { from: 0, to: 4, rows: 3 }, (step) => {
    asked.push(step);
    return { twice: 2 * step, half: step / 2, other: 'no' };
  });
  assert.equal(lines.next().value, 'step,twice,half\r\n');
  assert.equal(lines.next().value, '0,0,0\r\n');
  assert.deepEqual(asked, [0], 'nothing is asked for before its line is');
  assert.deepEqual([...lines], ['2,4,1\r\n', '4,8,2\r\n']);
});

test('the parts of a picture lie within it and beside each other, at any size', () => {
  const shapes = [
    null,
    { rows: 4, columns: 4 },
    { rows: 3, columns: 20 },
    { rows: 20, columns: 3 },
  ];
  for (const [width, height] of [
    [400, 400],
    [1280, 720],
    [540, 900],
    [4096, 2160],
    [320, 240],
  ]) {
    for (const beside of shapes) {
      const plan = planPicture({ width, height, beside, legend: 4 });
      const rects = [plan.main, ...(plan.beside ? [plan.beside] : [])];
      for (const { x, y, width: wide, height: high } of rects) {
        const fits = x >= 0 && y >= 0 && x + wide <= width && y + high <= plan.caption.y;
        assert.ok(fits && wide > 0 && high > 0, JSON.stringify({ width, height, beside, plan }));
      }
      if (!plan.beside) continue;
      const { main, beside: board } = plan;
      const apart = board.x + board.width <= main.x || main.y + main.height <= board.y;
      assert.ok(apart, JSON.stringify(plan));
    }
  }
});

test('a slide with question, answers and notes keeps a board that can be seen, apart from its legend', () => {
  for (const strip of [0, 5]) {
    for (const beside of [
      { rows: 4, columns: 4 },
      { rows: 7, columns: 7 },
    ]) {
      const [px, legend] = [21, 4];
      const told = { width: 1120, height: 425, beside, legend, px, strip, isTold: false };
      const plan = planPicture(told);
      const { x = 0, y = 0, width: wide = 0, height: high = 0 } = plan.beside ?? {};
      assert.ok(wide > 120, `${wide} px`);
      const isBelow = y + high <= plan.legend.y;
      const isBeside = x + wide <= plan.legend.x && plan.legend.width > 100;
      assert.ok(isBelow || isBeside, JSON.stringify(plan));
      const foot = plan.legend.y + legend * 1.6 * px;
      assert.ok(foot <= plan.strip.y && plan.legend.x + plan.legend.width < plan.main.x);
    }
  }
});

/** The only part of a map that is told by tests. */
const PART = { name: 'star', says: 'the star', note: 'the goal', at: { x: 30, y: 40 } };

/**
 * Paints a scene of a map, and returns what was drawn.
 * @param {object} more
 */
function painted(more) {
  const { ctx, arcs, texts } = recorder();
  const layer = recorder().ctx;
  layer.canvas = {};
  const sizeOf = () => Number.parseFloat(ctx.font.split(' ')[1]);
  ctx.measureText = (/** @type {string} */ text) => ({ width: (text.length * sizeOf()) / 2 });
  const look = { paper: true, view: /** @type {const} */ ('both'), layer, ...more };
  const scene = {
    ...{ theme: {}, race: null, legend: [], parts: [PART], boards: [{ paint() {} }] },
    ...{ map() {}, shape: null, heading: { over: 'over', title: 'a board' }, ...more },
    hasPlace: () => false,
  };
  const size = { width: 1120, height: 640, scale: 1 };
  paintPicture(ctx, size, /** @type {any} */ (scene), look);
  return { arcs, texts };
}

test('a part that is asked for has a ring where it is in the picture, and no other part has', () => {
  const lit = /** @type {unknown[]} */ ([]);
  const onLit = (/** @type {unknown} */ part) => void lit.push(part);
  assert.deepEqual([painted({ onLit }).arcs, lit], [[], []]);
  assert.deepEqual([painted({ onLit, light: 'queue' }).arcs, lit], [[], []]);
  const [ring] = painted({ onLit, light: 'star' }).arcs;
  const size = { width: 1120, height: 640 };
  const { main } = planPicture({ ...size, beside: null, legend: 0, isTold: false });
  assert.deepEqual([ring.x, ring.y], [main.x + PART.at.x, main.y + PART.at.y]);
  assert.deepEqual(lit, [PART]);
});

test('the heading of a picture is whole, however narrow its column and large its letters', () => {
  const title = 'a board at depth 2 from the goal';
  for (const px of [undefined, 20, 30]) {
    const { texts } = painted({ letters: px, heading: { over: 'over', title } });
    assert.equal(texts.slice(1).join(' '), title);
  }
});

test('the lanes of a race lie beside each other, as large as each other, within their picture', () => {
  for (const [width, height] of [
    [400, 400],
    [1280, 720],
    [540, 900],
    [4096, 2160],
  ]) {
    for (const lanes of [2, 3, 4, 5, 6]) {
      const plan = planRace({ width, height, lanes });
      const told = JSON.stringify({ width, height, plan });
      const { caption, isBeside: areBeside } = plan;
      assert.equal(plan.lanes.length, lanes);
      for (const [index, { map, words }] of plan.lanes.entries()) {
        const foot = areBeside ? map.y + map.height : words.y + 70 * plan.px;
        assert.ok(map.x >= 0 && map.x + map.width <= width + 1e-9 && map.y >= 0, told);
        assert.ok(words.x + words.width <= width + 1e-9, told);
        assert.ok(map.height > 20 * plan.px && foot <= caption.y + 1e-9, told);
        assert.deepEqual(
          [map.width, map.height],
          [plan.lanes[0].map.width, plan.lanes[0].map.height],
        );
        for (const other of plan.lanes.slice(index + 1)) {
          const isBeside = map.x + map.width <= other.map.x;
          assert.ok(isBeside || foot <= other.map.y + 1e-9, told);
        }
      }
      assert.ok(caption.y < height, told);
    }
  }
});

test('a sentence is broken between words, and one that is too long ends in an ellipsis', () => {
  const measure = (/** @type {string} */ text) => text.length;
  assert.deepEqual(wrapped('one two three', 7, 3, measure), ['one two', 'three']);
  assert.deepEqual(wrapped('one two three four', 8, 2, measure), ['one two', 'three …']);
  assert.deepEqual(wrapped('unbreakable', 6, 1, measure), ['unbre…'.slice(0, 6)]);
});

test('a Chinese sentence is broken between its signs, and no line begins with what closes', () => {
  const measure = (/** @type {string} */ text) => text.length;
  assert.deepEqual(wrapped('先进先出，后进后出。', 4, 9, measure), [
    '先进先',
    '出，后进',
    '后出。',
  ]);
  assert.deepEqual(wrapped('入队（共 16 个）。', 4, 9, measure), ['入队（共', '16', '个）。']);
  assert.deepEqual(wrapped('第\u00a016\u00a0次转移', 7, 9, measure), [
    '第\u00a016\u00a0次转',
    '移',
  ]);
  assert.deepEqual(wrapped('局面都已扩展', 4, 1, measure), ['局面都…']);
});
