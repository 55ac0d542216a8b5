/** Reads standard input or a file as text, until it ends or the command is interrupted. */
import { createReadStream, fstatSync, readSync } from 'node:fs';
import { interruption } from './interruption.js';
import { EXIT, Refusal } from './exit-codes.js';
import { systemReason } from './messages.js';

/** @import { Words } from '../i18n/index.js' */

/**
 * Number of bytes at the start that show the encoding: a byte order mark, or an ASCII character in
 * UTF-16, which contains a zero byte.
 */
const MARK_BYTES = 2;

/**
 * Yields the input decoded as UTF-8, or as UTF-16 if its first two bytes say so. The core handles the
 * byte order mark and line ends.
 * @param {string} file empty for standard input
 */
export async function* readPieces(file) {
  /** @type {TextDecoder | undefined} */
  let decoder;
  let begun = new Uint8Array();
  for await (const bytes of readChunks(file)) {
    begun = decoder ? bytes : Buffer.concat([begun, bytes]);
    if (begun.length < MARK_BYTES && !decoder) continue;
    decoder ??= decoderOf(begun);
    yield decoder.decode(begun, { stream: true });
  }
  yield decoder ? decoder.decode() : decoderOf(begun).decode(begun);
}

/** @param {Uint8Array} begun the first bytes of the input */
function decoderOf(begun) {
  return new TextDecoder(encodingOf(begun), { ignoreBOM: true });
}

/** @param {Uint8Array} begun */
function encodingOf([first, second]) {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return 'utf-8';
}

/**
 * @param {string} file
 * @returns {AsyncGenerator<Uint8Array<ArrayBuffer>, void>}
 */
async function* readChunks(file) {
  const input = file ? createReadStream(file) : process.stdin;
  try {
    // Node treats a directory as standard input as empty. Reading it here throws the error.
    if (!file && fstatSync(0).isDirectory()) readSync(0, new Uint8Array(1));
    const chunks = input[Symbol.asyncIterator]();
    for (;;) {
      const { value, done } = await Promise.race([chunks.next(), interruption]);
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw isReadError(error) ? unread(error, file) : error;
  } finally {
    input.destroy?.();
  }
}

/**
 * @param {unknown} error
 * @returns {error is NodeJS.ErrnoException}
 */
function isReadError(error) {
  return error instanceof Error && 'syscall' in error && /^(open|read)$/.test(`${error.syscall}`);
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {string} file
 */
function unread(error, file) {
  const tell = (/** @type {Words} */ words) => {
    const reason = systemReason(words, error);
    return words.text(file ? 'cli.unreadFile' : 'cli.unread', { reason, file });
  };
  return new Refusal(EXIT.io, tell, { code: 'unread' });
}
