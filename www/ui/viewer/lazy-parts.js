/**
 * Lazy imports of a viewer: the extras (dialogs, race and drawer), the search panel, and the
 * families of other puzzles.
 * @import { Finding } from '../find/find-panel.js'
 * @import { Viewer } from './viewer.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';
import { EngineError, Session, catalogue } from '../../core/engine/session.js';
import { missingFamily, puzzleOfState, readState } from '../../core/links/read-state.js';
import { fetchMoreWords } from '../../i18n/index.js';
import { LazyPart } from '../kit/lazy-part.js';
import { whenIdle } from '../kit/when-idle.js';

export class Loading {
  #viewer;
  /**
   * Action that runs after its family has loaded; only the latest request is kept.
   * @type {(() => void) | null}
   */
  #waiting = null;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    const importExtras = async () => {
      const [{ Extras }] = await Promise.all([
        importChunk(() => import('./extras.js')),
        viewer.host.families.loadExtras(),
        fetchMoreWords('extras'),
      ]);
      return new Extras(viewer);
    };
    const arrived = () => {
      viewer.extras?.terms.begin();
      viewer.racing.arrive();
    };
    this.extras = new LazyPart(viewer, {
      error: new EngineError('extras'),
      load: importExtras,
      arrived,
    });
    /** @type {LazyPart<Finding, [string, string]>} */
    this.finding = new LazyPart(viewer, {
      error: new EngineError('find'),
      inputs: () => [viewer.words.locale, viewer.family.id],
      load: async (...of) => {
        const { findingOf } = await importChunk(() => import('../find/find-panel.js'));
        return findingOf(viewer, ...of);
      },
    });
  }

  /** Whether a run will be shown as soon as its family has loaded. */
  get waits() {
    return this.#waiting !== null && this.#viewer.error?.code !== 'family';
  }

  /**
   * Imports the map of a family. An error is shown although the user did not ask for the map,
   * because its place stays empty.
   * @param {string} family id of a loaded family
   */
  fetchMap(family) {
    const { loadMap: load = async () => {} } = this.#viewer.host.families.get(family);
    new LazyPart(this.#viewer, { error: new EngineError('map'), load }).ask();
  }

  /**
   * Imports all other modules when the page is idle, so that later clicks need not wait for the
   * network.
   */
  fetchRest() {
    const fetchAll = async () => {
      // The element was removed.
      if (!this.#viewer.run) return;
      await this.extras.load().catch(() => {});
      await this.#viewer.host.families.loadAllViews();
      // After an error, the user retries with the button of the notice.
      if (this.#viewer.error || !this.#viewer.run) return;
      // Errors are ignored here: these modules are requested again, with an error message, when the
      // user opens them.
      await Promise.allSettled([this.#viewer.predicting.module.load(), this.finding.load()]);
    };
    whenIdle(fetchAll);
  }

  /**
   * Loads all families with their engines and refreshes the puzzle list when they have arrived. Errors are ignored.
   */
  fetchFamilies() {
    const shown = () => this.#viewer.refresh();
    this.#viewer.host.families.loadAll().then(shown, () => {});
  }

  /**
   * Imports the families of the puzzle and of the state string that are shown first.
   * @param {string} puzzle
   * @param {string} state a state string; an invalid one is ignored here and reported when it is
   *   shown
   * @throws {EngineError} `family`
   */
  async prepare(puzzle, state) {
    const kinds = catalogue();
    const asked = puzzleOfState(state) ?? kinds.find(({ id }) => id === puzzle) ?? kinds[0];
    await this.#load(asked.family);
    if (state) await this.#load(familyOf(state) ?? asked.family);
  }

  /**
   * Loads the family of a state string and then calls `show`, if the family is not loaded.
   * @param {string} state
   * @param {() => void} show
   * @returns {boolean} false if the family is loaded
   */
  holds(state, show) {
    const family = missingFamily(state);
    if (family) this.wait(family, show);
    return family !== '';
  }

  /**
   * Imports a family and then calls `show`, unless a later request has replaced this one.
   * @param {string} family
   * @param {() => void} show
   */
  async wait(family, show) {
    const viewer = this.#viewer;
    const again = () => this.wait(family, show);
    this.#waiting = again;
    const failure = await this.#load(family).then(
      () => null,
      (error) => error,
    );
    if (this.#waiting !== again || !viewer.run) return;
    if (failure) {
      viewer.refuse(failure);
    } else {
      this.#waiting = null;
      show();
    }
  }

  /** Repeats the failed import of a family. */
  again() {
    this.#waiting?.();
  }

  /** Cancels the waiting action. */
  drop() {
    this.#waiting = null;
  }

  /** @param {string} family */
  async #load(family) {
    try {
      await this.#viewer.host.families.load(family);
    } catch {
      throw new EngineError('family');
    }
  }
}

/** @param {string} state */
function familyOf(state) {
  try {
    const session = new Session(readState(state).link);
    session.free();
    return session.description.family;
  } catch {
    return null;
  }
}
