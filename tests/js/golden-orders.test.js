/** Runs of searches in any order, computed by the wasm, show what they show natively. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, fingerprint, initSync } from '../../www/wasm/searchlight.js';

/** @param {string} path */
const file = (path) => readFileSync(new URL(path, import.meta.url));

initSync({ module: file('../../www/wasm/searchlight_bg.wasm') });

/** The hash of a longer run stops at this step. */
const HASHED = 4096;

/**
 * @type {{ name: string, link: string, limit: number, steps: number, hash: string,
 *   ranges: [number, number, string][] }[]}
 */
const recorded = JSON.parse(file('../golden/orders.json').toString());

test('searches in any order show through the wasm what they show natively', () => {
  assert.ok(recorded.length > 50);
  for (const { name, link, limit, steps, hash, ranges } of recorded) {
    const session = new Session(Buffer.from(link, 'hex'));
    assert.equal(session.advance(limit), steps, name);
    assert.equal(fingerprint(session, 0, Math.min(steps, HASHED)), hash, name);
    for (const [from, to, part] of ranges) {
      assert.equal(fingerprint(session, from, to), part, `${name} ${from}`);
    }
    session.free();
  }
});
