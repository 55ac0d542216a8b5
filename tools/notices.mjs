/**
 * Collects the notices that licences require for everything in the built files: the npm packages in
 * the bundles, and the crates and the standard library in the wasm.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './wasm.mjs';

/** Name of the file with the notices, beside the built files. */
export const NOTICES_FILE = 'THIRD-PARTY.txt';

/** @typedef {{ name: string, version: string, license: string, text: string }} Notice */

/**
 * @typedef {object} Crate
 * @property {string} id
 * @property {string} name
 * @property {string} version
 * @property {string} license
 * @property {string | null} source null for our own
 * @property {string} manifest_path
 * @property {{ kind: string[] }[]} targets
 */

/**
 * Returns cargo's description of all crates of the workspace. Cargo fetches crates that no build
 * has needed yet.
 */
export function cargoMetadata() {
  const args = ['metadata', '--locked', '--format-version', '1'];
  const output = execFileSync('cargo', [...args, '--filter-platform', 'wasm32-unknown-unknown'], {
    cwd: ROOT,
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return /** @type {{ packages: Crate[], resolve: { nodes: { id: string, deps: { pkg: string, dep_kinds: { kind: string | null }[] }[] }[] } }} */ (
    JSON.parse(String(output))
  );
}

/** Returns the crates that are compiled into the wasm, by name. */
export function shippedCrates({ packages, resolve } = cargoMetadata()) {
  const crates = new Map(packages.map((crate) => [crate.id, crate]));
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  /** @type {Set<Crate>} */
  const shipped = new Set();
  /** @param {string} id */
  const visit = (id) => {
    const crate = /** @type {Crate} */ (crates.get(id));
    const isMacro = crate.targets.some(({ kind }) => kind.includes('proc-macro'));
    if (isMacro || shipped.has(crate)) return;
    shipped.add(crate);
    for (const { pkg, dep_kinds: kinds } of nodes.get(id)?.deps ?? []) {
      if (kinds.some(({ kind }) => kind === null)) visit(pkg);
    }
  };
  visit(packages.find(({ name }) => name === 'searchlight-core')?.id ?? '');
  return [...shipped]
    .filter(({ source }) => source !== null)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Returns the npm packages whose modules are in a bundle.
 * @param {Iterable<string>} moduleIds
 * @returns {Notice[]}
 */
function npmNotices(moduleIds) {
  /** @type {Map<string, Notice>} */
  const notices = new Map();
  for (const id of moduleIds) {
    const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
    if (!folder || notices.has(folder) || !existsSync(join(folder, 'package.json'))) continue;
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    notices.set(folder, { name, version, license, text: licenceText(folder, license) });
  }
  return [...notices.values()];
}

/** @returns {Notice[]} */
function crateNotices() {
  const crates = shippedCrates().map(({ name, version, license, manifest_path: manifest }) => ({
    name,
    version,
    license,
    text: licenceText(dirname(manifest), license),
  }));
  const { text } = /** @type {Notice} */ (crates.find(({ name }) => name === 'wasm-bindgen'));
  const version = String(execFileSync('rustc', ['--version'], { cwd: ROOT })).split(' ')[1];
  return [...crates, { name: 'the Rust standard library', version, license: 'MIT', text }];
}

/**
 * Returns the text of the licence under which we use a package; MIT, the shortest, if there are
 * several.
 * @param {string} folder
 * @param {string} license as the package names it
 */
function licenceText(folder, license) {
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying)/i.test(name));
  const wanted = files.filter((name) => !/apache|third/i.test(name));
  if (wanted.length > 0) {
    return wanted.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n');
  }
  if (license !== 'Apache-2.0') throw new Error(`${folder} has no text of its licence, ${license}`);
  // Drop the appendix, which only tells how to apply the licence to a new work.
  const [terms] = readFileSync(join(ROOT, 'LICENSE-APACHE'), 'utf8').split('APPENDIX:');
  return terms.trim();
}

/**
 * Returns a text with each paragraph on one line. Licences with the same words can differ in their
 * line breaks.
 * @param {string} text
 */
const unbroken = (text) => text.replace(/(?<=\S)[^\S\n]*\n[^\S\n]*(?=\S)/g, ' ');

/**
 * Returns the notices as one text that contains each licence text once.
 * @param {Iterable<string>} moduleIds
 */
function noticesText(moduleIds) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const { name, version, license, text } of [...npmNotices(moduleIds), ...crateNotices()]) {
    const whole = unbroken(text);
    byText.set(whole, [...(byText.get(whole) ?? []), `${name} ${version} (${license})`]);
  }
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  return `Searchlight is made with the work of others, under these licences.\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}

/**
 * Vite plugin: emits the notices as a file beside the bundle, or inserts them into the only file.
 * @param {{ within?: boolean }} [options]
 * @returns {import('vite').Plugin}
 */
export function thirdPartyNotices({ within = false } = {}) {
  return {
    name: 'searchlight-notices',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const text = noticesText(chunks.flatMap(({ moduleIds }) => moduleIds));
      const [first] = chunks.filter(({ isEntry }) => isEntry);
      if (within) first.code += `\n/*!\n${text.replaceAll('*/', '* /')}*/\n`;
      else this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: text });
    },
  };
}
