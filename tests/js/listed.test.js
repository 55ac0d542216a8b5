/** Every puzzle of the registry is told of wherever puzzles are listed by hand. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { catalogue, initSync } from '../../www/wasm/searchlight.js';
import { ROOT } from './sources.js';

initSync({ module: readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)) });

const KINDS = /** @type {{ id: string, family: string }[]} */ (catalogue());
const PUZZLES = KINDS.map(({ id }) => id);

/** @param {string} path */
const textOf = (path) => readFileSync(new URL(path, ROOT), 'utf8');

/** What the first cells of a text's tables name, a list a table. @param {string} text */
const tablesOf = (text) =>
  (text.match(/(?:^(?:\/\/! )?\|.*\n)+/gm) ?? []).map((table) =>
    [...table.matchAll(/^(?:\/\/! )?\| \[?`([\w-]+)`.* \|$/gm)].map(([, name]) => name),
  );

for (const path of ['README.md', 'README.vi.md', 'README.zh.md', 'crate/src/lib.rs']) {
  test(`the table of puzzles in ${path} has a row for each, in the order of the registry`, () => {
    const tables = tablesOf(textOf(path)).filter((names) => names.includes(PUZZLES[0]));
    assert.deepEqual(tables, [PUZZLES]);
  });
}

/** What a text names as code outside of its blocks, which may hold words. @param {string} text */
const namedIn = (text) =>
  new Set(
    [...text.replace(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code),
  );

for (const path of ['README.vi.md', 'README.zh.md']) {
  test(`${path} names all that the English one names: attributes, methods, events, options`, () => {
    const named = namedIn(textOf(path));
    const missing = [...namedIn(textOf('README.md'))].filter((code) => !named.has(code));
    // This command holds what a stop says, in the language of the text.
    assert.deepEqual(
      missing.filter((code) => !code.startsWith('searchlight link')),
      [],
    );
  });
}

test('each row of the library’s table names the puzzle’s module and the trait of its family', () => {
  /** @type {Record<string, string>} */
  const traits = { 'state-space': 'StateSpace', backtracking: 'Choices', games: 'WinLose' };
  for (const { id, family } of KINDS) {
    const row = new RegExp(
      `\\[\`${id}\`\\]\\(puzzles::${id}\\).*\\| \\[\`${traits[family]}\`\\] \\|`,
    );
    assert.match(textOf('crate/src/lib.rs'), row);
  }
});

test('each puzzle has a link that opens what it always opened', () => {
  const links = /** @type {{ puzzle: string }[]} */ (JSON.parse(textOf('tests/golden/links.json')));
  const without = PUZZLES.filter((id) => links.every(({ puzzle }) => puzzle !== id));
  assert.deepEqual(without, [], 'tests/golden/README.md says where a line comes from');
});
