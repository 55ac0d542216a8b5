/** The queue as it is drawn and counted: the state being expanded has been taken out of it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { queueFrom } from '../../www/families/state-space/board/queue-start.js';
import './families.js';

/** @import { Frame } from '../../www/families/state-space/core.js' */

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

test('the queue holds what a textbook’s does: the start alone, then its successors without it', () => {
  const session = new Session(catalogue()[0].presets[0].link);
  session.advance(1000);
  const waiting = (/** @type {number} */ step) => {
    const frame = /** @type {Frame} */ (/** @type {unknown} */ (session.show(step)));
    return frame.sides[0].discovered - queueFrom(frame, 0);
  };
  // Sixteen moves of the start, each to a new board; then the first of these is taken out.
  assert.deepEqual([0, 1, 2, 16].map(waiting), [1, 1, 2, 16]);
  // Turning the same disc once more leads back to the start, which is known.
  assert.equal(waiting(17), 15);
  session.free();
});
