/** What a reader downloads, compressed as a good server does: measured on the built files. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { IS_LONG } from '../long.js';
import { brotliCompressSync, constants } from 'node:zlib';
import { catalogue, loadEngine } from '../../www/core/engine/session.js';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

/** The gates are those of seventeen puzzles: each further one may take 4 kB wherever it is in. */
const FURTHER = 4000 * (catalogue().length - 17);

/** What Grundy numbers, games of a host page and states wider than 64 bits take: in all files and in one. */
const SEARCHES = { all: 25_000, one: 18_000 };

/** The wasm of the first board. */
const FIRST_WASM = 'state_space_basic_bg-.*\\.wasm';

/** The words of the page and of the first family. */
const FIRST_WORDS = '(state-space\\.)?\\w\\w-[\\w-]{8}\\.ftl';

/** The files that the page names, the wasm of the first board, and its words. */
function pageFiles() {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const names = [...html.matchAll(/assets\/([\w-]+\.(?:js|css))"/g)].map(([, name]) => name);
  return new RegExp(`^(${names.join('|')}|${FIRST_WASM}|${FIRST_WORDS})$`);
}

/** @type {[string, string, RegExp, number]} */
const ENGLISH = ['the element as one file', 'embed', /standalone\.js$/, 614_000 + FURTHER + SEARCHES.one]; // prettier-ignore

/**
 * Each gate: what it is for, where, which files together, and how many bytes after brotli at most.
 * Of the words a reader fetches those of one language: the longest count.
 * @type {[string, string, RegExp, number][]}
 */
const GATES = [
  ['the first board of the page', 'assets', pageFiles(), 190_000],
  [
    'the first board of an embed',
    'embed',
    new RegExp(`^(searchlight(-main-.*)?\\.js|${FIRST_WASM}|${FIRST_WORDS})$`),
    187_000,
  ],
  // What makes files to take away, programs, predictions, what a stop lights up and what presents a
  // lesson an embed fetches only when somebody asks for one.
  [
    'an embed with every family',
    'embed',
    /^searchlight(-(?!export|play-panel|pins|program|prediction|questions|spotlight|presenting).*)?\.js$|\.wasm$|^((state-space|state-space-more|backtracking|games|extras)\.)?\w\w-[\w-]{8}\.ftl$/,
    966_000 + FURTHER + SEARCHES.all,
  ],
  ['what makes files to take away', 'embed', /^searchlight-export/, 20_000],
  ['the programs of all algorithms', 'embed', /^searchlight-program-/, 20_500],
  ['predictions in every family', 'embed', /^searchlight-(prediction|questions)/, 9_000],
  [
    'what lights up a part and presents a lesson',
    'embed',
    /^searchlight-(spotlight|presenting)-/,
    11_500,
  ],
  // All that differs from one language to the next is words: the longest stand for all in the short form.
  ...(IS_LONG ? [ENGLISH] : []),
  ['the element as one file in Vietnamese', 'embed', /standalone\.vi\.js$/, 616_000 + FURTHER + SEARCHES.one], // prettier-ignore
  ['the wasm of state spaces', 'embed', /^state_space_bg.*\.wasm$/, 142_500 + FURTHER],
  ['the wasm of the first board', 'embed', /^state_space_basic_bg.*\.wasm$/, 81_500],
  ['the wasm of backtracking', 'embed', /^backtracking_bg.*\.wasm$/, 72_000 + FURTHER],
  ['the wasm of games', 'embed', /^games_bg.*\.wasm$/, 46_500 + FURTHER],
];

/** Compressing takes a second, and some contents count in several gates. @type {Map<string, number>} */
const compressed = new Map();

/** @param {string} path */
function compressedBytes(path) {
  const content = readFileSync(path);
  const key = createHash('sha1').update(content).digest('hex');
  const bytes = compressed.get(key) ?? compress(content);
  compressed.set(key, bytes);
  return bytes;
}

/** @param {Buffer} content */
function compress(content) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}

/** The language whose words a file holds, if any. @param {{ file: string }} size */
const languageIn = ({ file }) => /(\w\w)-[\w-]{8}\.ftl$/.exec(file)?.[1] ?? '';

/** @param {string} folder */
function filesOf(folder) {
  try {
    return readdirSync(join(DIST, folder));
  } catch {
    throw new Error('there is no build to measure: run `npm run build` first');
  }
}

for (const [name, folder, pattern, most] of GATES) {
  test(`${name} takes at most ${most / 1000} kB on the way`, (context) => {
    const files = filesOf(folder).filter((file) => pattern.test(file));
    assert.ok(files.length > 0, `no ${pattern} in dist/${folder}`);
    const sizes = files.map((file) => ({ file, bytes: compressedBytes(join(DIST, folder, file)) }));
    /** @type {Record<string, number>} */
    const byLanguage = { '': 0 };
    for (const size of sizes) {
      byLanguage[languageIn(size)] = (byLanguage[languageIn(size)] ?? 0) + size.bytes;
    }
    const { '': unspoken, ...spoken } = byLanguage;
    const bytes = unspoken + Math.max(0, ...Object.values(spoken));
    context.diagnostic(`${name}: ${bytes} bytes after brotli`);
    assert.ok(bytes <= most, `${bytes} bytes`);
  });
}

test('of the embed only what pages name has a fixed name: the rest is named after its contents', () => {
  const fixed = filesOf('embed').filter((file) => !/-[\w-]{8}\.(js|wasm|ftl)$/.test(file));
  assert.deepEqual(fixed.sort(), [
    'THIRD-PARTY.txt',
    'embed.html',
    'frame.js',
    'searchlight-element.js',
    'searchlight.css',
    'searchlight.js',
    'searchlight.standalone.js',
    'searchlight.standalone.vi.js',
    'searchlight.standalone.zh.js',
  ]);
});

test('the picture of link previews takes at most 150 kB, and has the size that the page says', () => {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const meta = (/** @type {string} */ name) =>
    new RegExp(`property="og:image${name}"\\s+content="([^"]+)"`).exec(html)?.[1] ?? '';
  const picture = readFileSync(join(DIST, meta('')));
  assert.ok(picture.length <= 150_000, `${picture.length} bytes`);
  // Segments of a JPEG file, down to the one that begins its frame.
  let at = 2;
  while (picture.readUInt8(at + 1) < 0xc0 || picture.readUInt8(at + 1) > 0xc2) {
    at += 2 + picture.readUInt16BE(at + 2);
  }
  const size = [picture.readUInt16BE(at + 7), picture.readUInt16BE(at + 5)];
  assert.deepEqual(size, [Number(meta(':width')), Number(meta(':height'))]);
});

test('every script that the page names is there, and the first needs no other', () => {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/"\.\/(assets\/[\w-]+\.js)"/g)].map(([, path]) => path);
  const texts = scripts.map((path) => readFileSync(join(DIST, path), 'utf8'));
  const first = scripts.findIndex((path) => path.includes('/first-'));
  assert.match(texts[first], /rel:`preload`/);
  assert.doesNotMatch(texts[first], /\bimport\s*["'`{(*\w]/);
});
