/**
 * `searchlight link <puzzle>`: prints the state string of judges' input and the HTML to embed it.
 */
import { lettersOf } from '../core/links/state-string.js';
import { STEP_LIMIT } from '../core/playback/player.js';
import { plainText } from '../core/util/plain-text.js';
import { LANDMARKS, stopOf, withStops } from '../core/stops/stop-format.js';
import { inputFault } from '../i18n/judge-error.js';
import { EXAMPLE_TEXTS } from '../wasm/example-texts.js';
import { change } from './answers.js';
import { kindOf } from './arguments.js';
import { readPieces } from './input.js';
import { EXIT, Refusal } from './exit-codes.js';

/**
 * @import { Options } from './arguments.js'
 * @import { Output } from './output.js'
 */

/**
 * Prints the state string of the first case of the input. Uses the puzzle's first example if
 * the input is a terminal or empty.
 * @param {typeof import('../core/engine/session.js')} engine
 * @param {Options} options
 * @param {Output} output
 */
export async function printLink(engine, options, output) {
  const run = new engine.Session(await linkOf(engine, options));
  const state = withStops(lettersOf(run.link(readStep(options.step))), options.stops.map(stopIn));
  output.write(`${state}\n\n${snippet(state)}\n`);
  output.flush();
}

/**
 * Returns the link to the first case of the input, or of the puzzle's first example if the input is a
 * terminal or empty.
 * @param {typeof import('../core/engine/session.js')} engine
 * @param {Options} options
 */
export async function linkOf(engine, options) {
  const { id, presets } = kindOf(engine.catalogue(), options);
  const { file } = options;
  const isAwaited = !file && process.stdin.isTTY;
  const given = isAwaited ? null : await firstCase(engine, options, readPieces(file));
  const link = given ?? (await firstCase(engine, options, [EXAMPLE_TEXTS[id][presets[0].id]]));
  return /** @type {Uint8Array} */ (link);
}

/**
 * Returns the link to the first case of a text, without reading further. Returns null if the text
 * is blank.
 * @param {typeof import('../core/engine/session.js')} engine
 * @param {Options} options
 * @param {Iterable<string> | AsyncIterable<string>} pieces
 */
async function firstCase(engine, options, pieces) {
  const judge = new engine.Judge(options.puzzle, null, options);
  change(engine, judge, options);
  let isBlank = true;
  for await (const piece of pieces) {
    judge.push(piece);
    isBlank &&= piece.trim() === '';
    if (judge.first || judge.error) break;
  }
  judge.end();
  const { first, error } = judge;
  judge.free();
  if (first || isBlank) return first;
  throw new Refusal(EXIT.input, (words) =>
    error ? inputFault(words, error) : words.text('cli.noCase'),
  );
}

/** Returns whether a text is a step that can be shown. @param {string} text */
export const isStep = (text) => /^\d{1,15}$/.test(text) && Number(text) <= STEP_LIMIT;

/** @param {string | undefined} given */
function readStep(given) {
  if (given === undefined) return 0;
  const step = plainText(given);
  if (isStep(step)) return Number(step);
  throw new Refusal(EXIT.usage, (words) =>
    words.text('cli.badStep', { found: given, most: STEP_LIMIT }),
  );
}

/** @param {string} given `9000 caption` */
function stopIn(given) {
  const [, place, caption] = /^(\S+)\s+(.+)$/s.exec(given.trim()) ?? [];
  const step = plainText(place ?? '');
  if (isStep(step) || LANDMARKS.some((name) => name === step)) return stopOf({ step, caption });
  throw new Refusal(EXIT.usage, (words) => words.text('cli.badStop', { found: given }));
}

/** @param {string} state */
function snippet(state) {
  return `<script type="module" src="embed/searchlight.js"></script>
<link rel="stylesheet" href="embed/searchlight.css">
<search-light input="${state}"></search-light>`;
}
