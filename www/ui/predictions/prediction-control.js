/**
 * Predictions of a viewer: questions about the next steps. Their code is imported with the first
 * request.
 * @import { PredictionsExtra } from './prediction-session.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';
import { EngineError } from '../../core/engine/session.js';

/** Kinds of questions, as the core names them. */
export const KINDS = ['next', 'new', 'level', 'dead', 'candidate', 'forced', 'value', 'plies'];

export class Predicting {
  /** Lazy module for predictions; null until it has loaded. @type {PredictionsExtra | null} */
  extra = null;
  /** Requested questions, as in the `predict` attribute; empty for none. */
  wish = '';
  /** Request whose import failed, for a retry. */
  #missed = '';
  /** Pending import of the module. @type {Promise<void> | null} */
  #coming = null;
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /**
   * Starts or ends the questions.
   * @param {string} wish value as in the `predict` attribute; empty to end
   */
  async ask(wish) {
    if (wish === this.wish) return;
    this.wish = wish;
    this.extra?.end();
    const { run } = this.#viewer;
    // Playback waits, so that it does not pass a question before the module has loaded.
    if (run) run.player.waits = wish !== '' && !this.#viewer.race;
    if (wish) await this.prepare();
    this.#viewer.refresh();
  }

  /** Imports the module; parallel calls share one import. */
  load() {
    this.#coming ??= this.#load().catch((failure) => {
      this.#coming = null;
      throw failure;
    });
    return this.#coming;
  }

  async #load() {
    const { PredictionsExtra } = await importChunk(() => import('./prediction-session.js'));
    this.extra = await PredictionsExtra.of(this.#viewer);
  }

  /** Imports the module after a request of the user; an error is shown. */
  async prepare() {
    try {
      await this.load();
    } catch {
      this.#missed = this.wish;
      this.wish = '';
      if (this.#viewer.run) this.#viewer.run.player.waits = false;
      this.#viewer.refuse(new EngineError('predictions'));
    }
    this.#viewer.refresh();
  }

  /** Repeats the failed request. */
  again() {
    this.#viewer.dismiss();
    if (this.#missed) this.ask(this.#missed);
    else this.prepare();
  }

  /** Current question; null for none. */
  get question() {
    return this.extra?.question ?? null;
  }

  /** Whether later steps must be hidden. */
  get hides() {
    const { lessons, race } = this.#viewer;
    // Steps are also hidden while the module is still loading.
    if (!this.extra?.set) return this.wish !== '' && !lessons.shown && !race;
    return this.extra.hides;
  }

  /** Score so far, as text; empty for none. */
  get score() {
    return this.extra?.score ?? '';
  }

  /** Text that replaces the caption, with emphasis marks; empty for none. */
  get says() {
    return this.extra?.says ?? '';
  }
}
