/** How near the directed film looks at a map, and that it lies still for who wants that. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pen } from '../../www/canvas/pen.js';
import { filmOf } from '../../www/core/playback/film-planner.js';
import { WHOLE } from '../../www/canvas/camera.js';
import { RingPlan } from '../../www/families/state-space/map/ring-geometry.js';
import { RingsLayout } from '../../www/families/state-space/map/rings.js';
import './canvases.js';
import { finished, firstExamples } from './films.js';
import { mapOf } from './maps.js';
import { recorder, themeOf } from './searches.js';

// The surfaces of canvases ask for one as soon as they are imported.
Object.assign(globalThis, { ResizeObserver: class {}, window: globalThis });
const { MOST_DRAWN } = await import('../../www/families/state-space/map/small-space.js');
const { MapCamera } = await import('../../www/families/state-space/map/map-camera.js');
const { cameraIn } = await import('../../www/families/state-space/map/map-picture.js');
const { Sight, nearnessAt } = await import('../../www/families/state-space/map/film-zoom.js');

const FRAME_MS = 1000 / 60;
const SIZE = { width: 540, height: 500 };
const CENTRE = { x: 270, y: 250 };

/** The first examples that the film looks at: searched from the start alone, breadth-first. */
const FILMS = firstExamples().flatMap(({ name, session }) => {
  const { family, statesAreCells } = session.description;
  // The film looks at a board as a whole.
  if (family !== 'state-space' || statesAreCells) return [];
  const { sides, stageSteps } = finished(session).mapData();
  // So it does at a small space, which is a graph.
  if ((sides[0].levels.at(-1) ?? 0) <= MOST_DRAWN) return [];
  // Other orders leave the inner rings at once.
  if (sides.length > 1 || sides[0].trace) return [];
  const film = filmOf(session.score(true));
  return [{ name, film, stageSteps, plan: new RingPlan(sides[0].levels, CENTRE, 235), session }];
});

for (const { name, film, stageSteps, plan, session } of FILMS) {
  const { radii, radius } = plan;
  const nearness = (/** @type {number} */ step, share = 1) =>
    nearnessAt(radii, stageSteps, film, { step, share });

  test(`${name}: what is found is always seen, and near at first`, () => {
    assert.ok(nearness(0) > 4, `${nearness(0)}`);
    assert.equal(nearness(film.end), 1);
    for (let ms = 0; ms <= film.duration; ms += 10 * FRAME_MS) {
      const step = film.stepAt(ms);
      const { sides } = /** @type {any} */ (session.show(step));
      const ring = plan.depthOf(sides[0].discovered - 1);
      const seen = radius / nearness(step);
      assert.ok(seen >= radii[ring + 1], `ring ${ring} at step ${step}`);
    }
  });

  test(`${name}: it widens without a jump, and never comes nearer`, () => {
    let before = nearness(0);
    for (let ms = 0; ms <= film.duration; ms += FRAME_MS) {
      const now = nearness(film.stepAt(ms));
      assert.ok(now <= before + 1e-9, `${before}, then ${now} at ${ms} ms`);
      // Single steps, which take longer than a frame, are gone from one to the next.
      if (film.rateAt(ms) > 8) assert.ok(before / now < 1.3, `${before}, then ${now} at ${ms} ms`);
      before = now;
    }
    const end = stageSteps[1];
    for (const [share, of] of [
      [0, end - 1],
      [1, end],
    ]) {
      assert.ok(Math.abs(nearness(end, share) - nearness(of)) < 1e-9);
    }
    // Two inner rings that are dots on the whole map have the same greatest zoom, and half of a
    // long step comes before the widening.
    const [near, half, far] = [nearness(end - 1), nearness(end, 0.5), nearness(end)];
    assert.ok(near - far < 1e-9 ? Math.abs(half - far) < 1e-9 : half <= near && half > far);
  });
}

const [{ film, stageSteps, plan }] = FILMS;

/** A viewer that plays the first of them, and the disc of its map. @param {object} [more] */
function deskOf(more = {}) {
  const player = { tempo: 'directed', film, state: 'playing', cursor: 3 };
  const analysis = { map: { levelSteps: stageSteps, sides: [{}] } };
  const viewer = { run: { player, analysis }, host: { isStill: false }, race: null, lessons: { shown: null }, tween: { share: 1 }, refresh() {}, ...more }; // prettier-ignore
  return { player, sight: new Sight(/** @type {any} */ (viewer)) };
}

/** How near it looks once it has come there. @param {InstanceType<typeof Sight>} sight */
function settled(sight) {
  const { now } = performance;
  // A clock never goes back: the film has been looked at before.
  let ms = now.call(performance);
  performance.now = () => (ms += 400);
  for (let turn = 0; turn < 4; turn++) sight.at(plan);
  const { factor } = sight.at(plan);
  performance.now = now;
  return factor;
}

test('the whole map is seen until the film is played, and where nothing is to move', () => {
  const { sight, player } = deskOf();
  player.state = 'paused';
  assert.equal(settled(sight), 1);
  player.state = 'playing';
  assert.equal(sight.at(plan).factor, 1);
  const near = settled(sight);
  assert.equal(near, nearnessAt(plan.radii, stageSteps, film, { step: 3 }));
  // Paused it stays, and a scrub takes it along; at the start it is the whole map again.
  Object.assign(player, { state: 'paused', cursor: stageSteps[3] });
  assert.ok(settled(sight) < near && settled(sight) > 1);
  player.cursor = 0;
  assert.equal(settled(sight), 1);
  const others = [{ host: { isStill: true } }, { race: {} }];
  for (const more of others) assert.equal(settled(deskOf(more).sight), 1);
  const steady = deskOf();
  steady.player.tempo = 'steady';
  assert.equal(settled(steady.sight), 1);
  assert.equal(sight.at(null).factor, 1);
  // Other orders than breadth-first leave the inner rings at once.
  const sides = [{ reopened: new Uint32Array() }];
  const { player: played } = deskOf();
  const ordered = { run: { player: played, analysis: { map: { levelSteps: stageSteps, sides } } } };
  assert.equal(settled(deskOf(ordered).sight), 1);
});

