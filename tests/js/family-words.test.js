/**
 * What a family and its puzzles say: in files of the family, and fetched with it.
 * @import { Side } from '../../www/wasm/searchlight.js'
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { catalogue, loadEngine } from '../../www/core/engine/session.js';
import { sentence } from '../../www/families/state-space/sentence.js';
import { fetchMoreWords, fetchWords, wordsOf } from '../../www/i18n/index.js';
import { LANGUAGES } from '../../www/i18n/languages.js';
import { DICTIONARIES, FAMILIES, messagesOf } from './dictionaries.js';
import { LINKS, open } from './opened.js';

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
    for (const file of [
      'page',
      'extras',
      'state-space-more',
      'state-space-keys',
      'backtracking-constraints',
      ...FAMILIES,
    ]) {
      for (const id of messagesOf(await textOf(language, file)).keys()) {
        const owner = OWNERS.find(({ prefix }) => id.startsWith(prefix));
        const at = `${language}, ${file}: ${id}`;
        const family = file.replace(/-(more|keys|constraints)$/, '');
        if (!FAMILIES.includes(family)) assert.equal(Boolean(owner), IN_MENUS.test(id), at);
        else assert.ok(!IN_MENUS.test(id) && (owner?.family ?? family) === family, at);
      }
    }
  }
});

/** Values that sentences about a move have besides those of the move. */
const OF_SENTENCES = ['count', 'depth', 'moves', 'left', 'by', 'spent', 'enough', 'estimate', 'label', 'known', 'through', 'value']; // prettier-ignore

test('a value that the core gives a move has a name that no sentence about moves gives a value of its own', () => {
  /** @type {Record<string, string[]>} */
  const named = {};
  for (const [puzzle, link] of Object.entries(LINKS)) {
    const session = open(link);
    const start = Number(session.description.start);
    for (const { to } of session.ask((core) => core.movesFrom(start))) {
      named[puzzle] = Object.keys(session.ask((core) => core.moveValues(start, to)));
      const taken = named[puzzle].filter((name) => OF_SENTENCES.includes(name));
      assert.deepEqual(taken, [], puzzle);
    }
  }
  assert.deepEqual(named.rushhour, ['car', 'direction', 'far']);
});

test('the words of a family tell moves of two cells to one cell apart, and name a single cell once', () => {
  const move = /** @type {const} */ ({ kind: 'move', from: 5, to: 6, fromDepth: 1, toDepth: 2 });
  for (const { language, page } of DICTIONARIES) {
    const words = wordsOf(language, page);
    for (const verdict of /** @type {const} */ ([
      'new',
      'duplicate',
      'answer',
      'goal',
      'meeting',
    ])) {
      const said = (/** @type {number} */ from, /** @type {Side} */ side = 'forward') => {
        const event = { ...move, verdict, side, last: false, action: { from, to: 4 } };
        return sentence(words, { puzzle: 'another', columns: 3 }, event, { ending: null });
      };
      const all = [1, 3, 5, 7, 4].map((from) => said(from));
      assert.equal(new Set(all).size, 5, all.join('\n'));
      assert.match(said(7), /3.*2.*2.*2/, 'from row 3, column 2 to row 2, column 2');
      assert.doesNotMatch(said(4), /2.*2.*2.*2/);
      assert.doesNotMatch(all.join(), /undefined|[{}]/);
      if (verdict === 'new') assert.notEqual(said(1, 'backward'), said(3, 'backward'));
    }
  }
});

test('a family’s words for what was chosen fit puzzles without moves', () => {
  const [{ page }] = DICTIONARIES;
  const words = wordsOf('en', page);
  assert.equal(words.text('depths.counted.placed'), 'choices on the path');
  assert.equal(words.text('knight.counted.placed'), 'moves on the path');
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

test('the letters in a table of a game are those of its language, and two', () => {
  for (const { language, page } of DICTIONARIES) {
    const words = wordsOf(language, page);
    const [won, lost] = ['W', 'L'].map((letter) => words.text(`games.letter.${letter}`));
    assert.notEqual(won, lost, language);
    // That of what wins is in the word that the legend has for it.
    const isEnglish = language === 'en';
    assert.equal(won === 'W' || lost === 'L', isEnglish, `${language}: ${won} and ${lost}`);
    assert.ok(words.text('games.legend.wins').toUpperCase().includes(won), language);
  }
});
