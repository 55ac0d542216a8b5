/**
 * Methods and properties of the element for its page.
 * @import { Player } from '../core/playback/player.js'
 * @import { GivenStop, Stop } from '../core/stops/stop-format.js'
 * @import { Wish } from '../core/links/command-syntax.js'
 * @import { Actor } from '../canvas/surface.js'
 * @import { ExportOptions } from '../ui/export/options.js'
 * @import { Host } from '../ui/kit/host.js'
 */
import { LitElement } from 'lit';
import { EngineError } from '../core/engine/session.js';
import { STEP_SIZES } from '../core/playback/player.js';
import { stopsOf, withStops } from '../core/stops/stop-format.js';
import { wake } from '../canvas/surface.js';
import { countersOf } from '../ui/kit/counters.js';
import { toldError } from '../ui/kit/error-text.js';
import { importExport } from '../ui/export/load.js';
import { Viewer } from '../ui/viewer/viewer.js';
import { Calls } from './call-queue.js';
import { cleanNumber, cleanText } from './properties.js';
import { Telling } from './events.js';

/** Key of the internal objects shared by the element's classes. */
export const PARTS = Symbol('parts');

/** Base class with the public API. Promises of methods resolve when the result is shown. */
export class FilmElement extends LitElement {
  #viewer = new Viewer(/** @type {Host} */ (/** @type {unknown} */ (this)));
  #calls = new Calls(this, this.#viewer);
  #telling = new Telling(this, this.#viewer);
  [PARTS] = { viewer: this.#viewer, calls: this.#calls, telling: this.#telling };

  /** Requests a frame, in which all changes until then are shown. */
  refresh() {
    wake(/** @type {Actor} */ (/** @type {unknown} */ (this)));
  }

  /** Applies changed properties at once. */
  showNow() {
    if (this.#viewer.ready) this.performUpdate();
  }

  /** Starts loading, whatever `loading` says. */
  begin() {}

  /**
   * Dispatches an event that does not bubble.
   * @param {string} type
   * @param {unknown} [detail]
   */
  emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Resolves when all earlier changes are shown; rejects if the search cannot be loaded. */
  whenReady() {
    return this.#calls.make(
      () => {},
      () => this.#isThere(),
    );
  }

  /**
   * Plays from the current step, or from the start if the end is shown. Resolves when playback has
   * started.
   */
  play() {
    return this.#calls.make(() => {
      this.#viewer.play();
      this.#check();
    });
  }

  /** Pauses playback. */
  pause() {
    return this.#calls.make(() => {
      if (this.paused) return;
      this.#telling.owe(false);
      this.#viewer.played.player.pause();
    });
  }

  /**
   * Goes to a step, and continues playing if it was playing; resolves when the step is shown. A
   * step after the end shows the last step.
   * @param {number} step
   */
  seek(step) {
    return this.#move((player) => player.goOnFrom(cleanNumber(step)));
  }

  /**
   * Pauses and goes forward by one step, item or stage. Resolves when the new step is shown.
   * @param {'step' | 'item' | 'stage'} [size]
   */
  stepForward(size = 'step') {
    return this.#move((player) => player.stepBy(1, sizeOf(size)), true);
  }

  /**
   * Pauses and goes back by one step, item or stage. Resolves when the new step is shown.
   * @param {'step' | 'item' | 'stage'} [size]
   */
  stepBack(size = 'step') {
    return this.#move((player) => player.stepBy(-1, sizeOf(size)), true);
  }

  /** Goes to step 0, before the first step. */
  restart() {
    return this.seek(0);
  }

  /**
   * Goes to a stop; resolves when the stop is shown.
   * @param {number} index from 0
   */
  goToStop(index) {
    return this.#goTo(() => this.#viewer.stops.go(index));
  }

  /**
   * @param {(player: Player) => void} move
   * @param {boolean} [isRelative] whether the move is relative to the current step
   */
  #move(move, isRelative) {
    return this.#goTo(() => this.#viewer.move(move), isRelative);
  }

  /**
   * @param {() => void} go
   * @param {boolean} [isRelative]
   */
  #goTo(go, isRelative = false) {
    return this.#calls.make(
      () => {
        this.#telling.owe(false);
        go();
        this.#check();
      },
      () => this.#isThere(),
      isRelative,
    );
  }

  /** Whether the requested step is shown. */
  #isThere() {
    this.#check();
    return this.#viewer.isThere && this.#viewer.played.player.planned;
  }

  /** @throws {EngineError} the error that stopped the run */
  #check() {
    const { error, played } = this.#viewer;
    if (error && played.player.state === 'failed') throw error;
  }

  /**
   * Returns the state string of the step shown.
   * @param {{ stops?: boolean } | null} [options] `stops` includes the stops, also those set by the
   *   page
   * @returns {string}
   * @throws {EngineError} `stopsLength` if the state string would be too long with its stops
   */
  getState(options) {
    const { linked, stops: all } = this.#viewer;
    try {
      return options?.stops ? withStops(linked.state, all.list) : this.#viewer.state;
    } catch (error) {
      throw toldError(this.#viewer, error);
    }
  }

  /**
   * Shows a state string; resolves when it is shown.
   * @param {string} state
   * @returns {Promise<void>} rejects with an error whose `code` is the reason
   */
  setState(state) {
    const text = cleanText(state);
    const { linked } = this.#viewer;
    return this.#calls.make(
      () => {
        this.#viewer.stops.cancel();
        if (!linked.show(text)) throw this.#viewer.error;
        this.#telling.owe(true);
      },
      () => {
        // If the family of a state string had to be loaded, an invalid string is detected only now.
        if (linked.refused === text) throw this.#viewer.error;
        return this.#isThere();
      },
    );
  }

  /**
   * Exports a picture (`image/png`, `image/svg+xml`), an animation (`image/gif`), a printable sheet
   * of the stops (`text/html`) or a table of counters (`text/csv`).
   * @param {string} [type]
   * @param {ExportOptions} [options]
   * @returns {Promise<Blob>}
   */
  async toBlob(type = 'image/png', options = {}) {
    try {
      const [{ exportAs }] = await Promise.all([importExport(), this.whenReady()]);
      return await exportAs(this.#viewer, type, options);
    } catch (error) {
      throw error instanceof EngineError ? toldError(this.#viewer, error) : error;
    }
  }

  /**
   * Runs a command of a link or button in the page.
   * @param {Wish} wish
   */
  grant(wish) {
    const { stops } = this.#viewer;
    if (wish.kind === 'stop') this.goToStop(wish.index);
    else if (wish.kind === 'stops') this.goToStop(stops.beside(wish.by));
    else if (wish.kind === 'step') this.#goTo(() => stops.goTo(wish.at));
    else this[wish.kind]();
  }

  /** Step shown; 0 is before the first step. In a race, the unit shown. */
  get currentStep() {
    return this.#viewer.run ? this.#viewer.played.player.cursor : 0;
  }

  /** Number of steps computed so far. */
  get known() {
    return this.#viewer.run ? this.#viewer.played.player.known : 0;
  }

  /** Whether playback is paused. */
  get paused() {
    return !this.#viewer.run || this.#viewer.played.player.state !== 'playing';
  }

  /**
   * How the run ended; null until it is computed to its end. In a race, the outcome of the first
   * lane.
   */
  get outcome() {
    return this.#viewer.run ? this.#viewer.played.player.outcome : null;
  }

  /**
   * Answer at or before the cursor, as `{ step, outcome }`; null if there is none. In a race the
   * object also has `lane`.
   */
  get answer() {
    return this.#viewer.run ? this.#telling.answer : null;
  }

  /** Description of the step shown in one sentence, or the caption of its stop. */
  get sentence() {
    return this.#ofShown(() => this.#viewer.sentence) ?? '';
  }

  /** Counters at the step shown, by name. In a race, a list with the counters of each lane. */
  get counters() {
    return this.#ofShown(() => countersOf(this.#viewer)) ?? null;
  }

  /**
   * Returns the result of `tell` for the step shown; undefined if no step is shown.
   * @template T
   * @param {() => T} tell may call the core
   */
  #ofShown(tell) {
    if (!this.#viewer.whole) return undefined;
    return this.#viewer.attempt(() => {
      this.#viewer.played.show();
      return tell();
    });
  }

  /**
   * Stops of the film: `{ step, caption, title, view, pause, state, algorithm, settings, light,
   * at }`. `step` is null until it is known. When setting stops, all fields are optional; `at` or `step` is a
   * number, `answer` or `end`.
   * @type {(Stop & { step: number | null })[]}
   */
  get stops() {
    const { stops } = this.#viewer;
    return stops.list.map((stop) => ({ ...stop, step: stops.placeOf(stop).step }));
  }

  /** @param {readonly GivenStop[]} given */
  set stops(given) {
    this.#viewer.stops.take(stopsOf(given));
  }
}

/** @param {'step' | 'item' | 'stage'} size any other value counts as 'step' */
const sizeOf = (size) => Math.max(0, STEP_SIZES.indexOf(size));
