/** Ctrl-C. */
import { EXIT, Refusal } from './exit-codes.js';

/**
 * Rejects when the user interrupts the command. Who waits for anything races with it. A second Ctrl-C
 * ends the process at once.
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
interruption.catch(() => {}); // It may come while nobody waits.
