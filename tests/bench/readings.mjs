/** What the programs that measure in the page's engine share. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as wasm from '../../www/wasm/searchlight.js';

const COMMAND = fileURLToPath(new URL('../../www/cli/main.js', import.meta.url));
/** Writes its processor time in microseconds to standard error as the command ends. */
const CLOCK = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  process.stderr.write(String(user + system));
});`;

/**
 * What the command prints, line by line, and its processor time in seconds, its start included.
 * @param {string} puzzle
 * @param {string} input
 */
export function runCommand(puzzle, input) {
  const clock = `data:text/javascript,${encodeURIComponent(CLOCK)}`;
  const args = ['--import', clock, COMMAND, puzzle];
  const { stdout, stderr } = spawnSync(process.execPath, args, { input, encoding: 'utf8' });
  if (!/^\d+$/.test(stderr)) throw new Error(stderr);
  return { lines: stdout.split('\n').slice(0, -1), seconds: Number(stderr) / 1e6 };
}

/** The memory of the instance that is there: the glue gives its exports without loading anew. */
export function memoryOf() {
  const again = /** @type {() => { memory: WebAssembly.Memory }} */ (
    /** @type {unknown} */ (wasm.initSync)
  );
  return again().memory;
}

/**
 * Numbers from 0 to below 1, the same each time.
 * @param {number} seed
 * @returns {() => number}
 */
export function random(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * The processor time that `work` takes: who else is on the machine does not matter.
 * @param {() => void} work
 */
export function processorMs(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** @param {number[]} values */
export function spread(values) {
  values.sort((a, b) => a - b);
  return { least: values[0], median: values[values.length >> 1], most: values[values.length - 1] };
}

/** @param {number[]} values */
export function quantiles(values) {
  const { median, most } = spread(values);
  return { median, p99: values[Math.floor(values.length * 0.99)], most };
}
