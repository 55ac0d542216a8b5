import assert from 'node:assert/strict';
import { test } from 'node:test';
import './canvases.js';
import { Pen } from '../../www/canvas/pen.js';
import { AllLayout } from '../../www/families/state-space/map/rank-grid.js';
import { cividis, mix, rgbOf } from '../../www/canvas/colour.js';
import { LevelsLayout } from '../../www/families/state-space/map/columns.js';
import { placeDiscs } from '../../www/families/state-space/map/component-geometry.js';
import { ComponentsLayout } from '../../www/families/state-space/map/components.js';
import { ringRadii, RingPlan } from '../../www/families/state-space/map/ring-geometry.js';
import {
  RingNumbers,
  numbered,
  placesOf,
} from '../../www/families/state-space/map/ring-numbers.js';
import { RingsLayout } from '../../www/families/state-space/map/rings.js';
import { SidesLayout } from '../../www/families/state-space/map/two-sides.js';
import { BOXES, mapOf, SHAPES, sum } from './maps.js';
import { recorder, themeOf } from './searches.js';
import { IS_LONG } from '../long.js';

for (const [name, sizes] of Object.entries(SHAPES)) {
  for (const Layout of [RingsLayout, LevelsLayout, AllLayout]) {
    test(`${Layout.name}: each of ${name} is found again at its own point`, () => {
      for (const [width, height] of BOXES) {
        const map = mapOf(sizes);
        const layout = new Layout(map, { width, height, scale: 1.5 });
        // Of a large map every so many.
        const stride = IS_LONG ? 1 : Math.ceil(map.order.length / 5000);
        for (const rank of map.order.filter((_, place) => place % stride === 0)) {
          const at = layout.pointOf(rank);
          assert.ok(at);
          if (layout.stateAt(at.x, at.y) !== rank) assert.fail(`${rank} in ${width} x ${height}`);
          assert.ok(at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height);
        }
        assert.equal(layout.stateAt(-1, -1), -1);
        assert.equal(layout.pointOf(-1), null);
        assert.equal(layout.pointOf(map.states), null);
      }
    });
  }

  test(`the rings of ${name} cover the disc, none thinner than 4 px`, () => {
    const { levels } = mapOf(sizes);
    const radius = 220;
    const radii = ringRadii(levels, radius);
    assert.equal(radii[0], 0);
    assert.equal(radii[sizes.length], radius);
    const least = Math.min(4, radius / sizes.length);
    sizes.forEach((_, k) => assert.ok(radii[k + 1] - radii[k] >= least - 1e-6));
  });

  test(`rings of ${name} above the least thickness have areas proportional to their counts`, () => {
    const radii = ringRadii(mapOf(sizes).levels, 220);
    const shares = sizes
      .map((size, k) => ({ share: (radii[k + 1] ** 2 - radii[k] ** 2) / size, k }))
      .filter(({ k }) => radii[k + 1] - radii[k] > 4.001)
      .map(({ share }) => share);
    for (const share of shares) assert.ok(Math.abs(share / shares[0] - 1) < 1e-6);
  });

  test(`the prefix outlines of ${name} hold exactly the states before them`, () => {
    const { levels } = mapOf(sizes);
    const plan = new RingPlan(levels, { x: 200, y: 200 }, 190);
    const states = plan.states;
    for (const count of new Set([0, 1, 2, 5, 18, 140, 1000, 30001, states - 1, states])) {
      if (count < 0 || count > states) continue;
      const inside = outline(plan, count);
      const every = Math.max(1, Math.floor(states / 700));
      for (let position = 0; position < states; position += every) {
        const { x, y } = plan.point(position);
        assert.equal(inside(x, y), position < count, `${position} of ${count}`);
      }
    }
  });
}

/**
 * A prefix outline as a many-sided polygon, with the even-odd test for points.
 * @param {RingPlan} plan
 * @param {number} count
 */
