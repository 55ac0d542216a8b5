/** What the built element asks of hosts that bundle it, or that have changed the language's own objects. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { assetAt, setAssets } from '../../www/assets.js';
import { arrayFrom } from '../../www/core/util/array-from.js';
import { ROOT } from './sources.js';

const EMBED = new URL('dist/embed/', ROOT);

/** The scripts of the embed, by name. */
const SCRIPTS = readdirSync(fileURLToPath(EMBED))
  .filter((name) => name.endsWith('.js'))
  .map((name) => /** @type {const} */ ([name, readFileSync(new URL(name, EMBED), 'utf8')]));

test('each address of a file is written so that every bundler follows it, with its name beside it', () => {
  const code = SCRIPTS.map(([, text]) => text).join('\n');
  const plain =
    /Object\.assign\(new URL\(["`]([\w.-]+)["`],import\.meta\.url\),\{file:["`]([\w.-]+)["`]\}\)/g;
  const found = [...code.matchAll(plain)];
  for (const [, at, name] of found) {
    assert.equal(at, name);
    assert.ok(existsSync(new URL(name, EMBED)), name);
  }
  const files = readdirSync(fileURLToPath(EMBED)).filter((name) => /\.(wasm|ftl)$/.test(name));
  assert.deepEqual(found.map(([, name]) => name).sort(), files.sort());
  // All that is left is read as text: a bundler that resolves something against it finds no file.
  const rest = code.replace(plain, '').match(/.{7}import\.meta\.url.{1}/g);
  assert.deepEqual(new Set(rest), new Set(['String(import.meta.url)']));
});

test('in the folder of setAssets a file has the name that the build gave it, not the bundler', () => {
  const moved = new URL('https://a.example/_next/static/media/en-B6kiq0QB.2kghz_g2.ftl');
  const file = Object.assign(moved, { file: 'en-B6kiq0QB.ftl' });
  assert.equal(assetAt(file), file);
  setAssets('https://b.example/searchlight');
  assert.equal(assetAt(file).href, 'https://b.example/searchlight/en-B6kiq0QB.ftl');
});

test('no script relies on what a host may have replaced or added', () => {
  for (const [name, code] of SCRIPTS) {
    assert.doesNotMatch(code, /\bfor ?\((var|let|const) \w+ in /, name);
    assert.doesNotMatch(code, /(?<!\w)Array\.from\(/, name);
  }
});

for (const items of [[1, 2], new Set([1, 2]), 'ab', { length: 2 }, { length: 2, 0: 'a', 1: 'b' }]) {
  test(`what stands for Array.from makes the same of ${JSON.stringify(items)}`, () => {
    const make = (/** @type {unknown} */ item, /** @type {number} */ at) => [item, at];
    assert.deepEqual(arrayFrom(/** @type {any} */ (items)), Array.from(/** @type {any} */ (items)));
    assert.deepEqual(
      arrayFrom(/** @type {any} */ (items), make),
      Array.from(/** @type {any} */ (items), make),
    );
  });
}
