/** The cuts of a constraint search above its timeline: each is a step that cuts, and none is missing. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import {
  MOST_CUTS,
  crossesOf,
  cutsOf,
} from '../../www/families/backtracking/timeline/cut-marks.js';
import './families.js';

/** @import { Frame } from '../../www/families/backtracking/core.js' */

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

/** @param {string} id @param {string} preset @param {string} algorithm */
function finished(id, preset, algorithm) {
  const kind = catalogue().find((one) => one.id === id);
  const { link } = kind?.presets.find((one) => one.id === preset) ?? assert.fail(preset);
  const session = new Session(new Session(link).withAlgorithm(algorithm));
  while (!session.outcome) session.advance(1e5);
  return {
    session: /** @type {Session<Frame>} */ (/** @type {unknown} */ (session)),
    known: session.advance(0),
  };
}

for (const algorithm of ['plain', 'forward', 'arcs']) {
  test(`eight queens by ${algorithm}: the crosses are the steps that cut`, () => {
    const { session, known } = finished('queens', 'eight', algorithm);
    const wanted = [];
    for (let step = 1; step <= known; step++) {
      const { kind, reason } = session.show(step);
      if (kind === 'place' && reason >= 0) wanted.push(step);
    }
    assert.deepEqual(cutsOf(session, known), wanted);
    assert.equal(wanted.length > 0, algorithm !== 'plain');
  });
}

test('a search with too many cuts shows none', () => {
  const { session, known } = finished('sudoku', 'hard', 'forward');
  assert.ok(session.show(known).prunes > MOST_CUTS);
  assert.deepEqual(cutsOf(session, known), []);
});

test('no cross lies over another: the one of the cursor stays, and cuts too close to one have none', () => {
  const cuts = [1, 2, 3, 10, 11, 20];
  const xOf = (/** @type {number} */ step) => 4 * step;
  assert.deepEqual(crossesOf(cuts, xOf, -1), [1, 3, 10, 20]);
  assert.deepEqual(crossesOf(cuts, xOf, 2), [2, 10, 20]);
  assert.deepEqual(crossesOf(cuts, xOf, 11), [1, 3, 11, 20]);
  assert.deepEqual(
    crossesOf(cuts, (step) => 8 * step, -1),
    cuts,
  );
});
