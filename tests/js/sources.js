/** The files of this repository as the tests read them: all but what is built or fetched. */
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
 * A module and all that it imports before it runs.
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

/** Comments of JavaScript, Rust and CSS become blank; lines keep their numbers. @param {string} code */
export function withoutComments(code) {
  const blank = (/** @type {string} */ comment) => comment.replace(/[^\n]/g, '');
  return code.replace(/\/\*[^]*?\*\//g, blank).replace(/(^|\s)\/\/.*$/gm, '$1');
}

/**
 * Splits the list in a `use` of Rust: `a::{b, c::d}` names `a::b` and `a::c::d`.
 * @param {string} tree
 * @returns {string[]}
 */
function namesOf(tree) {
  const open = tree.indexOf('{');
  if (open < 0) return [tree.trim().replace(/\s+as\s+\w+$/, '')];
  const parts = [''];
  let depth = 0;
  for (const letter of tree.slice(open + 1, tree.lastIndexOf('}'))) {
    depth += Number(letter === '{') - Number(letter === '}');
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  const named = parts.filter((part) => part.trim() !== '').flatMap(namesOf);
  return named.map((name) =>
    name === 'self' ? tree.slice(0, open - 2) : tree.slice(0, open) + name,
  );
}

/**
 * The imports between the modules of a crate, unit tests left out.
 * @param {{ path: string, text: string }[]} files all files of its `src`
 * @returns {Map<string, Set<string>>} for each module, as `a::b`, the modules that it names
 */
export function rustImports(files) {
  const nameOf = (/** @type {string} */ path) =>
    path
      .replace(/^.*?\/src\//, '')
      .replace(/\.rs$/, '')
      .replaceAll('/', '::');
  const modules = new Map(files.map(({ path, text }) => [nameOf(path), text]));
  const imports = new Map();
  for (const [module, text] of modules) {
    const code = withoutComments(text.split('#[cfg(test)]')[0]).replace(/"[^"]*"/g, '');
    const used = [...code.matchAll(/\buse\s+([^;]+);/g)].flatMap(([, tree]) => namesOf(tree));
    const paths = code.replace(/\buse\s+[^;]+;/g, '').matchAll(/\b(?:crate|super)(?:::\w+)+/g);
    const targets = new Set();
    for (const path of [...used, ...[...paths].map(([way]) => way)]) {
      const words = path.replace(/\s/g, '').split('::');
      const ups = words.filter((word) => word === 'super').length;
      const base =
        words[0] === 'crate' ? [] : module.split('::').slice(0, ups > 0 ? -ups : undefined);
      const full = [...base, ...words.slice(words[0] === 'crate' ? 1 : ups)];
      while (full.length > 0 && !modules.has(full.join('::'))) full.pop();
      const target = full.join('::');
      if (target !== '' && target !== module) targets.add(target);
    }
    imports.set(module, targets);
  }
  return imports;
}
