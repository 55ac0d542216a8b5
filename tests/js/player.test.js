import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { Player } from '../../www/core/playback/player.js';
import './families.js';

/** @import { Outcome } from '../../www/wasm/searchlight.js' */

const FRAME_MS = 1000 / 60;
/** The longest gap between two ticks that counts. */
const GAP_MS = 250;

/** A run of `end` steps without a core: an item is 10 steps, a stage 100; the answer ends it. */
class FakeSession {
  known = 0;
  /** @type {number[]} */
  budgets = [];

  /** @param {number} end @param {number} [most] steps a call, whatever the budget */
  constructor(end, most = Infinity) {
    this.end = end;
    this.most = most;
    this.answer = end;
  }

  /** @param {number} budget */
  advance(budget) {
    this.budgets.push(budget);
    this.known = Math.min(this.end, this.known + Math.min(budget, this.most));
    return this.known;
  }

  /** @returns {Outcome | null} */
  get outcome() {
    return this.known === this.end ? { code: 'found', depth: 4 } : null;
  }

  /** @param {boolean} complete */
  score(complete) {
    const { known } = this;
    const isKnown = this.answer <= known && (complete || this.answer < this.end);
    return { known, opening: 10, moments: [], answer: isKnown ? this.answer : null };
  }

  /** @param {number} from @param {number} size @param {number} by */
  locate(from, size, by) {
    return Math.max(0, Math.min(this.known, from + by * 10 ** size));
  }
}

/**
 * A player with a clock that stands still and a run that is loaded but not computed.
 * @param {number} [end]
 * @param {number} [most]
 */
function loaded(end = 1000, most = Infinity) {
  const clock = { nowMs: 0 };
  const session = new FakeSession(end, most);
  const player = new Player(() => clock.nowMs);
  player.load(/** @type {any} */ (session));
  return { clock, session, player };
}

/** As `loaded`, computed to the end. @param {number} [end] @param {number} [answer] */
function computed(end = 1000, answer = end) {
  const all = loaded(end);
  all.session.answer = answer;
  while (!all.player.complete) all.player.tick(0);
  return all;
}

/**
 * Plays for a time in frames of equal length.
 * @param {Player} player
 * @param {number} seconds
 * @param {number} [frameMs]
 */
function playFor(player, seconds, frameMs = FRAME_MS) {
  player.play();
  const frames = Math.round((seconds * 1000) / frameMs);
  for (let frame = 0; frame <= frames; frame++) player.tick(frame * frameMs);
}

/** What each signal does in each state. @type {Record<string, Record<string, string>>} */
const TABLE = {
  empty: { load: 'ready', play: 'empty', pause: 'empty', seek: 'empty', end: 'empty', fail: 'failed' }, // prettier-ignore
  ready: { load: 'ready', play: 'playing', pause: 'ready', seek: 'paused', end: 'ready', fail: 'failed' }, // prettier-ignore
  playing: { load: 'ready', play: 'playing', pause: 'paused', seek: 'paused', end: 'finished', fail: 'failed' }, // prettier-ignore
  paused: { load: 'ready', play: 'playing', pause: 'paused', seek: 'paused', end: 'paused', fail: 'failed' }, // prettier-ignore
  answered: { load: 'ready', play: 'playing', pause: 'answered', seek: 'paused', end: 'answered', fail: 'failed' }, // prettier-ignore
  finished: { load: 'ready', play: 'playing', pause: 'finished', seek: 'paused', end: 'finished', fail: 'failed' }, // prettier-ignore
  failed: { load: 'ready', play: 'failed', pause: 'failed', seek: 'failed', end: 'failed', fail: 'failed' }, // prettier-ignore
};

/** How a computed player gets into a state. @type {Record<string, (player: Player) => void>} */
const WAYS = {
  empty: () => {},
  ready: () => {},
  playing: (player) => player.play(),
  paused: (player) => player.seek(5),
  answered: (player) => playFor(player, 100),
  finished: (player) => playFor(player, 100),
  failed: (player) => player.fail(),
};

/** @type {Record<string, (player: Player) => void>} */
const SIGNALS = {
  load: (player) => player.load(/** @type {any} */ (new FakeSession(7))),
  play: (player) => player.play(),
  pause: (player) => player.pause(),
  seek: (player) => player.seek(3),
  end: (player) => {
    player.cursor = player.known;
    player.tick(1e9);
  },
  fail: (player) => player.fail(),
};

