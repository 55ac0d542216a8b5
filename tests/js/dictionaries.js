/** The dictionaries as the tests read them, and the codes that need words. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import enApp from '../../www/i18n/en-app.js';
import enBacktracking from '../../www/i18n/en-backtracking.js';
import enBacktrackingMap from '../../www/i18n/en-backtracking-map.js';
import enCli from '../../www/i18n/en-cli.js';
import enExtras from '../../www/i18n/en-extras.js';
import enGames from '../../www/i18n/en-games.js';
import enGamesTable from '../../www/i18n/en-games-table.js';
import en from '../../www/i18n/en.js';
import { ROOT, sourcesIn } from './sources.js';

/** @import { Dictionary, Template } from '../../www/i18n/index.js' */

/** What comes with each family that is fetched. @type {Record<string, Dictionary>} */
export const LATER = {
  backtracking: { ...enBacktracking, ...enBacktrackingMap },
  games: { ...enGames, ...enGamesTable },
};

export const ALL = {
  ...en,
  ...enExtras,
  ...LATER.backtracking,
  ...LATER.games,
  ...enApp,
  ...enCli,
};

/** All that a template may say. @param {Template} template */
export const textsOf = (template) =>
  typeof template === 'string' ? [template] : Object.values(template);

/** The variants of a Rust enum as their codes. @param {string} path @param {string} name */
export function codesOf(path, name) {
  const source = readFileSync(new URL(path, ROOT), 'utf8');
  const body = new RegExp(`enum ${name} \\{\\n([^]*?)\\n\\}`).exec(source)?.[1] ?? '';
  const codes = [...body.matchAll(/^ {4}([A-Z])(\w*)/gm)];
  assert.ok(codes.length > 0, `${name} is not in ${path}`);
  return codes.map(([, first, rest]) => first.toLowerCase() + rest);
}

/** The fields of each variant, by code. @param {string} path @param {string} name */
export function fieldsOf(path, name) {
  const source = readFileSync(new URL(path, ROOT), 'utf8');
  const body = new RegExp(`enum ${name} \\{\\n([^]*?)\\n\\}`).exec(source)?.[1] ?? '';
  const variants = [...body.matchAll(/^ {4}([A-Z])(\w*)(?: \{([^}]*)\})?/gm)];
  return variants.map(([, first, rest, fields = '']) => ({
    code: first.toLowerCase() + rest,
    fields: [...fields.matchAll(/(\w+):/g)].map(([, field]) => field),
  }));
}

/** Where the core's errors are, and what their words begin with. */
export const ERRORS = [
  ['crate/src/link.rs', 'LinkError', 'error.'],
  ['crate/src/search.rs', 'RunError', 'error.'],
  ['crate/src/instance.rs', 'EditError', 'error.'],
  ['crate/src/wasm.rs', 'BoundaryError', 'error.'],
  ['crate/src/text.rs', 'InputFault', 'input.error.'],
];

/** Codes of the errors that the front end makes up. */
export function frontCodes() {
  const made = /new EngineError\((?:[^'()]*\? )?'(\w+)'(?: : '(\w+)')?/g;
  return sourcesIn('www', /\.js$/).flatMap(({ text }) =>
    [...text.matchAll(made)].flatMap((codes) => codes.slice(1).filter(Boolean)),
  );
}

/** Whether a puzzle can find this fault. @param {string} code */
export function isFound(code) {
  const made = new RegExp(
    `InputFault::${code[0].toUpperCase()}${code.slice(1)} \\{[^}]*\\}(?! =>)`,
  );
  return sourcesIn('crate/src', /\.rs$/).some(({ text }) => made.test(text));
}
