/** What the command says, and how it ends. */
import enBacktracking from '../i18n/en-backtracking.js';
import enCli from '../i18n/en-cli.js';
import enExtras from '../i18n/en-extras.js';
import enGames from '../i18n/en-games.js';
import { wordsFor } from '../i18n/index.js';

/** The exit codes, from 64 on those of sysexits.h. */
export const EXIT = { ok: 0, input: 2, limit: 3, usage: 64, software: 70, io: 74 };

export const words = wordsFor('en', { ...enExtras, ...enBacktracking, ...enGames, ...enCli });

/** Ends the command with a message and, for wrong usage, the usage line. */
export class Refusal extends Error {
  /**
   * @param {number} exitCode
   * @param {string} message
   */
  constructor(exitCode, message) {
    super(message);
    this.exitCode = exitCode;
  }
}
