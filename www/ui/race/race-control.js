/**
 * The race on the viewer: asked for, begun once the extras are there, ended.
 * @import { Race } from '../../core/race/race.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { readSuffix } from '../../core/race/race-link.js';

export class Racing {
  /** The runs that race in the place of the one. @type {Race | null} */
  race = null;
  /** Whether the link asked for computing time, and nobody has waved the word about it away. */
  wasTimed = false;
  /** What a state string says of a race that waits for the extras; empty for the usual one. */
  #asked = /** @type {string | null} */ (null);
  #first = /** @type {string | undefined} */ (undefined);
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Whether there is a race, or one waits for the extras. */
  get on() {
    return this.race !== null || this.#asked !== null;
  }

  /** Whether a race waits for the extras, and they may come. */
  get waits() {
    return this.#asked !== null && this.#viewer.error?.code !== 'extras';
  }

  /** What a state string says of the race, empty without one. */
  get suffix() {
    return this.race?.suffix ?? this.#asked ?? '';
  }

  /**
   * @param {string} suffix
   * @param {string} [first] the first lane's algorithm, if it is not the run's
   */
  ask(suffix, first) {
    this.#asked = suffix;
    this.#first = first;
    this.begin();
    this.#viewer.loading.askForExtras();
  }

  /** Begins the race that was asked for, on the instance that is shown. */
  begin() {
    const { extras } = this.#viewer;
    const suffix = this.#asked;
    if (!extras || suffix === null) return;
    this.end();
    this.race = this.#viewer.attempt(() => extras.race.begun(suffix, this.#first)) ?? null;
    this.wasTimed = this.race !== null && suffix !== '' && readSuffix(suffix).wasTimed;
  }

  /** Waves away what is said of the link. */
  dismiss() {
    this.wasTimed = false;
    this.#viewer.refresh();
  }

  /** Begins the race that waited for the extras; the usual one has only now a state string. */
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
   * Shows something else, and goes on with the same algorithms if it is shown.
   * @param {() => boolean} show
   */
  through(show) {
    const { on, suffix, race } = this;
    const first = race ? race.lanes[0].algorithm : this.#first;
    const shown = show();
    if (shown && on) this.ask(suffix, first);
    return shown;
  }

  toggle() {
    const viewer = this.#viewer;
    viewer.editing.set(false);
    viewer.overlays.uncover();
    viewer.run.player.pause();
    if (this.on) this.end();
    else this.ask('');
    // What waits for the extras is no other instance before it begins.
    viewer.rest(this.race !== null || !this.on);
  }
}
