/** One run of typed code in a worker: passes on one answer for each question, and ends the worker. */
import { LIMITS } from './limits.js';

/** Time for an answer of the typed code, and for the worker to start, in milliseconds. */
const ANSWER_MS = 1000;
const START_MS = 20_000;

/** Lists of numbers in a batch. */
const NUMBERS = ['counts', 'to', 'costs', 'labels', 'goals', 'estimates', 'boards'];

/**
 * What a run needs of its frame: `say` posts to the page, `forget` frees what the worker was made
 * of, `shift` is the number of characters before the code in its first line.
 * @typedef {{ say: (message: object, buffers?: Transferable[]) => void, forget: () => void,
 *   shift: number }} Outside
 */

/** Returns a text that is not too long. @param {unknown} value */
const short = (value) => (typeof value === 'string' ? value.slice(0, LIMITS.fault) : '');

/** @param {unknown} value */
const whole = (value) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);

export class FrameRun {
  #worker;
  #outside;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isAsked = false;
  #isAwake = false;
  #isOver = false;
  #abouts = 0;
  /** Last announced call. @type {Record<string, string>} */
  #about = {};

  /**
   * @param {number} id
   * @param {Worker} worker
   * @param {Outside} outside
   */
  constructor(id, worker, outside) {
    this.id = id;
    this.#worker = worker;
    this.#outside = outside;
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onmessageerror = () => this.#fail('playgroundFlood');
    worker.onerror = (event) => {
      event.preventDefault();
      const { message, lineno, colno } = event;
      // Firefox says nothing of a script that it cannot read.
      if (!message) return this.#fail('playgroundSyntax');
      const column = lineno === 1 ? colno - outside.shift : colno;
      const reason = short(message).replace(/^Uncaught /, '');
      return this.#fail('playgroundThrew', { reason }, { line: lineno, column });
    };
    this.#timer = setTimeout(() => this.#fail('playgroundStart'), START_MS);
    this.#isAsked = true;
    worker.postMessage(null);
  }

  /** Asks for a batch. */
  ask() {
    if (this.#isOver || this.#isAsked) return;
    this.#isAsked = true;
    this.#watch();
    this.#worker.postMessage(null);
  }

  /** Ends the worker. */
  end() {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#worker.terminate();
    this.#outside.forget();
  }

  #watch() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () =>
        this.#fail(this.#about.asked ? 'playgroundEndless' : 'playgroundSilent', {
          ...this.#about,
        }),
      ANSWER_MS,
    );
  }

  /** @param {unknown} data */
  #hear(data) {
    if (this.#isOver) return;
    const message = /** @type {Record<string, unknown>} */ (
      typeof data === 'object' && data !== null ? data : {}
    );
    if (message.kind === 'awake' && !this.#isAwake) {
      this.#isAwake = true;
      this.#watch();
    } else if (message.kind === 'about' && this.#isAsked && this.#abouts < LIMITS.abouts) {
      this.#abouts += 1;
      this.#about = { asked: short(message.asked), state: short(message.state) };
    } else if (message.kind === 'batch' && this.#isAsked) {
      this.#passOn(message);
    } else if (message.kind === 'fault' && this.#isAsked) {
      const fields = Object.entries(Object(message.fields)).slice(0, 8);
      const texts = fields.map(([name, value]) => [short(name), short(String(value))]);
      this.#fail(short(message.code), Object.fromEntries(texts), message);
    } else {
      this.#fail('playgroundFlood');
    }
  }

  /** @param {Record<string, unknown>} message */
  #passOn(message) {
    const { text, isDone, isCut } = message;
    const lists = NUMBERS.map((name) => message[name]);
    const isFit =
      typeof text === 'string' &&
      text.length <= LIMITS.text &&
      lists.every(
        (list) =>
          (list instanceof Uint32Array || list instanceof Uint8Array) &&
          list.buffer.byteLength === list.byteLength &&
          list.byteLength <= LIMITS.text,
      );
    if (!isFit) return this.#fail('playgroundFlood');
    this.#isAsked = false;
    // Calls of later slices are not announced, so the last announced call is not the endless one.
    this.#about = {};
    clearTimeout(this.#timer);
    const numbers = Object.fromEntries(NUMBERS.map((name, index) => [name, lists[index]]));
    const buffers = /** @type {Uint8Array<ArrayBuffer>[]} */ (lists).map(({ buffer }) => buffer);
    this.#outside.say(
      { kind: 'batch', text, isDone: isDone === true, isCut: isCut === true, ...numbers },
      buffers,
    );
    if (isDone === true) this.end();
    return undefined;
  }

  /**
   * Ends the run with a fault.
   * @param {string} code
   * @param {Record<string, string>} [fields]
   * @param {{ line?: unknown, column?: unknown }} [place]
   */
  #fail(code, fields = {}, { line, column } = {}) {
    if (this.#isOver) return;
    this.end();
    this.#outside.say({ kind: 'fault', code, fields, line: whole(line), column: whole(column) });
  }
}
