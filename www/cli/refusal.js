/** What the command says, and how it ends. */
import { readFileSync } from 'node:fs';
import { wordsOf } from '../i18n/index.js';

/** The exit codes, from 64 on those of sysexits.h. */
export const EXIT = { ok: 0, input: 2, limit: 3, usage: 64, software: 70, io: 74 };

/** @param {string} name of a file of words */
const textOf = (name) => readFileSync(new URL(`../i18n/${name}`, import.meta.url), 'utf8');

export const words = wordsOf('en', textOf('en.ftl'), textOf('cli.en.ftl'));

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
