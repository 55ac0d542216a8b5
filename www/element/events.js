/**
 * What the page around is told: one event for each thing that has happened, once it is shown.
 * @import { Reached } from '../core/playback/player.js'
 * @import { Outcome, Question } from '../wasm/searchlight.js'
 * @import { Viewer } from '../ui/viewer/viewer.js'
 */

/**
 * An answer that was reached: its step, how the run ended, null while it goes on being computed, and
 * in a race the number of the lane, from 0.
 * @typedef {{ step: number, outcome: Outcome | null, lane?: number }} Answer
 */

/**
 * A stop that was reached: its index from 0, its step, and its words.
 * @typedef {{ index: number, step: number | null, caption: string, title: string }} StopReached
 */

/**
 * The run at rest: `instance` is true for another run, `host` where the page has brought it there.
 * @typedef {{ state: string, instance: boolean, host: boolean, lesson: string }} Rest
 */

/**
 * A question that was answered: `choice` is the index of the choice.
 * @typedef {{ question: Question, choice: number, correct: boolean,
 *   score: { right: number, answered: number, total: number } }} Answered
 */

/**
 * What this needs of the element.
 * @typedef {{ emit: (type: string, detail?: unknown) => void, getState: () => string }} Told
 */

/** Steps are told at most so often. */
const STEP_MS = 1000 / 60;

export class Telling {
  #element;
  #viewer;
  /** What is to be told when it is shown, in this order. @type {[string, unknown][]} */
  #due = [];
  /** Whether the first board is still to be told. */
  #isNew = false;
  /** What the page has changed itself and is told of when it is shown. @type {'' | 'place' | 'instance'} */
  #owed = '';
  #isPlaying = false;
  /** The step told last, and what it is a step of: a run, or a race. */
  #step = -1;
  #played = /** @type {Viewer['played'] | null} */ (null);
  #toldMs = -Infinity;
  #timer = 0;
  /** Where the last stops were looked for. */
  #seen = -1;
  #seenIn = '';
  /** The stop that was shown there. */
  #stop = -1;

  /**
   * @param {Told} element
   * @param {Viewer} viewer
   */
  constructor(element, viewer) {
    this.#element = element;
    this.#viewer = viewer;
  }

  /** The answer that the cursor has reached, in a race that of the last lane; null before it. */
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

  /** The first board is to be told, once all that was asked for is shown. */
  begin() {
    this.#isNew = true;
    this.#seen = -1;
  }

  /**
   * The page has changed something itself.
   * @param {boolean} instance whether another run is shown
   */
  owe(instance) {
    this.#owed = instance ? 'instance' : this.#owed || 'place';
  }

  /**
   * One turn of the frame loop.
   * @param {number} nowMs
   */
  tick(nowMs) {
    const viewer = this.#viewer;
    const { player } = viewer.played;
    const { cursor: before } = player;
    const wasPlaying = player.state === 'playing';
    viewer.tick(nowMs);
    const tell = (/** @type {string} */ type, /** @type {unknown} */ detail) =>
      this.#due.push([type, detail]);
    for (const reached of player.takeReached()) tell('answer', this.#told(reached));
    if (!wasPlaying) return;
    if (player.cursor !== before) this.#pass(before, player.cursor);
    if (player.state === 'playing' || player.state === 'failed') return;
    if (player.state === 'finished') tell('finished', null);
    tell('statechange', null);
  }

  /**
   * Stops that playing has come to.
   * @param {number} before
   * @param {number} cursor
   */
  #pass(before, cursor) {
    const { stops, linked } = this.#viewer;
    this.#seen = cursor;
    this.#seenIn = linked.origin;
    if (stops.list.length === 0) return;
    for (const { index } of stops.passed(before, cursor)) this.#reach(index);
  }

  /** A stop that a person or the page has gone to. On the way there is nothing to be told of. */
  #look() {
    const { stops, linked, played } = this.#viewer;
    const { cursor, wanted } = played.player;
    if (stops.isOnTheWay || wanted >= 0) return;
    const { origin } = linked;
    const index = stops.shown;
    const isSeen = cursor === this.#seen && origin === this.#seenIn && index === this.#stop;
    this.#seen = cursor;
    this.#seenIn = origin;
    if (!isSeen && index >= 0) this.#reach(index);
    this.#stop = index;
  }

  /** @param {number} index */
  #reach(index) {
    const { stops } = this.#viewer;
    stops.reach(index);
    this.#stop = index;
    const { caption, title } = stops.list[index];
    const { step } = stops.placeOf(stops.list[index]);
    this.#due.push(['stop', { index, step, caption, title }]);
  }

  /** Tells what has been shown. */
  follow() {
    const { settled, played, whole } = this.#viewer;
    if (this.#isNew && !settled) return;
    if (this.#isNew) this.#element.emit('ready');
    this.#isNew = false;
    this.#tellStep();
    const isPlaying = played.player.state === 'playing';
    if (isPlaying !== this.#isPlaying) {
      this.#isPlaying = isPlaying;
      this.#element.emit(isPlaying ? 'play' : 'pause');
    }
    if (!isPlaying && whole && this.#viewer.stops.list.length > 0) this.#look();
    for (const [type, detail] of this.#due.splice(0)) {
      if (type === 'statechange') this.#rest(false, false);
      else this.#element.emit(type, detail);
    }
    for (const answered of this.#viewer.predicting.extra?.takeDue() ?? []) {
      this.#element.emit('prediction', answered);
    }
    this.#payUp();
  }

  /** Tells what the page has changed, once it is there. */
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
   * The run has come to rest.
   * @param {boolean} instance
   * @param {boolean} host whether the page has brought it there
   */
  #rest(instance, host) {
    const state = this.#element.getState();
    const lesson = this.#viewer.lessons.id;
    this.#element.emit('statechange', { state, instance, host, lesson });
  }

  /** Nothing is told any more of what is no longer shown. */
  leave() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#due.length = 0;
    this.#isPlaying = false;
  }
}
