/**
 * Writes the state string of the current run, and shows a given state string.
 * @import { Viewer } from './viewer.js'
 */
import { Memo } from '../../core/util/memo-key.js';
import { lettersOf } from '../../core/links/state-string.js';
import { readState } from '../../core/links/read-state.js';

export class Linked {
  #viewer;
  /** Last state string that could be written; used when the core has failed. */
  #last = '';
  #origin = new Memo();
  /** State string that was refused last; empty if the last string was shown or is being loaded. */
  refused = '';

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /**
   * State string of the current step, without stops. If the core has failed, the last one that
   * could be written.
   */
  get state() {
    const viewer = this.#viewer;
    if (!viewer.run) return '';
    try {
      // A failed run must not report a second error: the host page can read `state` in its `error`
      // listener.
      const said = viewer.isBroken ? this.#said : viewer.attempt(() => this.#said);
      this.#last = said ?? this.#last;
    } catch {
      // Use the last state string.
    }
    return this.#last;
  }

  get #said() {
    const { played, racing, playing } = this.#viewer;
    return lettersOf(played.link) + racing.suffix + playing.suffix;
  }

  /** State string of the run or race before its first step. */
  get origin() {
    const { played, racing } = this.#viewer;
    const { origin } = played;
    const { suffix } = racing;
    return this.#origin.of([origin, suffix], () => lettersOf(origin) + suffix);
  }

  /**
   * Shows the run or race of a state string.
   * @param {string} state
   * @returns {boolean} whether the run is shown, or will be shown once its family has loaded
   */
  show(state) {
    const viewer = this.#viewer;
    this.refused = '';
    if (viewer.loading.holds(state, () => this.show(state))) return viewer.loading.waits;
    const checked = viewer.attempt(() => readState(state));
    if (!checked) {
      this.refused = state;
      return false;
    }
    const shown = viewer.show(checked.link, () => this.show(state));
    if (shown && checked.suffix) viewer.racing.ask(checked.suffix);
    if (shown && checked.game) viewer.playing.ask(checked.game);
    if (shown) viewer.stops.takeLinked(checked.stops);
    return shown || viewer.loading.waits;
  }
}
