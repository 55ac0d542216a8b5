/**
 * Finds out whether the wasm is out of date, and builds it. No dependencies: the set-up runs before
 * any package is installed.
 */
import { spawn } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Files and folders whose changes require a new wasm. */
export const WASM_SOURCES = ['Cargo.toml', 'Cargo.lock', '.cargo', 'crate', 'tools/xtask'].map(
  (path) => join(ROOT, path),
);

/** The file that a wasm build writes last, so its time stamp is the time of the build. */
export const CATALOGUE = join(ROOT, 'www/wasm/catalogue.js');

/** The folder of the wasm modules of a built page. */
export const FAMILIES = join(ROOT, 'www/wasm/families');

/** The file that a build of the families' modules writes last. */
export const MODULES = join(FAMILIES, 'modules.js');

/** @param {string} path */
export const isWasmSource = (path) => /\.(rs|toml|lock)$/.test(path);

/** @returns {boolean} whether a source is newer than the wasm, or there is no wasm */
export const wasmIsStale = () => isOlderThanSources(CATALOGUE);

/** @returns {boolean} the same of the modules of a built page */
export const familiesAreStale = () => isOlderThanSources(MODULES);

/** @param {string} output */
function isOlderThanSources(output) {
  const built = modifiedMs(output);
  return WASM_SOURCES.some((source) => newestMs(source) > built);
}

/**
 * @typedef {'show' | 'catch'} Output whether the compiler writes to the terminal or into `messages`
 * @typedef {{ok: boolean, messages: string}} Built
 */

/**
 * Builds the wasm with every family, and the files that are generated from it.
 * @param {Output} output
 * @returns {Promise<Built>}
 */
export async function buildWasm(output) {
  const built = await xtask('wasm', output);
  if (!built.ok) return built;
  return command(process.execPath, [join(ROOT, 'tools/catalogue.mjs')], output);
}

/**
 * Builds the wasm modules of a built page, and the files that are generated from them.
 * @returns {Promise<Built>}
 */
export async function buildFamilies() {
  // Remove modules that are no longer built.
  rmSync(FAMILIES, { recursive: true, force: true });
  const built = await xtask('families', 'show');
  if (!built.ok) return built;
  return command(process.execPath, [join(ROOT, 'tools/modules.mjs')], 'show');
}

/**
 * @param {'wasm' | 'families'} job
 * @param {Output} output
 */
const xtask = (job, output) =>
  command(
    'cargo',
    ['run', '--quiet', '--profile', 'tool', '--package', 'xtask', '--', job],
    output,
  );

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Output} output
 * @returns {Promise<Built>}
 */
function command(name, args, output) {
  const stdio = output === 'show' ? 'inherit' : 'pipe';
  return new Promise((resolve) => {
    const child = spawn(name, args, { cwd: ROOT, stdio: ['ignore', stdio, stdio] });
    let messages = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (messages += text));
    }
    child.on('error', (error) => resolve({ ok: false, messages: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, messages }));
  });
}

/**
 * @param {string} path
 * @returns {number} when the file was last changed; -1 where there is none
 */
export function modifiedMs(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? -1;
}

/**
 * @param {string} path  a file, or a folder to look through
 * @returns {number} when the newest source in it was changed; -1 where there is none
 */
function newestMs(path) {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return modifiedMs(path);
  const entries = readdirSync(path, { withFileTypes: true });
  const wanted = entries.filter((entry) => entry.isDirectory() || isWasmSource(entry.name));
  return Math.max(-1, ...wanted.map((entry) => newestMs(join(path, entry.name))));
}
