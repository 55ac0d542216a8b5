/** How the command ends. */

/** @import { Words } from '../i18n/index.js' */

/** The exit codes, from 64 on those of sysexits.h. */
export const EXIT = { ok: 0, input: 2, limit: 3, usage: 64, software: 70, io: 74 };

/** Ends the command with a message and, for wrong usage, the usage line. */
export class Refusal extends Error {
  /**
   * @param {number} exitCode
   * @param {(words: Words) => string} tell the message in the words that are spoken
   */
  constructor(exitCode, tell) {
    super(`exit code ${exitCode}`);
    this.exitCode = exitCode;
    this.tell = tell;
  }
}
