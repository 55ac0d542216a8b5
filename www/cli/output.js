/**
 * Writing that is over when it returns, so that nothing is lost however the process ends.
 */
import { fstatSync, readSync, statSync, writeSync } from 'node:fs';
import { devNull } from 'node:os';

/** The most characters that are gathered before they are written. */
const MOST_HELD = 1 << 16;

/** How long a text may be held back while the next one is computed. */
const MOST_HELD_MS = 10;

/** How long to wait before a full pipe that does not block is tried again. */
const RETRY_MS = 5;

/** Standard output takes no more. */
export class OutputFailure extends Error {
  /**
   * @param {NodeJS.ErrnoException} cause
   * @param {number} answers that were written whole
   */
  constructor(cause, answers) {
    super(cause.message, { cause });
    this.answers = answers;
    /** Whether the reader has read all that it wanted. */
    this.isUnread = cause.code === 'EPIPE';
  }
}

/** Gathers short texts for standard output. */
export class Output {
  /** @type {{ text: string, isAnswer: boolean }[]} */
  #held = [];
  #length = 0;
  /** When the first of the held texts came. */
  #since = 0;
  /** Number of answers that were written whole. */
  #answers = 0;

  /**
   * @param {string} text
   * @param {boolean} [isAnswer]
   */
  write(text, isAnswer = false) {
    if (this.#held.length === 0) this.#since = performance.now();
    this.#held.push({ text, isAnswer });
    this.#length += text.length;
    if (this.#length >= MOST_HELD) this.flush();
  }

  /** Writes what is held unless it came just now: who calls often makes few and large writes. */
  flushIfOld() {
    if (this.#length > 0 && performance.now() - this.#since > MOST_HELD_MS) this.flush();
  }

  /** Writes all that is held. */
  flush() {
    const held = this.#held;
    this.#held = [];
    this.#length = 0;
    let rest = Buffer.from(held.map(({ text }) => text).join(''));
    const size = rest.length;
    try {
      if (size > 0) refuseClosed();
      while (rest.length > 0) rest = rest.subarray(writeSome(1, rest));
      this.#answers += held.filter(({ isAnswer }) => isAnswer).length;
    } catch (error) {
      let written = size - rest.length;
      for (const { text, isAnswer } of held) {
        written -= Buffer.byteLength(text);
        if (isAnswer && written >= 0) this.#answers += 1;
      }
      throw new OutputFailure(/** @type {NodeJS.ErrnoException} */ (error), this.#answers);
    }
  }
}

/** Whether standard output is open; it is looked at once. */
let isOpen = false;

/**
 * Fails where standard output was closed when the command began. Node then has put the null device in
 * its place, and opened it for reading, too, as no shell does that is asked for `> /dev/null`.
 */
function refuseClosed() {
  isOpen ||= process.platform === 'win32' || fstatSync(1).rdev !== statSync(devNull).rdev;
  if (isOpen) return;
  try {
    readSync(1, new Uint8Array(1));
  } catch {
    isOpen = true;
    return;
  }
  throw Object.assign(new Error('EBADF: standard output is closed'), { code: 'EBADF' });
}

/**
 * Says what is wrong in one line on standard error.
 * @param {string} text
 */
export function complain(text) {
  tell(`searchlight: ${text}\n`);
}

/**
 * Says something on standard error.
 * @param {string} text
 */
export function tell(text) {
  let rest = Buffer.from(text);
  try {
    while (rest.length > 0) rest = rest.subarray(writeSome(2, rest));
  } catch {
    // Nobody is left to be told; the exit code still says it.
  }
}

/**
 * @param {1 | 2} stream
 * @param {Buffer} bytes
 * @returns {number} how many of them it took
 */
function writeSome(stream, bytes) {
  try {
    return writeSync(stream, bytes);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EAGAIN') throw error;
    // Whoever started the command made its pipe one that does not wait for a slow reader.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    return 0;
  }
}