test('a stop of a lesson looks as near as if the film had come to it', () => {
  const { sight, player } = deskOf({ lessons: { shown: {} } });
  player.state = 'paused';
  assert.equal(sight.at(plan).factor, nearnessAt(plan.radii, stageSteps, film, { step: 3 }));
  player.cursor = 0;
  assert.equal(sight.at(plan).factor, 1);
});

test('so it does at the steady tempo and with reduced motion, where it comes near at once', () => {
  const near = nearnessAt(plan.radii, stageSteps, film, { step: 3 });
  for (const more of [{}, { host: { isStill: true } }]) {
    const { sight, player } = deskOf({ lessons: { shown: {} }, ...more });
    if (!('host' in more)) player.tempo = 'steady';
    assert.equal(sight.at(plan).factor, 1, 'playing');
    player.state = 'paused';
    assert.equal(sight.at(plan).factor, near, 'at the stop');
  }
});

test('where a person has moved the map, the film leaves it alone', () => {
  const whole = { zoom: 1, x: 0, y: 0 };
  const looked = /** @type {boolean[]} */ ([]);
  const layout = { pointAt: () => CENTRE, look: (/** @type {[any, any, boolean]} */ ...[, , moving]) => looked.push(moving) }; // prettier-ignore
  const canvas = /** @type {any} */ ({ surface: SIZE, layout, camera: whole, map: { sides: [] } });
  const camera = new MapCamera(canvas, () => {});
  camera.showAll();
  const sides = [{ path: Uint32Array.of(0) }];
  const near = { factor: 5, at: CENTRE };
  camera.approach(sides, 0);
  camera.approach(sides, 0, near);
  assert.deepEqual([canvas.camera.zoom, canvas.camera.fades, looked.at(-1)], [5, true, true]);
  camera.approach(sides, 0, near);
  assert.equal(looked.at(-1), false, 'at rest its pictures are made');
  // At the answer it comes from there to the path.
  camera.approach(sides, 1, near);
  assert.equal(canvas.camera.zoom, 5);
  camera.approach(sides, 0, { factor: 3, at: CENTRE });
  assert.equal(canvas.camera.zoom, 3);
  camera.move({ factor: 2 });
  const own = canvas.camera;
  camera.approach(sides, 0, near);
  camera.approach(sides, 1, near);
  assert.equal(canvas.camera, own);
  camera.showAll();
  camera.approach(sides, 0, near);
  assert.equal(canvas.camera.zoom, 1);
  // Taken back, it comes near by itself again.
  camera.move({ factor: 2 });
  camera.reset();
  camera.approach(sides, 0, near);
  assert.equal(canvas.camera.zoom, 5);
});

test('a jump to where all is seen makes the pictures of the whole map in the next frame', () => {
  const looked = /** @type {boolean[]} */ ([]);
  const look = (/** @type {[any, any, boolean]} */ ...[, , moving]) => void looked.push(moving);
  const canvas = /** @type {any} */ ({ surface: SIZE, layout: { look }, camera: WHOLE });
  canvas.map = { sides: [] };
  const camera = new MapCamera(canvas, () => {});
  for (const factor of [5, 5, 1]) camera.approach([], 0, { factor, at: CENTRE });
  assert.deepEqual([canvas.camera.zoom, looked.at(-1)], [1, true]);
  camera.approach([], 0, { factor: 1, at: CENTRE });
  assert.equal(looked.at(-1), false);
  camera.approach([], 0, { factor: 1, at: CENTRE });
  assert.equal(looked.length, 4, 'once');
});

test('pictures to take away, which may be of any step, show the whole map or what a person chose', () => {
  const near = { zoom: 3, x: -540, y: -500 };
  const box = { width: 1080, height: 1000 };
  assert.deepEqual(cameraIn({ ...near, fades: true }, SIZE, box), { zoom: 1, x: 0, y: 0 });
  assert.deepEqual(cameraIn(near, SIZE, box), { zoom: 3, x: -1080, y: -1000 });
});

test('what a camera that widens has not seen yet is stretched from the whole map, as far as that is sharp', () => {
  const layout = new RingsLayout(mapOf([1, 16, 120, 560]), { ...SIZE, scale: 1 });
  const screen = { x: 0, y: 0, ...SIZE };
  const view = /** @type {const} */ ({ discovered: 60, expanded: 9, current: 8, target: -1, hover: -1, answered: false, colour: 'role' }); // prettier-ignore
  const { ctx } = recorder();
  const theme = themeOf('light');
  const laid = /** @type {any[]} */ ([]);
  ctx.drawImage = (/** @type {any} */ picture) => void laid.push(picture);
  ctx.canvas = {};
  const pictures = (/** @type {number} */ zoom, /** @type {boolean} */ moving) => {
    layout.look({ zoom, x: (1 - zoom) * CENTRE.x, y: (1 - zoom) * CENTRE.y }, screen, moving);
    do {
      laid.length = 0;
      layout.paint(new Pen(ctx, theme), view);
    } while (layout.unfinished);
    return laid.length;
  };
  const atRest = pictures(1, false);
  assert.equal(pictures(3, false), atRest);
  // The whole map, and the nearer picture on it.
  assert.equal(pictures(2.5, true), atRest + 1);
  pictures(6, false);
  // A picture of few pixels takes the place of the whole map.
  assert.equal(pictures(5, true), atRest + 1);
});
