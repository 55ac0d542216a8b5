/** What is asked about a run in the background. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine.js';
import { Questions } from '../../www/families/states/questions.js';
import './families.js';

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

test('a space of which there is no survey leaves the study without one', () => {
  const session = new Session(catalogue()[0].presets[0].link);
  // As the core tells it of a space whose moves cannot be walked backwards.
  const oneWay = Object.create(session, {
    advanceSurvey: { value: () => true },
    survey: { value: () => null },
    description: { value: session.description },
  });
  const study = /** @type {any} */ ({ survey: null, surveyed: 0, fewest: -1, map: null });
  const player = /** @type {any} */ ({ outcome: { code: 'impossible' } });
  const questions = new Questions(study, oneWay, player, () => assert.fail('no other run'));
  for (let turn = 0; questions.busy; turn++) {
    assert.ok(turn < 10, 'the questions come to an end');
    questions.work();
  }
  assert.equal(study.survey, null);
  session.free();
});
