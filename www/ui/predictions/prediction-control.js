/**
 * Predictions of a viewer: questions about the next steps. Their code is imported with the first
 * request.
 * @import { Viewer } from '../viewer/viewer.js'
 * @import { Barrier } from '../../core/playback/types.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';
import { EngineError } from '../../core/engine/session.js';
import { LazyPart } from '../kit/lazy-part.js';

/** Kinds of questions, as the core names them. */
export const KINDS = ['next', 'new', 'level', 'f', 'dead', 'bound', 'candidate', 'forced', 'variable', 'crossed', 'value', 'plies', 'cut', 'worth']; // prettier-ignore

export class Predicting {
  /** Requested questions, as in the `predict` attribute; empty for none. */
  wish = '';
  /** Request whose import failed, for a retry. */
  #missed = '';
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    this.module = new LazyPart(viewer, {
      error: new EngineError('predictions'),
      load: async () => {
        const { PredictionsExtra } = await importChunk(() => import('./prediction-session.js'));
        return PredictionsExtra.of(viewer);
      },
    });
  }

  /** Lazy module for predictions; null until it has loaded. */
  get extra() {
    return this.module.part;
  }

  /**
   * Starts or ends the questions.
   * @param {string} wish value as in the `predict` attribute; empty to end
   */
  async ask(wish) {
    if (wish === this.wish) return;
    this.wish = wish;
    this.extra?.end();
    if (wish && !(await this.module.ask())) {
      this.#missed = this.wish;
      this.wish = '';
    }
    this.#viewer.refresh();
  }

  /** Repeats the failed request. */
  again() {
    this.#viewer.dismiss();
    const missed = this.#missed;
    this.#missed = '';
    if (missed) this.ask(missed);
    else if (this.extra) this.extra.texts.ask();
    else this.module.ask();
  }

  /**
   * Barriers of playback: the step of the next question. While the questions are not known yet,
   * playback waits.
   * @returns {readonly Barrier[]}
   */
  get barriers() {
    const { run, race, lessons } = this.#viewer;
    if (race) return [];
    if (this.wish && !lessons.shown && !this.extra?.isPlanned) {
      return [{ step: run.player.cursor, kind: 'wait' }];
    }
    const step = this.extra?.next;
    return step === undefined ? [] : [{ step, kind: 'question' }];
  }

  /** Current question; null for none. */
  get question() {
    return this.extra?.question ?? null;
  }

  /** Whether later steps must be hidden. */
  get hides() {
    const { lessons, race } = this.#viewer;
    // Also hide later steps while the module is loading.
    if (!this.extra?.set) return this.wish !== '' && !lessons.shown && !race;
    return this.extra.hides;
  }
}
