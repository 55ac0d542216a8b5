/**
 * Writes the additional files of the npm package: the manifest, and the types of the element and of
 * the core, all made from the source. `tools/build.mjs` runs this after the build of the embed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REACT_TYPES, VUE_TYPES, elementTypes, manifest, typesIn } from './declarations.mjs';
import { ROOT } from './wasm.mjs';

const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

/**
 * Returns the compiler's declarations of each module, by path below `www/`. Ignores errors, which
 * another check reports.
 * @returns {Map<string, string>}
 */
function emit() {
  const folder = mkdtempSync(join(tmpdir(), 'searchlight-types-'));
  const args = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--rootDir', '.'];
  spawnSync(process.execPath, [TSC, ...args, '--outDir', folder], { cwd: ROOT });
  const www = join(folder, 'www');
  const files = readdirSync(www, { recursive: true, encoding: 'utf8' });
  const emitted = new Map(
    files
      .filter((path) => path.endsWith('.d.ts'))
      .map((path) => [path.split(sep).join('/'), readFileSync(join(www, path), 'utf8')]),
  );
  rmSync(folder, { recursive: true });
  const wasm = 'wasm/searchlight.d.ts';
  return emitted.set(wasm, readFileSync(join(ROOT, 'www', wasm), 'utf8'));
}

/**
 * The files of the package's types: the element's, React's, Vue's, the core's, and what these import.
 * @returns {Map<string, string>}
 */
export function packageTypes() {
  const emitted = emit();
  emitted.set('searchlight.d.ts', elementTypes(emitted));
  /** @type {Map<string, string>} */
  const files = new Map([
    ['react.d.ts', REACT_TYPES],
    ['vue.d.ts', VUE_TYPES],
  ]);
  const follow = (/** @type {string} */ path) => {
    const whole = emitted.get(path);
    if (files.has(path)) return;
    if (whole === undefined) throw new Error(`there are no types of ${path}`);
    // Of the shell only what it names is told: classes and functions there are nobody's.
    const text = /^(ui|element|canvas)\//.test(path) ? typesIn(path, whole) : whole;
    files.set(path, text);
    for (const [, from] of text.matchAll(/(?:from|import\()\s*['"]([^'"]+)['"]/g)) {
      if (!from.startsWith('.')) throw new Error(`${path} needs the types of ${from}`);
      follow(relative('.', join(dirname(path), from.replace(/\.js$/, '.d.ts'))));
    }
  };
  follow('searchlight.d.ts');
  follow('entry/core.d.ts');
  follow('entry/state.d.ts');
  return files;
}

function write() {
  const dist = join(ROOT, 'dist');
  writeFileSync(join(dist, 'custom-elements.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  for (const [path, text] of packageTypes()) {
    const file = join(dist, 'types', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) write();
