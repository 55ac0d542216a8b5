/**
 * Part of a viewer that is imported or downloaded when it is needed, such as a panel with its
 * translations.
 *
 * All callers share one request. Inputs, such as the language, belong to a request: when they have
 * changed, another request begins, and the answer to the earlier one is ignored. A failed request is
 * repeated by the next `load` or `ask`, not by `follow`.
 * @import { File } from '../../i18n/languages.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { EngineError } from '../../core/engine/session.js';
import { Inputs } from '../../core/util/memo-key.js';
import { fetchWordsOf } from '../../i18n/index.js';

/**
 * Request of a part: `load` receives what `inputs` returns at this moment. `error` is shown if a
 * request fails; without it, failures are ignored. `arrived` is called when `part` has changed.
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
  /** Inputs of the last request, and of the last `follow`. */
  #inputs = new Inputs();
  #followed = new Inputs();
  /** Last request; null before the first and after a failure. @type {Promise<Part> | null} */
  #coming = null;
  /** Request whose error `ask` shows, and its result. @type {Promise<Part> | null} */
  #toldOf = null;
  #told = /** @type {Promise<Part | null>} */ (Promise.resolve(null));
  #isCurrent = false;

  /**
   * @param {Pick<Viewer, 'run' | 'error' | 'refuse' | 'refresh'>} viewer
   * @param {Request<Part, Input>} request
   */
  constructor(viewer, request) {
    this.#viewer = viewer;
    this.#request = request;
  }

  /** Returns the part. Shows no error. */
  load() {
    const isOther = this.#inputs.changed(...this.#now);
    return isOther || !this.#coming ? this.#fetch() : this.#coming;
  }

  /** Returns the part; null after an error, which is shown once for each request. */
  ask() {
    const coming = this.load();
    if (coming !== this.#toldOf) this.#told = this.#tell(coming);
    this.#toldOf = coming;
    return this.#told;
  }

  /** Asks for the part if the inputs have changed; returns it once it has loaded, null until then. */
  follow() {
    if (this.#followed.changed(...this.#now)) this.ask();
    return this.#isCurrent ? this.part : null;
  }

  get #now() {
    return this.#request.inputs?.() ?? /** @type {Input} */ (/** @type {unknown} */ ([]));
  }

  #fetch() {
    this.#isCurrent = false;
    const coming = this.#request.load(...this.#now);
    this.#coming = coming;
    coming.then(
      (part) => this.#coming === coming && this.#take(part),
      () => this.#coming === coming && (this.#coming = null),
    );
    return coming;
  }

  /** @param {Part} part */
  #take(part) {
    const { error, arrived } = this.#request;
    this.part = part;
    this.#isCurrent = true;
    if (error && this.#viewer.error === error) this.#viewer.error = null;
    arrived?.();
    this.#viewer.refresh();
  }

  /** @param {Promise<Part>} coming @returns {Promise<Part | null>} */
  async #tell(coming) {
    try {
      return await coming;
    } catch (cause) {
      const { error } = this.#request;
      if (error && this.#viewer.run) {
        this.#viewer.refuse(cause instanceof EngineError ? cause : error);
      }
      return null;
    }
  }
}

/**
 * Creates the translations of an optional part of the page. Those of the former language stay until
 * `follow` has loaded others.
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
