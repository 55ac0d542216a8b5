/** The dictionaries as the tests read them, and the codes that need words. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { unmarked, wordsOf } from '../../www/i18n/index.js';
import { LANGUAGES } from '../../www/i18n/languages.js';
import { ROOT, sourcesIn } from './sources.js';

/** @param {string} name */
const textOf = (name) => readFileSync(new URL(`www/i18n/${name}`, ROOT), 'utf8');

/** The families. Each has its words in a file of its own. */
export const FAMILIES = ['state-space', 'backtracking', 'games', 'trees'];

/**
 * Returns all words of the page: its own words, and those of the extras and of all families.
 * @param {string} language
 */
const pageOf = (language) =>
  [
    `${language}.ftl`,
    ...[
      'extras',
      'state-space-more',
      'state-space-keys',
      'backtracking-constraints',
      ...FAMILIES,
    ].map((family) => `${family}.${language}.ftl`),
  ]
    .map(textOf)
    .join('\n');

export const EN = pageOf('en');
export const CLI_EN = textOf('cli.en.ftl');

/** The texts of every language: the page's, the command's, the lessons', the notes', the questions' and the programs'. */
export const DICTIONARIES = Object.keys(LANGUAGES).map((language) => ({
  language,
  page: pageOf(language),
  cli: textOf(`cli.${language}.ftl`),
  lessons: textOf(`lessons.${language}.ftl`),
  notes: textOf(`notes.${language}.ftl`),
  predictions: textOf(`predictions.${language}.ftl`),
  code: textOf(`code.${language}.ftl`),
  find: textOf(`find.${language}.ftl`),
  play: textOf(`play.${language}.ftl`),
  gallery: textOf(`gallery.${language}.ftl`),
  own: textOf(`state-space-own.${language}.ftl`),
  explore: textOf(`explore.${language}.ftl`),
  compose: textOf(`compose.${language}.ftl`),
  playground: textOf(`playground.${language}.ftl`),
}));

/** English as the page has it. */
export const words = wordsOf('en', EN);

/**
 * Returns whether a text is a whole sentence of English. It can begin or end with emphasis.
 * @param {string} said
 */
export const isSentence = (said) => /^[A-Z].*[.!]$/.test(unmarked(said));

/** The id of the message that a key names. @param {string} key */
export const idOf = (key) => key.replaceAll('.', '-');

/**
 * The messages of a text, by id.
 * @param {string} text
 * @returns {Map<string, unknown>}
 */
export const messagesOf = (text) => new Map(entriesOf(text).filter(([id]) => !id.startsWith('-')));

/**
 * The terms of a text, by id with its hyphen: nouns that messages hold.
 * @param {string} text
 * @returns {Map<string, unknown>}
 */
export const termsOf = (text) => new Map(entriesOf(text).filter(([id]) => id.startsWith('-')));

/** @param {string} text @returns {[string, unknown][]} */
const entriesOf = (text) => new FluentResource(text).body.map(({ id, value }) => [id, value]);

/**
 * The messages that other messages of a text hold.
 * @param {string} text
 * @returns {Set<string>}
 */
export const heldIn = (text) =>
  new Set(
    [...JSON.stringify(entriesOf(text)).matchAll(/"type":"mesg","name":"([\w-]+)"/g)].map(
      ([, name]) => name,
    ),
  );

/** The ids of all puzzles: each has rules. */
export const PUZZLES = [...messagesOf(EN).keys()]
  .filter((id) => id.endsWith('-rules'))
  .map((id) => id.replace('-rules', ''));

/**
 * Returns the id of a message and of the messages that it replaces for one puzzle or family:
 * `map-state` for `maze-map-state`, and `state-space-term-new` for `maze-term-new`.
 * @param {string} id
 */
export function standsFor(id) {
  const [, puzzle, key] = /^([a-z]+)-(.*)/.exec(id) ?? [];
  if (!PUZZLES.includes(puzzle)) return [id];
  return [id, key, ...FAMILIES.map((family) => `${family}-${key}`)];
}

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
    // Fields of several words are renamed for JavaScript.
    fields: [...fields.matchAll(/(\w+):/g)].map(([, field]) =>
      field.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
    ),
  }));
}

/** Files of the core's errors, and the prefix of their messages. */
export const ERRORS = [
  ['crate/src/link.rs', 'LinkError', 'error.'],
  ['crate/src/search.rs', 'RunError', 'error.'],
  ['crate/src/instance/edits.rs', 'EditError', 'error.'],
  ['crate/src/wasm.rs', 'BoundaryError', 'error.'],
  ['crate/src/text/fault.rs', 'InputFault', 'input.error.'],
];

/** Returns the codes of errors that the front end creates. */
export function frontCodes() {
  const made = /new EngineError\((?:[^'()]*\? )?'(\w+)'(?: : '(\w+)')?/g;
  return sourcesIn('www', /\.js$/).flatMap(({ text }) =>
    [...text.matchAll(made)].flatMap((codes) => codes.slice(1).filter(Boolean)),
  );
}

/** Returns whether a puzzle can have this fault. @param {string} code */
export function isFound(code) {
  const made = new RegExp(
    `InputFault::${code[0].toUpperCase()}${code.slice(1)} \\{[^}]*\\}(?! =>)`,
  );
  return sourcesIn('crate/src', /\.rs$/).some(({ text }) => made.test(text));
}
