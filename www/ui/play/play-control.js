/**
 * Games by hand of a viewer: starts and ends a game. Its panel is a lazy module. A requested game
 * waits until the module has loaded and a run through the puzzle's states is shown.
 * @import { Words } from '../../i18n/index.js'
 * @import { FamilyPlay } from '../kit/family-view.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';
import { EngineError } from '../../core/engine/session.js';
import { fetchWordsOf } from '../../i18n/index.js';
import { LazyPart } from '../kit/lazy-part.js';

/** @typedef {import('./play-panel.js').PlayPanel | import('./queue-panel.js').QueuePanel} Panel */
/** @typedef {{ begun: typeof import('./play-panel.js').begun, family: FamilyPlay, words: Words }} Module */

/** Family of the puzzles that can be played by hand. */
const FAMILY = 'state-space';

export class Playing {
  /** Game that is shown; null for none. @type {Panel | null} */
  panel = null;
  /** Part of the state string of the game that is shown or requested; empty for none. */
  #asked = '';
  /**
   * Name of the search to run from the game's board when the user ends the game; empty for the
   * run's.
   */
  search = '';
  /** Game that the user has left, and the origin of its run: played again, it goes on. */
  #left = { origin: '', part: '' };
  /** Number of random starts that the user has asked for. */
  starts = 0;
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    /** @type {LazyPart<Module, [string]>} */
    this.module = new LazyPart(viewer, {
      error: new EngineError('play'),
      inputs: () => [viewer.words.locale],
      load: async (locale) => {
        const load = /** @type {() => Promise<FamilyPlay>} */ (
          viewer.host.families.get(FAMILY).loadPlay
        );
        const [{ begun }, family, words] = await Promise.all([
          importChunk(() => import('./play-panel.js')),
          load(),
          fetchWordsOf('play', locale),
        ]);
        return { begun, family, words };
      },
      arrived: () => this.#begin(),
    });
  }

  /** Whether the puzzle can be played by hand. */
  get isPossible() {
    return this.#viewer.run.kind.family === FAMILY;
  }

  /** Whether a game is shown, or waits for its module. */
  get on() {
    return this.#asked !== '';
  }

  /** Whether a game is requested and its module is still loading; false once that has failed. */
  get waits() {
    return this.on && !this.panel && this.#viewer.error?.code !== 'play';
  }

  /** Part of the state string that describes the game; empty without one. */
  get suffix() {
    return this.panel?.suffix ?? this.#asked;
  }

  /**
   * Starts a game as soon as its module has loaded.
   * @param {string} part part of a state string
   */
  ask(part) {
    if (!this.isPossible) return;
    this.end();
    this.#asked = part;
    this.module.ask();
    this.#begin();
  }

  #begin() {
    const { part } = this.module;
    if (!this.on || !part || this.panel) return;
    this.panel = part.begun(this.#viewer, part, this.#asked);
  }

  end() {
    this.#asked = this.search = '';
    this.panel?.free();
    this.panel = null;
  }

  /** Starts the game again on a fresh wasm instance. */
  restart() {
    if (this.panel) this.ask(this.suffix);
  }

  /** Whether a game is shown: one through the states of a puzzle, or one that the family has itself. */
  get isShown() {
    return this.on || this.#viewer.family.byHand?.isOn === true;
  }

  /** Starts or ends a game as the author asks. @param {string} mode value of the attribute */
  give(mode) {
    const viewer = this.#viewer;
    if (!viewer.run || (mode === 'play') === this.isShown) return;
    const { byHand } = viewer.family;
    if (byHand) byHand.set(mode === 'play');
    else if (this.on) this.end();
    else this.ask('.play');
  }

  toggle() {
    const viewer = this.#viewer;
    viewer.editing.set(false);
    viewer.overlays.uncover();
    const { origin } = viewer.linked;
    if (this.on) {
      this.#left = { origin, part: this.suffix };
      this.end();
    } else this.ask(this.#left.origin === origin ? this.#left.part : '.play');
    viewer.rest(true);
  }
}
