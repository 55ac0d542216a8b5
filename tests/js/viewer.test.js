/** The viewer over runs that break down, which stand for those of a core that does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineError } from '../../www/core/engine/engine.js';

// The surfaces of canvases ask for one as soon as they are imported.
Object.assign(globalThis, { ResizeObserver: class {} });
const { Viewer } = await import('../../www/ui/viewer/viewer.js');

/** A run that does as it is told, and what was asked of it. */
class Film {
  ticks = 0;
  restarts = 0;
  busy = true;
  judging = null;
  player = {
    state: 'paused',
    fail: () => (this.player.state = 'failed'),
  };
  /** What a turn does. */
  work = () => {};

  tick() {
    this.ticks += 1;
    this.work();
  }

  restart() {
    this.restarts += 1;
    this.player.state = 'ready';
  }

  free() {}
}

/** @param {string} code */
const refusal = (code) => () => {
  throw new EngineError(code);
};

/** A viewer with a run, the race before it if one is wanted, and the codes that its host hears. */
function deskWith({ racing = false } = {}) {
  /** @type {string[]} */
  const codes = [];
  const host = {
    refresh() {},
    emit: (/** @type {string} */ _, /** @type {any} */ { code }) => codes.push(code),
  };
  const viewer = new Viewer(/** @type {any} */ (host));
  const run = new Film();
  const race = racing ? new Film() : null;
  Object.assign(viewer, { run, theme: {} });
  Object.assign(viewer.racing, { race });
  return { viewer, run, race, codes };
}

test('a run that another element broke is made anew unseen', () => {
  const { viewer, run, codes } = deskWith();
  run.work = () => run.restarts === 0 && refusal('stale')();
  viewer.tick(0);
  assert.deepEqual([run.ticks, run.restarts, codes.length], [2, 1, 0]);
});

test('what is refused after that is told, not thrown, and tried no third time', () => {
  const { viewer, run, codes } = deskWith();
  run.work = () => refusal(run.restarts === 0 ? 'stale' : 'trap')();
  viewer.tick(0);
  assert.deepEqual([run.ticks, run.restarts, run.player.state], [2, 1, 'failed']);
  assert.deepEqual(codes, ['trap']);
  run.restart = refusal('outOfMemory');
  run.player.state = 'paused';
  run.work = refusal('stale');
  viewer.tick(0);
  assert.deepEqual(codes, ['trap', 'outOfMemory']);
});

test('a race that broke down stays so until a person tries again, whatever the run behind it', () => {
  const { viewer, run, race, codes } = deskWith({ racing: true });
  run.work = refusal('trap');
  viewer.tick(0);
  run.work = refusal('stale');
  for (let turn = 0; turn < 3; turn++) viewer.tick(0);
  assert.deepEqual([run.ticks, run.restarts, race?.restarts], [1, 0, 0]);
  assert.deepEqual([viewer.busy, codes], [false, ['trap']]);
  run.work = () => {};
  viewer.restart();
  assert.deepEqual([race?.player.state, viewer.busy, viewer.error], ['ready', true, null]);
});

test('a second try that fails, too, is told', () => {
  const { viewer, run, codes } = deskWith();
  run.player.state = 'failed';
  run.restart = refusal('trap');
  viewer.restart();
  assert.deepEqual([codes, viewer.error?.code], [['trap'], 'trap']);
});
