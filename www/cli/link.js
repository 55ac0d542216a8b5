/** `searchlight link <puzzle>`: the state string of judges' text, and what to write into a page. */
import { readFileSync } from 'node:fs';
import { lettersOf } from '../core/link.js';
import { STEP_LIMIT } from '../core/player.js';
import { stopOf, withStops } from '../core/stops.js';
import { inputFault } from '../i18n/input-fault.js';
import { change } from './answers.js';
import { kindOf } from './arguments.js';
import { EXIT, Refusal } from './refusal.js';

/**
 * @import { Options } from './arguments.js'
 * @import { Output } from './output.js'
 */

/**
 * Prints the state string of the first case of standard input, or of the puzzle's first example where
 * that is a terminal or empty.
 * @param {typeof import('../core/engine.js')} engine
 * @param {Options} options
 * @param {Output} output
 */
export function printLink(engine, options, output) {
  const { presets } = kindOf(engine.catalogue(), options);
  const text = process.stdin.isTTY ? '' : readInput();
  const link = firstCase(engine, options, text.trim() ? text : presets[0].text);
  const session = new engine.Session(link);
  const { algorithm } = options;
  const run = algorithm ? new engine.Session(session.withAlgorithm(algorithm)) : session;
  const state = withStops(lettersOf(run.link(readStep(options.step))), options.stops.map(stopIn));
  output.write(`${state}\n\n${snippet(state)}\n`);
  output.flush();
}

function readInput() {
  try {
    return readFileSync(0, 'utf8');
  } catch (error) {
    // No input at all is as good as an empty one.
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EAGAIN' || code === 'EOF') return '';
    throw new Refusal(EXIT.io, (words) => words.text('cli.unread', { reason: message }));
  }
}

/**
 * @param {typeof import('../core/engine.js')} engine
 * @param {Options} options
 * @param {string} text
 */
function firstCase(engine, options, text) {
  const judge = new engine.Judge(options.puzzle, text);
  change(engine, judge, options);
  const { first, error } = judge;
  judge.free();
  if (first) return first;
  throw new Refusal(EXIT.input, (words) =>
    error ? inputFault(words, error) : words.text('cli.noCase'),
  );
}

/** @param {string | undefined} given */
function readStep(given) {
  if (given === undefined) return 0;
  if (/^\d{1,15}$/.test(given) && Number(given) <= STEP_LIMIT) return Number(given);
  throw new Refusal(EXIT.usage, (words) =>
    words.text('cli.badStep', { found: given, most: STEP_LIMIT }),
  );
}

/** @param {string} given `9000 caption` */
function stopIn(given) {
  const [, step, caption] = /** @type {RegExpExecArray} */ (/^(\S+)\s*(.*)$/s.exec(given.trim()));
  return stopOf({ step, caption });
}

/** @param {string} state */
function snippet(state) {
  return `<script type="module" src="embed/searchlight.js"></script>
<link rel="stylesheet" href="embed/searchlight.css">
<search-light input="${state}"></search-light>`;
}
