/** How much of a run a turn computes: what fits into a slice of a frame, whatever a step costs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Player } from '../../www/core/playback/player.js';
import './families.js';

/** A run without an end unless one is said; a step of it takes as long as is said. */
class LongRun {
  known = 0;
  nowMs = 0;
  stepsPerMs = Infinity;
  end = Infinity;
  eager = true;
  /** How many steps each call was asked for. @type {number[]} */
  calls = [];

  get outcome() {
    return this.known === this.end ? { code: 'found', depth: 4 } : null;
  }

  /** @param {number} steps */
  advance(steps) {
    this.calls.push(steps);
    this.nowMs += steps / this.stepsPerMs;
    this.known = Math.min(this.end, this.known + steps);
    return this.known;
  }

  locate() {
    return 0;
  }

  score() {
    return { known: this.known, opening: 10, moments: [], answer: null };
  }
}

/** A run in a player, and what makes so many turns of it. @param {number} [stepsPerMs] */
function loaded(stepsPerMs = Infinity) {
  const run = new LongRun();
  run.stepsPerMs = stepsPerMs;
  const player = new Player(() => run.nowMs);
  player.load(/** @type {any} */ (run));
  const turn = (count = 1) => {
    for (let tick = 0; tick < count; tick++) player.tick(run.nowMs);
  };
  return { run, player, turn };
}

test('a clock in whole milliseconds that says 0: the budget doubles, and no faster', () => {
  const { run, turn } = loaded();
  turn(10);
  assert.ok(run.calls[0] >= 1);
  // A slice is computed in two halves.
  assert.equal(run.calls.length, 20);
  for (let call = 2; call < 20; call++) assert.equal(run.calls[call], 2 * run.calls[call - 2]);
});

test('a slice whose steps take longer than the last ones is cut off after its first half', () => {
  const { run, turn } = loaded(10_000);
  turn(20);
  const [calls, beforeMs] = [run.calls.length, run.nowMs];
  run.stepsPerMs /= 8;
  turn();
  assert.equal(run.calls.length, calls + 1);
  const cutMs = run.nowMs - beforeMs;
  assert.ok(cutMs < 25, `the slice takes ${cutMs} ms`);
  turn();
  const nextMs = run.nowMs - beforeMs - cutMs;
  assert.ok(nextMs < 7, `the next one takes ${nextMs} ms`);
});

test('a slow machine gets smaller slices, at least one step, and recovers', () => {
  const { run, turn } = loaded(1000);
  /** What a turn takes, ms. */
  const sliceMs = () => {
    const beforeMs = run.nowMs;
    turn();
    return run.nowMs - beforeMs;
  };
  turn(20);
  assert.ok(sliceMs() > 1);
  assert.ok(sliceMs() <= 8);
  run.stepsPerMs = 1e-6;
  turn(5);
  assert.equal(run.calls.at(-1), 1);
  run.stepsPerMs = 1000;
  turn(40);
  assert.ok(sliceMs() > 1);
  for (let call = 1; call < run.calls.length; call++) {
    assert.ok(run.calls[call] <= 2 * run.calls[call - 1], 'at most twice as much');
  }
});

test('who goes to the last step of a run that is computed only on demand learns how it ended', () => {
  for (let end = 60_000; end < 400_000; end += 1_234) {
    const { run, player, turn } = loaded(10_000);
    Object.assign(run, { end, eager: false });
    player.seek(end);
    turn(60);
    assert.deepEqual([player.cursor, player.complete, player.busy], [end, true, false], `${end}`);
  }
});
