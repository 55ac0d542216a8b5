/** What this process holds in memory, for tests of what is let go. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
/** @type {() => void} */
const collectGarbage = runInNewContext('gc');

/** What the process holds once all is gone that nobody needs, in MiB. */
export async function heldMiB() {
  // Some handles are only let go of a turn after they were collected.
  for (let turn = 0; turn < 3; turn++) {
    collectGarbage();
    await new Promise((done) => setImmediate(done));
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
