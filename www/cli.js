#!/usr/bin/env node
/** `searchlight <puzzle>`: judges' text in, answers out, by the same wasm that the page runs. */
import { existsSync, readFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import enChoices from './i18n/en-choices.js';
import enCli from './i18n/en-cli.js';
import enExtras from './i18n/en-extras.js';
import enWinLose from './i18n/en-win-lose.js';
import { inputFault, wordsFor } from './i18n/index.js';

/** @import { Certificate, InputError, JudgedCase, PuzzleKind } from './core/engine.js' */

const EXIT = { ok: 0, input: 2, limit: 3, usage: 64, software: 70 };
const OPTIONS = /** @type {const} */ ({
  json: { type: 'boolean' },
  algorithm: { type: 'string' },
  'max-steps': { type: 'string' },
  set: { type: 'string', multiple: true },
  size: { type: 'string' },
  help: { type: 'boolean' },
});

/** A judge's budget a call; there is nobody to keep waiting. */
const BUDGET = Number.MAX_SAFE_INTEGER;

const words = wordsFor('en', { ...enExtras, ...enChoices, ...enWinLose, ...enCli });

/** Ends the command with a message and, for wrong usage, the usage line. */
class Refusal extends Error {
  /**
   * @param {number} exitCode
   * @param {string} message
   */
  constructor(exitCode, message) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** @param {string} text */
const print = (text) => text && write(1, text);

/** @param {string} text */
const complain = (text) => write(2, `searchlight: ${text}\n`);

/**
 * Writes all of it before the process ends, also into a pipe that is read slowly.
 * @param {1 | 2} stream
 * @param {string} text
 */
function write(stream, text) {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(stream, rest));
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code === 'EPIPE') return;
      if (code !== 'EAGAIN') throw error;
    }
  }
}

/** @returns {Promise<typeof import('./core/engine.js')>} */
async function loadCore() {
  const wasm = new URL('./wasm/searchlight_bg.wasm', import.meta.url);
  if (!existsSync(wasm)) throw new Refusal(EXIT.software, words.text('cli.notBuilt'));
  const engine = await import('./core/engine.js');
  await engine.loadEngine(readFileSync(wasm));
  return engine;
}

/** @param {string[]} args */
function readArguments(args) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(EXIT.usage, words.text('cli.badOption', { reason }));
  }
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

/**
 * What can be set of a puzzle's cases.
 * @param {typeof import('./core/engine.js')} engine
 * @param {PuzzleKind} kind
 */
function settingsOf({ Session }, { presets }) {
  const session = new Session(presets[0].link);
  const { settings } = session.description;
  session.free();
  return settings.map(({ id, options }) => {
    const values = options.length > 0 ? options.join('|') : words.text('cli.text');
    return words.text('cli.setting', { id, options: values });
  });
}

/** @param {typeof import('./core/engine.js')} engine */
function help(engine) {
  const lines = [words.text('cli.usage'), '', words.text('cli.about'), ''];
  lines.push(words.text('cli.options'));
  for (const name of ['json', 'algorithm', 'maxSteps', 'size', 'set', 'help']) {
    lines.push(`  ${words.text(`cli.${name}`)}`);
  }
  lines.push('', words.text('cli.puzzles'));
  for (const kind of engine.catalogue()) {
    const { id, algorithm: own, presets } = kind;
    const algorithms = kind.algorithms.map((name) => (name === own ? `${name}*` : name));
    const [name, rules, format] = ['name', 'rules', 'text'].map((key) =>
      words.text(`${id}.${key}`),
    );
    lines.push(`  ${words.text('cli.puzzle', { id, name, rules })}`);
    lines.push(`    ${words.text('cli.format', { format })}`);
    lines.push(`    ${words.text('cli.sample')}`);
    lines.push(...presets[0].text.split('\n').map((line) => `      ${line}`));
    lines.push(`    ${words.text('cli.algorithms', { algorithms: algorithms.join(', ') })}`);
    lines.push(...settingsOf(engine, kind).map((line) => `    ${line}`));
  }
  lines.push('', words.text('cli.codes'), '');
  return lines.join('\n');
}

