/**
 * The map shows any order of search: what is found and expanded comes from the two numbers of each
 * place, never from the order of the places.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
// Lit asks whether there is a document as soon as it is imported.
import 'lit/html.js';
import './canvases.js';
import { WHOLE } from '../../www/canvas/camera.js';
import { mix, rgbOf } from '../../www/canvas/colour.js';
import { shades } from '../../www/canvas/marks.js';
import { LevelsLayout } from '../../www/families/state-space/map/columns.js';
import { ComponentsLayout } from '../../www/families/state-space/map/components.js';
import { PixelTable } from '../../www/families/state-space/map/pixel-table.js';
import {
  NEVER,
  foundAs,
  inOrder,
  placeOf,
  progressOf,
  roleAt,
  shownLevels,
} from '../../www/families/state-space/map/places.js';
import { AllLayout } from '../../www/families/state-space/map/rank-grid.js';
import { RingsLayout } from '../../www/families/state-space/map/rings.js';
import { areaColour } from '../../www/families/state-space/map/role-colours.js';
import { BOXES, SHAPES, mapOf } from './maps.js';
import { isNear, pixelsOf } from './map-pixels.js';
import { themeOf } from './searches.js';
import { some } from '../long.js';

/** @import { MapView, SpaceMap } from '../../www/canvas/types.js' */

// The surfaces of canvases ask for one as soon as they are imported.
Object.assign(globalThis, { ResizeObserver: class {} });
const { visited } = await import('../../www/families/state-space/map/lane-maps.js');

const BITS = 6;
const STATES = 2 ** BITS;
const BOX = { width: 640, height: 440, scale: 1 };
const LAYOUTS = [RingsLayout, LevelsLayout, AllLayout, ComponentsLayout];
const THEME = themeOf('light');

/** The states that differ from one in one bit. @param {number} state */
const neighbours = (state) => Array.from({ length: BITS }, (_, bit) => state ^ (1 << bit));

/** The places of a hypercube's corners: by distance from 0, as breadth-first search finds them. */
function placesOfAll() {
  const order = [0];
  for (const state of order) {
    for (const next of neighbours(state)) if (!order.includes(next)) order.push(next);
  }
  const bits = (/** @type {number} */ state) => [...state.toString(2)].filter((bit) => bit === '1');
  const depths = order.map((state) => bits(state).length);
  const levels = Array.from({ length: BITS + 2 }, (_, depth) => depths.filter((d) => d < depth));
  return { order, levels: levels.map(({ length }) => length) };
}

/**
 * Depth-first search with a stack, which gives up after some expansions; what is found and expanded
 * after each visit is kept as sets.
 * @param {number} visits
 */
function depthFirst(visits) {
  const { order, levels } = placesOfAll();
  const [found, expanded] = [new Uint32Array(STATES).fill(NEVER), new Uint32Array(STATES).fill(NEVER)]; // prettier-ignore
  const stack = [0];
  const [isFound, isExpanded] = [new Set([0]), new Set()];
  found[0] = 0;
  /** @type {{ found: Set<number>, expanded: Set<number> }[]} */
  const moments = [{ found: new Set([0]), expanded: new Set() }];
  while (stack.length > 0 && isExpanded.size < visits) {
    const state = /** @type {number} */ (stack.pop());
    if (isExpanded.has(state)) continue;
    expanded[order.indexOf(state)] = isExpanded.size;
    isExpanded.add(state);
    for (const next of neighbours(state).reverse()) {
      if (isExpanded.has(next)) continue;
      stack.push(next);
      if (isFound.has(next)) continue;
      found[order.indexOf(next)] = isFound.size;
      isFound.add(next);
    }
    moments.push({ found: new Set(isFound), expanded: new Set(isExpanded) });
  }
  const none = new Uint32Array();
  /** @type {SpaceMap} */
  const map = {
    ...{ states: STATES, order: Uint32Array.from(order), levels: Uint32Array.from(levels) },
    ...{ found, expanded, goals: none, path: none, components: [5, 9] },
  };
  return { map, moments };
}

/** @param {{ found: Set<number>, expanded: Set<number> }} moment @param {object} more */
const viewAt = ({ found, expanded }, more = {}) =>
  /** @type {MapView} */ ({
    ...{ discovered: found.size, expanded: expanded.size, current: -1, target: -1, hover: -1 },
    ...{ answered: false, colour: 'depth', ...more },
  });

const RUN = depthFirst(40);

test('a depth-first order is no order of places', () => {
  assert.equal(progressOf(RUN.map).isSwept, false);
  assert.equal(progressOf(mapOf([1, 4, 11])).isSwept, true);
  const { found, expanded } = RUN.moments[9];
  const roles = RUN.map.order.map((_, place) => Number(roleAt(RUN.map, place, viewAt({ found, expanded })) === 'expanded')); // prettier-ignore
  const [first, last] = [roles.indexOf(0), roles.lastIndexOf(1)];
  assert.ok(first < last, 'expanded states are no prefix');
});

for (const Layout of LAYOUTS) {
  test(`${Layout.name}: at each moment of a depth-first search each place shows its role`, () => {
    const layout = new Layout(RUN.map, BOX);
    const { ground } = shades(THEME);
    for (const moment of some(RUN.moments, 3)) {
      const { at } = pixelsOf(layout, viewAt(moment), THEME);
      RUN.map.order.forEach((state, place) => {
        const depth = RUN.map.levels.findLastIndex((first) => first <= place);
        const own = THEME.depth(depth / BITS);
        const isSingle = Layout === AllLayout;
        const waiting = isSingle ? mix(own, '#fff', 0.45) : mix(ground, own, 0.4);
        const unseen = areaColour('unseen', 'depth', depth / BITS, THEME);
        const role = moment.expanded.has(state) ? own : moment.found.has(state) ? waiting : unseen;
        const colour = at(layout.pointAt(place));
        assert.ok(isNear(colour, rgbOf(role)), `${state}: ${colour} instead of ${role}`);
      });
    }
  });
}

