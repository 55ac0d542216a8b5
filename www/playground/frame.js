/**
 * Script of `own-frame.html`, which runs typed code. The frame has an origin of its own and a policy
 * that fetches nothing. The code runs in a worker made from a blob, which inherits that policy and is
 * ended when it gives no answer in time or says more than it was asked for.
 *
 * The page posts `{ run, code }`, then `{ run, more: true }` for each further batch, or
 * `{ run, stop: true }`. The frame answers each of the first two with exactly one message.
 */
import { FrameRun } from './frame-run.js';

/** @type {FrameRun | null} */
let current = null;

/**
 * Starts a worker for typed code. The code begins in the first line of the worker's script, so that
 * browsers report its own line numbers. The runtime is a script of its own for the same reason.
 * @param {string} code
 */
function workerFor(code) {
  const type = 'text/javascript';
  const runtime = URL.createObjectURL(new Blob([PLAYGROUND_RUNTIME], { type }));
  const first = `'use strict';importScripts('${runtime}');`;
  const address = URL.createObjectURL(new Blob([first, code], { type }));
  return { worker: new Worker(address), addresses: [runtime, address], shift: first.length };
}

addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data !== 'object' || data === null) return;
  const { run, code, more, stop } = data;
  if (typeof code === 'string') {
    current?.end();
    const { worker, addresses, shift } = workerFor(code);
    const say = (/** @type {object} */ message, /** @type {Transferable[]} */ buffers = []) =>
      parent.postMessage({ run, ...message }, '*', buffers);
    const forget = () => addresses.forEach((address) => URL.revokeObjectURL(address));
    current = new FrameRun(run, worker, { say, forget, shift });
  } else if (current?.id === run && more) {
    current?.ask();
  } else if (current?.id === run && stop) {
    current?.end();
  }
});

parent.postMessage({ run: 0, kind: 'loaded' }, '*');
