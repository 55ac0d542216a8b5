/** The built page's wasm in a browser runs as natively: the fingerprints that are recorded. */
import { readFileSync } from 'node:fs';
import { expect, requestsOf, test } from './light.js';
import { IS_LONG } from '../long.js';

/** @import * as Glue from '../../www/wasm/searchlight.js' */
/** @import * as Seeds from '../seeds.js' */
/** @import { Page } from 'playwright-core' */

/**
 * A run as tests/golden/README.md says.
 * @typedef {{ name: string, link: string, steps: number, hash: string, limit?: number,
 *   ranges: [from: number, to: number, hash: string][] }} Line
 */

/** The hash of a longer run stops at this step. */
const HASHED = 65_536;
/** What the built page lacks, by the name that it is asked for: its own glue has only what it calls. */
const LACKING = { 'golden-glue.js': 'www/wasm/searchlight.js', 'seeds.js': 'tests/seeds.js' };

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

const FILES = ['state-space', 'backtracking', 'games'];
/** Of so many runs one is computed, all where time is no matter: Node has computed them already. */
const SAMPLED = IS_LONG ? 1 : 8;

test(
  'the golden runs have the same fingerprints in a browser',
  { tag: '@firefox' },
  async ({ page }) => {
    test.slow();
    const [all, requests] = [FILES.flatMap(linesOf), requestsOf(page, /\.wasm$/)];
    expect(all.length).toBeGreaterThan(120);
    const lines = all.filter((_, index) => index % SAMPLED === 0);
    await serveLacking(page);
    await page.goto('');
    await expect.poll(() => requests.length).toBe(1);
    const found = await page.evaluate(runAll, { wasm: requests[0], lines, HASHED });
    for (const [index, { name, steps, hash, ranges }] of lines.entries()) {
      const expected = { steps, hash, ranges: ranges.map(([, , part]) => part) };
      expect(found[index], name).toEqual(expected);
    }
  },
);

test('row 15: seeds of every puzzle run in a browser as natively', async ({ page }) => {
  test.slow();
  const requests = requestsOf(page, /\.wasm$/);
  /** @type {Seeds.Line[]} */
  const all = JSON.parse(read('tests/golden/seeds.json'));
  const lines = all.map(({ puzzle, blocks }) => ({
    puzzle,
    blocks: blocks.slice(0, IS_LONG ? undefined : 1),
  }));
  await serveLacking(page);
  await page.goto('');
  await expect.poll(() => requests.length).toBe(1);
  expect(await page.evaluate(runSeeds, { wasm: requests[0], lines })).toEqual(lines);
});

/** @param {Page} page */
async function serveLacking(page) {
  for (const [name, path] of Object.entries(LACKING)) {
    const answer = { contentType: 'text/javascript', body: read(path) };
    await page.route(`**/${name}`, (route) => route.fulfill(answer));
  }
}

/**
 * Runs in the page.
 * @param {{ wasm: string, lines: Seeds.Line[] }} options
 */
async function runSeeds({ wasm, lines }) {
  /** @type {typeof Glue} */
  const core = await import(new URL('golden-glue.js', document.baseURI).href);
  /** @type {typeof Seeds} */
  const { fingerprintOfBlock } = await import(new URL('seeds.js', document.baseURI).href);
  await core.default({ module_or_path: wasm });
  return lines.map(({ puzzle, blocks }) => ({
    puzzle,
    blocks: blocks.map((_, block) => fingerprintOfBlock(core, puzzle, block)),
  }));
}

/**
 * Runs in the page.
 * @param {{ wasm: string, lines: Line[], HASHED: number }} options
 */
async function runAll({ wasm, lines, HASHED: hashed }) {
  /** @type {typeof Glue} */
  const core = await import(new URL('golden-glue.js', document.baseURI).href);
  await core.default({ module_or_path: wasm });
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
