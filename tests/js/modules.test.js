/** The wasm modules of a built page: which run is in which, and that each says what the whole says. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { algorithmIn } from '../../www/core/engine/catalogue.js';
import { STEP_LIMIT } from '../../www/core/playback/player.js';
import { bytesOf } from '../../www/core/links/state-string.js';
import * as whole from '../../www/wasm/searchlight.js';
import { PUZZLES } from '../../www/wasm/catalogue.js';
import { IS_LONG } from '../long.js';
import { ROOT } from './sources.js';

/** @import { Module } from '../../www/core/engine/modules.js' */

const FOLDER = new URL('www/wasm/families/', ROOT);

whole.initSync({ module: readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)) });

/** @type {{ MODULES: (Module & { runs: Record<string, string[]> })[] }} */
const { MODULES } = await import(new URL('modules.js', FOLDER).href);

/** @type {[string, typeof whole][]} */
const LOADED = await Promise.all(
  MODULES.map(async ({ id }) => {
    const core = await import(new URL(`${id}.js`, FOLDER).href);
    core.initSync({ module: readFileSync(new URL(`${id}_bg.wasm`, FOLDER)) });
    return [id, core];
  }),
);
const CORES = new Map(LOADED);

/** @param {string} id */
const coreOf = (id) => /** @type {typeof whole} */ (CORES.get(id));

/**
 * Calls a function with a session of a link.
 * @template T
 * @param {typeof whole} core
 * @param {Uint8Array} link
 * @param {(session: whole.Session) => T} ask
 */
function withSession(core, link, ask) {
  const session = new core.Session(link);
  try {
    return ask(session);
  } finally {
    session.free();
  }
}

/** A link to each example by each algorithm that can search it. */
const LINKS = PUZZLES.flatMap(({ id: puzzle, presets }) =>
  presets.flatMap(({ link }) =>
    withSession(whole, Uint8Array.from(link), (session) =>
      session.describe().algorithms.map((algorithm) => ({
        puzzle,
        algorithm,
        link: session.withAlgorithm(algorithm),
      })),
    ),
  ),
);

/** The links to all values of the settings that are an algorithm's own. @param {Uint8Array} link */
const guidedFrom = (link) =>
  withSession(whole, link, (session) => {
    const { guides, settings } = session.describe();
    const own = settings.filter(({ id }) => guides.includes(id));
    return own.flatMap(({ id, options }) =>
      options.map((option) => session.withSetting(id, option)),
    );
  });

test('a link names its algorithm by the byte before options and step, for every algorithm of every puzzle', () => {
  const named = new Set();
  for (const { puzzle, algorithm, link } of LINKS) {
    named.add(`${puzzle} ${algorithm}`);
    for (const options of [link, ...guidedFrom(link)]) {
      withSession(whole, options, (session) => {
        for (const step of [0, 1, 127, 128, 16_383, 16_384, STEP_LIMIT]) {
          assert.equal(algorithmIn(session.link(step)), algorithm, `${puzzle} ${step}`);
        }
      });
    }
  }
  const all = PUZZLES.flatMap(({ id, algorithms }) => algorithms.map((one) => `${id} ${one}`));
  assert.deepEqual([...named].sort(), all.sort());
});

test('the golden links name their algorithms so', () => {
  /** @type {{ link: string, puzzle: string, algorithm: string }[]} */
  const golden = JSON.parse(readFileSync(new URL('tests/golden/links.json', ROOT), 'utf8'));
  const ids = PUZZLES.map(({ id }) => id);
  // The null puzzle is not in the menu.
  const listed = golden.filter(({ puzzle }) => ids.includes(puzzle));
  for (const { link, algorithm } of listed)
    assert.equal(algorithmIn(bytesOf(link)), algorithm, link);
});

test('bytes that are no link to a known algorithm name none', () => {
  const [{ link }] = LINKS;
  for (const bytes of [[], [1], [1, 1], [1, 255, 0, 0, 0], [...link.slice(0, -3), 99, 0, 0]]) {
    assert.equal(algorithmIn(Uint8Array.from(bytes)), undefined, String(bytes));
  }
});

test('every run of the menu is in a module, and one module has all runs of its puzzle', () => {
  for (const { id, algorithms } of PUZZLES) {
    const own = MODULES.filter(({ runs }) => runs[id]);
    assert.ok(
      own.some(({ runs }) => algorithms.every((algorithm) => runs[id].includes(algorithm))),
      id,
    );
  }
});

test('the module of the first board leaves the other searches out', () => {
  const [{ id, algorithm, algorithms }] = PUZZLES;
  const first = MODULES.find(({ runs }) => runs[id]?.includes(algorithm));
  assert.deepEqual(first?.runs[id], ['bfs', 'bidirectional', 'alternating']);
  assert.ok(algorithms.length > 3);
});

test('a module reads and writes all links to its puzzles, and says of a run what the whole says', () => {
  for (const { id, runs } of MODULES) {
    const core = coreOf(id);
    for (const { puzzle, algorithm, link } of LINKS.filter(({ puzzle: one }) => runs[one])) {
      assert.equal(core.linkLength(Uint8Array.from([...link, 7])), link.length, `${id} ${puzzle}`);
      if (!runs[puzzle].includes(algorithm)) {
        assert.throws(() => new core.Session(link), { code: 'unknownAlgorithm' });
        continue;
      }
      const told = (/** @type {whole.Session} */ session) => {
        const description = session.describe();
        const { algorithms, checkedBy } = description;
        const links = algorithms.map((other) => [...session.withAlgorithm(other)]);
        // The exact answer is looked up in the same engine.
        if (checkedBy) assert.ok(runs[puzzle].includes(checkedBy), `${id} ${puzzle} ${algorithm}`);
        return { description, links };
      };
      assert.deepEqual(withSession(core, link, told), withSession(whole, link, told));
    }
  }
});

/** Steps of a run that are computed and compared. */
const STEPS = IS_LONG ? 100_000 : 1000;

test('a run in a module is the run in the whole', () => {
  for (const { id, runs } of MODULES) {
    for (const { puzzle, algorithm, link } of LINKS) {
      if (!runs[puzzle]?.includes(algorithm)) continue;
      const [own, other] = [coreOf(id), whole].map((core) =>
        withSession(core, link, (session) => {
          const known = session.advance(STEPS);
          const events = core.fingerprint(session, 0, Math.min(known, STEPS));
          return { known, events, outcome: session.outcome(), judged: session.judged() };
        }),
      );
      assert.deepEqual(own, other, `${id} ${puzzle} ${algorithm}`);
    }
  }
});