async function readInput() {
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * What was answered, up to the first case that could not be.
 * @typedef {object} Report
 * @property {JudgedCase[]} cases
 * @property {Certificate[]} certificates
 * @property {number} exitCode
 * @property {InputError | { line: number, code: string, steps: number } | null} error
 * @property {string} message
 */

/**
 * Certificates are made for JSON only.
 * @typedef {{ algorithm: string, maxSteps: number, json: boolean,
 *   settings: [string, string][], size: { rows: number, columns: number } | null,
 *   sizes: PuzzleKind['sizes'] }} Options
 */

/**
 * @param {typeof import('./core/engine.js')} engine
 * @param {string} puzzle
 * @param {string} text
 * @param {Options} options
 * @returns {Report}
 */
function answer({ Judge }, puzzle, text, options) {
  const judge = new Judge(puzzle, text, options);
  change(judge, options);
  /** @type {Report} */
  const report = { cases: [], certificates: [], exitCode: EXIT.ok, error: null, message: '' };
  while (judge.remaining > 0) {
    const judged = judge.advance(BUDGET);
    if (!judged) continue;
    if (judged.outcome.code === 'limitReached') {
      const { line } = judged;
      const steps = options.maxSteps;
      report.exitCode = EXIT.limit;
      report.error = { line, code: 'limitReached', steps };
      report.message = words.text('cli.limit', { line, steps });
      return report;
    }
    report.cases.push(judged);
    if (options.json && judged.certificate === report.certificates.length) {
      report.certificates.push(judge.certificate());
    }
  }
  if (judge.error) {
    report.exitCode = EXIT.input;
    report.error = judge.error;
    report.message = inputFault(words, judge.error);
  }
  return report;
}

/**
 * Sets and resizes the cases; where there is no such setting or board the command was used wrongly.
 * @param {InstanceType<typeof import('./core/engine.js')['Judge']>} judge
 * @param {Options} options
 */
function change(judge, { size, sizes, settings }) {
  try {
    if (size) judge.resize(size.rows, size.columns);
    for (const [id, value] of settings) judge.set(id, value);
  } catch (error) {
    const { code = '', fields = {} } = /** @type {{ code?: string, fields?: {} }} */ (error);
    if (!words.has(`error.${code}`)) throw error;
    throw new Refusal(EXIT.usage, words.text(`error.${code}`, { ...sizes, ...fields }));
  }
}

/**
 * @param {PuzzleKind} kind
 * @param {Options} options what the cases were changed by, and searched with
 * @param {Report} report
 */
function asJson({ id, algorithm: own }, options, { cases, certificates, error, message }) {
  return `${JSON.stringify({
    puzzle: id,
    algorithm: options.algorithm || own,
    size: options.size,
    settings: Object.fromEntries(options.settings),
    cases: cases.map(({ line, outcome, text, certificate }) => ({
      line,
      answer: text,
      outcome,
      certificate,
    })),
    certificates,
    error: error && { ...error, message },
  })}\n`;
}

/** @param {string[]} args */
async function main(args) {
  const { values, positionals } = readArguments(args);
  const engine = await loadCore();
  const kinds = engine.catalogue();
  if (values.help) {
    print(help(engine));
    return EXIT.ok;
  }
  const [puzzle, ...others] = positionals;
  if (!puzzle) throw new Refusal(EXIT.usage, words.text('cli.noPuzzle'));
  if (others.length > 0) throw new Refusal(EXIT.usage, words.text('cli.tooMany'));
  const kind = kinds.find(({ id }) => id === puzzle);
  if (!kind)
    throw new Refusal(
      EXIT.usage,
      words.text('cli.unknownPuzzle', { id: puzzle, known: kinds.map(({ id }) => id).join(', ') }),
    );
  const { algorithm = '' } = values;
  if (algorithm && !kind.algorithms.includes(algorithm)) {
    throw new Refusal(
      EXIT.usage,
      words.text('cli.unknownAlgorithm', { id: algorithm, known: kind.algorithms.join(', ') }),
    );
  }
  const maxSteps = readStepLimit(values['max-steps']);
  const settings = readSettings(values.set ?? []);
  const size = readSize(values.size);
  if (size && kind.family === 'winLose') {
    throw new Refusal(EXIT.usage, words.text('cli.noSize', { id: kind.id }));
  }
  const { json = false } = values;
  const options = { algorithm, maxSteps, json, settings, size, sizes: kind.sizes };
  const report = answer(engine, puzzle, await readInput(), options);
  if (json) print(asJson(kind, options, report));
  else print(report.cases.map(({ text }) => `${text}\n`).join(''));
  if (report.message) complain(report.message);
  return report.exitCode;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const { code = '', fields = {} } = /** @type {{ code?: string, fields?: {} }} */ (error);
  if (error instanceof Refusal) {
    complain(error.message);
    if (error.exitCode === EXIT.usage) write(2, `${words.text('cli.usage')}\n`);
    process.exitCode = error.exitCode;
  } else if (words.has(`error.${code}`)) {
    complain(words.text(`error.${code}`, fields));
    process.exitCode = EXIT.software;
  } else {
    throw error;
  }
}
