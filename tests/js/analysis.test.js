/** What is found out about a run in the background. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { Analysis } from '../../www/families/state-space/analysis.js';
import './families.js';

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

test('a space of which there is no survey leaves the analysis without one', () => {
  const session = new Session(catalogue()[0].presets[0].link);
  // As the core tells it of a space whose moves cannot be walked backwards.
  const oneWay = Object.create(session, {
    advanceSurvey: { value: () => true },
    survey: { value: () => null },
    description: { value: session.description },
  });
  const player = /** @type {any} */ ({ outcome: { code: 'impossible' } });
  const analysis = new Analysis(oneWay, player, () => assert.fail('no other run'));
  for (let turn = 0; analysis.busy; turn++) {
    assert.ok(turn < 10, 'the analysis comes to an end');
    analysis.work();
  }
  assert.equal(analysis.survey, null);
  session.free();
});
