/** Memory use of this process, for tests of what is released. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
/** @type {() => void} */
const collectGarbage = runInNewContext('gc');

/** Returns the memory of the process, in MiB, after all garbage is collected. */
export async function heldMiB() {
  // Some handles are released only one turn after their collection.
  for (let turn = 0; turn < 3; turn++) {
    collectGarbage();
    await new Promise((done) => setImmediate(done));
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
