/** What the command was asked for. */
import { parseArgs } from 'node:util';
import { LANGUAGES, languageOf } from '../i18n/languages.js';
import { EXIT, Refusal } from './refusal.js';
import { speak, words } from './words.js';

/** @import { PuzzleKind } from '../wasm/searchlight.js' */

/**
 * What every case is changed by and searched with, and how its answer is written.
 * @typedef {{ kind: PuzzleKind, algorithm: string, maxSteps: number, json: boolean,
 *   settings: [string, string][], size: { rows: number, columns: number } | null,
 *   link: boolean, step?: string, stops: string[] }} Options `link` asks for a state string
 */

const OPTIONS = /** @type {const} */ ({
  json: { type: 'boolean' },
  algorithm: { type: 'string' },
  'max-steps': { type: 'string' },
  set: { type: 'string', multiple: true },
  size: { type: 'string' },
  step: { type: 'string' },
  stop: { type: 'string', multiple: true },
  lang: { type: 'string' },
  help: { type: 'boolean' },
});

/** The languages that can be asked for. */
export const languages = Object.keys(LANGUAGES).join(', ');

/**
 * Reads what the command was given, and speaks the language asked for from there on.
 * @param {string[]} args
 */
export function readArguments(args) {
  const given = parse(args);
  const { lang } = given.values;
  if (lang === undefined) return given;
  const language = languageOf(lang);
  if (!language) {
    throw new Refusal(EXIT.usage, words.text('cli.badLanguage', { languages, found: lang }));
  }
  speak(language);
  return given;
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(EXIT.usage, words.text('cli.badOption', { reason }));
  }
}

/**
 * @param {ReturnType<typeof readArguments>} given
 * @param {PuzzleKind[]} kinds
 * @returns {Options}
 */
export function readOptions({ values, positionals }, kinds) {
  const link = positionals[0] === 'link';
  const kind = readPuzzle(link ? positionals.slice(1) : positionals, kinds);
  const { algorithm = '', json = false } = values;
  if (algorithm && !kind.algorithms.includes(algorithm)) {
    const known = kind.algorithms.join(', ');
    throw new Refusal(EXIT.usage, words.text('cli.unknownAlgorithm', { id: algorithm, known }));
  }
  const maxSteps = readStepLimit(values['max-steps']);
  const settings = readSettings(values.set ?? []);
  const size = readSize(values.size);
  if (size && kind.family === 'games') {
    throw new Refusal(EXIT.usage, words.text('cli.noSize', { id: kind.id }));
  }
  const { step } = values;
  const stops = values.stop ?? [];
  if (!link && (step !== undefined || stops.length > 0)) {
    throw new Refusal(EXIT.usage, words.text('cli.onlyLink'));
  }
  return { kind, algorithm, maxSteps, json, settings, size, link, step, stops };
}

/**
 * @param {string[]} names
 * @param {PuzzleKind[]} kinds
 */
function readPuzzle([name, ...others], kinds) {
  if (!name) throw new Refusal(EXIT.usage, words.text('cli.noPuzzle'));
  if (others.length > 0) throw new Refusal(EXIT.usage, words.text('cli.tooMany'));
  const kind = kinds.find(({ id }) => id === name);
  if (kind) return kind;
  const known = kinds.map(({ id }) => id).join(', ');
  throw new Refusal(EXIT.usage, words.text('cli.unknownPuzzle', { id: name, known }));
}

/** @param {string | undefined} given */
function readStepLimit(given) {
  if (given === undefined) return Infinity;
  if (/^\d{1,15}$/.test(given)) return Number(given);
  throw new Refusal(EXIT.usage, words.text('cli.badSteps', { found: given }));
}

/**
 * @param {string[]} given each `name=value`
 * @returns {[string, string][]}
 */
function readSettings(given) {
  return given.map((setting) => {
    const [, id, value] = /^([^=]+)=(.+)$/.exec(setting) ?? [];
    if (!id) throw new Refusal(EXIT.usage, words.text('cli.badSetting', { found: setting }));
    return [id, value];
  });
}

/** @param {string | undefined} given */
function readSize(given) {
  if (given === undefined) return null;
  const [, rows, columns] = /^(\d{1,4})x(\d{1,4})$/.exec(given) ?? [];
  if (!rows) throw new Refusal(EXIT.usage, words.text('cli.badSize', { found: given }));
  return { rows: Number(rows), columns: Number(columns) };
}
