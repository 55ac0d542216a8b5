/** The movement from one step to the next. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Tween, eased } from '../../www/core/playback/step-tween.js';

test('a step forward moves from 0 to 1 in half a second, by elapsed time', () => {
  const tween = new Tween();
  tween.follow(4, 0, false);
  assert.equal(tween.share, 1, 'the first step shown has nothing before it');
  tween.follow(5, 0, false);
  assert.equal(tween.share, 0);
  tween.tick(1000);
  tween.tick(1250);
  assert.equal(tween.share, 0.5);
  tween.follow(5, 0, false);
  assert.equal(tween.share, 0.5, 'the same step goes on');
  tween.tick(1500);
  assert.equal(tween.share, 1);
  assert.equal(tween.on, false);
});

test('a jump, a step back, a fast film and reduced motion show no movement', () => {
  for (const [step, pace, still] of /** @type {const} */ ([
    [12, 0, false],
    [9, 0, false],
    [11, 8.1, false],
    [11, 0, true],
  ])) {
    const tween = new Tween();
    tween.follow(10, 0, false);
    tween.follow(step, pace, still);
    assert.equal(tween.share, 1, `${step} at ${pace}`);
  }
});

test('an interrupted movement gives way to that of the next step, or to none', () => {
  const tween = new Tween();
  tween.follow(1, 0, false);
  tween.follow(2, 0, false);
  tween.tick(0);
  tween.tick(100);
  tween.follow(3, 0, false);
  assert.equal(tween.share, 0);
  tween.tick(200);
  tween.follow(1, 0, false);
  assert.equal(tween.share, 1, 'nothing of step 3 is left at step 1');
  tween.follow(2, 0, false);
  tween.stop();
  tween.follow(3, 0, false);
  assert.equal(tween.share, 1, 'another run begins at rest');
});

test('a film leaves a movement less time than a step has', () => {
  const tween = new Tween();
  tween.follow(1, 8, false);
  tween.follow(2, 8, false);
  tween.tick(0);
  tween.tick(100);
  assert.equal(tween.share, 1);
});

test('what is eased begins at 0, ends at 1 and is ahead of time', () => {
  assert.deepEqual([eased(0), eased(1)], [0, 1]);
  assert.ok(eased(0.5) > 0.5);
});
