/**
 * The state string of what a viewer shows, and showing what one says.
 * @import { Viewer } from './viewer.js'
 */
import { Inputs } from '../../core/util/memo-key.js';
import { lettersOf } from '../../core/links/state-string.js';
import { readState } from '../../core/links/read-state.js';

export class Linked {
  #viewer;
  /** What could be said last. */
  #last = '';
  #originOf = new Inputs();
  #origin = '';

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** The state string of the step shown, without stops; where nothing can be asked, the last one. */
  get state() {
    const viewer = this.#viewer;
    if (!viewer.run) return '';
    try {
      // Who asks in the handler of an error must not cause the next one.
      const said = viewer.isBroken ? this.#said : viewer.attempt(() => this.#said);
      this.#last = said ?? this.#last;
    } catch {
      // The last one is said once more.
    }
    return this.#last;
  }

  get #said() {
    const { played, racing } = this.#viewer;
    return lettersOf(played.link) + racing.suffix;
  }

  /** The state string of the run or race before its first step. */
  get origin() {
    const { played, racing } = this.#viewer;
    const { origin } = played;
    if (this.#originOf.changed(origin, racing.suffix)) {
      this.#origin = lettersOf(origin) + racing.suffix;
    }
    return this.#origin;
  }

  /**
   * Shows what a state string says.
   * @param {string} state
   * @returns {boolean} whether it is shown, or will be once its family is there
   */
  show(state) {
    const viewer = this.#viewer;
    const checked = viewer.attempt(() => readState(state));
    if (!checked) return false;
    const shown = viewer.show(checked.link, () => this.show(state));
    if (shown && checked.suffix) viewer.racing.ask(checked.suffix);
    if (shown) viewer.stops.takeLinked(checked.stops);
    return shown || viewer.loading.waits;
  }
}
