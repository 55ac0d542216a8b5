/**
 * Prepares a fresh machine for all scripts; quick on a prepared machine: `node tools/setup.mjs`.
 * With `--test`, also installs the browsers for the tests; with `--families`, also builds the wasm
 * of each family, which only a build needs; with `--rust`, prepares only the compiler. npm runs it
 * before the other scripts, so it must work without node_modules: no dependencies.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BROWSERS, findBrowser, findCommand } from './browsers.mjs';
import {
  ROOT,
  buildFamilies,
  buildWasm,
  familiesAreStale,
  modifiedMs,
  wasmIsStale,
} from './wasm.mjs';

const TARGET = 'wasm32-unknown-unknown';

/** The version of Rust that the project is pinned to. */
const [, RUST] = /** @type {RegExpExecArray} */ (
  /^channel = "(.+)"$/m.exec(readFileSync(join(ROOT, 'rust-toolchain.toml'), 'utf8'))
);

/** An instruction for the user. Shown as one sentence without a stack trace. */
class SetupError extends Error {}

try {
  checkNode();
  checkRust();
  checkCompiler();
  if (!process.argv.includes('--rust')) {
    installPackages();
    await updateWasm();
  }
  if (process.argv.includes('--families')) await updateFamilies();
  if (process.argv.includes('--test')) installBrowsers();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`searchlight: ${error.message}`);
  process.exitCode = 1;
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new SetupError(
    `Node ${process.versions.node} is too old: install Node 20.19 or later from https://nodejs.org.`,
  );
}

function checkRust() {
  if (!findCommand('rustc') || !findCommand('cargo')) {
    throw new SetupError(
      'Rust is missing: install rustup from https://rustup.rs, open a new terminal and try again.',
    );
  }
  if (findCommand('rustup')) adoptStable();
  let sysroot = rustSysroot();
  if (sysroot && existsSync(join(sysroot, 'lib', 'rustlib', TARGET))) return;
  if (!findCommand('rustup')) {
    throw new SetupError(
      `This Rust cannot compile for ${TARGET}: install rustup from https://rustup.rs, which can add it.`,
    );
  }
  if (!sysroot) {
    say(`installing Rust ${RUST}`);
    const parts = ['--component', 'rustfmt', '--component', 'clippy', '--target', TARGET];
    run('rustup', ['toolchain', 'install', RUST, '--profile', 'minimal', ...parts]);
  } else {
    say(`adding the Rust target ${TARGET}`);
    run('rustup', ['target', 'add', TARGET]);
  }
  sysroot = rustSysroot();
  if (!sysroot || !existsSync(join(sysroot, 'lib', 'rustlib', TARGET))) {
    throw new SetupError(
      `The Rust target ${TARGET} could not be added: connect to the network and run \`rustup target add ${TARGET}\`.`,
    );
  }
}

/**
 * Links the installed `stable` under the name of the pinned version if both are the same compiler,
 * which rustup would otherwise fetch again. Removes such a link if `stable` has been updated since.
 */
function adoptStable() {
  const stable = rustOf('stable');
  if (!stable) return;
  const pinned = join(dirname(stable.sysroot), `${RUST}-${stable.host}`);
  const found = lstatSync(pinned, { throwIfNoEntry: false });
  const isPinned = stable.release === RUST;
  if (!found && isPinned) symlinkSync(stable.sysroot, pinned, 'junction');
  if (found?.isSymbolicLink() && !isPinned) unlinkSync(pinned);
}

/**
 * @param {string} toolchain by its name in rustup
 * @returns {{ release: string, host: string, sysroot: string } | null} null if it is not installed
 */
function rustOf(toolchain) {
  const ask = (/** @type {string[]} */ ...args) =>
    spawnSync('rustup', ['run', toolchain, 'rustc', ...args], { encoding: 'utf8' });
  const { status, stdout } = ask('-vV');
  if (status !== 0) return null;
  const [, host] = /^host: (.+)$/m.exec(stdout) ?? [];
  const [, release] = /^release: (.+)$/m.exec(stdout) ?? [];
  return { host, release, sysroot: ask('--print', 'sysroot').stdout.trim() };
}

