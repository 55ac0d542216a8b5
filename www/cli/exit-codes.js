/** Exit codes, and the exception that ends the command. */

/**
 * @import { Words } from '../i18n/index.js'
 * @import { Fault } from './report.js'
 */

/** Exit codes. 64 to 78 have the meanings of sysexits.h. */
export const EXIT = {
  ok: 0,
  input: 2,
  limit: 3,
  usage: 64,
  software: 70,
  io: 74,
};

/** Ends the command with a message, and with the usage line if the usage was wrong. */
export class Refusal extends Error {
  /**
   * @param {number} exitCode
   * @param {(words: Words) => string} tell formats the message in the current language
   * @param {Fault | null} [fault] error for the JSON document
   */
  constructor(exitCode, tell, fault = null) {
    super(`exit code ${exitCode}`);
    this.exitCode = exitCode;
    this.tell = tell;
    this.fault = fault;
    /** Signal that ended the command. @type {NodeJS.Signals | undefined} */
    this.signal = undefined;
  }
}
