/** The desk over runs that break down, which stand for those of a core that does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineError } from '../../www/core/instance.js';

// The surfaces of canvases ask for one as soon as they are imported.
Object.assign(globalThis, { ResizeObserver: class {} });
const { Desk } = await import('../../www/ui/desk.js');

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

/** A desk with a run, the race before it if one is wanted, and the codes that its host hears. */
function deskWith({ racing = false } = {}) {
  /** @type {string[]} */
  const codes = [];
  const host = {
    refresh() {},
    emit: (/** @type {string} */ _, /** @type {any} */ { code }) => codes.push(code),
  };
  const desk = new Desk(/** @type {any} */ (host));
  const viz = new Film();
  const race = racing ? new Film() : null;
  Object.assign(desk, { viz, roles: {} });
  Object.assign(desk.racing, { race });
  return { desk, viz, race, codes };
}

test('a run that another element broke is made anew unseen', () => {
  const { desk, viz, codes } = deskWith();
  viz.work = () => viz.restarts === 0 && refusal('stale')();
  desk.tick(0);
  assert.deepEqual([viz.ticks, viz.restarts, codes.length], [2, 1, 0]);
});

test('what is refused after that is told, not thrown, and tried no third time', () => {
  const { desk, viz, codes } = deskWith();
  viz.work = () => refusal(viz.restarts === 0 ? 'stale' : 'trap')();
  desk.tick(0);
  assert.deepEqual([viz.ticks, viz.restarts, viz.player.state], [2, 1, 'failed']);
  assert.deepEqual(codes, ['trap']);
  viz.restart = refusal('outOfMemory');
  viz.player.state = 'paused';
  viz.work = refusal('stale');
  desk.tick(0);
  assert.deepEqual(codes, ['trap', 'outOfMemory']);
});

test('a race that broke down stays so until a person tries again, whatever the run behind it', () => {
  const { desk, viz, race, codes } = deskWith({ racing: true });
  viz.work = refusal('trap');
  desk.tick(0);
  viz.work = refusal('stale');
  for (let turn = 0; turn < 3; turn++) desk.tick(0);
  assert.deepEqual([viz.ticks, viz.restarts, race?.restarts], [1, 0, 0]);
  assert.deepEqual([desk.busy, codes], [false, ['trap']]);
  viz.work = () => {};
  desk.restart();
  assert.deepEqual([race?.player.state, desk.busy, desk.error], ['ready', true, null]);
});

test('a second try that fails, too, is told', () => {
  const { desk, viz, codes } = deskWith();
  viz.player.state = 'failed';
  viz.restart = refusal('trap');
  desk.restart();
  assert.deepEqual([codes, desk.error?.code], [['trap'], 'trap']);
});
