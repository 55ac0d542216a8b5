/**
 * Program listing beside the animation: whether it is shown, and in which language. Its panel is
 * imported on first use.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';
import { EngineError } from '../../core/engine/session.js';
import { LazyPart } from '../kit/lazy-part.js';

/**
 * Languages of the listings (pseudocode, Rust, Python, C++), with their translation keys.
 * @type {Record<string, string>}
 */
export const WRITINGS = {
  pseudo: 'code.pseudo',
  rust: 'code.rust',
  python: 'code.python',
  cpp: 'code.cpp',
};

export class Code {
  /** Language of the listing; empty while it is hidden. */
  writing = '';
  /** Language to show when the listing is turned on again. */
  #last = 'pseudo';
  /** Panel with the listing. */
  module;
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    this.module = new LazyPart(viewer, {
      error: new EngineError('program'),
      load: async () => {
        const { CodePanel } = await importChunk(() => import('./program-panel.js'));
        return new CodePanel(viewer);
      },
    });
  }

  /** Panel; null until its module has loaded. */
  get panel() {
    return this.module.part;
  }

  /** Whether the stage reserves a place for the listing. Some algorithms have none. */
  get isOnStage() {
    return this.writing !== '' && this.panel?.name !== null;
  }

  /**
   * Shows or hides the listing.
   * @param {string} writing key of WRITINGS; any other value hides the listing
   */
  async show(writing) {
    this.writing = Object.hasOwn(WRITINGS, writing) ? writing : '';
    if (!this.writing) return;
    this.#last = this.writing;
    const panel = await this.module.ask();
    if (panel) panel.begin();
    else this.writing = '';
  }

  /** Toggles the listing, in the last language. */
  toggle() {
    this.show(this.writing ? '' : this.#last);
  }

  /** Shows the listing again after its import failed. */
  again() {
    this.#viewer.dismiss();
    this.show(this.#last);
  }
}
