/** The wasm that is run is the one that was built: not one bit of it is another. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { mock, test } from 'node:test';
import { IS_LONG } from '../long.js';
import { ROOT } from './sources.js';

const WASM = readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT));
const SHA256 = createHash('sha256').update(WASM).digest('hex');

/** How many bits are flipped, one at a time, from the first byte to the last. */
const FLIPPED = IS_LONG ? 2000 : 200;

// What the build puts in its place, before the module reads it.
const EXPECTED = { bytes: WASM.length, sha256: SHA256 };
Object.assign(globalThis, { WASM_BUILD: { searchlight: EXPECTED } });
const { loadEngine } = await import('../../www/core/engine/engines.js');

/** @param {(body: Buffer, time: number) => Uint8Array} change what a server makes of it, at each time it is asked */
function server(change) {
  let time = 0;
  return mock.method(globalThis, 'fetch', async () => {
    const body = new Uint8Array(change(Buffer.from(WASM), time++));
    return new Response(body, { headers: { 'Content-Type': 'application/octet-stream' } });
  });
}

test('each build expects the wasm that it brings', () => {
  for (const folder of ['assets', 'embed']) {
    const names = readdirSync(new URL(`dist/${folder}`, ROOT));
    const read = (/** @type {string} */ name) =>
      readFileSync(new URL(`dist/${folder}/${name}`, ROOT));
    const files = names.filter((name) => name.endsWith('.wasm'));
    assert.equal(files.length, 7, folder);
    const scripts = names.filter((name) => name.endsWith('.js')).map((name) => String(read(name)));
    for (const file of files) {
      const hash = createHash('sha256').update(read(file)).digest('hex');
      assert.ok(
        scripts.some((script) => script.includes(hash)),
        `${folder}: ${file}`,
      );
    }
  }
});

test('row 12: a wasm with one bit flipped anywhere, cut off or lengthened is not run, and is asked for once more', async () => {
  const bits = 8 * WASM.length;
  const faults = Array.from({ length: FLIPPED }, (_, index) => {
    const bit = Math.floor(((index + 0.5) * bits) / FLIPPED);
    return (/** @type {Buffer} */ body) => {
      body[bit >> 3] ^= 1 << (bit & 7);
      return body;
    };
  });
  const cut = (/** @type {Buffer} */ body) => body.subarray(0, -1);
  const longer = (/** @type {Buffer} */ body) => Buffer.concat([body, Buffer.from([0])]);
  for (const fault of [...faults, cut, longer, () => Buffer.alloc(0)]) {
    const fetched = server(fault);
    await assert.rejects(loadEngine(), { code: 'mismatch' });
    assert.equal(fetched.mock.callCount(), 2);
    fetched.mock.restore();
  }
});

test('row 12: a copy that was damaged in a cache is fetched past it, and runs', async () => {
  const fetched = server((body, time) => (time === 0 ? body.fill(0, 5000, 5010) : body));
  await loadEngine();
  const asked = fetched.mock.calls.map(({ arguments: [, init] }) => init?.cache);
  assert.deepEqual(asked, ['default', 'reload']);
  fetched.mock.restore();
});
