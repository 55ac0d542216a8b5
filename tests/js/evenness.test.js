/** When the light goes out because a film does not play evenly with it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Evenness } from '../../www/core/playback/frame-pacing.js';

/** @param {Evenness} evenness @param {number[]} tookMs */
function play(evenness, tookMs, nowMs = 1000) {
  evenness.follow(nowMs, true);
  for (const ms of tookMs) evenness.follow((nowMs += ms), true);
  return evenness.holds;
}

/** So many frames, of which every `nth` is late. @param {number} count @param {number} nth */
const frames = (count, nth) =>
  Array.from({ length: count }, (_, frame) => (frame % nth === 0 ? 50 : 16.7));

test('a film whose frames often come late loses its light until it rests', () => {
  const evenness = new Evenness();
  assert.equal(play(evenness, frames(60, 2)), false);
  // In time again it stays out: it was its going out that helped.
  assert.equal(play(evenness, frames(600, 1000)), false);
  evenness.follow(1e6, false);
  assert.equal(evenness.holds, true);
});

test('a late frame now and then costs nothing, nor does a page that was hidden', () => {
  assert.equal(play(new Evenness(), frames(6000, 10)), true);
  assert.equal(play(new Evenness(), Array(100).fill(1000)), true);
});
