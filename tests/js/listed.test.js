/** Every puzzle of the registry is told of wherever puzzles are listed by hand. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { catalogue, initSync } from '../../www/wasm/searchlight.js';
import { DOCUMENTS, withPuzzleTable } from '../../tools/puzzle-table.mjs';
import { ROOT } from './sources.js';

initSync({ module: readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)) });

const KINDS = /** @type {{ id: string, family: string }[]} */ (catalogue());
const PUZZLES = KINDS.map(({ id }) => id);

/** @param {string} path */
const textOf = (path) => readFileSync(new URL(path, ROOT), 'utf8');

for (const [language, path] of Object.entries(DOCUMENTS)) {
  test(`the table of puzzles in ${path} is that of the registry and the dictionaries`, async () => {
    const text = textOf(path);
    const told = 'run `npm run format`';
    assert.equal(text, await withPuzzleTable(language, text), told);
  });
}

/** What a text names as code outside of its blocks, which may hold words. @param {string} text */
const namedIn = (text) =>
  new Set(
    [...text.replace(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code),
  );

/** Each English document that is translated, and its path in another language. */
const TRANSLATED = [
  ['README.md', (/** @type {string} */ language) => `README.${language}.md`],
  ...readdirSync(new URL('docs', ROOT))
    .filter((name) => name.endsWith('.md') && name !== 'decisions.md')
    .map((name) => [
      `docs/${name}`,
      (/** @type {string} */ language) => `docs/${language}/${name}`,
    ]),
];

for (const [path, inLanguage] of /** @type {[string, (language: string) => string][]} */ (
  TRANSLATED
)) {
  for (const language of ['vi', 'zh']) {
    test(`${inLanguage(language)} names all that the English one names`, () => {
      const named = namedIn(textOf(inLanguage(language)));
      // Captions of examples are in the language of the text.
      const isText = (/** @type {string} */ code) =>
        /caption|label=|searchlight link|--stop/.test(code);
      const missing = [...namedIn(textOf(path))].filter(
        (code) => !named.has(code) && !isText(code),
      );
      assert.deepEqual(missing, []);
    });
  }
}

test('each puzzle has a link that opens what it always opened', () => {
  const links = /** @type {{ puzzle: string }[]} */ (JSON.parse(textOf('tests/golden/links.json')));
  const without = PUZZLES.filter((id) => links.every(({ puzzle }) => puzzle !== id));
  assert.deepEqual(without, [], 'tests/golden/README.md says where a line comes from');
});
