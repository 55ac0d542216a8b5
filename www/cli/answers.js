/** Answers the cases of standard input as they come. */
import { inputFault } from '../i18n/index.js';
import { EXIT, Refusal } from './refusal.js';
import { words } from './words.js';
import { asJson, asText } from './report.js';

/**
 * @import { EngineError, Judge } from '../core/engine.js'
 * @import { Options } from './arguments.js'
 * @import { Output } from './output.js'
 * @import { ReportedError } from './report.js'
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
class Stop extends Error {
  /**
   * @param {number} exitCode
   * @param {ReportedError} error
   */
  constructor(exitCode, error) {
    super(error.message);
    this.exitCode = exitCode;
    this.error = error;
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
  const judge = new engine.Judge(options.kind.id, null, options);
  change(judge, options);
  const report = options.json ? asJson(output, options) : asText(output);
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
      throw new Stop(EXIT.input, { line, ...fault, message: inputFault(words, error) });
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
    else if (error instanceof engine.EngineError) stop = failureStop(error, count + 1, options);
    else if (isReadError(error)) stop = unreadStop(error);
    else throw error;
  }
  report.end(stop && stop.error);
  output.flush();
  return stop;
}

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
 * @param {Judge} judge
 * @param {Pick<Options, 'kind' | 'size' | 'settings'>} options
 */
export function change(judge, { kind, size, settings }) {
  try {
    if (size) judge.resize(size.rows, size.columns);
    for (const [id, value] of settings) judge.set(id, value);
  } catch (error) {
    const refusal = /** @type {EngineError} */ (error);
    if (!CHANGES.includes(refusal.code)) throw error;
    throw new Refusal(EXIT.usage, reasonOf(refusal, kind));
  }
}

/**
 * @param {EngineError} error
 * @param {Options['kind']} kind
 */
function reasonOf({ code, fields }, { sizes }) {
  const key = words.has(`error.${code}`) ? `error.${code}` : 'error.unknown';
  return words.text(key, { ...sizes, ...fields });
}

/**
 * @param {number} line
 * @param {Options} options
 */
function limitStop(line, { maxSteps: steps }) {
  const message = words.text('cli.limit', { line, steps });
  return new Stop(EXIT.limit, { line, code: 'limitReached', steps, message });
}

/**
 * @param {EngineError} error
 * @param {number} number of the case that it ended
 * @param {Options} options
 */
function failureStop(error, number, { kind }) {
  const { code, fields } = error;
  const message = words.text('cli.failed', { number, reason: reasonOf(error, kind) });
  return new Stop(EXIT.software, { code, ...fields, message });
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
  return new Stop(EXIT.io, { code: 'unread', message: words.text('cli.unread', { reason }) });
}
