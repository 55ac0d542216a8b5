/** Random addresses, one after the other, as a page that stays open is given them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { EngineError, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { bytesOf, lettersOf } from '../../www/core/links/state-string.js';
import { checkRace } from '../../www/core/race/race-link.js';
import { readState } from '../../www/core/links/read-state.js';
import { RunModel } from '../../www/core/engine/run.js';
import { wordsOf } from '../../www/i18n/index.js';
import { DICTIONARIES, words } from './dictionaries.js';
import { CORES } from './families.js';
import { heldMiB } from './held.js';
import { IS_LONG } from '../long.js';

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

const OWN = wordsOf('en', DICTIONARIES[0].own);

const RUNS = IS_LONG ? 50_000 : 4000;
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

/** What an address may ask for before its fragment, good ones among them. */
const query = fc.oneof(
  fragment.map((text) => `puzzle=${text}`),
  fragment.map((text) => `puzzle=${encodeURIComponent(text.toWellFormed())}`),
  fc.constantFrom(
    ...catalogue().map(({ id }) => `puzzle=${id}`),
    'puzzle',
    '&&==',
    'puzzle=a&puzzle=flip',
  ),
  fc.string({ unit: 'binary', maxLength: 8192 }),
);

/** What was refused has a code, and the code has words. @param {unknown} error @param {string} text */
function assertTyped(error, text) {
  assert.ok(error instanceof EngineError, `${error} of ${JSON.stringify(text)}`);
  const key = `error.${error.code}`;
  // What is said of puzzles of a page comes with them.
  assert.ok(words.has(key) || OWN.has(key), `${error.code} of ${JSON.stringify(text)}`);
}

test('row 1: whatever query and fragment are, a run is shown, or a code says why not and the run before stays', () => {
  let clockMs = 0;
  // A clock that goes on, so that a turn computes a little.
  const run = new RunModel('', () => (clockMs += 1));
  /** As an element does with a state string. @param {string} text */
  const show = (text) => {
    const { link } = readState(text);
    assert.equal(run.open(link), null, 'everything is here');
    return lettersOf(link);
  };
  /** @type {Record<string, number>} */
  const opened = {};
  const addresses = fc.tuple(query, fragment);
  let asked = 0;
  for (const [search, text] of fc.sample(addresses, { numRuns: RUNS, seed: 20_260_731 })) {
    const puzzle = new URLSearchParams(search).get('puzzle') ?? '';
    try {
      const first = new RunModel(puzzle, () => 0);
      if (puzzle) assert.equal(first.kind.id, puzzle);
      asked += puzzle ? 1 : 0;
      first.free();
    } catch (error) {
      assertTyped(error, search);
    }
    const before = run.link;
    try {
      const shown = show(text);
      assert.equal(lettersOf(run.link), shown);
      run.tick(clockMs);
      run.show();
      const { family } = run.session.description;
      opened[family] = (opened[family] ?? 0) + 1;
    } catch (error) {
      assertTyped(error, text);
      assert.deepEqual(run.link, before);
    }
  }
  for (const family of Object.keys(CORES)) {
    assert.ok(opened[family] > 10, `only ${opened[family]} links of ${family} opened`);
  }
  assert.ok(asked > 100, `only ${asked} puzzles opened`);
  run.free();
});

test('row 2: a fragment of a megabyte and numbers without end or sense are refused with a reason, and nothing is kept of them', async () => {
  const run = new RunModel('solitaire', () => 0);
  run.tick(0);
  const { session, player } = run;
  const board = run.link;
  const refused = (/** @type {() => unknown} */ work) => {
    let reason = '';
    try {
      work();
    } catch (error) {
      assertTyped(error, 'a number');
      reason = /** @type {EngineError} */ (error).code;
    }
    return reason;
  };
  const ask = () => {
    const digits = '9'.repeat(1e6);
    const fragmentOfMegabyte = `${STATES[0]}${'A'.repeat(2 ** 20)}`;
    assert.equal(
      refused(() => bytesOf(fragmentOfMegabyte)),
      'linkLength',
    );
    assert.equal(
      refused(() => checkRace(board, `.${fragmentOfMegabyte}`)),
      'raceLink',
    );
    for (const written of [digits, `-${digits}`, `0.${digits}`, '-1', '1e309', 'NaN', 'Infinity']) {
      assert.ok(Number.isNaN(words.read(written)), `${written.slice(0, 20)} is no number`);
    }
    for (const number of [NaN, Infinity, -Infinity, -1, Number('1e309'), 2 ** 53, Number(digits)]) {
      assert.ok(
        refused(() => session.resized(number, 8)),
        `${number} rows`,
      );
      assert.ok(
        refused(() => session.resized(8, number)),
        `8 x ${number}`,
      );
      player.seek(number);
      assert.ok(player.cursor >= 0 && player.cursor <= player.known, `step ${number}`);
      refused(() => player.stepBy(number));
      assert.ok(player.cursor >= 0 && player.cursor <= player.known, `by ${number}`);
      player.seek(0);
    }
    assert.deepEqual(run.link, board);
  };
  for (let round = 0; round < 3; round++) ask();
  const before = await heldMiB();
  ask();
  const grown = (await heldMiB()) - before;
  assert.ok(grown < 2, `${grown.toFixed(2)} MiB more`);
  run.free();
});
