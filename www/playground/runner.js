/**
 * Runs typed code in the sandboxed frame, and collects the graph of its puzzle. The frame answers each
 * question once; a frame that says more, or nothing, is replaced.
 */
import { Graph } from './graph.js';
import { LIMITS } from './limits.js';

/** Time for an answer of the frame, in milliseconds: the frame itself waits for the code for 1 s. */
const PATIENCE_MS = 30_000;

/**
 * Fault of typed code. `line` and `column` count from 1, and are 0 if they are not known.
 * @typedef {{ code: string, fields: Record<string, string>, line: number, column: number }} Fault
 */

/** Thrown for code that could not be run. */
export class CodeFault extends Error {
  /** @param {Fault} fault */
  constructor(fault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** @param {string} code */
const without = (code) => new CodeFault({ code, fields: {}, line: 0, column: 0 });

/**
 * Run that waits for answers.
 * @typedef {object} Going
 * @property {number} id
 * @property {Graph} graph
 * @property {(graph: Graph) => void} done
 * @property {(error: CodeFault) => void} fail
 * @property {(counts: { found: number, expanded: number }) => void} tell
 */

/** Runs typed code, one at a time. */
export class Runner {
  #place;
  #address;
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {Promise<void>} */
  #loaded = Promise.resolve();
  #onLoaded = () => {};
  /** @type {Going | null} */
  #going = null;
  #runs = 0;
  #timer = 0;

  /**
   * @param {HTMLElement} place element that holds the frame
   * @param {string} address address of the frame
   */
  constructor(place, address) {
    this.#place = place;
    this.#address = address;
    addEventListener('message', (event) => {
      // A sandboxed frame has no origin of its own.
      if (event.source !== this.#frame?.contentWindow || event.origin !== 'null') return;
      this.#hear(event.data);
    });
  }

  /**
   * Runs code, and ends what runs.
   * @param {string} code
   * @param {Going['tell']} tell called after each batch
   * @returns {Promise<Graph>}
   * @throws {CodeFault} `playgroundStopped` if other code is run before this is done
   */
  async run(code, tell) {
    this.stop();
    if (code.length > LIMITS.code) throw without('playgroundLong');
    const id = ++this.#runs;
    this.#openFrame();
    return new Promise((done, fail) => {
      this.#going = { id, graph: new Graph(), done, fail, tell };
      this.#wait();
      this.#loaded.then(() => {
        if (this.#going?.id === id) this.#post({ run: id, code });
      });
    });
  }

  /** Ends what runs. */
  stop() {
    if (!this.#going) return;
    this.#post({ run: this.#going.id, stop: true });
    this.#end()?.fail(without('playgroundStopped'));
  }

  #openFrame() {
    if (this.#frame) return;
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.referrerPolicy = 'no-referrer';
    frame.tabIndex = -1;
    frame.setAttribute('aria-hidden', 'true');
    frame.src = this.#address;
    this.#loaded = new Promise((go) => (this.#onLoaded = go));
    this.#frame = frame;
    this.#place.append(frame);
  }

  /** Replaces a frame that cannot be trusted any more. */
  #closeFrame() {
    this.#frame?.remove();
    this.#frame = null;
  }

  /** @param {object} message */
  #post(message) {
    // The frame's origin is opaque, so it cannot be named.
    this.#frame?.contentWindow?.postMessage(message, '*');
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#closeFrame();
      this.#end()?.fail(without('playgroundFrame'));
    }, PATIENCE_MS);
  }

  /** Ends the present run, and returns it. */
  #end() {
    clearTimeout(this.#timer);
    const going = this.#going;
    this.#going = null;
    return going;
  }

  /** @param {unknown} data */
  #hear(data) {
    const message = /** @type {Record<string, unknown>} */ (
      typeof data === 'object' && data !== null ? data : {}
    );
    if (message.kind === 'loaded') return this.#onLoaded();
    const going = this.#going;
    // Answers to a run that was ended may still arrive.
    if (!going || message.run !== going.id) return undefined;
    if (message.kind === 'fault') {
      this.#end();
      going.fail(new CodeFault(faultIn(message)));
      return undefined;
    }
    // The worker lists the next batch while this one is checked.
    if (message.isDone !== true) this.#post({ run: going.id, more: true });
    try {
      going.graph.add(message);
    } catch {
      this.#closeFrame();
      this.#end();
      going.fail(without('playgroundFlood'));
      return undefined;
    }
    if (message.isDone === true) {
      this.#end();
      going.done(going.graph);
      return undefined;
    }
    this.#wait();
    going.tell(going.graph.counts);
    return undefined;
  }
}

/** @param {unknown} value */
const whole = (value) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);

/**
 * Returns the fault that a message tells, with texts that are not too long.
 * @param {Record<string, unknown>} message
 * @returns {Fault}
 */
export function faultIn({ code, fields, line, column }) {
  const texts = Object.entries(Object(fields))
    .slice(0, 8)
    .filter(([name]) => /^[a-z]{1,20}$/.test(name))
    .map(([name, value]) => [name, String(value).slice(0, LIMITS.fault)]);
  return {
    code: typeof code === 'string' && /^(own|playground)[A-Z]\w{0,40}$/.test(code) ? code : 'playgroundFlood', // prettier-ignore
    fields: Object.fromEntries(texts),
    line: whole(line),
    column: whole(column),
  };
}
