/** Discs of a race: the shared pixels, the lights of a lane, and the thread of its answer. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadEngine } from '../../www/core/engine/session.js';
import { squareGrid } from '../../www/families/state-space/map/disc-grid.js';
import {
  DiscLights,
  ROLES,
  SHADES,
  SHARES,
  byNumber,
} from '../../www/families/state-space/map/disc-lights.js';
import { lastPoints } from '../../www/families/state-space/map/current-path.js';
import { NEVER } from '../../www/families/state-space/map/places.js';
import { threadOf, traceThread } from '../../www/families/state-space/map/race-thread.js';
import './families.js';
// Lit asks whether there is a document as soon as it is imported.
import 'lit/html.js';
import './canvases.js';
import { hardestBy } from './opened.js';

Object.assign(globalThis, { ResizeObserver: class {} });
const { lightsOn, sharedMap } = await import('../../www/families/state-space/map/lane-discs.js');

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

const NAMES = ['bfs', 'dfs', 'astar', 'greedy', 'bidirectional'];

/** Lanes with their maps. */
const lanes = NAMES.map((name) => /** @type {any} */ ({ name, ...hardestBy(name) }));

const map = /** @type {NonNullable<ReturnType<typeof sharedMap>>} */ (sharedMap(lanes));
const lights = new Map(lanes.map((lane) => [lane, lightsOn(lane, map)]));

/** @param {number} side */
function gridOf(side) {
  const grid = squareGrid(map.levels, side, 1);
  while (!grid.isReady) grid.work(0);
  return grid;
}
const grid = gridOf(272);

test('all lanes light one map, also from both ends', () => {
  assert.equal(map.order.length, 181_440);
  for (const lane of lanes) {
    const own = lights.get(lane);
    assert.ok(own, lane.name);
    assert.equal(own.path[0], 0, `${lane.name} begins at the start`);
    assert.equal(own.path.at(-1), 181_439, `${lane.name} ends at the goal`);
  }
  assert.equal(lights.get(lanes[4])?.sides.length, 2);
  assert.equal(sharedMap([lanes[0], /** @type {any} */ ({ ...lanes[1], picture: null })]), null);
});

test('every state has a pixel, every pixel of the disc has a state, and areas are equal', () => {
  const { first, pixels, places, cover, plan } = grid;
  for (let place = 0; place < plan.states; place++) assert.ok(first[place + 1] > first[place]);
  let covered = 0;
  for (let pixel = 0; pixel < cover.length; pixel++) {
    if (cover[pixel] === 0) continue;
    covered++;
    assert.ok(places[pixel] > 0, `pixel ${pixel}`);
  }
  assert.ok(Math.abs(covered / (Math.PI * 116 ** 2) - 1) < 0.02);
  // The area within a ring is the share of the states within it.
  for (const depth of [10, 20, 25]) {
    const share = map.levels[depth] / map.order.length;
    assert.ok(Math.abs((plan.radii[depth] / plan.radius) ** 2 - share) < 1e-6);
  }
  assert.ok(pixels.length < 2.2 * plan.states);
});

test('lights that follow a cursor forwards and backwards are those of that cursor', () => {
  const { sides } = /** @type {NonNullable<ReturnType<typeof lights.get>>} */ (
    lights.get(lanes[1])
  );
  const at = (/** @type {number} */ n) => [{ discovered: Math.min(124_768, 2 * n), expanded: n }];
  const followed = new DiscLights(grid, sides);
  for (const n of [1, 5000, 70_000, 300, 20_000, 19_000, 19_990, 0, 20_000]) followed.follow(at(n));
  const fresh = new DiscLights(grid, sides);
  fresh.follow(at(20_000));
  const colours = new Uint32Array(ROLES * SHADES * (SHARES + 1)).map((_, index) => index + 1);
  const [one, other] = [followed, fresh].map((own) => {
    const image = new Uint32Array(grid.cover.length);
    own.write(image, colours);
    return image;
  });
  assert.deepEqual(one, other);
  assert.equal(followed.lit, 40_000);
});

test('a step recolours only the pixels that it changes', () => {
  const { sides } = /** @type {NonNullable<ReturnType<typeof lights.get>>} */ (
    lights.get(lanes[2])
  );
  const own = new DiscLights(grid, sides);
  own.settle();
  own.follow([{ discovered: 900, expanded: 500 }]);
  own.settle();
  own.follow([{ discovered: 903, expanded: 502 }]);
  assert.ok(own.due.length > 0 && own.due.length < 16, `${own.due.length}`);
  own.settle();
  assert.equal(own.follow([{ discovered: 903, expanded: 502 }]), false);
  assert.equal(own.due.length, 0);
});

