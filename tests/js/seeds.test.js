/** The wasm runs seeds as the core runs them natively. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PUZZLES } from '../../www/wasm/catalogue.js';
import * as core from '../../www/wasm/searchlight.js';
import { IS_LONG } from '../long.js';
import { fingerprintOfBlock } from '../seeds.js';

/** @import { Line } from '../seeds.js' */

const read = (/** @type {string} */ path) => readFileSync(new URL(path, import.meta.url));

core.initSync({ module: read('../../www/wasm/searchlight_bg.wasm') });
/** @type {Line[]} */
const lines = JSON.parse(read('../golden/seeds.json').toString());

test('the seeds of a puzzle do not all run alike', () => {
  assert.ok(lines.length >= 7);
  for (const { puzzle, blocks } of lines) {
    assert.equal(blocks.length, 10);
    assert.ok(new Set(blocks).size > 1, puzzle);
  }
});

for (const { puzzle, blocks } of lines) {
  const entry = PUZZLES.find(({ id }) => id === puzzle);
  assert.ok(entry, puzzle);
  const kind = { algorithm: entry.algorithm, link: entry.presets[0].link };
  test(`row 15: ${IS_LONG ? 'all' : 'some'} seeds of ${puzzle} run through wasm as natively`, () => {
    for (const [block, expected] of blocks.slice(0, IS_LONG ? undefined : 1).entries()) {
      assert.equal(fingerprintOfBlock(core, kind, block), expected, `block ${block}`);
    }
  });
}
