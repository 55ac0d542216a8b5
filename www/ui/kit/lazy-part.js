/**
 * Part of a viewer that is imported or downloaded when it is needed, such as a panel with its
 * translations.
 *
 * All callers share one request. A request has inputs, such as the language. When the inputs have
 * changed, a new request begins and the answer to the earlier one is ignored. `load` and `ask`
 * repeat a request that has failed; `follow` does not.
 * @import { File } from '../../i18n/languages.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { EngineError } from '../../core/engine/session.js';
import { Inputs } from '../../core/util/memo-key.js';
import { fetchWordsOf } from '../../i18n/index.js';

/**
 * How to request a part. `load` receives the results of `inputs`. `error` is shown if a request
 * fails; without it, failures are ignored. `arrived` is called when `part` has changed.
 * @template Part
 * @template {unknown[]} Input
 * @typedef {{ error?: EngineError, inputs?: () => Input, load: (...inputs: Input) => Promise<Part>,
 *   arrived?: () => void }} Request
 */

/**
 * @template Part
 * @template {unknown[]} [Input=[]]
 */
export class LazyPart {
  /** Answer to the last successful request; null before. @type {Part | null} */
  part = null;
  #viewer;
  #request;
  /** Inputs of the last request or of the last `follow`. */
  #inputs = new Inputs();
  #followed = new Inputs();
  /** Last request; null before the first and after a failure. @type {Promise<Part> | null} */
  #coming = null;
  /** Last request, also after its failure. @type {Promise<Part> | null} */
  #latest = null;
  /** Answers of `ask`, by request. @type {WeakMap<Promise<Part>, Promise<Part | null>>} */
  #told = new WeakMap();
  /** Request that `part` answers. @type {Promise<Part> | null} */
  #arrived = null;

  /**
   * @param {Pick<Viewer, 'run' | 'error' | 'refuse' | 'refresh'>} viewer
   * @param {Request<Part, Input>} request
   */
  constructor(viewer, request) {
    this.#viewer = viewer;
    this.#request = request;
  }

  /** Whether the last request has failed. */
  get hasFailed() {
    return this.#latest !== null && this.#coming === null;
  }

  get #now() {
    return this.#request.inputs?.() ?? /** @type {Input} */ (/** @type {unknown} */ ([]));
  }

  /** Returns the part. Shows no error. */
  load() {
    if (!this.#inputs.changed(...this.#now) && this.#coming) return this.#coming;
    const coming = this.#request.load(...this.#now);
    this.#coming = coming;
    this.#latest = coming;
    coming.then(
      (part) => this.#coming === coming && this.#take(part),
      () => this.#coming === coming && (this.#coming = null),
    );
    return coming;
  }

  /** Returns the part, or null after an error. The error is shown once for each request. */
  ask() {
    const coming = this.load();
    const told = this.#told.get(coming) ?? coming.catch((cause) => this.#tell(coming, cause));
    this.#told.set(coming, told);
    return told;
  }

  /** Requests the part if the inputs have changed. Returns the part if it has loaded, else null. */
  follow() {
    if (this.#followed.changed(...this.#now)) this.ask();
    return this.#arrived === this.#coming ? this.part : null;
  }

  /** @param {Part} part */
  #take(part) {
    const { error, arrived } = this.#request;
    this.part = part;
    this.#arrived = this.#coming;
    if (error && this.#viewer.error === error) this.#viewer.error = null;
    arrived?.();
    this.#viewer.refresh();
  }

  /**
   * Shows the error of a request, unless another request has followed it.
   * @param {Promise<Part>} coming
   * @param {unknown} cause
   */
  #tell(coming, cause) {
    const { error } = this.#request;
    const isTold = error && this.#viewer.run && this.#latest === coming;
    if (isTold) this.#viewer.refuse(cause instanceof EngineError ? cause : error);
    return null;
  }
}

/**
 * Creates the translations of an optional part of the page. After a change of the language, the old
 * translations stay until `follow` has loaded the new ones.
 * @param {Viewer} viewer
 * @param {File} file
 * @returns {LazyPart<Words, [string]>}
 */
export function lazyWords(viewer, file) {
  return new LazyPart(viewer, {
    inputs: () => [viewer.words.locale],
    load: (locale) => fetchWordsOf(file, locale),
  });
}
