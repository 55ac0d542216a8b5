/** Answers the cases of the input while the input arrives. */
import { setImmediate as turn } from 'node:timers/promises';
import { inputFault } from '../i18n/judge-error.js';
import { kindOf } from './arguments.js';
import { readPieces } from './input.js';
import { interruption } from './interruption.js';
import { complain } from './output.js';
import { EXIT, Refusal } from './exit-codes.js';
import { asJson, asText } from './report.js';
import { readWords } from './messages.js';
import { settingFault } from './setting-fault.js';

/**
 * @import { EngineError, Judge } from '../core/engine/session.js'
 * @import { JudgedCase } from '../wasm/searchlight.js'
 * @import { Words } from '../i18n/index.js'
 * @import { Options } from './arguments.js'
 * @import { Output } from './output.js'
 */

/**
 * Number of steps in a case's first slice, which takes a few milliseconds. Each slice is twice as
 * long as the last, until a slice takes half of `TURN_MS`: a long search then needs few slices.
 */
const FIRST_SLICE = 100_000;

/** Time between two checks for Ctrl-C, in milliseconds. */
const TURN_MS = 50;

/**
 * Name of the algorithm to recommend after a search has run out of memory: IDA* stores only its
 * path.
 */
const INSTEAD = 'idastar';
/**
 * Name of the algorithm to recommend after a search has run out of steps: A* visits a state again
 * only if it has found a cheaper path.
 */
const BY_STATES = 'astar';
/** Number of steps after which the core itself ends a search that can visit a state many times. */
const OWN_LIMIT = 2 ** 28;

/** Error codes of the core for invalid options of the command. */
const CHANGES = ['size', 'fixedSize'];

/**
 * Computes the answers and writes each one as soon as it is known, without waiting for more input.
 * @param {typeof import('../core/engine/session.js')} engine
 * @param {Options} options
 * @param {Output} output
 * @returns {Promise<Refusal | null>} the reason why some cases have no answer; null if all have one
 */
export async function answerInput(engine, options, output) {
  const judge = judgeOf(engine, options);
  change(engine, judge, options);
  const report = options.json ? asJson(output, completed(engine, options)) : asText(output);
  let count = 0;
  let hint = '';
  let isOwnPathTold = false;
  const answerKnown = async () => {
    for await (const judged of answersOf(judge, output)) {
      const stop = limitStop(judged, options);
      if (stop) throw stop;
      report.add(
        judged,
        () => judge.certificate(),
        () => judge.counts(),
      );
      count += 1;
      if (judged.others) {
        complain((await readWords()).text('cli.others', { line: judged.line }));
      }
      if (judged.outcome.code === 'found' && !isOwnPathTold && judge.printsOwnPath) {
        const { algorithm } = judged;
        complain((await readWords()).text('cli.ownPath', { algorithm }));
        isOwnPathTold = true;
      }
      if (judged.outcome.code === 'impossible' && !hint) {
        hint = hintOf(judge, options.puzzle, judged.line, await readWords());
        if (hint) complain(hint);
      }
    }
    const { error } = judge;
    if (error) {
      const { line, fault } = error;
      const tell = (/** @type {Words} */ words) => inputFault(words, error);
      throw new Refusal(EXIT.input, tell, { line, ...fault });
    }
  };
  let stop = null;
  try {
    for await (const piece of readPieces(options.file)) {
      judge.push(piece);
      await answerKnown();
      output.flush();
    }
    judge.end();
    await answerKnown();
  } catch (error) {
    if (error instanceof Refusal) stop = error;
    else if (error instanceof engine.EngineError)
      stop = failureStop(engine, error, count + 1, options);
    else throw error;
  }
  const message = stop?.tell(await readWords());
  report.end(stop && message ? { code: '', ...stop.fault, message } : null);
  output.flush();
  return stop;
}

/**
 * Returns a hint if the case answered last would have an answer under another convention, such as
 * counting from 0. Returns an empty text otherwise.
 * @param {Judge} judge
 * @param {string} puzzle
 * @param {number} line
 * @param {Words} words
 */
function hintOf(judge, puzzle, line, words) {
  const name = judge.otherwise();
  const key = `cli.otherwise.${puzzle}.${name}`;
  return name && words.has(key) ? words.text(key, { line }) : '';
}

/**
 * @param {typeof import('../core/engine/session.js')} engine
 * @param {Options} options
 */
function judgeOf(engine, options) {
  try {
    return new engine.Judge(options.puzzle, null, options);
  } catch (error) {
    // Throws an error that lists the available puzzles and algorithms.
    kindOf(engine.catalogue(), options);
    throw error;
  }
}

