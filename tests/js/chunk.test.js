/** Chunks: given up after a while, asked for anew, and taken when they come late. */
import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { importChunk } from '../../www/core/net/lazy-import.js';
import { SILENCE_MS } from '../../www/core/net/download.js';

afterEach(() => mock.timers.reset());

/** Imports that end when the test says so. */
function imports() {
  /** @type {PromiseWithResolvers<string>[]} */
  const all = [];
  const load = () => {
    const one = /** @type {PromiseWithResolvers<string>} */ ({});
    one.promise = new Promise((resolve, reject) => Object.assign(one, { resolve, reject }));
    all.push(one);
    return one.promise;
  };
  return { all, load };
}

/** Lets what waits for promises go on. */
const settle = () => new Promise((go) => setImmediate(go));

test('a server that never answers is given up; the next import asks anew, and what comes late counts', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { all, load } = imports();
  const first = importChunk(load);
  assert.equal(importChunk(load), first, 'all wait for one import');
  mock.timers.tick(SILENCE_MS - 1);
  await settle();
  mock.timers.tick(1);
  await assert.rejects(first, /silence/);
  const second = importChunk(load);
  assert.equal(all.length, 2);
  all[0].resolve('late');
  assert.equal(await second, 'late');
  assert.equal(await importChunk(load), 'late');
  assert.equal(all.length, 2);
});

test('an import that failed is asked for by another address: some browsers keep the failure', async () => {
  const isDown = true;
  const load = () => {
    if (isDown) return Promise.reject(new Error('down'));
    // @ts-expect-error A data address has no types.
    return import('data:text/javascript,export const one = 1; //');
  };
  await assert.rejects(importChunk(load), AggregateError);
  // Whatever `load` does, its file is imported.
  assert.ok(Object.keys(await importChunk(load)).length > 0);
});
