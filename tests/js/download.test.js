/** Downloads: given up on silence, not on slowness; what was built in needs none. */
import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { SILENCE_MS, StatusError, download } from '../../www/core/net/download.js';

afterEach(() => mock.reset());

/**
 * A server that sends a piece whenever the test says so.
 * @returns {{ send: (text: string) => void, end: () => void }}
 */
function server() {
  /** @type {ReadableStreamDefaultController<Uint8Array>} */
  let controller;
  mock.method(
    globalThis,
    'fetch',
    async (/** @type {URL} */ _, /** @type {RequestInit} */ init) => {
      const body = new ReadableStream({
        start(made) {
          controller = made;
          init.signal?.addEventListener('abort', () => made.error(init.signal?.reason));
        },
      });
      return new Response(body);
    },
  );
  return {
    send: (text) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
  };
}

/** Lets what waits for promises go on. */
const settle = () => new Promise((go) => setImmediate(go));

const URL_OF = new URL('https://a.example/words');

test('a server that sends nothing is given up, one that is slow is not', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { send, end } = server();
  const coming = download(URL_OF);
  for (const piece of ['a', 'b', 'c', 'd']) {
    await settle();
    mock.timers.tick(SILENCE_MS - 1);
    send(piece);
  }
  await settle();
  end();
  assert.equal(new TextDecoder().decode(await coming), 'abcd');

  const { send: begin } = server();
  const silent = download(URL_OF);
  silent.catch(() => {});
  await settle();
  begin('a');
  await settle();
  mock.timers.tick(SILENCE_MS);
  await assert.rejects(silent, /silence/);
});

test('an answer that is none is an error with its status', async () => {
  mock.method(globalThis, 'fetch', async () => new Response('no', { status: 404 }));
  await assert.rejects(
    download(URL_OF),
    (error) => error instanceof StatusError && error.status === 404,
  );
});

test('what was built into the script is read without a request', async () => {
  const fetched = mock.method(globalThis, 'fetch');
  const text = 'one, two = { $three } – “vier”\n';
  const encoded = [
    `data:text/plain,${encodeURIComponent(text)}`,
    `data:application/octet-stream;base64,${Buffer.from(text).toString('base64')}`,
  ];
  for (const url of encoded) {
    assert.equal(new TextDecoder().decode(await download(new URL(url))), text);
  }
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  const hex = new URL(`data:application/wasm,${bytes.toString('hex').replace(/../g, '%$&')}`);
  assert.deepEqual(Buffer.from(await download(hex)), bytes);
  assert.equal(fetched.mock.callCount(), 0);
});
