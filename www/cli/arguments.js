/** Parses the command line. */
import { parseArgs } from 'node:util';
import { plainText } from '../core/util/plain-text.js';
import { LANGUAGES, languageOf } from '../i18n/languages.js';
import { EXIT, Refusal } from './exit-codes.js';
import { speak } from './messages.js';

/** @import { PuzzleKind } from '../core/engine/catalogue.js' */

/**
 * Options of the command.
 * @typedef {{ puzzle: string, algorithm: string, maxSteps: number, json: boolean,
 *   settings: [string, string][], size: { rows: number, columns: number } | null,
 *   link: boolean, picture: boolean, step?: string, stops: string[], file: string, output?: string,
 *   view?: string, theme?: string, width?: string, height?: string }} Options `link` asks for a
 *   state string, `picture` for a picture; `file` is empty for standard input
 */

/**
 * An option on the command line.
 * @typedef {{ name: string, rawName: string, value?: string, inlineValue?: boolean }} Token
 */

const OPTIONS = /** @type {const} */ ({
  json: { type: 'boolean' },
  algorithm: { type: 'string' },
  'max-steps': { type: 'string' },
  set: { type: 'string', multiple: true },
  size: { type: 'string' },
  step: { type: 'string' },
  stop: { type: 'string', multiple: true },
  output: { type: 'string', short: 'o' },
  view: { type: 'string' },
  theme: { type: 'string' },
  width: { type: 'string' },
  height: { type: 'string' },
  lang: { type: 'string' },
  help: { type: 'boolean' },
});

/** Languages for `--lang`, as a list. */
export const languages = Object.keys(LANGUAGES).join(', ');

/**
 * Parses the command line and selects the language of all following messages, also of those about
 * other options.
 * @param {string[]} args
 */
export function readArguments(args) {
  const syntax = { args, options: OPTIONS, allowPositionals: true };
  const { tokens } = parseArgs({ ...syntax, strict: false, tokens: true });
  const options = tokens.filter((token) => token.kind === 'option');
  const lang = options.findLast(({ name }) => name === 'lang')?.value;
  const language = lang === undefined ? null : languageOf(lang);
  if (language) speak(language);
  options.forEach(checkOption);
  if (lang !== undefined && !language) {
    throw new Refusal(EXIT.usage, (words) =>
      words.text('cli.badLanguage', { languages, found: lang }),
    );
  }
  return parseArgs(syntax);
}

/**
 * Throws if an option does not exist, lacks its value, or has a value but takes none. `parseArgs`
 * would throw in the same cases, but its messages are English.
 * @param {Token} token
 */
function checkOption(token) {
  const key = faultOf(token);
  if (!key) return;
  throw new Refusal(EXIT.usage, (words) => words.text(key, { option: token.rawName }));
}

/**
 * Returns the key of the message about a wrong option, or null.
 * @param {Token} token
 */
function faultOf({ name, value, inlineValue }) {
  if (!Object.hasOwn(OPTIONS, name)) return 'cli.unknownOption';
  const { type } = /** @type {Record<string, { type: string }>} */ (OPTIONS)[name];
  if (type === 'boolean') return value === undefined ? null : 'cli.takesNoValue';
  const isMissing = value === undefined || (!inlineValue && /^-./.test(value));
  return isMissing ? 'cli.needsValue' : null;
}

/**
 * Checks the parsed arguments and converts them to options.
 * @param {ReturnType<typeof readArguments>} given
 * @returns {Options}
 */
export function readOptions({ values, positionals }) {
  const link = positionals[0] === 'link';
  const picture = positionals[0] === 'picture';
  const [puzzle, file] = readNames(link || picture ? positionals.slice(1) : positionals);
  const { algorithm = '', json = false } = values;
  const maxSteps = readStepLimit(values['max-steps']);
  const settings = readSettings(values.set ?? []);
  const size = readSize(values.size);
  const { step, output, view, theme, width, height } = values;
  const stops = values.stop ?? [];
  if ((!link && !picture && step !== undefined) || (!link && stops.length > 0)) {
    throw new Refusal(EXIT.usage, (words) => words.text('cli.onlyLink'));
  }
  const looks = { output, view, theme, width, height };
  if (!picture && Object.values(looks).some((value) => value !== undefined)) {
    throw new Refusal(EXIT.usage, (words) => words.text('cli.onlyPicture'));
  }
  const run = { puzzle, algorithm, maxSteps, json, settings, size };
  return { ...run, link, picture, step, stops, file, ...looks };
}

/**
 * @param {string[]} names
 * @returns {[puzzle: string, file: string]}
 */
function readNames([puzzle, file = '-', ...others]) {
  if (!puzzle) throw new Refusal(EXIT.usage, (words) => words.text('cli.noPuzzle'));
  if (others.length > 0) throw new Refusal(EXIT.usage, (words) => words.text('cli.tooMany'));
  return [puzzle, file === '-' ? '' : file];
}

/**
 * Returns the core's description of the puzzle. Listing the puzzles with their examples takes as
 * long as many searches: do not call this if only answers are needed.
 * @param {PuzzleKind[]} kinds
 * @param {Options} options
 */
export function kindOf(kinds, { puzzle, algorithm, size }) {
  const kind = kinds.find(({ id }) => id === puzzle);
  if (!kind) {
    const known = kinds.map(({ id }) => id).join(', ');
    throw new Refusal(EXIT.usage, (words) =>
      words.text('cli.unknownPuzzle', { id: puzzle, known }),
    );
  }
  const { algorithms } = kind;
  if (algorithm && !algorithms.includes(algorithm)) {
    const known = algorithms.join(', ');
    throw new Refusal(EXIT.usage, (words) =>
      words.text('cli.unknownAlgorithm', { id: algorithm, known }),
    );
  }
  if (size && kind.family === 'games') {
    throw new Refusal(EXIT.usage, (words) => words.text('cli.noSize', { id: puzzle }));
  }
  return kind;
}

/** @param {string | undefined} given */
function readStepLimit(given) {
  if (given === undefined) return Infinity;
  const steps = plainText(given);
  if (/^\d{1,15}$/.test(steps)) return Number(steps);
  throw new Refusal(EXIT.usage, (words) => words.text('cli.badSteps', { found: given }));
}

/**
 * @param {string[]} given texts of the form `name=value`
 * @returns {[string, string][]}
 */
function readSettings(given) {
  return given.map((setting) => {
    const [, id, value] = /^([^=]+)=(.+)$/.exec(setting) ?? [];
    if (!id)
      throw new Refusal(EXIT.usage, (words) => words.text('cli.badSetting', { found: setting }));
    return [id, value];
  });
}

/** @param {string | undefined} given */
function readSize(given) {
  if (given === undefined) return null;
  const [, rows, columns] = /^(\d{1,4})x(\d{1,4})$/.exec(plainText(given)) ?? [];
  if (!rows) throw new Refusal(EXIT.usage, (words) => words.text('cli.badSize', { found: given }));
  return { rows: Number(rows), columns: Number(columns) };
}