for (const [state, row] of Object.entries(TABLE)) {
  test(`what each signal does to a player that is ${state}`, () => {
    const answer = state === 'answered' ? 50 : 100;
    for (const [signal, then] of Object.entries(row)) {
      const player = state === 'empty' ? new Player(() => 0) : computed(100, answer).player;
      WAYS[state](player);
      assert.equal(player.state, state);
      SIGNALS[signal](player);
      assert.equal(player.state, then, `${state} + ${signal}`);
    }
  });
}

test('a new run starts from before its first step, whatever was shown', () => {
  const { player } = computed(1000);
  player.seek(700);
  player.load(/** @type {any} */ (new FakeSession(50)));
  assert.deepEqual([player.cursor, player.known, player.wanted, player.outcome], [0, 0, -1, null]);
});

test('speed is by elapsed time: the same step after a second at 15, 60 and 240 frames', () => {
  for (const speed of [1, 4, 30, 777]) {
    for (const framesPerSecond of [15, 60, 240]) {
      const { player } = computed(100_000);
      player.speed = speed;
      playFor(player, 10, 1000 / framesPerSecond);
      const off = Math.abs(player.cursor - 10 * speed);
      assert.ok(off <= 1, `${player.cursor} after 10 s at ${speed}/s`);
    }
  }
});

test('speed counts the chosen step size', () => {
  for (const [size, steps] of [
    [0, 20],
    [1, 200],
    [2, 2000],
  ]) {
    const { player } = computed(100_000);
    player.size = size;
    player.speed = 10;
    playFor(player, 2);
    assert.ok(Math.abs(player.cursor - steps) <= 10 ** size, `${player.cursor} of ${steps}`);
  }
});

test('each size has a speed that suits it, until a person chooses one for all', () => {
  const { player } = computed();
  const rates = () =>
    [0, 1, 2].map((size) => {
      player.size = size;
      return player.rate;
    });
  assert.deepEqual(rates(), [4, 4, 1]);
  player.speed = 30;
  assert.deepEqual(rates(), [30, 30, 30]);
  player.load(/** @type {any} */ (new FakeSession(50)));
  assert.deepEqual(rates(), [30, 30, 30]);
});

test('the turn that learns how the run ends moves nothing; the next one by the time of both', () => {
  const { player } = loaded(1000, 400);
  player.speed = 100;
  player.play();
  const cursors = [0, 20, 40, 60].map((nowMs) => {
    player.tick(nowMs);
    return [player.complete, player.cursor];
  });
  assert.deepEqual(cursors, [
    [false, 0],
    [true, 0],
    [true, 4],
    [true, 6],
  ]);
});

test('a clock that does not move moves nothing, and neither does one that runs back', () => {
  const { player } = computed(1000);
  player.speed = 1000;
  player.play();
  for (let frame = 0; frame < 100; frame++) player.tick(5000);
  assert.equal(player.cursor, 0);
  player.tick(4000);
  assert.equal(player.cursor, 0);
  player.tick(4100);
  assert.equal(player.cursor, 100);
});

test('the first tick after play has no past: waiting before it does not count', () => {
  const { player } = computed(1000);
  player.speed = 100;
  player.tick(0);
  player.play();
  player.tick(60_000);
  assert.equal(player.cursor, 0);
  player.tick(60_100);
  assert.equal(player.cursor, 10);
  player.pause();
  player.play();
  player.tick(120_000);
  assert.equal(player.cursor, 10);
});

test('a hidden tab does not race on: a gap of a minute counts as a quarter second', () => {
  const { player } = computed(100_000);
  player.speed = 100;
  player.play();
  player.tick(0);
  player.tick(60_000);
  assert.equal(player.cursor, (GAP_MS / 1000) * 100);
});

test('the known part in 20 s takes 20 s, whatever the size and the number of steps', () => {
  for (const end of [400, 65_536, 20_971_520]) {
    for (const size of [0, 2]) {
      const { player } = computed(end);
      player.speed = 'fit';
      player.size = size;
      playFor(player, 19.5);
      assert.equal(player.state, 'playing');
      player.play();
      let ms = 0;
      while (player.state === 'playing' && ms < 2000) player.tick((ms += FRAME_MS));
      assert.equal(player.state, 'finished', `${end} steps after ${19.5 + ms / 1000} s`);
      assert.equal(player.cursor, end);
    }
  }
});

test('play at the end starts over; play in the middle goes on', () => {
  const { player } = computed(1000);
  player.seek(1000);
  player.play();
  assert.equal(player.cursor, 0);
  player.seek(500);
  player.play();
  assert.equal(player.cursor, 500);
});

