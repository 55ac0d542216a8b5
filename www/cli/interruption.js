/** Ctrl-C as a promise. */
import { EXIT, Refusal } from './exit-codes.js';

/**
 * Rejects when the user presses Ctrl-C. Code that waits for something races against this promise. A
 * second Ctrl-C ends the process at once.
 * @type {Promise<never>}
 */
export const interruption = new Promise((_, reject) => {
  const interrupt = () =>
    reject(
      new Refusal(EXIT.interrupted, (words) => words.text('cli.interrupted'), {
        code: 'interrupted',
      }),
    );
  process.once('SIGINT', interrupt);
});
interruption.catch(() => {}); // Ctrl-C may come while no code awaits the promise.
