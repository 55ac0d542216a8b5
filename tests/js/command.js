/** Runs the command as a real process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGE = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
/** The command as the package names it. */
export const COMMAND = fileURLToPath(new URL(`../../${PACKAGE.bin.searchlight}`, import.meta.url));

/** Passes standard input to the command byte by byte, so that every byte begins a new chunk. */
const BYTEWISE_INPUT = `
  const { stdin } = process;
  async function* bytes() {
    for await (const chunk of stdin) for (const byte of chunk) yield Uint8Array.of(byte);
  }
  Object.defineProperty(process, 'stdin', { value: bytes() });`;
export const BYTEWISE = ['--import', `data:text/javascript,${encodeURIComponent(BYTEWISE_INPUT)}`];

/** Adds the process's own processor time to standard error when it ends. */
export const TIMED = [
  '--import',
  'data:text/javascript,process.on("exit",()=>console.error("cpu "+JSON.stringify(process.cpuUsage())))',
];

/** Adds the peak memory of the process to standard error when it ends. */
export const MEASURED = [
  '--import',
  'data:text/javascript,process.on("exit",()=>console.error("rss "+process.resourceUsage().maxRSS))',
];

/** Time after which a test stops waiting. */
const PATIENCE_MS = 60_000;

/**
 * @typedef {object} Start
 * @property {string[]} [node] options of Node itself
 * @property {import('node:child_process').StdioOptions} [stdio] where to read and write, if not pipes
 * @property {number} [timeout] the milliseconds after which it is ended
 * @property {boolean} [keep] whether what it prints is collected
 * @property {Record<string, string>} [locale] variables of the environment that name a language,
 *   else it speaks English wherever the tests run
 */

/**
 * Starts the command and collects its output.
 * @param {string[]} args
 * @param {Start} [options]
 */
export function start(args, options = {}) {
  const { node = [], stdio = 'pipe', timeout = PATIENCE_MS, keep = true } = options;
  const env = { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: '', ...options.locale };
  const child = spawn(process.execPath, [...node, COMMAND, ...args], { stdio, timeout, env });
  const said = { out: '', err: '' };
  if (keep) child.stdout?.setEncoding('utf8').on('data', (text) => (said.out += text));
  child.stderr?.setEncoding('utf8').on('data', (text) => (said.err += text));
  // A command that refuses its arguments does not read its input to the end.
  child.stdin?.on('error', () => {});
  const closed = once(child, 'close');
  return {
    child,
    said,
    /** Resolves once the output contains this text. @param {string} text */
    async printed(text) {
      while (!said.out.includes(text)) {
        const ended = closed.then(([code, signal]) => {
          throw new Error(`it ended with ${code ?? signal} and printed ${said.out}${said.err}`);
        });
        await Promise.race([once(/** @type {any} */ (child.stdout), 'data'), ended]);
      }
    },
    async end() {
      const [code, signal] = await closed;
      return { ...said, code, signal };
    },
  };
}

/**
 * Runs the command to its end.
 * @param {string[]} args
 * @param {string | Buffer} [input]
 * @param {string[]} [node] options of Node itself
 */
export async function run(args, input = '', node = []) {
  const { child, end } = start(args, { node, timeout: 0 });
  child.stdin?.end(input);
  const { out, err, code } = await end();
  return { out, err, code };
}

/**
 * Returns the processor time of a `TIMED` process, user and system.
 * @param {string} err what it said on standard error
 */
export function processorSeconds(err) {
  const { user, system } = JSON.parse(/cpu (.*)/.exec(err)?.[1] ?? '{}');
  return (user + system) / 1e6;
}

/**
 * Returns the peak memory of a `MEASURED` process.
 * @param {string} err what it said on standard error
 */
export function peakMegabytes(err) {
  const [, kilobytes] = /rss (\d+)/.exec(err) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