test('the newer an expansion, the stronger its colour, wherever its place is', () => {
  const layout = new RingsLayout(RUN.map, BOX);
  const moment = RUN.moments[RUN.moments.length - 1];
  const { at } = pixelsOf(layout, viewAt(moment, { colour: 'role' }), THEME);
  const lights = [...moment.expanded].map((state) => {
    const [red, green, blue] = at(layout.pointAt(placeOf(RUN.map, /** @type {number} */ (state))));
    return red + green + blue;
  });
  lights.forEach((light, visit) =>
    assert.ok(visit === 0 || light <= lights[visit - 1], `${visit}`),
  );
  assert.ok(lights[0] - lights[lights.length - 1] > 60);
});

for (const Layout of LAYOUTS) {
  for (const colour of /** @type {const} */ (['role', 'depth'])) {
    test(`${Layout.name}, ${colour}: what a frame repaints of another is the same as painted anew`, () => {
      const breadth = mapOf([1, 16, 120, 560, 1420, 1140, 640, 199]);
      /** @type {[SpaceMap, { found: { size: number }, expanded: { size: number } }[]][]} */
      const runs = [
        [RUN.map, [...some(RUN.moments, 4)]],
        [breadth, [[1, 0], [900, 137], [901, 137], [2000, 600], [4096, 3000], [800, 120], [17, 1]].map(([found, expanded]) => ({ found: { size: found }, expanded: { size: expanded } }))], // prettier-ignore
      ];
      for (const [map, moments] of runs) {
        const layout = new Layout(map, BOX);
        for (const moment of [...moments, ...moments.slice().reverse()]) {
          const view = viewAt(/** @type {any} */ (moment), { colour });
          const anew = pixelsOf(new Layout(map, BOX), view, THEME).pixels;
          const repainted = pixelsOf(layout, view, THEME).pixels;
          const [one, other] = [repainted, anew].map(({ buffer }) => Buffer.from(buffer));
          assert.ok(one.equals(other), `${moment.found.size} found`);
        }
      }
    });
  }
}

for (const Layout of [RingsLayout, LevelsLayout]) {
  test(`${Layout.name}: each pixel of a table has the place under its middle`, () => {
    for (const sizes of Object.values(SHAPES)) {
      for (const [width, height] of BOXES) {
        const layout = new Layout(mapOf(sizes), { width, height, scale: 1 });
        const table = new PixelTable(WHOLE, { x: 0, y: 0, width, height }, 1);
        const work = table.fill(layout.plan, new Uint32Array());
        while (!work.next().done);
        const onEdge = new Set(table.edges);
        let other = 0;
        table.place.forEach((place, at) => {
          const [x, y] = [at % table.width, Math.floor(at / table.width)];
          const under = layout.plan.placeAt(x + 0.5, y + 0.5);
          if (place === NEVER) return assert.equal(under, -1);
          if (place !== under && !onEdge.has(at)) other += 1;
        });
        // On a border of two cells either is right.
        assert.ok(other < 20, `${other} of ${table.place.length}`);
      }
    }
  });
}

test('places, states and numbers of discoveries lead to each other', () => {
  const { map } = RUN;
  map.order.forEach((state, place) => {
    assert.equal(placeOf(map, state), place);
    if (map.found[place] !== NEVER) assert.equal(foundAs(map, map.found[place]), place);
  });
  assert.deepEqual([placeOf(map, -1), placeOf(map, STATES), foundAs(map, -1), foundAs(map, STATES)], [-1, -1, -1, -1]); // prettier-ignore
  const swept = mapOf([1, 4, 11], 9);
  assert.deepEqual([foundAs(swept, 7), foundAs(swept, -1), foundAs(swept, 16)], [7, -1, -1]);
  assert.deepEqual(inOrder(3), Uint32Array.of(0, 1, 2));
});

test('a map that hides what is to come shows the levels that the search has reached', () => {
  const { map, moments } = RUN;
  for (const moment of moments) {
    const view = viewAt(moment, { hides: true });
    const reached = map.order.filter((state) => moment.found.has(state));
    const deepest = Math.max(...[...reached].map((state) => placeOf(map, state)));
    const depth = map.levels.findLastIndex((first) => first <= deepest);
    assert.equal(shownLevels(map, view), depth + 1);
    assert.equal(shownLevels(map, viewAt(moment)), BITS + 1);
  }
});

test('a lane shows the places that its search has found, in their order', () => {
  const { map, moments } = RUN;
  const { found, expanded } = moments[9];
  const whole = { ...map, goals: Uint32Array.of(1, 63), path: Uint32Array.of(0, 1) };
  const part = visited(whole, found.size);
  assert.deepEqual(
    [...part.order],
    [...map.order].filter((state) => found.has(state)),
  );
  part.order.forEach((state, place) => {
    const role = roleAt(part, place, { discovered: found.size, expanded: expanded.size });
    assert.equal(role, expanded.has(state) ? 'expanded' : 'frontier');
    const depth = part.levels.findLastIndex((first) => first <= place);
    assert.equal(
      depth,
      map.levels.findLastIndex((first) => first <= placeOf(map, state)),
    );
  });
});