test('a pixel with several states has the role of one of them, the same at every look', () => {
  const { sides } = /** @type {NonNullable<ReturnType<typeof lights.get>>} */ (
    lights.get(lanes[1])
  );
  const own = new DiscLights(grid, sides);
  own.follow([{ discovered: 124_768, expanded: 78_325 }]);
  const counts = [0, 0, 0];
  for (let pixel = 0; pixel < grid.cover.length; pixel++) {
    if (grid.cover[pixel] > 0) counts[own.roleOf(pixel)]++;
  }
  const share = counts[1] / (counts[1] + counts[2]);
  assert.ok(Math.abs(share - 78_325 / 124_768) < 0.03, `${share}: as many pixels as states`);
});

test('numbers become the order of the places', () => {
  assert.deepEqual([...byNumber(Uint32Array.of(2, NEVER, 0, 1))], [2, 3, 0]);
});

test('a thread glides around the centre and never cuts across the disc', () => {
  for (const lane of [lanes[0], lanes[2], lanes[3]]) {
    const { path } = /** @type {NonNullable<ReturnType<typeof lights.get>>} */ (lights.get(lane));
    const thread = threadOf(grid.plan, path);
    assert.ok(thread, lane.name);
    const { centre } = grid.plan;
    const away = (/** @type {number} */ at) =>
      Math.hypot(thread.points[2 * at] - centre.x, thread.points[2 * at + 1] - centre.y);
    const last = thread.lengths.length - 1;
    let next = 0;
    for (let at = 0; at < last; at++) {
      // Between two states the distance from the centre changes in one direction only.
      const from = grid.plan.point(path[next]);
      const to = grid.plan.point(path[next + 1]);
      const [a, b] = [from, to].map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y));
      assert.ok(away(at) >= Math.min(a, b) - 0.01 && away(at) <= Math.max(a, b) + 0.01);
      if (Math.hypot(thread.points[2 * at + 2] - to.x, thread.points[2 * at + 3] - to.y) < 1e-3) next++; // prettier-ignore
    }
    assert.equal(next, path.length - 1, 'it passes every state');
  }
});

test('an answer that would cover its disc has no thread, on a disc of any size', () => {
  const [, dfs, astar, greedy] = lanes.map((lane) => lights.get(lane)?.path ?? []);
  for (const side of [140, 200, 272, 500]) {
    const { plan } = gridOf(side);
    assert.equal(threadOf(plan, dfs), null);
    assert.ok(threadOf(plan, astar), `${side}`);
    assert.ok(threadOf(plan, greedy), `${side}`);
  }
  assert.equal(threadOf(grid.plan, []), null);
});

test('a share of a thread is drawn up to that share of its length', () => {
  const thread = {
    points: Float32Array.of(0, 0, 10, 0, 10, 30),
    lengths: Float32Array.of(0, 10, 40),
  };
  const drawn = (/** @type {number} */ share) => {
    /** @type {number[][]} */
    const to = [];
    const add = (/** @type {number} */ x, /** @type {number} */ y) =>
      void to.push([Math.round(x), Math.round(y)]);
    traceThread({ moveTo: add, lineTo: add }, thread, share);
    return to;
  };
  assert.deepEqual(drawn(1), [[0, 0], [10, 0], [10, 30]]); // prettier-ignore
  assert.deepEqual(drawn(0.5), [[0, 0], [10, 0], [10, 10]]); // prettier-ignore
  assert.deepEqual(drawn(0.125), [[0, 0], [5, 0]]); // prettier-ignore
});

test('of a path that jumps across the map only the last moves are drawn, and at least one', () => {
  const box = { width: 400, height: 400 };
  const jumps = Array.from({ length: 160 }, (_, at) => ({ x: 400 * (at % 2), y: at }));
  const last = lastPoints(jumps, null, box);
  assert.ok(last.length > 2 && last.length < 20, `${last.length} of 160 points`);
  assert.deepEqual(last, jumps.slice(-last.length));
  // A bent line is as long as its arc, not as its chord.
  const bend = (/** @type {any} */ from, /** @type {any} */ to, /** @type {number} */ share) => ({
    x: from.x + share * (to.x - from.x),
    y: from.y + 400 * Math.sin(Math.PI * share),
  });
  assert.ok(lastPoints(jumps, bend, box).length < last.length);
  assert.equal(lastPoints(jumps, null, { width: 10, height: 10 }).length, 2);
  const near = Array.from({ length: 100 }, (_, at) => ({ x: 4 * at, y: 200 }));
  assert.equal(lastPoints(near, null, box), near);
});
