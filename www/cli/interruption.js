/** Ctrl-C, and other requests to end the command, as a promise. */
import { constants } from 'node:os';
import { Refusal } from './exit-codes.js';

/** @import { Words } from '../i18n/index.js' */

/** Signals that ask the command to end. */
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Promise that rejects when the command is asked to end. Code that waits for anything must also
 * wait for this promise. A second signal ends the process at once.
 * @type {Promise<never>}
 */
export const interruption = new Promise((_, reject) => {
  /** @param {NodeJS.Signals} signal */
  const interrupt = (signal) => {
    for (const name of SIGNALS) process.off(name, interrupt);
    reject(interrupted(signal));
  };
  for (const name of SIGNALS) process.on(name, interrupt);
});
interruption.catch(() => {}); // Prevents a crash if no code awaits the promise.

/** @param {NodeJS.Signals} signal */
function interrupted(signal) {
  const key = signal === 'SIGINT' ? 'cli.interrupted' : 'cli.ended';
  const tell = (/** @type {Words} */ words) => words.text(key, { signal });
  // The exit code of a signal is 128 plus its number, as shells report it.
  const refusal = new Refusal(128 + constants.signals[signal], tell, { code: 'interrupted' });
  return Object.assign(refusal, { signal });
}
