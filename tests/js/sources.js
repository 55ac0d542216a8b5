/** The files of this repository, without those that are built or fetched. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = new URL('../../', import.meta.url);

const SKIPPED = new Set([
  ...['.git', 'node_modules', 'target', 'dist', 'test-results', 'playwright-report'],
  'www/wasm',
]);

/**
 * @param {string} folder from the root, '' for the root itself
 * @param {RegExp} name
 * @returns {{ path: string, text: string }[]} files in it and below, paths from the root
 */
export function sourcesIn(folder, name) {
  const entries = readdirSync(new URL(folder ? `${folder}/` : '.', ROOT), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (SKIPPED.has(path)) return [];
    if (entry.isDirectory()) return sourcesIn(path, name);
    if (!entry.isFile() || !name.test(entry.name)) return [];
    return [{ path, text: readFileSync(fileURLToPath(new URL(path, ROOT)), 'utf8') }];
  });
}

/**
 * Returns a module and all of its static imports.
 * @param {string} path from the root
 * @param {Set<string>} [found]
 */
export function staticImportsOf(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  const code = readFileSync(fileURLToPath(new URL(path, ROOT)), 'utf8');
  for (const [, other] of code.matchAll(/^(?:import|export)\b[^;']*'(\.[^']+\.js)';/gm)) {
    const { href } = new URL(other, new URL(path, ROOT));
    if (!href.includes('/wasm/')) staticImportsOf(href.slice(ROOT.href.length), found);
  }
  return found;
}

/**
 * Replaces comments of JavaScript, Rust and CSS by blanks. Lines keep their numbers.
 * @param {string} code
 */
export function withoutComments(code) {
  const blank = (/** @type {string} */ comment) => comment.replace(/[^\n]/g, '');
  return code.replace(/\/\*[^]*?\*\//g, blank).replace(/(^|\s)\/\/.*$/gm, '$1');
}
