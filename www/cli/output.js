/** Synchronous output: nothing is lost, no matter how the process ends. */
import { writeSync } from 'node:fs';

/** Maximum number of characters in the buffer. */
const MOST_HELD = 1 << 16;

/** Maximum age of buffered text while the next text is computed, in milliseconds. */
const MOST_HELD_MS = 10;

/** Delay before retrying to write to a full non-blocking pipe, in milliseconds. */
const RETRY_MS = 5;

/** Error of writing to standard output. */
export class OutputFailure extends Error {
  /**
   * @param {NodeJS.ErrnoException} cause
   * @param {number} answers number of completely written answers
   */
  constructor(cause, answers) {
    super(cause.message);
    this.cause = cause;
    this.answers = answers;
    /** Whether the reading process has closed the pipe. */
    this.isUnread = cause.code === 'EPIPE';
  }
}

/** Buffer for standard output. */
export class Output {
  /** @type {{ text: string, isAnswer: boolean }[]} */
  #held = [];
  #length = 0;
  /** Time of the oldest buffered text, in milliseconds. */
  #since = 0;
  /** Number of completely written answers. */
  #answers = 0;

  /**
   * Adds a text to the buffer, and writes the buffer if it is full.
   * @param {string} text
   * @param {boolean} [isAnswer]
   */
  write(text, isAnswer = false) {
    if (this.#held.length === 0) this.#since = performance.now();
    this.#held.push({ text, isAnswer });
    this.#length += text.length;
    if (this.#length >= MOST_HELD) this.flush();
  }

  /**
   * Writes the buffer if it is older than `MOST_HELD_MS`. Frequent calls therefore write rarely.
   */
  flushIfOld() {
    if (this.#length > 0 && performance.now() - this.#since > MOST_HELD_MS) this.flush();
  }

  /** Writes the buffer. */
  flush() {
    const held = this.#held;
    this.#held = [];
    this.#length = 0;
    let rest = Buffer.from(held.map(({ text }) => text).join(''));
    const size = rest.length;
    try {
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

/**
 * Prints an error message as one line on standard error.
 * @param {string} text
 */
export function complain(text) {
  tell(`searchlight: ${text}\n`);
}

/**
 * Prints a text on standard error.
 * @param {string} text
 */
export function tell(text) {
  let rest = Buffer.from(text);
  try {
    while (rest.length > 0) rest = rest.subarray(writeSome(2, rest));
  } catch {
    // Standard error is closed. The exit code still reports the error.
  }
}

/**
 * @param {1 | 2} stream
 * @param {Buffer} bytes
 * @returns {number} the number of bytes written
 */
function writeSome(stream, bytes) {
  try {
    return writeSync(stream, bytes);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EAGAIN') throw error;
    // A parent process has made the pipe non-blocking, and the pipe is full: wait.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    return 0;
  }
}
