/**
 * Starts and ends the races of a viewer. A requested race waits until two things have loaded: the
 * extras, a lazy module that shows races (see `viewer/extras.js`), and the wasm that runs its
 * lanes.
 * @import { Race } from '../../core/race/race.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { readSuffix } from '../../core/race/race-link.js';

/** Codes of the errors that show that a race cannot begin because something has not loaded. */
const PARTS = ['extras', 'family'];

export class Racing {
  /** Current race; null for none. @type {Race | null} */
  race = null;
  /**
   * Whether to show the notice that the link asks for a race that measures computing time, which
   * races no longer do.
   */
  wasTimed = false;
  /**
   * Suffix of the state string of the race that is still waiting; empty for the default race, null
   * if no race is waiting.
   */
  #asked = /** @type {string | null} */ (null);
  #first = /** @type {string | undefined} */ (undefined);
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Whether there is a race, or one that is still waiting. */
  get on() {
    return this.race !== null || this.#asked !== null;
  }

  /** Whether a race was asked for and is still loading; false once a part of it failed to load. */
  get waits() {
    return this.#asked !== null && !PARTS.includes(this.#viewer.error?.code ?? '');
  }

  /** Suffix of the state string that describes the race; empty without one. */
  get suffix() {
    return this.race?.suffix ?? this.#asked ?? '';
  }

  /**
   * Starts a race as soon as everything that it needs has loaded.
   * @param {string} suffix suffix of a state string; empty for the default race
   * @param {string} [first] search of the first lane, if it differs from the run's
   */
  ask(suffix, first) {
    this.#asked = suffix;
    this.#first = first;
    this.begin();
    this.#viewer.loading.extras.ask();
  }

  /** Starts the requested race on the current puzzle if everything that it needs has loaded. */
  begin() {
    const { extras, loading } = this.#viewer;
    const suffix = this.#asked;
    if (!extras || suffix === null) return;
    const links = this.#viewer.attempt(() => extras.race.lanesOf(suffix, this.#first));
    // The error has been told; making the race would tell it again.
    if (!links) return this.end();
    if (loading.holdsLinks(links, () => this.arrive())) return;
    this.end();
    this.race = this.#viewer.attempt(() => extras.race.begun(suffix, this.#first)) ?? null;
    if (this.race) {
      this.race.player.barriers = () => this.#viewer.barriers;
      this.race.player.clip = this.#viewer.clip;
    }
    this.wasTimed = this.race !== null && suffix !== '' && readSuffix(suffix).wasTimed;
  }

  /**
   * Starts the waiting race. Dispatches `statechange` for a default race, which has no state string
   * before it starts.
   */
  arrive() {
    const isTold = this.#asked !== '';
    this.begin();
    if (this.race && !isTold) this.#viewer.rest(true);
  }

  end() {
    this.#asked = null;
    this.wasTimed = false;
    this.race?.free();
    this.race = null;
  }

  /**
   * Shows another run. Then starts the race again on that run, with the same algorithms.
   * @param {() => boolean} show returns whether the run is shown
   */
  through(show) {
    const { on, suffix, race } = this;
    const first = race ? race.lanes[0].search : this.#first;
    const shown = show();
    if (shown && on) this.ask(suffix, first);
    return shown;
  }

  toggle() {
    const viewer = this.#viewer;
    viewer.editing.set(false);
    viewer.overlays.uncover();
    viewer.run.player.pause();
    if (this.#asked !== null) viewer.loading.drop();
    if (this.on) this.end();
    else this.ask('');
    // While the race is waiting, the run shown is still the same.
    viewer.rest(this.race !== null || !this.on);
  }
}
