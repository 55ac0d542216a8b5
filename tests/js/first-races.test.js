/** The races for newcomers: they open, end as they promise, and their lanes can be told apart. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decodeState } from '../../www/core/links/state-parts.js';
import { checkRace, readSuffix } from '../../www/core/race/race-link.js';
import { Session, loadEngine } from '../../www/core/engine/session.js';
import { wordsOf } from '../../www/i18n/index.js';
import { RACES } from '../../www/races/index.js';
import { guideRule } from '../../www/ui/race/guide-rule.js';
import { DICTIONARIES, words } from './dictionaries.js';
import './families.js';

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

/** The lanes of a race, each computed to its end. @param {string} state */
function lanesOf(state) {
  const [letters, ...parts] = state.split('.');
  const link = decodeState(letters).link;
  const suffix = ['', ...parts].join('.');
  checkRace(link, suffix);
  const first = new Session(link);
  const others = readSuffix(suffix).others.map((name) => new Session(first.withAlgorithm(name)));
  const lanes = [first, ...others];
  for (const session of lanes) while (!session.outcome) session.advance(1e5);
  return lanes;
}

for (const { name, about, puzzle, state } of RACES) {
  test(`${name}: it is a race of its puzzle, with words in each language`, () => {
    for (const { description } of lanesOf(state)) assert.equal(description.puzzle, puzzle);
    for (const { language, page } of DICTIONARIES) {
      const own = wordsOf(language, page);
      assert.ok(own.has(name) && own.has(about), language);
    }
  });
}

test('the races end as their comments say', () => {
  const steps = (/** @type {string} */ name) => {
    const { state } = RACES.find((race) => race.name === name) ?? assert.fail(name);
    return lanesOf(state).map((session) => session.advance(0));
  };
  assert.deepEqual(steps('puzzles.race.ahead'), [981, 168, 142]);
  assert.deepEqual(steps('puzzles.race.cuts'), [1881, 475]);
});

test('lanes with the same search are told apart by the settings in which they differ', () => {
  const rules = (/** @type {string} */ name) => {
    const { state } = RACES.find((race) => race.name === name) ?? assert.fail(name);
    const lanes = lanesOf(state).map((session) => ({ session }));
    return lanes.map((lane) => guideRule(words, lane, lanes));
  };
  assert.deepEqual(rules('puzzles.race.ahead'), ['In order', 'In order', 'Fewest left']);
  assert.deepEqual(rules('puzzles.race.cuts'), ['', '']);
});
