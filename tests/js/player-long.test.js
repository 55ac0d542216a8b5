/** The player over a run that is too long to be computed unasked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Player } from '../../www/core/playback/player.js';

/** So many steps are worth computing unasked. */
const EAGER = 1e6;
const FRAME_MS = 16;
/** Steps that a slice of the fake takes a millisecond. */
const STEPS_PER_MS = 50_000;

/** A run without an end. */
class EndlessFilm {
  known = 0;
  outcome = null;
  #clock;

  /** @param {{ nowMs: number }} clock */
  constructor(clock) {
    this.#clock = clock;
  }

  get eager() {
    return this.known < EAGER;
  }

  /** @param {number} budget */
  advance(budget) {
    this.known += budget;
    this.#clock.nowMs += budget / STEPS_PER_MS;
    return this.known;
  }

  score() {
    return { known: this.known, opening: 16, moments: [], answer: null };
  }

  /** @param {number} from @param {number} size @param {number} by */
  locate(from, size, by) {
    return Math.max(0, Math.min(this.known, from + by));
  }
}

/** A player over such a run, computed as far as it is unasked. */
function loaded() {
  const clock = { nowMs: 0 };
  const film = new EndlessFilm(clock);
  const player = new Player(() => clock.nowMs);
  player.load(film);
  const tick = (/** @type {number} */ frames) => {
    for (let frame = 0; frame < frames; frame++) player.tick((clock.nowMs += FRAME_MS));
  };
  return { film, player, tick };
}

test('it is computed so far unasked, and then nothing is left to do', () => {
  const { player, tick } = loaded();
  tick(100);
  const { known } = player;
  assert.ok(known >= EAGER && known < 3 * EAGER, `${known}`);
  assert.deepEqual([player.computing, player.busy, player.complete], [false, false, false]);
  tick(10);
  assert.equal(player.known, known);
});

test('it runs on while that is asked, until it is stopped', () => {
  const { player, tick } = loaded();
  tick(100);
  player.runsOn = true;
  tick(20);
  const { known } = player;
  assert.ok(known > 3 * EAGER && player.busy);
  player.stop();
  tick(20);
  assert.deepEqual([player.known, player.busy, player.cursor], [known, false, 0]);
});

test('a step that is not known is run to, and stopping stays where it has come', () => {
  const { player, tick } = loaded();
  tick(100);
  player.seek(1e7);
  assert.equal(player.wanted, 1e7);
  tick(100);
  assert.deepEqual([player.cursor, player.wanted, player.busy], [1e7, -1, false]);
  player.seek(1e11);
  tick(3);
  player.stop();
  assert.deepEqual([player.cursor, player.wanted, player.busy], [player.known, -1, false]);
});

test('playing computes on only where it soon comes to the end of what is known', () => {
  const { player, tick } = loaded();
  tick(100);
  const { known } = player;
  player.speed = 100;
  player.play();
  tick(60);
  assert.equal(player.known, known, 'far from the end nothing more is needed');
  player.seek(known);
  player.speed = 1e8;
  player.play();
  for (let frame = 0; frame < 200; frame++) {
    const before = player.cursor;
    tick(1);
    assert.ok(player.cursor > before || frame < 2, `frame ${frame} stands still`);
  }
  assert.equal(player.state, 'playing');
  player.pause();
  tick(2);
  assert.equal(player.busy, false);
});

test('another film does not run on', () => {
  const { film, player } = loaded();
  player.runsOn = true;
  player.load(film);
  assert.equal(player.runsOn, false);
});
