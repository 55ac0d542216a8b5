/** The maps of the lanes of a race: how far they go, and their one scale. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pen } from '../../www/canvas/pen.js';
import { RingsLayout } from '../../www/families/state-space/map/rings.js';
import { SidesLayout } from '../../www/families/state-space/map/two-sides.js';
// Lit asks whether there is a document as soon as it is imported.
import 'lit/html.js';
import './canvases.js';
import { mapOf } from './maps.js';
import { recorder, themeOf } from './searches.js';

// The surfaces of canvases ask for one as soon as they are imported.
Object.assign(globalThis, { ResizeObserver: class {} });
const { countsOf, scaleOf, visited } =
  await import('../../www/families/state-space/map/lane-maps.js');

const BOX = { width: 420, height: 300, scale: 1 };

/**
 * The areas of a lane's discs, px.
 * @param {number[]} counts
 * @param {number} statePx
 */
function areasOf(counts, statePx) {
  const sides = counts.map((count) => visited(mapOf([1, 20, 200, 4000, 9000]), count));
  const layout = new SidesLayout(RingsLayout, sides, { ...BOX, statePx });
  const areas = counts.map(() => 0);
  for (let x = 0.5; x < BOX.width; x++) {
    for (let y = 0.5; y < BOX.height; y++) {
      const { side, state } = layout.spotAt(x, y);
      if (state >= 0) areas[side]++;
    }
  }
  return areas;
}

test('a state has the same area in each lane, and the largest lane fills its box', () => {
  const lanes = [[9000], [600, 2000]];
  const statePx = scaleOf(lanes, [BOX, BOX]);
  const [[one], two] = lanes.map((counts) => areasOf(counts, statePx));
  for (const [side, count] of lanes[1].entries()) {
    const factor = two[side] / count / (one / 9000);
    assert.ok(Math.abs(factor - 1) < 0.04, `side ${side}: ${factor}`);
  }
  assert.ok(2 * Math.sqrt(one / Math.PI) > 0.9 * BOX.height, `${one} px`);
});

test('a lane in a smaller box makes the scale of all', () => {
  const half = { width: BOX.width / 2, height: BOX.height / 2 };
  const [whole, both] = [scaleOf([[900]], [BOX]), scaleOf([[900], [900]], [BOX, half])];
  assert.ok(both < 0.55 * whole, `${both} of ${whole}`);
});

test('a disc too small for the scale can still be seen', () => {
  const statePx = scaleOf([[12000], [2]], [BOX, BOX]);
  const [area] = areasOf([2], statePx);
  assert.ok(Math.abs(2 * Math.sqrt(area / Math.PI) - 24) < 1, `${area} px`);
});

test('a lane is drawn as far as it comes', () => {
  const side = { ...mapOf([1, 4, 11]), goals: Uint32Array.of(3, 9) };
  const path = Uint32Array.of(0, 2, 6);
  const part = visited({ ...side, components: [5], path }, 7);
  assert.deepEqual([...part.levels], [0, 1, 5, 7]);
  assert.deepEqual([...part.order], [...side.order.subarray(0, 7)]);
  assert.deepEqual([[...part.goals], [...part.path], part.components], [[3], [0, 2, 6], []]);
  assert.deepEqual([...visited({ ...side, path }, 5).levels], [0, 1, 5]);
  assert.deepEqual([...visited({ ...side, path }, 5).path], [], 'an answer that it has not found');
});

test('a side that is not begun is none of the discs', () => {
  const last = { sides: [{ discovered: 7 }, { discovered: 0 }] };
  assert.deepEqual(countsOf(/** @type {any} */ ({ last })), [7]);
});

test('where what is to come is hidden, neither rim nor outline tells how large a disc becomes', (t) => {
  // On a slow machine bitmaps would be unfinished, and areas be filled beyond what a clip shows.
  t.mock.method(performance, 'now', () => 0);
  const counts = [600, 2000];
  const sides = counts.map((count) => visited(mapOf([1, 20, 200, 4000, 9000]), count));
  const layout = new SidesLayout(RingsLayout, sides, { ...BOX, statePx: 2 });
  const rims = counts.map((count) => 2 * Math.sqrt(count));
  /** The radii of all circles that are drawn, px. @param {{ hides: boolean, hidesExtent: boolean }} hidden */
  const radii = (hidden) => {
    const { ctx, arcs } = recorder();
    const view = { discovered: 50, expanded: 9, current: 8, target: -1, hover: -1, ...hidden };
    layout.paint(new Pen(ctx, themeOf('light')), [view, view].map((one) => ({ ...one, answered: false, colour: 'role' }))); // prettier-ignore
    return arcs.map(({ r }) => r);
  };
  const isSeen = (/** @type {number[]} */ drawn) =>
    rims.map((rim) => drawn.some((radius) => Math.abs(radius - rim) < 5));
  assert.deepEqual(isSeen(radii({ hides: true, hidesExtent: false })), [true, true]);
  assert.deepEqual(isSeen(radii({ hides: true, hidesExtent: true })), [false, false]);
});
