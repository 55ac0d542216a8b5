/** Where the sentence about a word stands: beside the word, in the room, over no control. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freePlace } from '../../www/ui/callouts/tooltip-place.js';

const PHONE = { width: 390, height: 844 };
const SIZE = { width: 230, height: 90 };

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/** @param {Box} one @param {Box} other */
const meet = (one, other) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** @param {{ x: number, y: number }} place @returns {Box} */
const boxAt = ({ x, y }) => ({ left: x, top: y, ...SIZE });

test('in the upper half the sentence stands under its word, in the lower half over it', () => {
  const high = { left: 20, top: 60, width: 80, height: 20 };
  assert.deepEqual(freePlace(high, SIZE, PHONE, []), { x: 20, y: 84 });
  const low = { left: 300, top: 700, width: 80, height: 20 };
  const { x, y } = freePlace(low, SIZE, PHONE, []);
  assert.equal(y, 700 - 4 - SIZE.height);
  assert.ok(x >= 8 && x + SIZE.width <= PHONE.width - 8);
});

test('it covers no control where there is a place without one', () => {
  const timeline = { left: 16, top: 710, width: 358, height: 20 };
  const buttons = [16, 140, 260].map((left) => ({ left, top: 660, width: 110, height: 32 }));
  const controls = [...buttons, { left: 16, top: 770, width: 358, height: 62 }];
  const box = boxAt(freePlace(timeline, SIZE, PHONE, controls));
  assert.deepEqual(controls.filter((one) => meet(one, box)), []); // prettier-ignore
  assert.ok(!meet(timeline, box));
});

test('among controls everywhere it stays in the room, near its word', () => {
  const word = { left: 180, top: 400, width: 40, height: 20 };
  const controls = Array.from({ length: 40 }, (_, row) => ({ left: 0, top: 21 * row, width: 390, height: 20 })); // prettier-ignore
  const { x, y } = freePlace(word, SIZE, PHONE, controls);
  assert.ok(x >= 8 && y >= 8 && x + SIZE.width <= 382 && y + SIZE.height <= 836);
  assert.ok(Math.abs(y - word.top) < 200);
});
