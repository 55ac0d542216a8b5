/**
 * Whether the program of the algorithm is shown beside the film, and in which writing. What shows it
 * is fetched with the first.
 * @import { CodePanel } from './program-panel.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';
import { EngineError } from '../../core/engine/session.js';

/** The ways a program is written, with the keys of their names. @type {Record<string, string>} */
export const WRITINGS = { pseudo: 'code.pseudo', rust: 'code.rust', python: 'code.python' };

export class Code {
  /** One of them, empty for none. */
  writing = '';
  /** The one that comes back. */
  #last = 'pseudo';
  /** What shows it, once it is there. @type {CodePanel | null} */
  panel = null;
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Whether the stage has a place for the program: an algorithm may have none. */
  get isOnStage() {
    return this.writing !== '' && this.panel?.name !== null;
  }

  /** @param {string} writing anything else shows none */
  async show(writing) {
    this.writing = Object.hasOwn(WRITINGS, writing) ? writing : '';
    this.#viewer.refresh();
    if (!this.writing) return;
    this.#last = this.writing;
    try {
      const { CodePanel } = await importChunk(() => import('./program-panel.js'));
      this.panel ??= new CodePanel(this.#viewer);
      this.#viewer.refresh();
    } catch {
      this.writing = '';
      this.#viewer.refuse(new EngineError('program'));
    }
  }

  /** Shows the last writing, or none. */
  toggle() {
    this.show(this.writing ? '' : this.#last);
  }

  /** Shows the last writing once more, after it did not come. */
  again() {
    this.#viewer.dismiss();
    this.show(this.#last);
  }
}