function outline(plan, count) {
  /** @type {[number, number][]} */
  const corners = [];
  const add = (/** @type {number} */ x, /** @type {number} */ y) => corners.push([x, y]);
  plan.tracePrefix(
    {
      moveTo: add,
      lineTo: add,
      closePath() {},
      arc(x, y, r, from, to) {
        const pieces = Math.max(1, Math.ceil(Math.abs(to - from) * 400));
        for (let i = 0; i <= pieces; i++) {
          const angle = from + ((to - from) * i) / pieces;
          add(x + r * Math.cos(angle), y + r * Math.sin(angle));
        }
      },
    },
    count,
  );
  return (/** @type {number} */ x, /** @type {number} */ y) => {
    let inside = false;
    corners.forEach(([ax, ay], i) => {
      const [bx, by] = corners[(i + 1) % corners.length];
      if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
    });
    return inside;
  };
}

test('every state of a level lies in one cell: tracks of a ring differ by at most one cell', () => {
  const plan = new RingPlan(mapOf(SHAPES['4,096 states']).levels, { x: 0, y: 0 }, 210);
  for (let depth = 0; depth < plan.depths; depth++) {
    const cells = Array.from({ length: plan.tracks[depth] }, (_, track) =>
      plan.cellsBefore(depth, track, plan.count(depth)),
    );
    assert.equal(sum(cells), plan.count(depth));
    assert.ok(Math.max(...cells) - Math.min(...cells) <= 1);
  }
});

test('other components stand beside the searched one, inside the box and clear of each other', () => {
  const cases = [[5], Array(15).fill(4096), Array.from({ length: 300 }, (_, i) => i + 1)];
  for (const [width, height] of BOXES) {
    for (const components of cases) {
      const { centre, radius, discs, more } = placeDiscs(width, height, components);
      assert.equal(discs.length + more, components.length);
      assert.ok(discs.length <= 24);
      const circles = [{ ...centre, r: radius }, ...discs];
      circles.forEach((a, i) => {
        assert.ok(a.x - a.r >= 0 && a.x + a.r <= width && a.y - a.r >= 0 && a.y + a.r <= height);
        for (const b of circles.slice(i + 1)) {
          assert.ok(Math.hypot(a.x - b.x, a.y - b.y) >= a.r + b.r);
        }
      });
      assert.ok(radius > 0.3 * Math.min(width, height));
    }
  }
});

test('of the components that were not searched one is pointed at, where there are some', () => {
  const box = { width: 640, height: 440, scale: 1 };
  const islands = { ...mapOf([1, 16, 120]), components: [137, 137, 137] };
  const layout = new SidesLayout(ComponentsLayout, [islands], box);
  const { discs } = placeDiscs(box.width, box.height, islands.components);
  const { x, y } = layout.other() ?? assert.fail();
  assert.ok(discs.some((disc) => Math.hypot(disc.x - x, disc.y - y) < disc.r));
  const alone = new SidesLayout(ComponentsLayout, [{ ...islands, components: [] }], box);
  assert.equal(alone.other(), null);
  assert.equal(new SidesLayout(RingsLayout, [islands], box).other(), null);
});

test('areas of the other components are proportional to their sizes', () => {
  const { discs } = placeDiscs(600, 400, [100, 400, 900]);
  assert.ok(Math.abs(discs[0].r / discs[2].r - 3) < 1e-9);
  assert.ok(Math.abs(discs[1].r / discs[2].r - 2) < 1e-9);
});

test('states out of reach have a place among all states only', () => {
  const map = mapOf([1, 4, 11], 40);
  const rank = [...Array(map.states).keys()].find((r) => !map.order.includes(r)) ?? -1;
  const box = { width: 400, height: 300, scale: 1 };
  assert.equal(new RingsLayout(map, box).pointOf(rank), null);
  assert.equal(new LevelsLayout(map, box).pointOf(rank), null);
  const all = new AllLayout(map, box);
  const at = all.pointOf(rank);
  assert.ok(at);
  assert.equal(all.stateAt(at.x, at.y), rank);
});

