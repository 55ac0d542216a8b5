/**
 * Lazy imports of a viewer: the extras, the search panel, and the families of other puzzles.
 * @import { Viewer } from './viewer.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';
import { EngineError, Session, catalogue } from '../../core/engine/session.js';
import { readState } from '../../core/links/read-state.js';
import { fetchMoreWords } from '../../i18n/index.js';
import { whenIdle } from '../kit/when-idle.js';

export class Loading {
  #viewer;
  /** Pending import of the extras; null if none is running. @type {Promise<void> | null} */
  #coming = null;
  /** Whether the user has asked for the extras. Only then are errors shown. */
  #asked = false;
  /**
   * Action that runs after its family has loaded; only the latest request is kept.
   * @type {(() => void) | null}
   */
  #waiting = null;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
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
  async fetchMap(family) {
    const viewer = this.#viewer;
    try {
      await viewer.host.families.get(family).loadMap?.();
    } catch {
      if (viewer.run) viewer.refuse(new EngineError('map'));
    }
    viewer.refresh();
  }

  /**
   * Imports all other modules when the page is idle, so that later clicks need not wait for the
   * network.
   */
  fetchRest() {
    const fetchAll = async () => {
      await this.#fetchExtras();
      await this.#viewer.host.families.loadAll();
      // After an error, the user retries with the button of the notice.
      if (this.#viewer.error) return;
      // Errors are ignored here: these modules are requested again, with an error message, when the
      // user opens them.
      await Promise.allSettled([this.#viewer.predicting.load(), this.#fetchFinding()]);
    };
    whenIdle(fetchAll);
  }

  /** Imports the search panel and the queries of the current family. */
  async #fetchFinding() {
    const viewer = this.#viewer;
    const { FindPanel } = await importChunk(() => import('../find/find-panel.js'));
    const finding = viewer.finding ?? new FindPanel(viewer);
    await finding.load();
    viewer.finding ??= finding;
  }

  /** Imports the search panel after a request of the user; an error is shown. */
  async askForFinding() {
    try {
      await this.#fetchFinding();
    } catch {
      this.#viewer.refuse(new EngineError('find'));
    }
    this.#viewer.refresh();
  }

  /**
   * Imports all families and refreshes the puzzle list when they have arrived. Errors are ignored.
   */
  fetchFamilies() {
    const shown = () => this.#viewer.refresh();
    this.#viewer.host.families.loadAll().then(shown, () => {});
  }

  /** Imports the extras after a request of the user; an error is shown. */
  async askForExtras() {
    this.#asked = true;
    await this.#fetchExtras();
  }

  async #fetchExtras() {
    if (this.#viewer.extras) return;
    this.#coming ??= this.#fetchExtrasNow().finally(() => (this.#coming = null));
    await this.#coming;
  }

  /** Imports the extras. An error is shown only if the user asked for them. */
  async #fetchExtrasNow() {
    const viewer = this.#viewer;
    const families = viewer.host.families.loadExtras();
    const Extras = await Promise.all([importExtras(), families, fetchMoreWords('extras')]).then(
      ([found]) => found,
      () => null,
    );
    if (!viewer.run) return;
    if (Extras) {
      viewer.extras = new Extras(viewer);
      if (viewer.error?.code === 'extras') viewer.error = null;
      viewer.racing.arrive();
    } else if (this.#asked) {
      viewer.refuse(new EngineError('extras'));
    }
    viewer.refresh();
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
    const { family } = kinds.find(({ id }) => id === puzzle) ?? kinds[0];
    await this.#load(family);
    if (state) await this.#load(familyOf(state) ?? family);
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

/**
 * Imports the module of the extras. The module's constructor runs outside, so that its errors are
 * not mistaken for network errors.
 */
async function importExtras() {
  const { Extras } = await importChunk(() => import('./extras.js'));
  return Extras;
}
