/**
 * Lazy imports of a viewer: the extras (dialogs, race and drawer), the search panel, and what other
 * runs need: their families and wasm modules.
 * @import { Need } from '../../core/engine/engines.js'
 * @import { Finding } from '../find/find-panel.js'
 * @import { Viewer } from './viewer.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';
import { EngineError, Session, catalogue } from '../../core/engine/session.js';
import { loadModule, needOfLink } from '../../core/engine/engines.js';
import { missingFor, puzzleOfState, readState } from '../../core/links/read-state.js';
import { fetchMoreWords } from '../../i18n/index.js';
import { LazyPart } from '../kit/lazy-part.js';
import { whenIdle } from '../kit/when-idle.js';

export class Loading {
  #viewer;
  /**
   * Action that runs after what it needs has loaded; only the latest request is kept.
   * @type {(() => void) | null}
   */
  #waiting = null;
  /** What the waiting action needs. @type {Need | null} */
  #need = null;

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

  /** Whether a run will be shown as soon as what it needs has loaded. */
  get waits() {
    return this.#waiting !== null && this.#viewer.error?.code !== 'family';
  }

  /** Algorithm by which a puzzle will be run as soon as that has loaded; empty if none. @param {string} puzzle id */
  awaitedFor(puzzle) {
    return (this.waits && this.#need?.puzzle === puzzle && this.#need.algorithm) || '';
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
      await this.#viewer.host.families.loadAll();
      // After an error, the user retries with the button of the notice.
      if (this.#viewer.error || !this.#viewer.run) return;
      // Errors are ignored here: these modules are requested again, with an error message, when the
      // user opens them.
      await Promise.allSettled([this.#viewer.predicting.module.load(), this.finding.load()]);
    };
    whenIdle(fetchAll);
  }

  /**
   * Loads what the first example of each puzzle needs, and refreshes the puzzle list when all of it
   * has arrived. Errors are ignored.
   */
  async fetchPuzzles() {
    const needs = catalogue().map(({ presets }) => needOfLink(presets[0].link));
    await Promise.allSettled(needs.map((need) => need && this.#load(need)));
    this.#viewer.refresh();
  }

  /**
   * Loads what the run that is shown first needs.
   * @param {string} puzzle
   * @param {string} algorithm id; ignored if the puzzle does not have it
   * @param {string} state a state string; an invalid one is ignored here and reported when it is
   *   shown
   * @throws {EngineError} `family`
   */
  async prepare(puzzle, algorithm, state) {
    for (;;) {
      const need = firstNeed(puzzle, algorithm, state);
      if (!need) break;
      await this.#load(need);
    }
    const { family } = firstKind(puzzle, state);
    await this.#load({ family });
    if (state) await this.#load({ family: familyOf(state) ?? family });
  }

  /**
   * Loads what a state string needs and then calls `show`, unless it is loaded.
   * @param {string} state
   * @param {() => void} show
   * @returns {boolean} false if it is loaded; true also if the core failed
   */
  holds(state, show) {
    const need = this.#viewer.attempt(() => missingFor(state));
    // After an error, which has been told, there is nothing to show.
    return need === undefined || this.#waitsFor(need, show);
  }

  /**
   * Loads what links need and then calls `show`, unless it is loaded.
   * @param {readonly Uint8Array[]} links
   * @param {() => void} show
   * @returns {boolean} false if it is loaded
   */
  holdsLinks(links, show) {
    const need = links.map((link) => needOfLink(link)).find((one) => one !== null);
    // The run's own algorithm stays.
    return this.#waitsFor(need ? { module: need.module, family: need.family } : null, show);
  }

  /**
   * @param {Need | null} need
   * @param {() => void} show
   */
  #waitsFor(need, show) {
    if (need) this.wait(need, show);
    return need !== null;
  }

  /**
   * Loads something and then calls `show`, unless a later request has replaced this one.
   * @param {Need} need
   * @param {() => void} show
   */
  async wait(need, show) {
    const viewer = this.#viewer;
    const again = () => this.wait(need, show);
    this.#waiting = again;
    this.#need = need;
    const failure = await this.#load(need).then(
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

  /** Repeats what has failed to load. */
  again() {
    this.#waiting?.();
  }

  /** Cancels the waiting action. */
  drop() {
    this.#waiting = null;
  }

  /** @param {Need} need */
  async #load({ module, family }) {
    try {
      await Promise.all([this.#viewer.host.families.load(family), module && loadModule(module)]);
    } catch {
      throw new EngineError('family');
    }
  }
}

/**
 * Returns the puzzle that is shown first: that of the state string, or the one with an id, or the
 * menu's first.
 * @param {string} puzzle id
 * @param {string} state
 */
export function firstKind(puzzle, state) {
  const kinds = catalogue();
  return puzzleOfState(state) ?? kinds.find(({ id }) => id === puzzle) ?? kinds[0];
}

/**
 * Returns what must be loaded before the first run can be shown. Call again once it is loaded.
 * @param {string} puzzle id
 * @param {string} algorithm id; ignored if there is a state string, or if the puzzle does not have it
 * @param {string} state
 */
export function firstNeed(puzzle, algorithm, state) {
  // A viewer begins with an example, and goes on to the run that was asked for.
  const [{ link }] = firstKind(puzzle, state).presets;
  return state ? (missingFor(state) ?? needOfLink(link)) : needOfLink(link, [algorithm]);
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
