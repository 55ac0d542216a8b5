/** What a reader downloads, compressed as a good server does: measured on the built files. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * Each gate: where, which files together, and how many bytes after brotli at most.
 * @type {[string, string, RegExp, number][]}
 */
const GATES = [
  ['the element', 'embed', /^searchlight\.js$/, 30_000],
  ['the extras', 'embed', /-extras\.js$/, 24_000],
  ['backtracking', 'embed', /-choices\.js$/, 24_000],
  ['games', 'embed', /-winLose\.js$/, 24_000],
  // One file holds every family of puzzles: a page that shows one fetches them all. 50 kB are what
  // a page should have to fetch; this only keeps it from growing unseen.
  ['the wasm', 'embed', /\.wasm$/, 105_000],
  ['the wasm of the page', 'assets', /\.wasm$/, 105_000],
];

/** What the page adds to the element: the address, the menu, the theme. */
const PAGE_MORE = 2500;

/** @param {string} path */
function compressedBytes(path) {
  const content = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}

/** @param {string} folder */
function filesOf(folder) {
  try {
    return readdirSync(join(DIST, folder));
  } catch {
    throw new Error('there is no build to measure: run `npm run build` first');
  }
}

/**
 * @param {string} folder
 * @param {RegExp} pattern
 */
function bytesOf(folder, pattern) {
  const files = filesOf(folder).filter((file) => pattern.test(file));
  assert.ok(files.length > 0, `no ${pattern} in dist/${folder}`);
  return files.reduce((sum, file) => sum + compressedBytes(join(DIST, folder, file)), 0);
}

for (const [name, folder, pattern, most] of GATES) {
  test(`${name} takes at most ${most / 1000} kB on the way`, (context) => {
    const bytes = bytesOf(folder, pattern);
    context.diagnostic(`${name}: ${bytes} bytes after brotli`);
    assert.ok(bytes <= most, `${bytes} bytes`);
  });
}

test(`the page takes at most ${PAGE_MORE / 1000} kB of JavaScript more than the element`, (context) => {
  const bytes = bytesOf('assets', /\.js$/);
  context.diagnostic(`the page: ${bytes} bytes after brotli`);
  assert.ok(bytes <= bytesOf('embed', /\.js$/) + PAGE_MORE, `${bytes} bytes`);
});

test('the element is one module, its extras, two later families and its wasm, nothing else', () => {
  const files = [
    'searchlight-choices.js',
    'searchlight-extras.js',
    'searchlight-winLose.js',
    'searchlight.js',
    'searchlight_bg.wasm',
  ];
  assert.deepEqual(filesOf('embed').sort(), files);
});