/** @returns {string} folder of the active toolchain; empty when rustup has not installed it yet */
function rustSysroot() {
  const options = { cwd: ROOT, encoding: /** @type {const} */ ('utf8') };
  const { status, stdout } = spawnSync('rustc', ['--print', 'sysroot'], options);
  return status === 0 ? stdout.trim() : '';
}

/**
 * Checks for the C compiler, with which Rust links. Without one, Rust's own message is two screens
 * long.
 */
function checkCompiler() {
  if (process.platform === 'win32') return; // rustup's installer sees to it there
  if (process.platform === 'darwin') {
    if (spawnSync('xcode-select', ['-p']).status === 0) return;
    throw new SetupError('A C compiler is missing: run `xcode-select --install` and try again.');
  }
  if (findCommand('cc')) return;
  throw new SetupError(
    'A C compiler (`cc`) is missing: install one, on Debian or Ubuntu with `apt-get install gcc libc6-dev`.',
  );
}

function installPackages() {
  const wanted = modifiedMs(join(ROOT, 'package-lock.json'));
  const installed = modifiedMs(join(ROOT, 'node_modules', '.package-lock.json'));
  // `npm install` writes both files within one second, in any order.
  if (installed + 1000 > wanted) return;
  say('installing the npm packages');
  const npm = process.env.npm_execpath;
  const ok = npm ? run(process.execPath, [npm, 'ci']) : run('npm', ['ci']);
  if (!ok) throw new SetupError('The npm packages could not be installed: see the message above.');
}

async function updateWasm() {
  if (!wasmIsStale()) return;
  say('building the core for the browser (about half a minute the first time)');
  const { ok } = await buildWasm('show');
  if (!ok) throw new SetupError('The core could not be built: see the message above.');
}

async function updateFamilies() {
  if (!familiesAreStale()) return;
  const { ok } = await buildFamilies();
  if (!ok) throw new SetupError('The core could not be built: see the message above.');
}

/** Installs the browsers. The tests need one; a build server (CI is set) must have all. */
function installBrowsers() {
  const kinds = /** @type {import('./browsers.mjs').BrowserName[]} */ (Object.keys(BROWSERS));
  const names = kinds.filter((name) => !BROWSERS[name].isOptional);
  const missing = () => names.filter((name) => !findBrowser(name));
  if (missing().length > 0 && process.getuid?.() === 0 && findCommand('apt-get')) {
    const packages = missing().map((name) => BROWSERS[name].debian);
    say(`installing ${packages.join(' and ')} with apt-get`);
    const install = ['install', '--yes', '--no-install-recommends', ...packages];
    run('apt-get', ['update', '--quiet']) && run('apt-get', install);
  }
  const lacking = missing();
  if (lacking.length === 0) return;
  const advice = `install ${lacking.map((name) => title(name)).join(' and ')}, or say where with ${lacking
    .map((name) => BROWSERS[name].variable)
    .join(' and ')}`;
  if (lacking.length === names.length || process.env.CI) {
    throw new SetupError(`The tests need a browser that is not here: ${advice}.`);
  }
  say(`${lacking.map(title).join(' and ')} is not here, so its tests are left out: ${advice}`);
}

/** @param {string} name */
function title(name) {
  return name === 'chromium' ? 'Chromium or Chrome' : 'Firefox';
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {boolean} whether it succeeded; its output goes to the terminal
 */
function run(command, args) {
  try {
    execFileSync(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      shell: process.platform === 'win32' && command === 'npm',
    });
    return true;
  } catch {
    return false;
  }
}

/** @param {string} text */
function say(text) {
  console.log(`searchlight: ${text}`);
}
