/** What a family and its puzzles say: in files of the family, and fetched with it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { catalogue, loadEngine } from '../../www/core/engine.js';
import { fetchMoreWords, fetchWords } from '../../www/i18n/index.js';
import { LANGUAGES } from '../../www/i18n/languages.js';
import { FAMILIES, messagesOf } from './dictionaries.js';

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

/** @param {string} language @param {string} file */
const textOf = (language, file) =>
  readFile(LANGUAGES[language].files[/** @type {'page'} */ (file)], 'utf8');

/** Who a message is of, by what its id begins with. */
const OWNERS = [
  ...FAMILIES.map((family) => ({ prefix: `${family}-`, family })),
  ...catalogue().map(({ id, family }) => ({ prefix: `${id}-`, family })),
];

/** What menus say of all puzzles and families, whichever is shown. */
const IN_MENUS = /^(\w+-name|[a-z-]+-teaches)$/;

test('a message of a family or of a puzzle stands in the file of the family, but for what menus say of all', async () => {
  for (const language of Object.keys(LANGUAGES)) {
    for (const file of ['page', 'extras', ...FAMILIES]) {
      for (const id of messagesOf(await textOf(language, file)).keys()) {
        const owner = OWNERS.find(({ prefix }) => id.startsWith(prefix));
        const at = `${language}, ${file}: ${id}`;
        if (!FAMILIES.includes(file)) assert.equal(Boolean(owner), IN_MENUS.test(id), at);
        else assert.ok(!IN_MENUS.test(id) && (owner?.family ?? file) === file, at);
      }
    }
  }
});

test('a family is understood in every language of the page, whether that is spoken before or after it', async (context) => {
  const missing = new Set();
  context.mock.method(globalThis, 'fetch', async (/** @type {URL} */ url) =>
    missing.has(url.href) ? new Response('no', { status: 404 }) : new Response(await readFile(url)),
  );
  const { games } = LANGUAGES.vi.files;
  const english = await fetchWords('en');
  const vietnamese = await fetchWords('vi');
  assert.ok(!english.has('games.of') && !vietnamese.has('games.of'));
  // As long as they do not come in one language, the family is not there.
  missing.add(games.href);
  await assert.rejects(fetchMoreWords('games'));
  missing.clear();
  await fetchMoreWords('games');
  assert.ok(english.has('games.of') && vietnamese.has('games.of'));
  // A language that does not come keeps no family from the others.
  missing.add(LANGUAGES.zh.files.page.href);
  const failing = fetchWords('zh');
  await Promise.all([fetchMoreWords('backtracking'), assert.rejects(failing)]);
  assert.ok(english.has('backtracking.of') && vietnamese.has('backtracking.of'));
  missing.clear();
  const chinese = await fetchWords('zh');
  assert.ok(chinese.has('games.of') && chinese.has('backtracking.of'));
  assert.equal(await fetchWords('vi'), vietnamese);
});
