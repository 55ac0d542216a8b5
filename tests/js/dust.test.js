/** The map of a search that jumps among states as small as pixels: lights, ages, dots and numbers. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
// Lit asks whether there is a document as soon as it is imported.
import 'lit/html.js';
import './canvases.js';
import './families.js';
import { Pen } from '../../www/canvas/pen.js';
import { loadEngine } from '../../www/core/engine/session.js';
import { squareGrid } from '../../www/families/state-space/map/disc-grid.js';
import {
  DiscLights,
  ROLES,
  SHADES,
  SHARES,
  visitsOf,
} from '../../www/families/state-space/map/disc-lights.js';
import { paletteOf, tones } from '../../www/families/state-space/map/disc-tones.js';
import { roundDepths, middleOf } from '../../www/families/state-space/map/ring-numbers.js';
import { RingPlan } from '../../www/families/state-space/map/ring-geometry.js';
import { RingsLayout } from '../../www/families/state-space/map/rings.js';
import { SparseDots } from '../../www/families/state-space/map/sparse-dots.js';
import { pixelOf, rgbOf } from '../../www/canvas/colour.js';
import { pixelsOf } from './map-pixels.js';
import { hardestBy } from './opened.js';
import { recorder, themeOf } from './searches.js';
import { ROOT } from './sources.js';

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

const BOX = { width: 500, height: 490, scale: 1 };
const DARK = themeOf('dark');

const [astar, greedy, bfs] = ['astar', 'greedy', 'bfs'].map(
  (name) => hardestBy(name).picture.sides[0],
);

const AT_REST = { current: -1, target: -1, hover: -1, answered: false, colour: /** @type {const} */ ('role') }; // prettier-ignore

test('every state that A* has found is lit, though a pixel holds several states', () => {
  const layout = new RingsLayout({ ...astar, goals: new Uint32Array() }, BOX);
  const cursor = { discovered: 4634, expanded: 3033 };
  const { at } = pixelsOf(layout, { ...AT_REST, ...cursor }, DARK);
  const unseen = rgbOf(tones(DARK).unseen);
  let found = 0;
  astar.found.forEach((number, place) => {
    if (number >= cursor.discovered) return;
    found += 1;
    const [red, green, blue] = at(layout.pointAt(place));
    assert.notDeepEqual([red, green, blue], unseen, `place ${place}`);
  });
  assert.equal(found, cursor.discovered);
});

test('unseen states of dust have one colour, without lines between rings', () => {
  const layout = new RingsLayout({ ...astar, goals: new Uint32Array() }, BOX);
  const { pixels } = pixelsOf(layout, { ...AT_REST, discovered: 1, expanded: 0 }, DARK);
  const solid = new Set(pixels.filter((value) => value >>> 24 === 255));
  assert.ok(solid.size <= 2, `${solid.size} colours: unseen, and the start`);
  // A breadth-first search has its rings.
  const swept = pixelsOf(new RingsLayout(bfs, BOX), { ...AT_REST, discovered: 1, expanded: 0 }, DARK); // prettier-ignore
  assert.ok(new Set(swept.pixels).size > 8);
});

test('newer expansions are lighter in a dark room and darker in a light one', () => {
  const grid = squareGrid(bfs.levels, 272, 1);
  while (!grid.isReady) grid.work(0);
  for (const scheme of /** @type {const} */ (['dark', 'light'])) {
    const theme = themeOf(scheme);
    const lights = new DiscLights(grid, [visitsOf(bfs)]);
    lights.follow([{ discovered: 181_440, expanded: 181_440 }]);
    const image = new Uint32Array(grid.cover.length);
    lights.write(image, paletteOf(theme, 1.2));
    // The rings have the same areas a state, and every second ring is a little darker.
    const lightness = [20_000, 100_000, 140_000, 178_000].map((place) => {
      const pixels = Array.from(
        { length: 400 },
        (_, next) => grid.pixels[grid.first[place + next]],
      );
      const sum = pixels.reduce((all, pixel) => all + ((image[pixel] >> 8) & 255), 0);
      return sum / pixels.length;
    });
    const sorted = lightness.toSorted((a, b) => (scheme === 'dark' ? a - b : b - a));
    assert.deepEqual(lightness, sorted, `${scheme}: ${lightness}`);
    assert.ok(Math.abs(lightness[0] - lightness[3]) > 25);
  }
});

