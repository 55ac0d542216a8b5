/** Reads standard input as text, until it ends or the user presses Ctrl-C. */
import { fstatSync, readSync } from 'node:fs';
import { interruption } from './interruption.js';
import { EXIT, Refusal } from './exit-codes.js';

/** Encodings with their byte order marks. @type {[encoding: string, mark: number[]][]} */
const MARKED = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Length of each byte order mark. */
const MARK_BYTES = 2;

/**
 * Yields standard input decoded as UTF-8, or as UTF-16 if the input begins with its byte order
 * mark. The core handles the mark and line ends.
 */
export async function* readPieces() {
  /** @type {TextDecoder | undefined} */
  let decoder;
  let begun = new Uint8Array();
  for await (const bytes of readChunks()) {
    begun = decoder ? bytes : Buffer.concat([begun, bytes]);
    if (begun.length < MARK_BYTES && !decoder) continue;
    decoder ??= decoderOf(begun);
    yield decoder.decode(begun, { stream: true });
  }
  yield decoder ? decoder.decode() : decoderOf(begun).decode(begun);
}

/** @param {Uint8Array} begun the first bytes of the input */
function decoderOf(begun) {
  const marked = MARKED.find(([, mark]) => mark.every((byte, index) => begun[index] === byte));
  return new TextDecoder(marked?.[0], { ignoreBOM: true });
}

/** @returns {AsyncGenerator<Uint8Array<ArrayBuffer>, void>} */
async function* readChunks() {
  try {
    // Node treats a directory as empty input; reading it fails as it should.
    if (fstatSync(0).isDirectory()) readSync(0, new Uint8Array(1));
    const chunks = process.stdin[Symbol.asyncIterator]();
    for (;;) {
      const { value, done } = await Promise.race([chunks.next(), interruption]);
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw isReadError(error) ? unread(error) : error;
  } finally {
    process.stdin.destroy?.();
  }
}

/**
 * @param {unknown} error
 * @returns {error is NodeJS.ErrnoException}
 */
function isReadError(error) {
  return error instanceof Error && 'syscall' in error && error.syscall === 'read';
}

/** @param {NodeJS.ErrnoException} error */
function unread({ message: reason }) {
  return new Refusal(EXIT.io, (words) => words.text('cli.unread', { reason }), { code: 'unread' });
}
