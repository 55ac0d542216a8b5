/** The example of a search in the guides to `searchlight/core` runs, and prints what it says. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const ROOT = new URL('../../', import.meta.url);
const CORE = new URL('www/entry/core-node.js', ROOT);
const GUIDES = ['docs', 'docs/vi', 'docs/zh'].map((folder) => `${folder}/javascript.md`);

/** @param {string} guide */
function exampleOf(guide) {
  const text = readFileSync(new URL(guide, ROOT), 'utf8');
  const blocks = [...text.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code]) => code);
  const examples = blocks.filter((code) => code.includes("new Judge('tiles'"));
  assert.equal(examples.length, 1, guide);
  return examples[0];
}

test('the example of a search prints what its comments say, in each language', () => {
  const [english, ...others] = GUIDES.map(exampleOf);
  for (const other of others) assert.equal(other, english);
  const code = english.replace("'searchlight/core'", `'${CORE.href}'`);
  const args = ['--input-type=module', '--eval', code];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const said = [...english.matchAll(/console\.log\(.*\/\/ (.*)$/gm)].map(([, comment]) => comment);
  assert.ok(said.length > 1);
  assert.equal(stdout, `${said.join('\n')}\n`, stderr);
});
