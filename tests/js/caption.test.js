/** The caption: how large its sentence is set. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sizeOf } from '../../www/ui/viewer/caption.js';

test('a sentence is set smaller by the room that it takes, and a wide letter takes that of two', () => {
  for (const [letter, room] of /** @type {const} */ ([
    ['a', 1],
    ['ệ', 1],
    ['局', 2],
    ['，', 2],
  ])) {
    const sizes = [90, 100, 150, 160, 170, 210].map((letters) =>
      sizeOf(letter.repeat(letters / room)),
    );
    // Two lines of a wide page hold what a phone sets in smaller letters.
    const long = 'wordy long';
    const [, , , , longer] = sizes;
    assert.deepEqual(sizes, ['', 'wordy', 'wordy', long, longer, `${long} longer longest`], letter);
    assert.equal(longer, `${long} longer`);
  }
});
