/** The npm package as its users get it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './sources.js';

/**
 * Creates an empty folder that is removed after the test.
 * @param {import('node:test').TestContext} context
 */
export function emptyFolder(context) {
  const folder = mkdtempSync(join(tmpdir(), 'searchlight-package-'));
  context.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** Packs the built package. @param {string} into a folder @returns {string} the file */
export function pack(into) {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', into];
  const told = execFileSync('npm', args, {
    cwd: fileURLToPath(ROOT),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return join(into, JSON.parse(told)[0].filename);
}

/**
 * Unpacks the package where programs in the folder find it, without its dependencies.
 * @param {string} folder
 */
export function unpack(folder) {
  const at = join(folder, 'node_modules/searchlight');
  mkdirSync(at, { recursive: true });
  execFileSync('tar', ['-xzf', pack(folder), '-C', at, '--strip-components=1']);
  return { at, description: JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) };
}
