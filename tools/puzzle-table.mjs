/**
 * Writes the table of puzzles of each README from the registry and the dictionaries:
 * `node tools/puzzle-table.mjs`, which `npm run format` runs. The table stands behind a line
 * `<!-- puzzles -->`; its two lines of heading stay as they are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { catalogue, loadEngine } from '../www/entry/core-node.js';
import { unmarked, wordsOf } from '../www/i18n/index.js';
import { ROOT } from './wasm.mjs';

/** The documents that contain the table, by language. */
export const DOCUMENTS = { en: 'README.md', vi: 'README.vi.md', zh: 'README.zh.md' };

const FAMILIES = ['state-space', 'backtracking', 'games', 'trees'];
const TABLE = /(<!-- puzzles -->\n\n?\|.*\n\|.*\n)((?:\|.*\n)*)/;

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/**
 * Returns the text of a document with its table of puzzles made anew.
 * @param {string} language
 * @param {string} text
 * @throws {Error} where the text has no table behind its marker
 */
export async function withPuzzleTable(language, text) {
  if (!TABLE.test(text)) throw new Error('there is no table of puzzles to fill');
  await loadEngine();
  const files = [
    `${language}.ftl`,
    ...[...FAMILIES, 'state-space-more', 'state-space-keys', 'backtracking-constraints'].map(
      (family) => `${family}.${language}.ftl`,
    ),
  ];
  const words = wordsOf(language, files.map((file) => read(`www/i18n/${file}`)).join('\n'));
  const rows = catalogue().map(({ id }) => {
    const [name, rules] = ['name', 'rules'].map((key) => unmarked(words.text(`${id}.${key}`)));
    return `| \`${id}\` | ${name} | ${rules} |\n`;
  });
  const filled = text.replace(TABLE, (_, heading) => heading + rows.join(''));
  const options = await resolveConfig(join(ROOT, DOCUMENTS.en));
  return format(filled, { ...options, parser: 'markdown' });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [language, path] of Object.entries(DOCUMENTS)) {
    writeFileSync(join(ROOT, path), await withPuzzleTable(language, read(path)));
  }
}
