/**
 * Lazy imports of a viewer: the extras (dialogs, race and drawer), the search panel, and the
 * families and wasm modules of other runs.
 * @import { Need } from '../../core/engine/engines.js'
 * @import { Finding } from '../find/find-panel.js'
 * @import { Viewer } from './viewer.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';
import { EngineError, Session, catalogue } from '../../core/engine/session.js';
import { loadModule, needOfLink, needOfOwn } from '../../core/engine/engines.js';
import { missingFor, puzzleOfState, readState } from '../../core/links/read-state.js';
import { fetchMoreWords } from '../../i18n/index.js';
import { LazyPart } from '../kit/lazy-part.js';
import { whenIdle } from '../kit/when-idle.js';

export class Loading {
  #viewer;
  /**
   * Action that waits for something to load. Only the latest request is kept.
   * @type {(() => void) | null}
   */
  #waiting = null;
  /** Parts that the waiting action needs. @type {Need | null} */
  #need = null;
  /**
   * Renders the progress of exploring a puzzle of the host page; null if none is explored.
   * @type {(() => unknown) | null}
   */
  exploring = null;

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

  /** Whether a run is waiting for something to load before it can be shown. */
  get waits() {
    return this.#waiting !== null && this.#viewer.error?.code !== 'family';
  }

  /**
   * Algorithm by which a puzzle will be run once the algorithm has loaded; empty if none is
   * awaited.
   * @param {string} puzzle id
   */
  awaitedFor(puzzle) {
    return (this.waits && this.#need?.puzzle === puzzle && this.#need.algorithm) || '';
  }

  /**
   * Imports the map of a family. Shows an error, although the user did not ask for the map: its
   * place would stay empty without a reason.
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
      // Do nothing if the element was removed.
      if (!this.#viewer.run) return;
      await this.extras.load().catch(() => {});
      await this.#viewer.host.families.loadAll();
      // After an error, wait for the user to press the retry button of the notice.
      if (this.#viewer.error || !this.#viewer.run) return;
      // Ignore errors here. These modules are requested again when the user opens them, and an
      // error is then shown.
      await Promise.allSettled([this.#viewer.predicting.module.load(), this.finding.load()]);
    };
    whenIdle(fetchAll);
  }

  /**
   * Loads the parts that the first example of each puzzle needs. Refreshes the list of puzzles when
   * one arrives. Ignores errors.
   */
  fetchPuzzles() {
    for (const { presets } of catalogue()) {
      const need = needOfLink(presets[0].link);
      if (need) {
        this.#load(need).then(
          () => this.#viewer.refresh(),
          () => {},
        );
      }
    }
  }

  /**
   * Loads the parts that the first run needs.
   * @param {string} puzzle
   * @param {string} algorithm id; ignored if the puzzle does not have it
   * @param {string} state state string; an invalid one is ignored here, and reported when it should
   *   be shown
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
   * Loads the parts that a state string needs, then calls `show`. Does nothing if all are loaded.
   * @param {string} state
   * @param {() => void} show
   * @returns {boolean} false if all are loaded; true also if the core has failed
   */
  holds(state, show) {
    const need = this.#viewer.attempt(() => missingFor(state));
    // If the core has failed, its error is already shown: return true, so that the caller shows
    // nothing.
    const refuse = () => (this.#viewer.linked.refused = state);
    return need === undefined || this.#waitsFor(need, show, refuse);
  }

  /**
   * Loads the parts that links need, then calls `show`. Does nothing if all are loaded.
   * @param {readonly Uint8Array[]} links
   * @param {() => void} show
   * @returns {boolean} false if all are loaded
   */
  holdsLinks(links, show) {
    const need = links.map((link) => needOfLink(link)).find((one) => one !== null);
    // Name no algorithm as awaited: the run keeps its own.
    return this.#waitsFor(need ? { module: need.module, family: need.family } : null, show);
  }

  /**
   * @param {Need | null} need
   * @param {() => void} show
   * @param {() => void} [refuse]
   */
  #waitsFor(need, show, refuse) {
    if (need) this.wait(need, show, refuse);
    return need !== null;
  }

  /**
   * Loads the parts of `need`, then calls `show` unless a later request has replaced this one.
   * @param {Need} need
   * @param {() => void} show
   * @param {() => void} [refuse] called if a puzzle of the host page cannot be shown, which another
   *   try would not change
   */
  async wait(need, show, refuse) {
    const viewer = this.#viewer;
    const again = () => this.wait(need, show, refuse);
    this.#waiting = again;
    this.#need = need;
    const failure = await this.#load(need).then(
      () => null,
      (error) => error,
    );
    if (this.#waiting !== again || !viewer.run) return;
    if (failure) {
      if (need.own) {
        this.#waiting = null;
        refuse?.();
      }
      viewer.refuse(failure);
    } else {
      this.#waiting = null;
      show();
    }
  }

  /** Requests again what has failed to load. */
  again() {
    this.#waiting?.();
  }

  /** Cancels the waiting action. */
  drop() {
    this.#waiting = null;
  }

  /** @param {Need} need */
  async #load({ module, family, own }) {
    if (own) {
      const { show } = await importChunk(() => import('../own/own-puzzles.js'));
      family = await show(this.#viewer, own);
    }
    try {
      await Promise.all([this.#viewer.host.families.load(family), module && loadModule(module)]);
    } catch {
      throw new EngineError('family');
    }
  }
}

/**
 * Returns the puzzle that is shown first: the puzzle of the state string, or else the puzzle with
 * the id, or else the first of the menu.
 * @param {string} puzzle id
 * @param {string} state
 */
export function firstKind(puzzle, state) {
  const kinds = catalogue();
  return puzzleOfState(state) ?? kinds.find(({ id }) => id === puzzle) ?? kinds[0];
}

/**
 * Returns what must be loaded before the first run can be shown. Call it again once that is loaded.
 * @param {string} puzzle id
 * @param {string} algorithm id; ignored if there is a state string, or if the puzzle does not have
 *   it
 * @param {string} state
 */
export function firstNeed(puzzle, algorithm, state) {
  if (!state && needOfOwn(puzzle)) return needOfOwn(puzzle);
  // The viewer shows an example first, then the requested run: load both.
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