test('seeking is exact, in any order, and stays within the known part', () => {
  const { player } = computed(1000);
  for (const step of [0, 1000, 1, 999, 500, 499, 500]) {
    player.seek(step);
    assert.equal(player.cursor, step);
  }
  player.seek(1e9);
  assert.deepEqual([player.cursor, player.wanted], [1000, -1]);
  player.seek(-5);
  assert.equal(player.cursor, 0);
  player.seek(12.9);
  assert.equal(player.cursor, 12);
});

test('what plays plays on from another step, once that is known, and ends where that is the end', () => {
  const { player } = loaded(10_000, 500);
  player.tempo = 'steady';
  player.play();
  player.goOnFrom(5500);
  while (player.wanted >= 0) player.tick(0);
  assert.deepEqual([player.cursor, player.state], [5500, 'playing']);
  for (let ms = 0; ms < 2000; ms += 16) player.tick(ms);
  assert.ok(player.cursor > 5500);
  while (!player.complete) player.tick(0);
  player.goOnFrom(1e9);
  assert.deepEqual([player.cursor, player.state], [10_000, 'playing']);
  player.tick(0);
  assert.equal(player.state, 'finished');
  player.goOnFrom(30);
  assert.deepEqual([player.cursor, player.state], [30, 'paused']);
});

test('stepping counts in its own size or the chosen one, and pauses', () => {
  const { player } = computed(1000);
  player.play();
  player.stepBy(1);
  assert.deepEqual([player.cursor, player.state], [1, 'paused']);
  player.size = 1;
  player.stepBy(2);
  assert.equal(player.cursor, 21);
  player.stepBy(-1, 0);
  assert.equal(player.cursor, 20);
  player.stepBy(1, 2);
  assert.equal(player.cursor, 120);
  player.stepBy(-99, 2);
  assert.equal(player.cursor, 0);
});

test('a link beyond the known part is run to, and shown when it is there', () => {
  const { player, session } = loaded(10_000, 500);
  player.load(/** @type {any} */ (session), 4500);
  assert.deepEqual([player.cursor, player.wanted, player.busy], [0, 4500, true]);
  for (let tick = 0; tick < 4; tick++) player.tick(tick);
  assert.deepEqual([player.cursor, player.wanted, player.known], [0, 4500, 4000]);
  player.tick(5);
  assert.deepEqual([player.cursor, player.wanted], [4500, -1]);
});

test('a link beyond the end shows the end', () => {
  const { player, session } = loaded(2500, 500);
  player.load(/** @type {any} */ (session), 1e11);
  while (!player.complete) player.tick(0);
  assert.deepEqual([player.cursor, player.known, player.wanted], [2500, 2500, -1]);
});

test('stopping on the way to a step keeps what is known; another seek replaces it', () => {
  const { player } = loaded(10_000, 500);
  player.tick(0);
  player.seek(9000);
  assert.equal(player.wanted, 9000);
  player.tick(1);
  player.seek(1500);
  assert.deepEqual([player.cursor, player.wanted], [1500, -1]);
  while (!player.complete) player.tick(2);
  assert.equal(player.cursor, 1500);
});

test('a failed player computes nothing more until it gets a new run', () => {
  const { player, session } = loaded(10_000, 100);
  player.tick(0);
  const calls = session.budgets.length;
  player.fail();
  player.tick(1);
  assert.equal(session.budgets.length, calls);
  player.load(/** @type {any} */ (new FakeSession(5)));
  player.tick(2);
  assert.equal(player.known, 5);
});

test('the published sample, played in 20 s by the real core, ends with the answer 4', async () => {
  const wasm = new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url);
  await loadEngine(readFileSync(wasm));
  const session = new Session(catalogue()[0].presets[0].link);
  const player = new Player(() => performance.now());
  player.load(session, 16_167);
  while (!player.complete) player.tick(0);
  assert.deepEqual(player.outcome, { code: 'found', depth: 4 });
  assert.deepEqual([player.cursor, player.known], [16_167, 65_536]);
  player.stepBy(-1, 0);
  assert.equal(player.cursor, 16_166);
  player.stepBy(1, 2);
  const next = player.cursor;
  player.stepBy(-1, 2);
  assert.ok(player.cursor < 16_166 && next > 16_166);
  player.seek(0);
  player.speed = 'fit';
  playFor(player, 19);
  assert.equal(player.state, 'playing');
  playFor(player, 2);
  assert.deepEqual([player.state, player.cursor], ['finished', 65_536]);
  session.free();
});