test('the palette has every shade of every role', () => {
  assert.equal(paletteOf(DARK, 4).length, ROLES * SHADES * (SHARES + 1));
  const { waiting } = tones(DARK);
  assert.ok(paletteOf(DARK, 4).includes(pixelOf(rgbOf(waiting))));
});

test('few lit states have a dot each, a step adds only its own, and a step back takes it away', () => {
  const grid = squareGrid(greedy.levels, 490, 1);
  while (!grid.isReady) grid.work(0);
  const { ctx } = recorder();
  ctx.canvas = {};
  /** @type {any[]} */
  const pictures = [];
  ctx.drawImage = (/** @type {any} */ picture) => void pictures.push(picture);
  const dots = new SparseDots(grid, [visitsOf(greedy)]);
  const paint = (/** @type {number} */ discovered, /** @type {number} */ expanded) => {
    pictures.length = 0;
    const view = { lit: discovered, cursors: [{ discovered, expanded }], isLit: true };
    dots.paint(ctx, view, DARK);
    return pictures;
  };
  const { found, expanded } = visitsOf(greedy);
  const { left, top, width } = grid.table;
  const spotOf = (/** @type {number} */ place) => {
    const { x, y } = grid.plan.point(place);
    return [x - left, y - top];
  };
  const [glow, own] = paint(106, 66);
  assert.equal(pictures.length, 2, 'dots and their glow');
  for (const place of found.subarray(0, 106)) {
    const [x, y] = spotOf(place).map(Math.floor);
    assert.ok(own.pixels[y * width + x] >>> 24 > 200, `the dot of place ${place}`);
    assert.ok(glow.pixels[(y >> 1) * glow.width + (x >> 1)] >>> 24 > 0, `the glow of ${place}`);
  }
  const before = own.pixels.slice();
  paint(107, 67);
  assert.equal(own, pictures[1], 'the same picture');
  const added = [found[106], expanded[66]].map(spotOf);
  const after = own.pixels.slice();
  const changed = [...after.keys()].filter((at) => after[at] !== before[at]);
  assert.ok(changed.length > 4);
  for (const at of changed) {
    const [x, y] = [(at % width) + 0.5, Math.floor(at / width) + 0.5];
    assert.ok(added.some(([across, down]) => Math.hypot(x - across, y - down) < 3));
  }
  paint(107, 67);
  assert.deepEqual(own.pixels, after, 'nothing new');
  paint(106, 66);
  assert.deepEqual(own.pixels, before, 'drawn anew');
  assert.deepEqual(paint(180_000, 150_000), [], 'dots would cover a map that is lit');
});

test('the numbers of dust are multiples of a round number and do not touch', () => {
  for (const radius of [84, 120, 235, 400]) {
    const plan = new RingPlan(astar.levels, { x: 0, y: 0 }, radius, 0);
    const depths = roundDepths(plan);
    assert.ok(depths.length >= 1 && depths.length <= 6, `${radius}: ${depths}`);
    depths.slice(1).forEach((depth, at) => {
      assert.ok(middleOf(plan, depths[at]) - middleOf(plan, depth) >= 20, `${radius}: ${depths}`);
    });
  }
  assert.deepEqual(roundDepths(new RingPlan(astar.levels, { x: 0, y: 0 }, 235, 0)), [28, 24, 20, 16, 12]); // prettier-ignore
});

test('a search that jumps has its path in the place of the straight beam', () => {
  const layout = new RingsLayout(astar, BOX);
  const view = { ...AT_REST, discovered: 900, expanded: 500, current: 40 };
  const lines = (/** @type {object} */ more) => {
    const { ctx, strokes } = recorder();
    layout.paintBeam(new Pen(ctx, DARK), { ...view, ...more });
    return strokes.length;
  };
  assert.ok(lines({}) > 0);
  assert.equal(lines({ path: [0, 3, 40] }), 0);
});
