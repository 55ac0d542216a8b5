/** Runs the command as a real process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGE = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
/** The command as the package names it. */
export const COMMAND = fileURLToPath(new URL(`../../${PACKAGE.bin.searchlight}`, import.meta.url));

/** Adds the process's own processor time to standard error when it ends. */
export const TIMED = [
  '--import',
  'data:text/javascript,process.on("exit",()=>console.error("cpu "+JSON.stringify(process.cpuUsage())))',
];

/**
 * Runs the command to its end.
 * @param {string[]} args
 * @param {string | Buffer} [input]
 * @param {string[]} [node] options of Node itself
 */
export async function run(args, input = '', node = []) {
  const child = spawn(process.execPath, [...node, COMMAND, ...args]);
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (said.err += text));
  // A command that refuses its arguments does not read its input to the end.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { ...said, code };
}

/**
 * What a `TIMED` process took, user and system.
 * @param {string} err what it said on standard error
 */
export function processorSeconds(err) {
  const { user, system } = JSON.parse(/cpu (.*)/.exec(err)?.[1] ?? '{}');
  return (user + system) / 1e6;
}
