/** What a person does on the map, on a canvas and a run that are made up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

/** @import { Spot } from '../../www/families/state-space/map/map-camera.js' */

// The surfaces of canvases ask for one as soon as they are imported.
Object.assign(globalThis, { ResizeObserver: class {}, window: globalThis });
const { MapCamera } = await import('../../www/families/state-space/map/map-camera.js');
const { MapExplorer } = await import('../../www/families/state-space/map/map-explorer.js');
const { neighbour } = await import('../../www/families/state-space/map/map-walk.js');
const { inspect } = await import('../../www/families/state-space/map/state-card.js');

/** Two sides that both found the states 5 and 6, at other places and steps. */
const SIDES = [
  { order: Uint32Array.of(1, 5, 6), levels: Uint32Array.of(0, 1, 3), states: 9 },
  { order: Uint32Array.of(6, 7, 5), levels: Uint32Array.of(0, 1, 2, 3), states: 9 },
];

/** The viewer of a two-sided run on whose map the finger is on `spot`. */
function deskOf() {
  const spot = { side: 0, state: 5 };
  /** @type {number[]} */
  const sought = [];
  const canvas = {
    surface: { width: 400, height: 200 },
    layout: { spotAt: () => spot, pointAt: () => ({ x: 0, y: 0 }), look() {} },
    camera: { zoom: 1, x: 0, y: 0 },
    map: { sides: SIDES },
    layoutName: 'rings',
    hover: -1,
  };
  const session = {
    boards: () => new Uint8Array(),
    foundAt: (/** @type {number} */ state, /** @type {number} */ side) => 100 * side + state,
  };
  const viewer = {
    run: { session, analysis: { map: { sides: SIDES } } },
    host: { adopt() {} },
    seek: (/** @type {number} */ step) => sought.push(step),
    refresh() {},
    /** @template T @param {() => T} work */
    attempt: (work) => work(),
  };
  return { viewer: /** @type {any} */ (viewer), canvas: /** @type {any} */ (canvas), spot, sought };
}

test('a state that both sides found is told with the step of the side that it is shown on', () => {
  const { viewer } = deskOf();
  const board = new Uint8Array();
  const from = { side: 0, state: 5, place: 1, board, depth: 1, step: 5 };
  assert.deepEqual(inspect(viewer, { side: 0, state: 5 }), from);
  const to = { side: 1, state: 5, place: 2, board, depth: 2, step: 105 };
  assert.deepEqual(inspect(viewer, { side: 1, state: 5 }), to);
});

test('a second tap goes to a state, but not one on the other side that has the same rank', () => {
  const { viewer, canvas, spot, sought } = deskOf();
  const explorer = new MapExplorer(viewer, canvas);
  const heard = /** @type {Record<string, (event: any) => void>} */ (explorer.hears);
  const currentTarget = { getBoundingClientRect: () => ({ left: 0, top: 0 }) };
  const touch = { button: 0, buttons: 1, pointerId: 1, pointerType: 'touch', currentTarget };
  const tap = () => {
    heard.pointerdown({ ...touch, clientX: 9, clientY: 9 });
    heard.pointerup({ ...touch, clientX: 9, clientY: 9 });
    heard.click({ ...touch, clientX: 9, clientY: 9 });
  };
  tap();
  spot.side = 1;
  tap();
  assert.deepEqual(sought, []);
  tap();
  assert.deepEqual(sought, [105]);
});

test('single states come near enough on the fuller of two sides', () => {
  for (const [few, many] of [
    [10, 60_000],
    [60_000, 10],
  ]) {
    const { canvas } = deskOf();
    const side = (/** @type {number} */ count) => ({ order: new Uint32Array(count), states: 1e6 });
    canvas.map = { sides: [side(few), side(many)] };
    const camera = new MapCamera(canvas, () => {});
    camera.move({ factor: 1e9 });
    const area = (400 * 200) / 2 / 60_000;
    assert.ok(canvas.camera.zoom * Math.sqrt(area) >= 40);
    canvas.layoutName = 'all';
    camera.move({ factor: 1e9 });
    assert.ok(canvas.camera.zoom * Math.sqrt((400 * 200) / 2 / 1e6) >= 40 - 1e-9);
    camera.showAll();
    assert.deepEqual(canvas.camera, { zoom: 1, x: 0, y: 0 });
  }
});

test('an arrow key goes on from a state that neither side has found, which has a rank but no place', () => {
  const { viewer, canvas } = deskOf();
  viewer.run.frame = { side: 0, position: 0 };
  const visits = { found: Uint32Array.of(0, 1, 2), expanded: Uint32Array.of(0, 1, 2) };
  viewer.run.analysis.map.sides = SIDES.map((side) => ({ ...side, ...visits }));
  /** @type {number[]} */
  const from = [];
  canvas.layout.walk = (/** @type {number} */ rank) => {
    from.push(rank);
    return { side: 0, state: 8 };
  };
  canvas.layout.pointOf = () => ({ x: 0, y: 0 });
  const { keydown } = /** @type {any} */ (new MapExplorer(viewer, canvas).hearsKeys);
  const target = {};
  const event = { key: 'ArrowRight', target, currentTarget: target };
  for (let press = 0; press < 2; press++) {
    keydown({ ...event, preventDefault() {}, stopPropagation() {} });
  }
  assert.equal(from[1], 8);
});

test('while the future is hidden, a state without a place has no card', () => {
  const { viewer } = deskOf();
  viewer.hidesFuture = true;
  viewer.run.frame = { sides: [{ discovered: 1, expanded: 0 }] };
  assert.equal(inspect(viewer, { side: 0, state: 8 }), null);
});

test('without a place, each arrow key goes to the start, and other keys go nowhere', () => {
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
    assert.deepEqual(neighbour(SIDES, { side: 1, place: -1 }, key), { side: 1, place: 0 }, key);
  }
  assert.equal(neighbour(SIDES, { side: 1, place: -1 }, 'Enter'), null);
});
