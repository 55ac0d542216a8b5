/** The lines to the parts of the picture: where the labels stand, and what the families point at. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './canvases.js';
import { cellAt } from '../../www/canvas/cell-at.js';
import { partsOf as partsOfRings } from '../../www/families/backtracking/map/map-parts.js';
import { RingPlace } from '../../www/families/backtracking/map/ring-geometry.js';
import { partsOf as partsOfMap } from '../../www/families/state-space/map/map-parts.js';
import { partsOf as partsOfTable } from '../../www/families/games/table/table-parts.js';
import { layTable } from '../../www/families/games/table/grid-geometry.js';
import { RingsLayout } from '../../www/families/state-space/map/rings.js';
import { SidesLayout } from '../../www/families/state-space/map/two-sides.js';
import { named } from '../../www/ui/callouts/label-placement.js';
import { words } from './dictionaries.js';
import { mapOf } from './maps.js';
import { SEARCHES } from './searches.js';

/** @import { Part } from '../../www/ui/kit/family-view.js' */

/** As on a stage 1280 px wide. */
const ROOM = { left: 530, right: 706, top: 375, bottom: 520, em: 13.5 };

/** Parts at made-up places. @param {number} seed @returns {Part[]} */
function partsAt(seed) {
  return [0, 1, 2, 3, 4].map((index) => ({
    name: String(index),
    says: `part ${index}`,
    note: 'what it stands for',
    at: { x: (seed * 7919 * (index + 1)) % 520, y: (seed * 104729 * (index + 3)) % 480 },
  }));
}

/** @typedef {{ x: number, y: number }} Point */

/** Whether two lines cross. @type {(a: Point, b: Point, c: Point, d: Point) => boolean} */
function cross(a, b, c, d) {
  const side = (/** @type {Point} */ p, /** @type {Point} */ q, /** @type {Point} */ r) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

test('labels stand in their room, one under the other, and their lines do not cross', () => {
  for (let seed = 1; seed < 300; seed++) {
    const placed = named(partsAt(seed), ROOM);
    assert.equal(placed.length, 3);
    assert.deepEqual(placed.map(({ says }) => says).sort(), ['part 0', 'part 1', 'part 2']);
    for (const [index, { label, at }] of placed.entries()) {
      assert.ok(label.y >= ROOM.top && label.y + 2.8 * ROOM.em <= ROOM.bottom);
      const next = placed[index + 1];
      if (next) assert.ok(next.label.y >= label.y + 2.8 * ROOM.em);
      for (const other of placed.slice(index + 1)) {
        assert.ok(at && other.at && !cross(at, label, other.at, other.label), `seed ${seed}`);
      }
    }
  }
});

test('where there is less room the less important parts have no label', () => {
  for (const [height, count] of [
    [20, 0],
    [50, 1],
    [100, 2],
    [1000, 4],
  ]) {
    const placed = named(partsAt(1), { ...ROOM, bottom: ROOM.top + height });
    assert.equal(placed.length, count);
    if (count > 0) assert.ok(placed.some(({ says }) => says === 'part 0'));
  }
});

test('a part that lies elsewhere has a label, and takes no other part’s place', () => {
  const [one, two] = partsAt(1);
  const placed = named([one, { ...two, at: null }], ROOM);
  assert.deepEqual(placed.map(({ at }) => at).sort(), [one.at, null].sort());
});

for (const [name, { depth, depths, siblings }] of Object.entries(SEARCHES)) {
  test(`${name}: the ring, an arc and the wedge are pointed at where they are`, () => {
    for (const puzzle of ['knight', 'mines', 'queens']) {
      const place = new RingPlace({ width: 530, height: 488 }, { depth, depths });
      const parts = partsOfRings(place, siblings, puzzle, words);
      const at = (/** @type {string} */ part) =>
        parts.find(({ says }) => says === words.text(`backtracking.part.${part}`))?.at;
      const from = (/** @type {Point} */ { x, y }) =>
        Math.hypot(x - place.centre.x, y - place.centre.y);
      const [ring, arc, wedge] = [at('ring'), at('arc'), at('wedge')];
      assert.ok(ring && from(ring) < place.radius && from(ring) > place.radius - place.ringPx);
      assert.ok(wedge && from(wedge) <= place.inner(depth));
      assert.equal(at('strip'), null);
      if (arc) assert.ok(place.placeAt(siblings, arc), 'an arc lies there');
      else assert.equal(depth, depths, 'only an answer has no candidates beside its path');
    }
  });
}

test('on the map the beam points at the board expanded, and the frontier waits', () => {
  const map = mapOf([1, 16, 120, 560, 1420, 1140, 640, 199]);
  map.path = Uint32Array.of(0, 3, 40);
  const layout = new SidesLayout(RingsLayout, [map], { width: 530, height: 488, scale: 1 });
  const shown = (/** @type {object} */ more, hidesFuture = false) => {
    const sides = [{ expanded: 5, discovered: 60 }];
    const frame = { side: 0, sides, hasMove: true, position: 4, answered: false, ...more };
    const viewer = /** @type {any} */ ({ run: { frame }, words, hidesFuture });
    const canvas = /** @type {any} */ ({ layout, layoutName: 'rings', map: { sides: [map] } });
    return partsOfMap(viewer, canvas);
  };
  const says = (/** @type {readonly Part[]} */ parts) => parts.map((part) => part.says);
  const name = (/** @type {string} */ part) => words.text(`map.part.${part}`);
  const parts = shown({});
  assert.deepEqual(says(parts), ['beam', 'frontier', 'level'].map(name));
  const frontier = parts[1].at;
  assert.ok(frontier);
  const { state } = layout.spotAt(frontier.x, frontier.y);
  const position = map.order.indexOf(state);
  assert.ok(position >= 5 && position < 60, `${position} waits`);
  const start = { hasMove: false, sides: [{ expanded: 0, discovered: 1 }] };
  assert.deepEqual(says(shown(start)), ['start', 'level'].map(name));
  // What is hidden is not pointed at.
  const [, , level] = shown({}, true);
  assert.ok(level.at);
  const ring = layout.spotAt(level.at.x, level.at.y);
  assert.ok(map.order.indexOf(ring.state) < 17);
  const [, star] = shown({ answered: true });
  assert.equal(star.says, name('star'));
  assert.deepEqual(star.at, layout.pointAt(0, 40));
});

test('on a table a winning and a losing cell are pointed at that are filled, and the lit one', () => {
  const plies = [0, 0, 1, 1, 2, 255];
  const grid = layTable({ width: 400, height: 300 }, { rows: 2, columns: 3 });
  const table = { plies, distances: true, isFilled: (/** @type {number} */ cell) => cell < 5 };
  const frame = { table, filled: 5, cell: 5, kind: 'forward' };
  const session = { cells: 6, description: { rows: 2, columns: 3, start: 4 } };
  const parts = partsOfTable(/** @type {any} */ ({ run: { frame, session }, words }), grid);
  const cells = parts.map(({ says, at }) => [says, at && cellAt(grid, at)]);
  const name = (/** @type {string} */ part) => words.text(`games.part.${part}`);
  assert.deepEqual(cells, [
    [name('now'), 5],
    [name('wins'), 3],
    [name('loses'), 4],
    [name('start'), 4],
  ]);
});
