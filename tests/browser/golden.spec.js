/** The built page's wasm in a browser runs as natively: the fingerprints that are recorded. */
import { readFileSync, readdirSync } from 'node:fs';
import { algorithmIn, puzzleOf } from '../../www/core/engine/catalogue.js';
import { PUZZLES } from '../../www/wasm/catalogue.js';
import { IS_LONG } from '../long.js';
import { expect, test } from './light.js';

/** @import * as Glue from '../../www/wasm/searchlight.js' */
/** @import * as Seeds from '../seeds.js' */
/** @import { Page } from 'playwright-core' */
/** @import { Module } from '../../www/core/engine/modules.js' */

/**
 * A run as tests/golden/README.md says.
 * @typedef {{ name: string, link: string, steps: number, hash: string, limit?: number,
 *   ranges: [from: number, to: number, hash: string][] }} Line
 */

// Linting runs before the wasm of the families is made: a plain import would find no file then.
const { href } = new URL('../../www/wasm/families/modules.js', import.meta.url);
/** @type {{ MODULES: (Module & { runs: Record<string, string[]> })[] }} */
const { MODULES } = await import(href);

/** The hash of a longer run stops at this step. */
const HASHED = 65_536;
/**
 * What the built page lacks, by the name that it is asked for: its own glue has only what it calls.
 * @param {string} module
 */
const lackingOf = (module) => ({
  'golden-glue.js': `www/wasm/families/${module}.js`,
  'seeds.js': 'tests/seeds.js',
});

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/**
 * The lines of a file, but for those of puzzles that are not in the wasm.
 * @param {string} file
 * @returns {Line[]}
 */
const linesOf = (file) =>
  JSON.parse(read(`tests/golden/${file}.json`)).filter(
    (/** @type {Line} */ { name }) => !name.startsWith('null '),
  );

const FAMILIES = ['state-space', 'backtracking', 'games'];

/**
 * The module of the built page that runs a puzzle by an algorithm: the first, which is the smallest.
 * @param {string} puzzle
 * @param {string | undefined} algorithm
 */
const moduleOf = (puzzle, algorithm = '') =>
  MODULES.find(({ runs }) => new Map(Object.entries(runs)).get(puzzle)?.includes(algorithm))?.id;

/** The module of the built page that runs a link. @param {string} link in hexadecimal */
function moduleOfLink(link) {
  const bytes = Uint8Array.from(Buffer.from(link, 'hex'));
  const kind = puzzleOf(bytes);
  return kind && moduleOf(kind.id, algorithmIn(bytes));
}

/** The wasm of a module in the built page. @param {string} module */
const wasmOf = (module) =>
  `assets/${readdirSync(new URL('../../dist/assets', import.meta.url)).find((name) => name.startsWith(`${module}_bg`))}`;
/** Of so many runs one is computed, all where time is no matter: Node has computed them already. */
const SAMPLED = IS_LONG ? 1 : 24;

test(
  'the golden runs have the same fingerprints in a browser',
  { tag: '@firefox' },
  async ({ page }) => {
    test.slow();
    const all = FAMILIES.flatMap(linesOf);
    expect(all.length).toBeGreaterThan(120);
    let asked = 0;
    for (const { id: module } of MODULES) {
      const own = all.filter(({ link }) => moduleOfLink(link) === module);
      const lines = own.filter((_, index) => index % SAMPLED === 0);
      asked += own.length;
      await openFor(page, module);
      const found = await page.evaluate(runAll, { wasm: wasmOf(module), lines, HASHED });
      for (const [index, { name, steps, hash, ranges }] of lines.entries()) {
        const expected = { steps, hash, ranges: ranges.map(([, , part]) => part) };
        expect(found[index], name).toEqual(expected);
      }
    }
    expect(asked).toBe(all.length);
  },
);

test(
  'row 15: seeds of every puzzle run in a browser as natively',
  { tag: '@long' },
  async ({ page }) => {
    test.slow();
    /** @type {Seeds.Line[]} */
    const all = JSON.parse(read('tests/golden/seeds.json'));
    for (const { id: module } of MODULES) {
      const lines = all.flatMap(({ puzzle, blocks }) => {
        const kind = PUZZLES.find(({ id }) => id === puzzle);
        if (!kind || moduleOf(puzzle, kind.algorithm) !== module) return [];
        const { algorithm, presets } = kind;
        const asked = blocks.slice(0, IS_LONG ? undefined : 1);
        return { blocks: asked, kind: { algorithm, link: presets[0].link } };
      });
      // Node runs the seeds of every puzzle through the same core.
      lines.splice(IS_LONG ? Infinity : 1);
      await openFor(page, module);
      const found = await page.evaluate(runSeeds, { wasm: wasmOf(module), lines });
      expect(found).toEqual(lines.map(({ blocks }) => blocks));
    }
  },
);

/**
 * Opens the page with what it lacks to run a module's links.
 * @param {Page} page
 * @param {string} module
 */
async function openFor(page, module) {
  for (const [name, path] of Object.entries(lackingOf(module))) {
    const answer = { contentType: 'text/javascript', body: read(path) };
    await page.route(`**/${name}`, (route) => route.fulfill(answer));
  }
  await page.goto('');
}

/**
 * Runs in the page.
 * @param {{ wasm: string, lines: { kind: Seeds.Kind, blocks: string[] }[] }} options
 */
async function runSeeds({ wasm, lines }) {
  /** @type {typeof Glue} */
  const core = await import(new URL('golden-glue.js', document.baseURI).href);
  /** @type {typeof Seeds} */
  const { fingerprintOfBlock } = await import(new URL('seeds.js', document.baseURI).href);
  await core.default({ module_or_path: new URL(wasm, document.baseURI) });
  return lines.map(({ kind, blocks }) =>
    blocks.map((_, block) => fingerprintOfBlock(core, kind, block)),
  );
}

/**
 * Runs in the page.
 * @param {{ wasm: string, lines: Line[], HASHED: number }} options
 */
async function runAll({ wasm, lines, HASHED: hashed }) {
  /** @type {typeof Glue} */
  const core = await import(new URL('golden-glue.js', document.baseURI).href);
  await core.default({ module_or_path: new URL(wasm, document.baseURI) });
  return lines.map(({ link, steps, ranges, limit = Number.MAX_SAFE_INTEGER }) => {
    const bytes = link.match(/../g)?.map((byte) => parseInt(byte, 16)) ?? [];
    const session = new core.Session(Uint8Array.from(bytes));
    let known = session.advance(limit);
    // Some runs take a budget for what comes before their first step.
    while (known < limit && !session.outcome()) known = session.advance(limit - known);
    const found = {
      steps: known,
      hash: core.fingerprint(session, 0, Math.min(steps, hashed)),
      ranges: ranges.map(([from, to]) => core.fingerprint(session, from, to)),
    };
    session.free();
    return found;
  });
}
