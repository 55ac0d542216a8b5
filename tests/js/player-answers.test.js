/** Answers that playback passes before they are planned are reported after the next plan. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Player } from '../../www/core/playback/player.js';
import './families.js';

/** Run of `end` steps; a call computes `most` steps. The answer is known once it is computed. */
class SlowRun {
  known = 0;
  eager = true;

  /** @param {{ end: number, answer: number, most: number }} options */
  constructor({ end, answer, most }) {
    this.end = end;
    this.answer = answer;
    this.most = most;
  }

  get outcome() {
    return this.known === this.end ? /** @type {const} */ ({ code: 'found', depth: 4 }) : null;
  }

  /** @param {number} steps */
  advance(steps) {
    this.known = Math.min(this.end, this.known + Math.min(steps, this.most));
    return this.known;
  }

  /** @param {number} from @param {number} _size @param {number} by */
  locate(from, _size, by) {
    return Math.max(0, Math.min(this.known, from + by));
  }

  score() {
    const answer = this.answer <= this.known ? this.answer : null;
    return { known: this.known, opening: 16, moments: [], answer };
  }
}

const FRAME_MS = 1000 / 60;

/** Returns a player that plays a slow run from the start, at a steady speed. */
function playing() {
  const player = new Player(() => 0);
  player.load(new SlowRun({ end: 4000, answer: 200, most: 100 }));
  player.speed = 1e5;
  player.play();
  return player;
}

/**
 * Ticks until a condition holds; returns the answers of each frame that reported one.
 * @param {Player} player
 * @param {() => boolean} until
 */
function tickUntil(player, until) {
  const told = [];
  for (let frame = 1; frame < 1000 && !until(); frame++) {
    player.tick(1e6 + frame * FRAME_MS);
    const reached = player.takeReached();
    if (reached.length > 0) told.push(reached);
  }
  assert.ok(until());
  return told;
}

test('an answer that playback passed before it was planned is told before the end', () => {
  const player = playing();
  const told = tickUntil(player, () => player.state === 'finished');
  assert.deepEqual(told, [[{ step: 200 }]]);
});

test('an answer that playback passed is told after a pause, too, and only once', () => {
  const player = playing();
  assert.deepEqual(
    tickUntil(player, () => player.cursor > 300),
    [],
  );
  player.pause();
  assert.deepEqual(
    tickUntil(player, () => !player.busy),
    [[{ step: 200 }]],
  );
  player.play();
  assert.deepEqual(
    tickUntil(player, () => player.state === 'finished'),
    [],
  );
});

test('an answer that playback passed is not told after a seek', () => {
  const player = playing();
  tickUntil(player, () => player.cursor > 300);
  player.seek(100);
  assert.deepEqual(
    tickUntil(player, () => !player.busy),
    [],
  );
  player.play();
  assert.deepEqual(
    tickUntil(player, () => player.state === 'finished'),
    [[{ step: 200 }]],
  );
});
