/**
 * What a page can ask of the element and have it do: its methods and properties around a film.
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

/** Where an element keeps what only its own classes use. */
export const PARTS = Symbol('parts');

/** Each promise is kept once what was asked for is shown. */
export class FilmElement extends LitElement {
  #viewer = new Viewer(/** @type {Host} */ (/** @type {unknown} */ (this)));
  #calls = new Calls(this, this.#viewer);
  #telling = new Telling(this, this.#viewer);
  [PARTS] = { viewer: this.#viewer, calls: this.#calls, telling: this.#telling };

  /** Shows what has changed, in the next frame: however much changes until then, once. */
  refresh() {
    wake(/** @type {Actor} */ (/** @type {unknown} */ (this)));
  }

  /** Takes over at once what has been set. */
  showNow() {
    if (this.#viewer.ready) this.performUpdate();
  }

  /** Loads now, whatever was said about when. */
  begin() {}

  /**
   * @param {string} type
   * @param {unknown} [detail]
   */
  emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Resolves once all that was asked for is shown; rejects if the search cannot be loaded. */
  whenReady() {
    return this.#calls.make(
      () => {},
      () => {
        this.#check();
        return !this.#viewer.stops.isOnTheWay;
      },
    );
  }

  /** Plays on, from the start if the end is shown; resolves once it plays. */
  play() {
    return this.#calls.make(() => {
      this.#viewer.play();
      this.#check();
    });
  }

  /** Stops playing. */
  pause() {
    return this.#calls.make(() => {
      if (this.paused) return;
      this.#telling.owe(false);
      this.#viewer.played.player.pause();
    });
  }

  /**
   * Goes to a step, from where what plays plays on, as a video does; resolves once it is shown, beyond
   * the end the last one.
   * @param {number} step
   */
  seek(step) {
    return this.#move((player) => player.goOnFrom(cleanNumber(step)));
  }

  /** @param {'step' | 'item' | 'stage'} [size] */
  stepForward(size = 'step') {
    return this.#move((player) => player.stepBy(1, sizeOf(size)), true);
  }

  /** @param {'step' | 'item' | 'stage'} [size] */
  stepBack(size = 'step') {
    return this.#move((player) => player.stepBy(-1, sizeOf(size)), true);
  }

  /** Goes back to before the first step. */
  restart() {
    return this.seek(0);
  }

  /**
   * Goes to a stop; resolves once it is shown.
   * @param {number} index from 0
   */
  goToStop(index) {
    return this.#goTo(() => this.#viewer.stops.go(index));
  }

  /**
   * @param {(player: Player) => void} move
   * @param {boolean} [isRelative] whether it leads further each time
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

  /** Whether nothing is on the way. */
  #isThere() {
    this.#check();
    return this.#viewer.isThere && this.#viewer.played.player.planned;
  }

  /** @throws {EngineError} what has broken the run down */
  #check() {
    const { error, played } = this.#viewer;
    if (error && played.player.state === 'failed') throw error;
  }

  /**
   * The state string of the step shown.
   * @param {{ stops?: boolean } | null} [options] `stops` adds the stops, wherever they come from
   * @returns {string}
   * @throws {EngineError} `stopsLength` for more stops than a state string carries
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
   * Shows what a state string says; resolves once it is shown.
   * @param {string} state
   * @returns {Promise<void>} rejects with an error whose `code` says what is wrong with it
   */
  setState(state) {
    return this.#calls.make(
      () => {
        this.#viewer.stops.cancel();
        if (!this.#viewer.linked.show(cleanText(state))) throw this.#viewer.error;
        this.#telling.owe(true);
      },
      () => this.#isThere(),
    );
  }

  /**
   * Makes a file of what is shown: a picture (`image/png`, `image/svg+xml`), a film (`image/gif`), a
   * sheet of stops to print (`text/html`) or the counters of many steps (`text/csv`).
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
   * Does what a link or a button of the page asks for.
   * @param {Wish} wish
   */
  grant(wish) {
    const { stops } = this.#viewer;
    if (wish.kind === 'stop') this.goToStop(wish.index);
    else if (wish.kind === 'stops') this.goToStop(stops.beside(wish.by));
    else if (wish.kind === 'step') this.#goTo(() => stops.goTo(wish.at));
    else this[wish.kind]();
  }

  /** The step shown, in a race its unit; 0 before the first. */
  get currentStep() {
    return this.#viewer.run ? this.#viewer.played.player.cursor : 0;
  }

  /** How many steps are computed. */
  get known() {
    return this.#viewer.run ? this.#viewer.played.player.known : 0;
  }

  /** Whether it does not play. */
  get paused() {
    return !this.#viewer.run || this.#viewer.played.player.state !== 'playing';
  }

  /** How the run ended, null while it is not computed to its end; in a race that of the first lane. */
  get outcome() {
    return this.#viewer.run ? this.#viewer.played.player.outcome : null;
  }

  /** The answer, once the cursor has reached it: `{ step, outcome }`, in a race with its `lane`. */
  get answer() {
    return this.#viewer.run ? this.#telling.answer : null;
  }

  /** What the step shown did, in one sentence, or the caption of its stop. */
  get sentence() {
    return this.#ofShown(() => this.#viewer.sentence) ?? '';
  }

  /** What is counted at the step shown, by name; in a race for each lane. */
  get counters() {
    return this.#ofShown(() => countersOf(this.#viewer)) ?? null;
  }

  /**
   * What there is to tell of the step shown; undefined for nothing.
   * @template T
   * @param {() => T} tell may ask the core
   */
  #ofShown(tell) {
    if (!this.#viewer.whole) return undefined;
    return this.#viewer.attempt(() => {
      this.#viewer.played.show();
      return tell();
    });
  }

  /**
   * The stops: `{ step, caption, title, view, pause, state, algorithm, light, at }`, `step` null until it is
   * known. To be set with any of these; `at` and `step` are the same there, a number, `answer` or `end`.
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

/** @param {'step' | 'item' | 'stage'} size one that there is not is a step */
const sizeOf = (size) => Math.max(0, STEP_SIZES.indexOf(size));