test('columns are as high as their counts say', () => {
  const { plan } = new LevelsLayout(mapOf([1000, 50000, 25000]), {
    width: 600,
    height: 400,
    scale: 1,
  });
  const heights = plan.columns.map((column) => column.height);
  assert.ok(Math.abs(heights[0] / heights[1] - 0.02) < 1e-9);
  assert.ok(Math.abs(heights[2] / heights[1] - 0.5) < 1e-9);
});

test('two discs have one scale: equal areas for as many states', () => {
  for (const [width, height] of [
    [900, 300],
    [300, 900],
    [640, 440],
  ]) {
    const sides = [mapOf([1, 15, 84]), mapOf([1, 60, 339])];
    const layout = new SidesLayout(RingsLayout, sides, { width, height, scale: 1 }, ['a', 'b']);
    const areas = [0, 0];
    for (let x = 0.5; x < width; x++) {
      for (let y = 0.5; y < height; y++) {
        const { side, state } = layout.spotAt(x, y);
        if (state >= 0) areas[side]++;
      }
    }
    assert.ok(areas[0] > 1500, `${areas} px`);
    assert.ok(Math.abs(areas[1] / areas[0] / 4 - 1) < 0.03, `${areas} px`);
  }
});

test('numbers of levels stand on rings with room for them, none touches another', () => {
  const thin = Array.from({ length: 15 }, (_, depth) => 100 * (2 * depth + 1));
  for (const sizes of [thin, SHAPES['4,096 states'], SHAPES['a path of 300 states'], [1]]) {
    const plan = new RingPlan(mapOf(sizes).levels, { x: 240, y: 240 }, 235);
    const middles = numbered(plan).map((depth) => {
      assert.ok(plan.thickness(depth) >= 11, `depth ${depth}`);
      return (plan.radii[depth] + plan.radii[depth + 1]) / 2;
    });
    middles.forEach((r, at) => assert.ok(at === 0 || middles[at - 1] - r >= 19, `${middles}`));
    assert.ok(middles.every((r) => r >= 19 && r < 235));
  }
  const plan = new RingPlan(mapOf([1, 16, 120, 560]).levels, { x: 240, y: 240 }, 235);
  assert.deepEqual(numbered(plan), [3, 2, 1]);
  // In full screen they are larger, and touch as little.
  const large = numbered(plan, 3).map((depth) => (plan.radii[depth] + plan.radii[depth + 1]) / 2);
  large.forEach((r, at) => assert.ok(r >= 57 && (at === 0 || large[at - 1] - r >= 57), `${large}`));
});

test('each ring has its number, on it or at the end of a line, and none touches another', () => {
  const flip = SHAPES['4,096 states'];
  const deep = [1, 12, 66, 220, 560, 1100, 1800, 2400, 2500, 2100, 1300, 550, 200, 50, 11];
  for (const sizes of [flip, [1, 16, 120, 560, 1420, 1500, 470, 9], deep]) {
    const plan = new RingPlan(mapOf(sizes).levels, { x: 300, y: 240 }, 235);
    for (const room of [300, 236]) {
      const places = placesOf(plan, room);
      const depths = places.map(({ depth }) => depth).sort((a, b) => a - b);
      assert.deepEqual(
        depths,
        Array.from({ length: sizes.length - 1 }, (_, k) => k + 1),
      );
      for (const { left, row, depth } of places) {
        assert.ok(left + 9.5 <= Math.max(room, 235 + 9.5), `${depth} at ${left}`);
        const others = places.filter((other) => other.row === row && other.depth !== depth);
        assert.ok(
          others.every((other) => Math.abs(other.left - left) >= 19),
          `${depth}`,
        );
      }
    }
  }
  // Too many thin rings, or too small a disc: what has no room has no number.
  const path = new RingPlan(mapOf(SHAPES['a path of 300 states']).levels, { x: 300, y: 240 }, 235);
  assert.ok(placesOf(path, 300).length < 60);
  const small = new RingPlan(mapOf(flip).levels, { x: 40, y: 40 }, 36);
  assert.ok(placesOf(small, 36).every(({ row }) => row === 0));
});

