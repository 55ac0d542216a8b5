/** Where a finger or a pointer on the timeline leads. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareAt } from '../../www/core/playback/timeline-axis.js';

test('a finger that is lifted at an end of the bar reaches the end, and none jumps in between', () => {
  for (const [width, reach] of [
    [358, 10],
    [1200, 1],
  ]) {
    // prettier-ignore
    assert.equal(shareAt(width - reach, width, reach), 1);
    assert.equal(shareAt(width + 40, width, reach), 1);
    assert.equal(shareAt(reach, width, reach), 0);
    assert.equal(shareAt(-40, width, reach), 0);
    assert.equal(shareAt(width / 2, width, reach), 0.5);
    assert.ok(shareAt(width - reach - 1, width, reach) < 1);
  }
});
