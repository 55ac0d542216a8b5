/**
 * What a viewer fetches after its first board, or with another puzzle: the extras, and families.
 * @import { Viewer } from './viewer.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';
import { EngineError, Session, catalogue } from '../../core/engine/session.js';
import { readState } from '../../core/links/read-state.js';
import { fetchMoreWords } from '../../i18n/index.js';
import { whenIdle } from '../kit/when-idle.js';

export class Loading {
  #viewer;
  /** The extras while they are fetched. @type {Promise<void> | null} */
  #coming = null;
  /** Whether somebody waits for the extras. */
  #asked = false;
  /** What waits for a family: the last that was asked for. @type {(() => void) | null} */
  #waiting = null;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Whether something is to be shown as soon as its family is there, and that may come. */
  get waits() {
    return this.#waiting !== null && this.#viewer.error?.code !== 'family';
  }

  /**
   * Fetches what draws the map of a family. Nobody asks for it, but its place stays empty without it.
   * @param {string} family one that is there
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

  /** Fetches all that may be asked for later, so that no click waits for the network. */
  fetchRest() {
    const fetchAll = async () => {
      await this.#fetchExtras();
      await this.#viewer.host.families.loadAll();
      // Who has been told that something does not come asks for it again.
      if (this.#viewer.error) return;
      // Who looks for them is told where they do not come.
      await Promise.allSettled([this.#viewer.predicting.load(), this.#fetchFinding()]);
    };
    whenIdle(fetchAll);
  }

  /** Fetches what looks through the run, with what it needs for the family that is shown. */
  async #fetchFinding() {
    const viewer = this.#viewer;
    const { FindPanel } = await importChunk(() => import('../find/find-panel.js'));
    const finding = viewer.finding ?? new FindPanel(viewer);
    await finding.load();
    viewer.finding ??= finding;
  }

  /** Fetches it for somebody who is told where it does not come. */
  async askForFinding() {
    try {
      await this.#fetchFinding();
    } catch {
      this.#viewer.refuse(new EngineError('find'));
    }
    this.#viewer.refresh();
  }

  /** Fetches all families: their boards are shown as they come. */
  fetchFamilies() {
    const shown = () => this.#viewer.refresh();
    this.#viewer.host.families.loadAll().then(shown, () => {});
  }

  /** Fetches the extras for somebody who asked for one of them, and sees it when they are there. */
  async askForExtras() {
    this.#asked = true;
    await this.#fetchExtras();
  }

  async #fetchExtras() {
    if (this.#viewer.extras) return;
    this.#coming ??= this.#fetchExtrasNow().finally(() => (this.#coming = null));
    await this.#coming;
  }

  /** A failure is told only to those who asked. */
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
   * Fetches the families of what is shown first.
   * @param {string} puzzle
   * @param {string} state a state string; what is wrong with it is told when it is shown
   * @throws {EngineError} `family`
   */
  async prepare(puzzle, state) {
    const kinds = catalogue();
    const { family } = kinds.find(({ id }) => id === puzzle) ?? kinds[0];
    await this.#load(family);
    if (state) await this.#load(familyOf(state) ?? family);
  }

  /**
   * Fetches a family, and then shows what needs it, unless something else was asked for meanwhile.
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

  /** Tries once more to fetch the family that did not come. */
  again() {
    this.#waiting?.();
  }

  /** Nothing waits any more: another run is shown, or none is wanted. */
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

/** Only what is fetched may be missing: what is wrong within it is an error like any other. */
async function importExtras() {
  const { Extras } = await importChunk(() => import('./extras.js'));
  return Extras;
}
