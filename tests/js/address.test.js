/** The address and what a reload has left for it: whatever was stored, a good address stays. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { AddressWriter } from '../../www/page/address-bar.js';
import { catalogue, loadEngine } from '../../www/core/engine/session.js';
import { lettersOf } from '../../www/core/links/state-string.js';
import { sameRun } from '../../www/core/engine/same-run.js';

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

/** The published sample at steps 1234 and 1176. */
const SHOWN = 'AQEEBJi7AgAA0gk';
const LATER = 'AQEEBJi7AgAAmAk';
const RACE = '.step.answer.bidirectional';

/**
 * The address after a reload in whose session storage somebody has left something.
 * @param {string} left
 */
async function reloaded(left) {
  const place = { hash: `#${SHOWN}` };
  const storage = new Map([['searchlight.waiting', left]]);
  Object.assign(globalThis, {
    location: place,
    history: { replaceState: (/** @type {any[]} */ ...[, , url]) => (place.hash = url) },
    sessionStorage: {
      getItem: (/** @type {string} */ key) => storage.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => storage.set(key, value),
    },
  });
  const address = new AddressWriter();
  await address.takeUp(async (state, kept) => sameRun(state, kept));
  assert.equal(storage.get('searchlight.waiting'), '', 'it is taken up once');
  return address.read();
}

test('what a reload has left takes the place of an address of the same run only', async (context) => {
  context.mock.method(performance, 'getEntriesByType', () => [{ type: 'reload' }]);
  assert.equal(await reloaded(LATER), LATER);
  assert.equal(await reloaded(LATER + RACE), LATER + RACE);
  const others = catalogue().map(({ presets }) => lettersOf(presets[presets.length - 1].link));
  const nonsense = ['', 'nonsense', 'Anonsense', 'A', '%00 <b>', 'A'.repeat(9999)];
  const races = [`${LATER}.x.y`, `${LATER}.step.answer.none`, `${LATER}.step`];
  for (const left of [...others, ...nonsense, ...races]) {
    assert.equal(await reloaded(left), SHOWN, left.slice(0, 40));
  }
});

test('what is stored counts only after a reload', async (context) => {
  context.mock.method(performance, 'getEntriesByType', () => [{ type: 'navigate' }]);
  assert.equal(await reloaded(LATER), SHOWN);
});
