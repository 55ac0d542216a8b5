/** How the command ends. */

/**
 * @import { Words } from '../i18n/index.js'
 * @import { Fault } from './report.js'
 */

/** The exit codes, from 64 to 78 those of sysexits.h, and that of a signal as shells count it. */
export const EXIT = {
  ok: 0,
  input: 2,
  limit: 3,
  usage: 64,
  software: 70,
  io: 74,
  interrupted: 130,
};

/** Ends the command with a message and, for wrong usage, the usage line. */
export class Refusal extends Error {
  /**
   * @param {number} exitCode
   * @param {(words: Words) => string} tell the message in the words that are spoken
   * @param {Fault | null} [fault] what ends the answers, as the JSON document tells it
   */
  constructor(exitCode, tell, fault = null) {
    super(`exit code ${exitCode}`);
    this.exitCode = exitCode;
    this.tell = tell;
    this.fault = fault;
  }
}
