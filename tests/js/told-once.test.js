/** Errors and notices that are told once, and end when what they are about ends. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tellExploring } from '../../www/ui/own/exploration-notices.js';
import { Racing } from '../../www/ui/race/race-control.js';

test('a race whose lanes cannot be read tells the error once, and waits no longer', () => {
  let told = 0;
  const damaged = () => {
    throw new Error('a damaged link');
  };
  const viewer = {
    extras: { race: { lanesOf: damaged, begun: damaged } },
    loading: { holdsLinks: () => false, extras: { ask() {} } },
    attempt(/** @type {() => unknown} */ work) {
      try {
        return work();
      } catch {
        told++;
        return undefined;
      }
    },
  };
  const racing = new Racing(/** @type {any} */ (viewer));
  racing.ask('.race.zzz');
  assert.equal(told, 1);
  assert.equal(racing.on, false);
  assert.equal(racing.race, null);
});

test('two puzzles that are explored at once have a notice each', () => {
  let refreshes = 0;
  const viewer = { loading: { exploring: null }, refresh: () => void refreshes++ };
  const said = () => /** @type {any} */ (viewer.loading.exploring)?.() ?? null;
  const tell = (/** @type {string} */ puzzle, /** @type {string | null} */ text) =>
    tellExploring(/** @type {any} */ (viewer), puzzle, text === null ? null : () => text);
  tell('my:one', 'one 5');
  tell('my:two', 'two 1');
  tell('my:one', 'one 9');
  assert.deepEqual(said(), ['one 9', 'two 1']);
  tell('my:one', null);
  assert.deepEqual(said(), ['two 1']);
  tell('my:two', null);
  assert.equal(said(), null);
  assert.equal(refreshes, 5);
});