test('on a phone, where not each ring has room for its number, the multiples of a round number have one', () => {
  // Boards of the 8-puzzle by their distance from the goal.
  const sizes = [
    ...[1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529],
    ...[10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2],
  ];
  const plan = new RingPlan(mapOf(sizes).levels, { x: 130, y: 120 }, 112);
  const depths = placesOf(plan, 130).map(({ depth }) => depth);
  assert.ok(depths.length >= 6, `${depths}`);
  assert.ok(
    depths.every((depth) => depth === 31 || depth % 5 === 0),
    `${depths}`,
  );
});

test('the lower of two discs has its numbers, too', () => {
  const sides = [[1, 16, 120], [1, 16, 120, 560]].map((sizes) => mapOf(sizes)); // prettier-ignore
  const layout = new SidesLayout(RingsLayout, sides, { width: 430, height: 480, scale: 1 }, ['a', 'b']); // prettier-ignore
  const { ctx } = recorder();
  const written = /** @type {string[]} */ ([]);
  ctx.drawImage = (/** @type {any} */ picture) => void written.push(...(picture.texts ?? []));
  ctx.canvas = {};
  const view = /** @type {const} */ ({ discovered: 1, expanded: 0, current: -1, target: -1, hover: -1, answered: false, colour: 'role' }); // prettier-ignore
  layout.paint(new Pen(ctx, themeOf('light')), [view, view]);
  assert.ok(written.includes('3'), `${written}`);
});

test('the word for depths stands beside numbers only', () => {
  const written = (/** @type {number} */ r, x = 300, depths = 4) => {
    const plan = new RingPlan(mapOf([1, 16, 120, 560]).levels, { x, y: 240 }, r);
    const { ctx } = recorder();
    /** @type {string[]} */
    let texts = [];
    ctx.drawImage = (/** @type {any} */ picture) => (texts = picture.texts);
    const box = { width: 600, height: 480, scale: 1, depthWord: 'depth' };
    new RingNumbers(box).paint(new Pen(ctx, themeOf('light')), plan, depths);
    return texts;
  };
  assert.deepEqual(written(235), ['3', '2', '1', 'depth']);
  assert.deepEqual(written(20), []);
  // Nor where it would be cut off, or nothing but the start is shown.
  assert.deepEqual(written(235, 265), ['3', '2', '1']);
  assert.deepEqual(written(235, 300, 1), []);
});

/**
 * Relative luminance, 0 (black) to 1 (white), as WCAG defines it.
 * @param {string} colour
 */
function luminance(colour) {
  const [r, g, b] = rgbOf(colour).map((value) => {
    const v = value / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test('cividis runs from dark blue to yellow and grows steadily lighter', () => {
  assert.deepEqual(rgbOf(cividis(0)), [0, 34, 78]);
  assert.deepEqual(rgbOf(cividis(1)), [254, 232, 56]);
  assert.equal(cividis(-3), cividis(0));
  let before = -1;
  for (let t = 0; t <= 1; t += 1 / 64) {
    const now = luminance(cividis(t));
    assert.ok(now > before);
    before = now;
  }
});

test('colours are read in the forms that computed styles and tokens have', () => {
  for (const text of ['#f0a', '#ff00aa', 'rgb(255, 0, 170)', 'rgba(255,0,170,.5)']) {
    assert.deepEqual(rgbOf(text), [255, 0, 170], text);
  }
  assert.deepEqual(rgbOf('color(srgb 1 0 0.6667 / 0.5)'), [255, 0, 170]);
  assert.equal(mix('#000', '#fff', 0.5), 'rgb(128, 128, 128)');
  assert.throws(() => rgbOf('nocolour'), TypeError);
});
