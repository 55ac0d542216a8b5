/** Words are taken whole or not at all, whatever a server answers in their place. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { mock, test } from 'node:test';
import { fetchMoreWords, fetchWords, fetchWordsOf } from '../../www/i18n/index.js';
import { LANGUAGES } from '../../www/i18n/languages.js';
import { wordsFor } from '../../www/ui/kit/element-words.js';
import { ROOT } from './sources.js';

/** @import { File } from '../../www/i18n/languages.js' */

const START_PAGE = '<!doctype html>\n<html lang="en"><title>Start</title><p>Welcome</p></html>\n';

/** What comes in the place of a file. @type {[string, (text: string) => string][]} */
const WRONG = [
  ['a web page', () => START_PAGE],
  ['an empty file', () => ''],
  ['half a file', (text) => text.slice(0, text.length / 2)],
  ['a file without its last letters', (text) => text.slice(0, -3)],
  ['a file with a page behind it', (text) => text + START_PAGE],
  ['the words of another language', (text) => text.replace(/ in (\w\w)\.\n$/, ' in xx.\n')],
  ['the words of another part', (text) => text.replace(/# End of .* in/, '# End of cli in')],
];

/** @type {[string, (language: string) => Promise<unknown>][]} */
const ASKED = [
  ['the first words', (language) => fetchWords(language)],
  ['words of a family', async (language) => (await fetchWords(language), fetchMoreWords('games'))],
  ['words of a part', (language) => fetchWordsOf('notes', language)],
];

/** @param {URL} url */
const fileAt = (url) => readFileSync(url, 'utf8');

/**
 * A server with a fault.
 * @param {(text: string, request: RequestInit) => string} fault
 */
function server(fault) {
  const fetched = mock.method(
    globalThis,
    'fetch',
    async (/** @type {URL} */ url, /** @type {RequestInit} */ request = {}) =>
      new Response(fault(fileAt(url), request)),
  );
  return {
    caches: () => fetched.mock.calls.map(({ arguments: [, request] }) => request?.cache),
    close: () => fetched.mock.restore(),
  };
}

for (const [asked, ask] of ASKED) {
  test(`row 29: ${asked} that are not whole are refused, and not kept`, async () => {
    for (const [name, wrong] of WRONG) {
      // Words that are there hide a fault of those that are missing.
      const isGood = (/** @type {string} */ text) =>
        asked === 'words of a family' && !/# End of games/.test(text);
      const broken = server((text) => (isGood(text) ? text : wrong(text)));
      await assert.rejects(ask('en'), /other words than/, name);
      assert.ok(broken.caches().includes('reload'), 'once more past the cache');
      broken.close();
    }
    const good = server((text) => text);
    await ask('en');
    good.close();
  });
}

test('row 29: wrong words that lie in a cache are fetched once more past it', async () => {
  const cached = server((text, { cache }) => (cache === 'reload' ? text : START_PAGE));
  const words = await fetchWords('vi');
  assert.equal(words.locale, 'vi');
  assert.ok(words.has('error.words'));
  cached.close();
});

test('row 29: what an element is told of them is the typed error `words`', async () => {
  const broken = server(() => START_PAGE);
  Object.assign(globalThis, { document: { documentElement: { lang: '' } } });
  Object.defineProperty(globalThis, 'navigator', { value: { languages: [] } });
  const element = /** @type {any} */ ({ closest: () => ({ lang: 'zh' }) });
  await assert.rejects(wordsFor(element), { code: 'words' });
  broken.close();
  const good = server((text) => text);
  assert.equal((await wordsFor(element)).locale, 'zh');
  good.close();
});

test('row 29: every file of words says at its end which it is, also in each build', () => {
  const endOf = (/** @type {string} */ file, /** @type {string} */ language) =>
    `# End of ${file} in ${language}.\n`;
  for (const [language, { files }] of Object.entries(LANGUAGES)) {
    for (const [file, url] of Object.entries(files)) {
      assert.ok(fileAt(url).endsWith(endOf(file, language)), url.href);
      const name = url.pathname.replace(/.*\/(.*)\.ftl$/, '$1');
      // The words of the playground are in no other build.
      const folders =
        file === 'playground' ? ['dist/playground/'] : ['dist/assets/', 'dist/embed/'];
      for (const folder of folders) {
        const built = readdirSync(new URL(folder, ROOT)).filter(
          (other) => other.replace(/-[\w-]{8}\.ftl$/, '') === name,
        );
        assert.equal(built.length, 1, `${folder}${name}`);
        const text = fileAt(new URL(folder + built[0], ROOT));
        assert.ok(text.endsWith(endOf(file, language)), built[0]);
        assert.equal(text.split('\n# ').length, 2, 'and nothing else to translators');
      }
    }
  }
});
