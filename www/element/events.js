/**
 * Dispatches the element's events after the frame that shows their cause.
 * @import { Outcome, Question } from '../wasm/searchlight.js'
 * @import { Viewer } from '../ui/viewer/viewer.js'
 * @import { Reached } from '../core/playback/types.js'
 */

/**
 * Answer that playback has reached. `outcome` is null while the run is still being computed. `lane`
 * is set only in a race: the index of the lane, from 0.
 * @typedef {{ step: number, outcome: Outcome | null, lane?: number }} Answer
 */

/**
 * Stop that was reached: its index from 0, its step and its texts.
 * @typedef {{ index: number, step: number | null, caption: string, title: string }} StopReached
 */

/**
 * State of a run at rest. `instance` says whether the run itself has changed, `host` whether the
 * page has caused the change.
 * @typedef {{ state: string, instance: boolean, host: boolean, lesson: string }} Rest
 */

/**
 * Answered question: `choice` is the index of the choice.
 * @typedef {{ question: Question, choice: number, correct: boolean,
 *   score: { right: number, answered: number, total: number } }} Answered
 */

/**
 * Interface of the element for events.
 * @typedef {{ emit: (type: string, detail?: unknown) => void, getState: () => string }} Told
 */

/** Minimum time between two `stepchange` events, in milliseconds. */
const STEP_MS = 1000 / 60;

/** Dispatcher of one element's events. */
export class Telling {
  #element;
  #viewer;
  /** Events to dispatch after the next update, in order. @type {[string, unknown][]} */
  #due = [];
  /** Whether the event `ready` is still to be dispatched. */
  #isNew = false;
  /**
   * Kind of change made by the page for which a `statechange` event is still to be dispatched.
   * @type {'' | 'place' | 'instance'}
   */
  #owed = '';
  #isPlaying = false;
  /** Last step of a `stepchange` event; the run or race of that step follows. */
  #step = -1;
  #played = /** @type {Viewer['played'] | null} */ (null);
  #toldMs = -Infinity;
  #timer = 0;

  /**
   * @param {Told} element
   * @param {Viewer} viewer
   */
  constructor(element, viewer) {
    this.#element = element;
    this.#viewer = viewer;
  }

  /**
   * Answer at or before the cursor, or null if the cursor is before every answer. In a race, each
   * lane can have an answer: this is the latest one that the cursor has reached.
   */
  get answer() {
    const [last] = this.#viewer.played.player.answers.slice(-1);
    return last ? this.#told(last) : null;
  }

  /**
   * @param {Reached} reached
   * @returns {Answer}
   */
  #told({ step, lane }) {
    const { run, race } = this.#viewer;
    if (lane === undefined) return { step, outcome: run.player.outcome };
    return { step, outcome: race?.lanes[lane].outcome ?? null, lane };
  }

  /** Makes the event `ready` due: it is dispatched when everything requested is shown. */
  begin() {
    this.#isNew = true;
  }

  /**
   * Records that the page itself has changed something.
   * @param {boolean} instance whether the run changed
   */
  owe(instance) {
    this.#owed = instance ? 'instance' : this.#owed || 'place';
  }

  /**
   * Collects events for what has changed in an animation frame.
   * @param {boolean} wasPlaying whether the film played before the frame
   */
  observe(wasPlaying) {
    const { player } = this.#viewer.played;
    for (const reached of player.takeReached()) this.#due.push(['answer', this.#told(reached)]);
    this.#takeStops();
    if (!wasPlaying || player.state === 'playing' || player.state === 'failed') return;
    if (player.state === 'finished') this.#due.push(['finished', null]);
    this.#due.push(['statechange', null]);
  }

  #takeStops() {
    const { stops } = this.#viewer;
    for (const index of stops.takeReached()) {
      const { caption, title } = stops.list[index];
      const { step } = stops.placeOf(stops.list[index]);
      this.#due.push(['stop', { index, step, caption, title }]);
    }
  }

  /** Dispatches the collected events after an update. */
  follow() {
    const { settled, played } = this.#viewer;
    if (this.#isNew && !settled) return;
    if (this.#isNew) this.#element.emit('ready');
    this.#isNew = false;
    this.#tellStep();
    const isPlaying = played.player.state === 'playing';
    if (isPlaying !== this.#isPlaying) {
      this.#isPlaying = isPlaying;
      this.#element.emit(isPlaying ? 'play' : 'pause');
    }
    this.#takeStops();
    for (const [type, detail] of this.#due.splice(0)) {
      if (type === 'statechange') this.#rest(false, false);
      else this.#element.emit(type, detail);
    }
    for (const answered of this.#viewer.predicting.extra?.takeDue() ?? []) {
      this.#element.emit('prediction', answered);
    }
    this.#payUp();
  }

  /** Dispatches `statechange` for a change by the page, once the change is shown. */
  #payUp() {
    if (!this.#owed || !this.#viewer.isThere) return;
    const isInstance = this.#owed === 'instance';
    this.#owed = '';
    this.#rest(isInstance, true);
  }

  #tellStep() {
    const { played } = this.#viewer;
    const { cursor, known } = played.player;
    if (cursor === this.#step && played === this.#played) return;
    const restMs = this.#toldMs + STEP_MS - performance.now();
    if (restMs > 0) {
      this.#timer ||= window.setTimeout(() => {
        this.#timer = 0;
        if (this.#viewer.run) this.#tellStep();
      }, restMs);
      return;
    }
    this.#toldMs = performance.now();
    this.#step = cursor;
    this.#played = played;
    this.#element.emit('stepchange', { step: cursor, known });
  }

  /**
   * Dispatches `statechange`.
   * @param {boolean} instance
   * @param {boolean} host whether the page caused the change
   */
  #rest(instance, host) {
    const state = this.#element.getState();
    const lesson = this.#viewer.lessons.id;
    this.#element.emit('statechange', { state, instance, host, lesson });
  }

  /** Cancels all events when the element is removed. */
  leave() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#due.length = 0;
    this.#isPlaying = false;
  }
}
