/**
 * Predictions on the viewer: asked for, fetched when the first ones are, and what they show.
 * @import { PredictionsExtra } from './prediction-session.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';
import { EngineError } from '../../core/engine/session.js';

export class Predicting {
  /** What only predictions need, once it is there. @type {PredictionsExtra | null} */
  extra = null;
  /** What is asked for, as an author writes it; empty for nothing. */
  wish = '';
  /** What was asked for and did not come. */
  #missed = '';
  /** What only predictions need, on its way. @type {Promise<void> | null} */
  #coming = null;
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /**
   * Begins to ask, or ends it.
   * @param {string} wish empty to end
   */
  async ask(wish) {
    if (wish === this.wish) return;
    this.wish = wish;
    this.extra?.end();
    const { run } = this.#viewer;
    // Nothing is to be played past a question that is on its way.
    if (run) run.player.waits = wish !== '' && !this.#viewer.race;
    if (wish) await this.prepare();
    this.#viewer.refresh();
  }

  /** Fetches what predictions need, once while it is on its way. */
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

  /** Fetches it for somebody who is told where it does not come. */
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

  /** Tries once more to ask what did not come. */
  again() {
    this.#viewer.dismiss();
    if (this.#missed) this.ask(this.#missed);
    else this.prepare();
  }

  /** The question that waits for a choice. */
  get question() {
    return this.extra?.question ?? null;
  }

  /** Whether what is to come is not to be shown. */
  get hides() {
    const { lessons, race } = this.#viewer;
    // What is on its way to ask hides it, too.
    if (!this.extra?.set) return this.wish !== '' && !lessons.shown && !race;
    return this.extra.hides;
  }

  /** How many were right so far, in words; empty for nothing. */
  get score() {
    return this.extra?.score ?? '';
  }

  /** What is told in the place of the sentence, with its marks; empty for nothing. */
  get says() {
    return this.extra?.says ?? '';
  }
}
