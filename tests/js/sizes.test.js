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
  ['the element', 'embed', /\.js$/, 30_000],
  ['the element’s wasm', 'embed', /\.wasm$/, 40_000],
  ['the page', 'assets', /\.js$/, 32_000],
  ['the page’s wasm', 'assets', /\.wasm$/, 40_000],
];

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

for (const [name, folder, pattern, most] of GATES) {
  test(`${name} takes at most ${most / 1000} kB on the way`, (context) => {
    const files = filesOf(folder).filter((file) => pattern.test(file));
    assert.ok(files.length > 0, `no ${pattern} in dist/${folder}`);
    const sizes = files.map((file) => compressedBytes(join(DIST, folder, file)));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    context.diagnostic(`${name}: ${bytes} bytes after brotli`);
    assert.ok(bytes <= most, `${bytes} bytes in ${files.join(', ')}`);
  });
}

test('the element is one module and its wasm, nothing else', () => {
  assert.deepEqual(filesOf('embed').sort(), ['searchlight.js', 'searchlight_bg.wasm']);
});
