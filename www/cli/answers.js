/** Answers the cases of standard input as they come. */
import { inputFault } from '../i18n/input-fault.js';
import { kindOf } from './arguments.js';
import { EXIT, Refusal } from './refusal.js';
import { asJson, asText } from './report.js';
import { readWords } from './words.js';

/**
 * @import { EngineError, Judge } from '../core/engine.js'
 * @import { Words } from '../i18n/index.js'
 * @import { Options } from './arguments.js'
 * @import { Output } from './output.js'
 * @import { Fault } from './report.js'
 */

/**
 * The steps of a case's first slice: some milliseconds at most. After each slice answers that wait
 * are written. The next one is twice as long, about as long as all before: none waits for long, and
 * the slices of a long search are few.
 */
const FIRST_SLICE = 100_000;

/** What the core refuses a change of a case with: the command was used wrongly. */
const CHANGES = ['size', 'fixedSize', 'setting'];

/** Ends the answers before the last case. */
class Stop extends Refusal {
  /**
   * @param {number} exitCode
   * @param {Fault} fault
   * @param {(words: Words) => string} tell its message
   */
  constructor(exitCode, fault, tell) {
    super(exitCode, tell);
    this.fault = fault;
  }
}

/**
 * Nothing that is known waits for input, and nothing for long while the next answer is computed.
 * @param {typeof import('../core/engine.js')} engine
 * @param {Options} options
 * @param {Output} output
 * @returns {Promise<Stop | null>} why not all cases have an answer, if they do not
 */
export async function answerInput(engine, options, output) {
  const judge = judgeOf(engine, options);
  change(engine, judge, options);
  const report = options.json ? asJson(output, completed(engine, options)) : asText(output);
  let count = 0;
  const answerKnown = () => {
    for (const judged of answersOf(judge, output)) {
      if (judged.outcome.code === 'limitReached') throw limitStop(judged.line, options);
      report.add(judged, () => judge.certificate());
      count += 1;
    }
    const { error } = judge;
    if (error) {
      const { line, fault } = error;
      throw new Stop(EXIT.input, { line, ...fault }, (words) => inputFault(words, error));
    }
  };
  report.begin();
  let stop = null;
  try {
    for await (const piece of readPieces()) {
      judge.push(piece);
      answerKnown();
      output.flush();
    }
    judge.end();
    answerKnown();
  } catch (error) {
    if (error instanceof Stop) stop = error;
    else if (error instanceof engine.EngineError)
      stop = failureStop(engine, error, count + 1, options);
    else if (isReadError(error)) stop = unreadStop(error);
    else throw error;
  }
  report.end(stop && { ...stop.fault, message: stop.tell(await readWords()) });
  output.flush();
  return stop;
}

/**
 * @param {typeof import('../core/engine.js')} engine
 * @param {Options} options
 */
function judgeOf(engine, options) {
  try {
    return new engine.Judge(options.puzzle, null, options);
  } catch (error) {
    kindOf(engine.catalogue(), options); // What is not there is told with what there is.
    throw error;
  }
}

/**
 * The options with the algorithm that answers where none is named.
 * @param {typeof import('../core/engine.js')} engine
 * @param {Options} options
 * @returns {Options}
 */
const completed = (engine, options) => ({
  ...options,
  algorithm: options.algorithm || kindOf(engine.catalogue(), options).algorithm,
});

/**
 * The answers to the cases that have arrived.
 * @param {Judge} judge
 * @param {Output} output
 */
function* answersOf(judge, output) {
  let slice = FIRST_SLICE;
  for (;;) {
    const judged = judge.advance(slice);
    if (judged) {
      yield judged;
      slice = FIRST_SLICE;
    } else if (judge.remaining > 0) {
      slice = Math.min(2 * slice, Number.MAX_SAFE_INTEGER);
    } else {
      return;
    }
    output.flushIfOld();
  }
}

/** Standard input as text. The core looks after its byte order mark and its line ends. */
async function* readPieces() {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for await (const bytes of process.stdin) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/**
 * Sets and resizes the cases; where there is no such setting or board the command was used wrongly.
 * @param {typeof import('../core/engine.js')} engine
 * @param {Judge} judge
 * @param {Options} options
 */
export function change(engine, judge, options) {
  const { size, settings } = options;
  if (size) kindOf(engine.catalogue(), options);
  try {
    if (size) judge.resize(size.rows, size.columns);
    for (const [id, value] of settings) judge.set(id, value);
  } catch (error) {
    const refusal = /** @type {EngineError} */ (error);
    if (!CHANGES.includes(refusal.code)) throw error;
    throw new Refusal(EXIT.usage, reasonOf(engine, refusal, options));
  }
}

/**
 * What tells why the core refused or failed.
 * @param {typeof import('../core/engine.js')} engine
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
 * @param {number} line
 * @param {Options} options
 */
function limitStop(line, { maxSteps: steps }) {
  const fault = { line, code: 'limitReached', steps };
  return new Stop(EXIT.limit, fault, (words) => words.text('cli.limit', { line, steps }));
}

/**
 * @param {typeof import('../core/engine.js')} engine
 * @param {EngineError} error
 * @param {number} number of the case that it ended
 * @param {Options} options
 */
function failureStop(engine, error, number, options) {
  const { code, fields } = error;
  const reason = reasonOf(engine, error, options);
  return new Stop(EXIT.software, { code, ...fields }, (words) =>
    words.text('cli.failed', { number, reason: reason(words) }),
  );
}

/**
 * @param {unknown} error
 * @returns {error is NodeJS.ErrnoException}
 */
function isReadError(error) {
  return error instanceof Error && 'syscall' in error && error.syscall === 'read';
}

/** @param {NodeJS.ErrnoException} error */
function unreadStop({ message: reason }) {
  return new Stop(EXIT.io, { code: 'unread' }, (words) => words.text('cli.unread', { reason }));
}
