/** How often screen readers are told, by a clock that the test moves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ReadablePlace } from '../../www/ui/kit/readable-speed.js';
import { Announcer } from '../../www/ui/kit/announcer.js';

Object.assign(globalThis, { window: globalThis });
const TICK_MS = 10;
const LONG_MS = 10_000;

for (const everyMs of [10, 90, 400, 1000]) {
  test(`row 26: said every ${everyMs} ms, it is told twice a second at most, the last word always`, (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const announcer = new Announcer(() => {});
    const times = /** @type {number[]} */ ([]);
    let told = '';
    for (let nowMs = 0; nowMs < LONG_MS; nowMs += TICK_MS) {
      if (nowMs % everyMs === 0) announcer.say(`step ${nowMs}`);
      if (announcer.said !== told) times.push(nowMs);
      told = announcer.said;
      t.mock.timers.tick(TICK_MS);
    }
    assert.ok(times.length >= LONG_MS / Math.max(everyMs, 1000), `${times.length} times`);
    for (const [index, time] of times.entries()) {
      const within = times.slice(index).filter((other) => other - time < 1000);
      assert.ok(within.length <= 2, `${within}`);
    }
    announcer.say('the end');
    t.mock.timers.tick(1000);
    assert.equal(announcer.said, 'the end');
  });
}

test('a first word is told at once, a second one by a change that is announced', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let changes = 0;
  const announcer = new Announcer(() => (changes += 1));
  for (const word of ['first', 'second', 'third']) {
    announcer.say(word);
    assert.deepEqual([announcer.said, changes], ['first', 0]);
  }
  t.mock.timers.tick(1000);
  assert.deepEqual([announcer.said, changes], ['third', 1]);
  t.mock.timers.tick(LONG_MS);
  assert.equal(changes, 1);
});

test('one that is stopped tells nothing any more', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const announcer = new Announcer(() => assert.fail('told'));
  announcer.say('first');
  announcer.say('second');
  announcer.stop();
  t.mock.timers.tick(LONG_MS);
  assert.equal(announcer.said, 'first');
});

test('text shows every step that can be read, and of faster ones ten a second', () => {
  const player = { state: 'playing', tempo: 'directed', size: 0, pace: 4, cursor: 0, known: 0, computing: true }; // prettier-ignore
  const place = new ReadablePlace();
  const seen = { steps: new Set(), known: new Set() };
  const play = (/** @type {number} */ from) => {
    seen.steps.clear();
    seen.known.clear();
    for (let nowMs = from; nowMs < from + 1000; nowMs += 10) {
      Object.assign(player, { cursor: nowMs, known: nowMs });
      place.follow(/** @type {any} */ (player), nowMs);
      seen.steps.add(place.step);
      seen.known.add(place.known);
    }
    return [seen.steps.size, seen.known.size];
  };
  assert.deepEqual(play(0), [100, 10]);
  player.pace = 60;
  assert.deepEqual(play(1000), [10, 10]);
  // At rest the last step is shown at once.
  Object.assign(player, { state: 'paused', computing: false, cursor: 5, known: 9 });
  place.follow(/** @type {any} */ (player), 2000);
  assert.deepEqual([place.step, place.known, place.isHeld], [5, 9, false]);
});
