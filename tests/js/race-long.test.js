/** A race in which one lane comes to no end that anyone would wait for. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, loadEngine } from '../../www/core/engine/session.js';
import { countOf } from '../../www/core/engine/family-core.js';
import { Race } from '../../www/core/race/race.js';
import { STEP_SIZES } from '../../www/core/playback/player.js';
import { RunModel } from '../../www/core/engine/run.js';
import { RacePanel } from '../../www/ui/race/race-panel.js';
import { standing } from '../../www/ui/race/race-sentence.js';
import { kindsOf } from './families.js';
import { words } from './dictionaries.js';

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

const [, ITEM, STAGE] = STEP_SIZES.keys();

/** Naive search and Warnsdorff's rule on 8 x 8, computed as far as they are unasked. */
function drowning() {
  const presets = kindsOf('backtracking').find(({ id }) => id === 'knight')?.presets ?? [];
  const first = new Session(presets.filter(({ id }) => id === 'drowning')[0].link);
  const links = ['naive', 'warnsdorff'].map((id) => first.withAlgorithm(id));
  first.free();
  const race = new Race(links, {}, () => performance.now());
  rest(race);
  return race;
}

/** @param {Race} race */
function rest(race) {
  while (race.busy) race.tick(0);
}

test('the lane that ends wins as soon as the other is behind it', () => {
  const race = drowning();
  const [naive, rule] = race.lanes;
  assert.deepEqual([naive.outcome, rule.outcome?.code], [null, 'found']);
  assert.ok(naive.known >= 1e8);
  assert.equal(race.player.complete, false);
  assert.equal(race.player.known, naive.known);
  race.player.seek(10);
  const rest10 = `Lane 2 is ahead. So far: 10 steps. To its end: ${rule.units - 10} steps.`;
  assert.equal(standing(words, race, 'backtracking'), rest10);
  race.player.seek(rule.units);
  const wins = `Lane 2 wins: ${rule.units} steps. 1 lane goes on.`;
  assert.equal(standing(words, race, 'backtracking'), wins);
  race.free();
});

test('the run behind a race is computed no further, however far it was to go', () => {
  const run = new RunModel('knight', () => performance.now());
  const panel = new RacePanel(/** @type {any} */ ({ run }));
  const { player } = run;
  player.runsOn = true;
  panel.begun('').free();
  assert.equal(player.runsOn, false);
  player.seek(9e10);
  panel.begun('').free();
  assert.deepEqual([player.wanted, player.cursor], [-1, player.known]);
  run.free();
});

test('it is counted in other sizes without being computed further', () => {
  const race = drowning();
  const [naive, rule] = race.lanes;
  const { known } = naive;
  for (const size of [ITEM, STAGE, 0]) {
    race.count({ size });
    rest(race);
    assert.equal(naive.known, known);
    assert.ok(race.player.known > 0, `${size}`);
    race.player.seek(race.player.known);
    race.show();
    const frames = race.lanes.map(({ frame }) => frame);
    if (size === ITEM) {
      const [behind, ended] = frames.map(
        (frame) => countOf(frame, 'placements') + countOf(frame, 'retreats'),
      );
      assert.equal(ended, rule.units);
      // What comes after the last item that is known is no whole one yet.
      assert.ok(race.player.known - behind <= 1, `${behind} of ${race.player.known}`);
    }
    assert.ok(frames[1].answered);
  }
  race.free();
});
