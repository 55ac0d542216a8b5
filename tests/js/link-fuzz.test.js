/** Random fragments of addresses, one after the other, as a page that stays open is given them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { EngineError, catalogue, loadEngine } from '../../www/core/engine.js';
import { bytesOf, lettersOf } from '../../www/core/link.js';
import { checkRace } from '../../www/core/race-link.js';
import { RunModel } from '../../www/core/run-model.js';
import { words } from './dictionaries.js';
import { CORES } from './families.js';

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

const RUNS = process.env.SEARCHLIGHT_LONG === '1' ? 50_000 : 5000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const STATES = catalogue().flatMap(({ presets }) => presets.map(({ link }) => lettersOf(link)));

const letters = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 60 });
const suffix = fc
  .array(fc.constantFrom('step', 'time', 'answer', 'whole', 'bfs', 'bidirectional', 'nobody', ''), {
    maxLength: 7,
  })
  .map((parts) => ['', ...parts].join('.'));
/** Good ones with a few letters changed. */
const changed = fc
  .tuple(
    fc.constantFrom(...STATES.filter(({ length }) => length < 100)),
    fc.array(fc.tuple(fc.nat(100), fc.constantFrom(...LETTERS)), { maxLength: 3 }),
    fc.option(suffix, { nil: '' }),
  )
  .map(([good, changes, race]) => {
    const others = changes.reduce((text, [at, letter]) => {
      const place = at % good.length;
      return text.slice(0, place) + letter + text.slice(place + 1);
    }, good);
    return others + race;
  });
const fragment = fc.oneof(
  letters,
  letters.map((text) => `AQ${text}`),
  letters.map((text) => `AQEE${text}`),
  { weight: 4, arbitrary: changed },
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ maxLength: 40 }).map((text) => text.repeat(200)),
  fc.constantFrom('__proto__', 'constructor', '%00', '%', '%F0%9F', '\ud800', 'A=1&A=2', '../..'),
);

test('whatever the fragment, a run is shown, or a code says why not and the run before stays', () => {
  let clockMs = 0;
  // A clock that goes on, so that a turn computes a little.
  const run = new RunModel('', () => (clockMs += 1));
  /** As an element does with a state string. @param {string} text */
  const show = (text) => {
    const [first] = text.split('.');
    const link = bytesOf(first);
    checkRace(link, text.slice(first.length));
    assert.equal(run.open(link), '', 'all families are here');
    return first;
  };
  /** @type {Record<string, number>} */
  const opened = {};
  for (const text of fc.sample(fragment, { numRuns: RUNS, seed: 20_260_731 })) {
    const before = run.link;
    try {
      const shown = show(text);
      assert.equal(lettersOf(run.link), shown);
      run.tick(clockMs);
      run.show();
      const { family } = run.session.description;
      opened[family] = (opened[family] ?? 0) + 1;
    } catch (error) {
      assert.ok(error instanceof EngineError, `${error} of ${JSON.stringify(text)}`);
      assert.ok(words.has(`error.${error.code}`), `${error.code} of ${JSON.stringify(text)}`);
      assert.deepEqual(run.link, before);
    }
  }
  for (const family of Object.keys(CORES)) {
    assert.ok(opened[family] > 20, `only ${opened[family]} links of ${family} opened`);
  }
  run.free();
});