/**
 * Returns the options with the default algorithm filled in.
 * @param {typeof import('../core/engine/session.js')} engine
 * @param {Options} options
 * @returns {Options}
 */
const completed = (engine, options) => ({
  ...options,
  algorithm: options.algorithm || kindOf(engine.catalogue(), options).algorithm,
});

/**
 * Yields the answers to the cases that have arrived.
 * @param {Judge} judge
 * @param {Output} output
 */
async function* answersOf(judge, output) {
  let slice = FIRST_SLICE;
  let begun = performance.now();
  while (judge.remaining > 0) {
    const before = performance.now();
    const judged = judge.advance(slice);
    if (judged) yield judged;
    output.flushIfOld();
    const now = performance.now();
    if (judged) slice = FIRST_SLICE;
    else if (now - before < TURN_MS / 2) slice *= 2;
    if (now - begun < TURN_MS) continue;
    await Promise.race([turn(), interruption]);
    begun = now;
  }
}

/**
 * Applies size and settings to the cases. Throws a usage error if the puzzle does not have them.
 * @param {typeof import('../core/engine/session.js')} engine
 * @param {Judge} judge
 * @param {Options} options
 */
export function change(engine, judge, options) {
  const { size, settings } = options;
  if (size) kindOf(engine.catalogue(), options);
  try {
    if (size) judge.resize(size.rows, size.columns);
    for (const setting of settings) changeSetting(engine, judge, options, setting);
  } catch (error) {
    const refusal = /** @type {EngineError} */ (error);
    if (!CHANGES.includes(refusal.code)) throw error;
    throw new Refusal(EXIT.usage, reasonOf(engine, refusal, options));
  }
}

/**
 * Changes a setting of the cases. Throws a usage error that lists what is allowed.
 * @param {typeof import('../core/engine/session.js')} engine
 * @param {Judge} judge
 * @param {Options} options
 * @param {[string, string]} setting
 */
function changeSetting(engine, judge, options, [id, value]) {
  try {
    judge.set(id, value);
  } catch (error) {
    if (/** @type {EngineError} */ (error).code !== 'setting') throw error;
    const tell = settingFault(engine, kindOf(engine.catalogue(), options), options, [id, value]);
    throw new Refusal(EXIT.usage, tell);
  }
}

/**
 * Returns a function that formats the message of an error of the core.
 * @param {typeof import('../core/engine/session.js')} engine
 * @param {EngineError} error
 * @param {Options} options
 * @returns {(words: Words) => string}
 */
function reasonOf(engine, { code, fields }, options) {
  const sizes = code === 'size' ? kindOf(engine.catalogue(), options).sizes : {};
  return (words) => {
    const key = words.has(`error.${code}`) ? `error.${code}` : 'error.unknown';
    return words.text(key, { ...sizes, ...fields });
  };
}

/**
 * Returns an error if a case has no answer because the search has reached the limit of steps or
 * states; null otherwise.
 * @param {JudgedCase} judged
 * @param {Options} options
 */
function limitStop({ line, outcome }, { maxSteps: steps }) {
  const { code } = outcome;
  if (code === 'limitReached' && (!steps || steps > OWN_LIMIT)) {
    const told = { line, steps: OWN_LIMIT, instead: BY_STATES };
    const tell = (/** @type {Words} */ words) => words.text('cli.ownLimit', told);
    return new Refusal(EXIT.limit, tell, { code, ...told });
  }
  if (code === 'limitReached') {
    const tell = (/** @type {Words} */ words) => words.text('cli.limit', { line, steps });
    return new Refusal(EXIT.limit, tell, { line, code, steps });
  }
  if (code !== 'stateLimit') return null;
  const { limit } = outcome;
  const told = { line, limit, instead: INSTEAD };
  const tell = (/** @type {Words} */ words) => words.text('cli.stateLimit', told);
  return new Refusal(EXIT.limit, tell, { code, ...told });
}

/**
 * @param {typeof import('../core/engine/session.js')} engine
 * @param {EngineError} error
 * @param {number} number number of the failed case, from 1
 * @param {Options} options
 */
function failureStop(engine, error, number, options) {
  const { code, fields } = error;
  const reason = reasonOf(engine, error, options);
  const tell = (/** @type {Words} */ words) =>
    words.text('cli.failed', { number, reason: reason(words) });
  return new Refusal(EXIT.software, tell, { code, ...fields });
}
