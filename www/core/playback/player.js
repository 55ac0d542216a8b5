/**
 * The player: a state machine, a cursor and an injected clock.
 *
 * Computes the run in time slices and moves the cursor by elapsed time, at the film's tempo or at a
 * steady speed. Does not use the DOM.
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { Barrier, Playable, PlayerSignal, PlayerState, Reached, Tempo } from './types.js'
 */
import { StepSize } from '../../wasm/enums.js';
import { Clip } from './clip.js';
import { FilmReel } from './film-player.js';
import { Ride } from './fast-forward.js';
import { namesOf } from '../engine/enum-names.js';
import { TRANSITIONS } from './player-states.js';

/**
 * Names of the step sizes by the core's number: step (one move), item (such as all moves of one
 * state), stage (such as one level).
 */
export const STEP_SIZES = namesOf(StepSize);

/** Range of the steady speed, in units of the step size per second. */
export const SPEED_RANGE = { least: 1, most: 1e8 };

/** Maximum step in a link. */
export const STEP_LIMIT = 1e11;

/**
 * Default speed of each step size, in units per second: slow enough to read a move or look at a
 * level.
 */
const CALM = STEP_SIZES.map((size) => (size === 'stage' ? 1 : 4));

/** Duration of the computed part at speed 'fit', in seconds. */
const FIT_SECONDS = 20;

/** Time limit of one slice of computing, in milliseconds. */
const SLICE_MS = 6;
const FIRST_BUDGET = 1 << 16;

/** Time of playback by which a long run is computed ahead, in seconds. */
const AHEAD_SECONDS = { steady: 2, directed: 10 };

/**
 * Maximum time counted between two ticks, in milliseconds. Without it, playback would jump ahead
 * after the page was hidden.
 */
const LONGEST_TICK_MS = 250;

/** Time for which a film that loops rests at its last step, in milliseconds. */
export const LOOP_REST_MS = 2500;

/** Player of one run or race. */
export class Player {
  /** @type {PlayerState} */
  state = 'empty';
  cursor = 0;
  known = 0;
  /** How the run ended; null until it is computed to its end. @type {Outcome | null} */
  outcome = null;
  /** Step size of steady playback and of the step buttons, an index into STEP_SIZES. */
  size = 0;
  /** Step to show as soon as it is computed; -1 for none. */
  wanted = -1;
  /** Whether the user has asked to compute a long run on, even without playback. */
  runsOn = false;
  /** Returns the current barriers; the player's owner sets this function. */
  barriers = () => /** @type {readonly Barrier[]} */ ([]);
  /** Part of the run that playback keeps to; the player's owner can replace it. */
  clip = new Clip();
  /** Time since a film that loops has come to its last step, in milliseconds; NaN at other times. */
  #restMs = NaN;
  /** @type {Playable | null} */
  #played = null;
  #budget = FIRST_BUDGET;
  #lastTickMs = NaN;
  /** Fraction of a step or unit left over from the last tick. */
  #earned = 0;
  /** @type {Tempo} */
  #tempo = 'directed';
  /** @type {number | 'fit' | null} */
  #speed = null;
  #reel = new FilmReel();
  /** Playback to one step with a time limit; null at other times. @type {Ride | null} */
  #ride = null;
  /** @type {Reached[]} */
  #reached = [];
  /**
   * Playback has shown every step after this one up to the cursor. -1 if it has also shown step 0;
   * null after a seek.
   * @type {number | null}
   */
  #playedFrom = null;
  /**
   * Lanes whose answers were reported since playback began. Contains undefined for a run without
   * lanes.
   * @type {Set<number | undefined>}
   */
  #reported = new Set();
  #now;

  /** @param {() => number} now clock, in milliseconds */
  constructor(now) {
    this.#now = now;
  }

  /**
   * Loads a run; shows `step` as soon as it is computed.
   * @param {Playable} played
   * @param {number} [step]
   * @param {number} [known] number of units computed already
   */
  load(played, step = 0, known = 0) {
    this.#played = played;
    this.cursor = Math.min(step, known);
    this.known = known;
    this.outcome = null;
    this.wanted = step > known ? step : -1;
    this.runsOn = false;
    this.#budget = FIRST_BUDGET;
    this.#reel = new FilmReel();
    this.#reached = [];
    this.#playedFrom = null;
    this.#signal('load');
  }

  /** Plays from the cursor, or from the first step if the cursor is at the last. */
  play() {
    const { from, to } = this.bounds;
    if (this.atEnd || this.cursor < from || this.cursor >= to) this.#goTo(from);
    this.#begin();
  }

  /** First and last step of the clip; the last is Infinity if playback goes on to the end. */
  get bounds() {
    return this.clip.boundsIn(this);
  }

  /** Starts playback at the cursor. */
  #begin() {
    this.#lastTickMs = NaN;
    this.#earned = 0;
    this.#ride = null;
    const tellsStart = this.state !== 'answered';
    this.#reel.begin(tellsStart);
    if (this.#playedFrom === null) {
      this.#playedFrom = tellsStart && this.cursor === 0 ? -1 : this.cursor;
      this.#reported.clear();
    }
    this.#signal('play');
  }

  /**
   * Plays to a step and pauses there. If the film does not contain the step, jumps there.
   * @param {number} step
   * @param {number} mostMs time limit
   */
  playTo(step, mostMs) {
    const { film, cursor } = this;
    if (!film || step <= cursor || step > film.end) return this.seek(step);
    this.play();
    this.#ride = new Ride(film, cursor, step, mostMs);
  }

  /** Pauses playback. */
  pause() {
    this.#signal('pause');
  }

  /** Enters the state 'failed', which only `load` leaves. */
  fail() {
    this.#signal('fail');
  }

  /** Cancels the wait for a step, and stops computing without playback. */
  stop() {
    this.runsOn = false;
    if (this.wanted >= 0) this.seek(this.known);
  }

  /**
   * Pauses and shows a step, as soon as it is computed.
   * @param {number} step
   */
  seek(step) {
    this.pause();
    const { from, to } = this.bounds;
    this.#goTo(Math.min(to, Math.max(from, Math.floor(step) || 0)));
    this.#signal('move');
  }

  /** Shows a step as soon as it is computed. @param {number} step */
  #goTo(step) {
    this.#playedFrom = null;
    const whole = Math.min(STEP_LIMIT, step);
    this.wanted = whole > this.known && !this.complete ? whole : -1;
    this.cursor = Math.min(whole, this.known);
  }

  /**
   * Shows a step as `seek` does, and resumes playback if it was playing.
   * @param {number} step
   */
  goOnFrom(step) {
    const plays = this.state === 'playing';
    this.seek(step);
    if (plays) this.#begin();
  }

  /**
   * Pauses and moves by a number of boundaries.
   * @param {number} by
   * @param {number} [size] index into STEP_SIZES, by default the player's own
   */
  stepBy(by, size = this.size) {
    if (!this.#played) return;
    const questions = this.barriers().filter(({ kind }) => kind === 'question');
    this.seek(Math.min(this.#played.locate(this.cursor, size, by), this.#firstOf(questions)));
  }

  /**
   * Returns the step of the first barrier after the cursor, or Infinity. A question can also be at
   * the cursor.
   * @param {readonly Barrier[]} barriers
   */
  #firstOf(barriers) {
    const { cursor } = this;
    const isAhead = (/** @type {Barrier} */ { step, kind }) =>
      kind === 'question' ? step >= cursor : step > cursor;
    return Math.min(...barriers.filter(isAhead).map(({ step }) => step));
  }

  /** Whether the run is computed to its end. */
  get complete() {
    return this.outcome !== null;
  }

  /**
   * Whether the film is planned as far as it must be: false only if the run is complete and its
   * film is not planned to the end.
   */
  get planned() {
    return !this.complete || !this.#reel.lags(this);
  }

  /** Whether the current or last playback was started by `playTo`. */
  get rides() {
    return this.#ride !== null;
  }

  /** Whether the cursor is at the end of the run. */
  get atEnd() {
    return this.complete && this.cursor >= this.known;
  }

  /** Tempo of playback. */
  get tempo() {
    return this.#tempo;
  }

  set tempo(tempo) {
    // In the new tempo, continue from the cursor.
    if (tempo !== this.#tempo) this.#reel.begin(false);
    this.#tempo = tempo;
  }

  /**
   * Steady speed: a number of units of the step size per second, 'fit' to play the computed part in
   * 20 s, or null for the default of the step size. Setting it also selects the steady tempo.
   */
  get speed() {
    return this.#speed;
  }

  set speed(speed) {
    this.#speed = speed;
    this.tempo = 'steady';
  }

  /**
   * Film of the computed part; null before the first steps are computed. Planning again does not
   * change the times of steps that were already played.
   */
  get film() {
    return this.#reel.film;
  }

  /**
   * First step that shows the answer; null while it is unknown. In a race, the step at which the
   * last lane shows its answer.
   */
  get answer() {
    return this.film?.answer ?? null;
  }

  /** Whether the cursor is at the answer or after it. */
  get answered() {
    const { answer } = this;
    return answer !== null && this.cursor >= answer;
  }

  /** Whether the cursor is at the step of the answer. */
  get atAnswer() {
    return this.cursor === this.answer;
  }

  /**
   * Answers at or before the cursor. A run has at most one answer, a race at most one for each
   * lane.
   */
  get answers() {
    return this.#reel.answers.filter(({ step }) => step <= this.cursor);
  }

  /** Returns and clears the answers that playback has reached since the last call. */
  takeReached() {
    return this.#reached.splice(0);
  }

  /**
   * Current rate: in steps per second in directed tempo, in units per second in steady tempo; 0 in
   * a hold.
   */
  get pace() {
    if (this.state !== 'playing') return 0;
    if (this.#ride) return this.#ride.pace;
    return this.tempo === 'directed' ? this.#reel.pace : this.rate;
  }

  /** Steady speed, in units of the step size per second. */
  get rate() {
    const { speed, known, size } = this;
    const rate = speed === 'fit' ? known / FIT_SECONDS : (speed ?? CALM[size]);
    return Math.min(SPEED_RANGE.most, Math.max(SPEED_RANGE.least, rate));
  }

  /** Whether the next tick computes. */
  get computing() {
    if (!this.#played || this.complete) return false;
    return this.#played.eager !== false || this.runsOn || this.wanted >= 0 || this.#catchesUp;
  }

  /**
   * Whether a step forward can be shown at once: the next step is computed, or computing has ended.
   */
  get knowsNext() {
    return this.cursor < this.known || !this.computing;
  }

  /** Whether playback is about to run out of computed steps. */
  get #catchesUp() {
    const { tempo } = this;
    const rate = tempo === 'directed' ? this.#reel.pace : this.rate;
    const ahead = AHEAD_SECONDS[tempo] * Math.max(rate, this.#budget);
    return this.state === 'playing' && this.known - this.cursor < ahead;
  }

  /** Whether the next tick has work to do. */
  get busy() {
    if (this.#played === null) return false;
    const plays = this.state === 'playing' || !Number.isNaN(this.#restMs);
    return plays || this.computing || (this.complete && this.#reel.lags(this));
  }

  /**
   * Does the work of one animation frame: computes a slice, then moves the cursor.
   * @param {number} nowMs
   */
  tick(nowMs) {
    if (!this.#played || this.state === 'failed') return;
    const wasComplete = this.complete;
    const computes = this.computing;
    if (computes) this.#compute(this.#played);
    // Planning is expensive: do it in a frame that computes nothing, unless directed playback needs
    // the film now.
    const waits = computes && !(this.state === 'playing' && this.tempo === 'directed');
    if (!waits && this.#reel.isDue(this, nowMs)) {
      this.#reel.plan(this.#played, this, nowMs);
      // Steady playback may have passed an answer before the plan that contains the answer.
      this.#reportAnswers();
    }
    // Reading the outcome took long enough. The next tick moves the cursor for the time of both.
    if (this.complete && !wasComplete) return;
    const dtMs = Math.min(LONGEST_TICK_MS, Math.max(0, nowMs - this.#lastTickMs)) || 0;
    this.#lastTickMs = nowMs;
    if (this.state === 'playing' && this.wanted < 0) this.#move(this.#played, dtMs);
    else this.#rest(dtMs);
  }

  /** Starts a film that loops over once it has rested at its last step. @param {number} dtMs */
  #rest(dtMs) {
    this.#restMs += dtMs;
    if (!(this.#restMs >= LOOP_REST_MS)) return;
    this.#goTo(this.bounds.from);
    this.#begin();
  }

  /** @param {Playable} played */
  #compute(played) {
    const before = this.#now();
    const half = Math.ceil(this.#budget / 2);
    const first = played.advance(half);
    // If it computed fewer steps than the budget, the run has ended.
    if (first - this.known < half) this.outcome = played.outcome;
    this.known = first;
    // The cost of a step can change suddenly: check the clock after half of the budget.
    const isLate = this.#now() - before > SLICE_MS;
    // If the run ends exactly after this half, the next slice detects the end.
    if (!isLate && !this.complete) this.known = played.advance(half);
    const elapsedMs = this.#now() - before;
    // A clock with a resolution of 1 ms can report 0: then double the budget, which is the maximum
    // growth.
    const factor = elapsedMs > 0 ? SLICE_MS / elapsedMs : 2;
    const asked = isLate ? half : this.#budget;
    this.#budget = Math.max(1, Math.floor(Math.min(2 * this.#budget, asked * factor)));
    // Wait until computing is past the wanted step: if that step is the last of the run, the
    // outcome is known only then.
    if (this.wanted >= 0 && (this.known > this.wanted || this.complete)) {
      this.cursor = Math.min(this.wanted, this.known);
      this.wanted = -1;
    }
  }

  /**
   * @param {Playable} played
   * @param {number} dtMs
   */
  #move(played, dtMs) {
    const before = this.cursor;
    const ride = this.#ride;
    const barriers = this.barriers();
    if (barriers.some(({ kind }) => kind === 'wait')) return;
    const answer = this.answer ?? Infinity;
    const passesAnswer =
      this.clip.passes(answer) ||
      barriers.some(({ kind, step }) => kind === 'lesson' && step > answer);
    const isDirected = !ride && this.tempo === 'directed';
    const stops = isDirected && this.#reel.roll(before, dtMs, passesAnswer);
    const rolled = isDirected ? this.#reel.step : ride?.roll(dtMs);
    const next = rolled ?? this.#steadily(played, dtMs / 1000);
    const { to } = this.bounds;
    const last = to > before ? to : Infinity;
    const halt = ride?.to ?? Math.min(this.#firstOf(barriers), last);
    this.cursor = Math.min(next, halt);
    this.#reportAnswers();
    const isAnswer = stops && this.cursor === next;
    const isLast = this.atEnd || isAnswer || this.cursor === last;
    if (this.atEnd) this.#signal('end');
    else if (isAnswer) this.#signal('answer');
    else if (this.cursor === halt) this.#signal('pause');
    if (isLast && !ride && this.clip.loops) this.#restMs = 0;
  }

  /** Reports the answers that playback has passed since the last report. */
  #reportAnswers() {
    const from = this.#playedFrom;
    if (from === null) return;
    const isNew = (/** @type {Reached} */ { step, lane }) =>
      step > from && !this.#reported.has(lane);
    for (const answer of this.answers.filter(isNew)) {
      this.#reported.add(answer.lane);
      this.#reached.push(answer);
    }
  }

  /**
   * Returns the step that steady playback reaches.
   * @param {Playable} played
   * @param {number} seconds
   */
  #steadily(played, seconds) {
    this.#earned += seconds * this.rate;
    const units = Math.floor(this.#earned);
    this.#earned -= units;
    return units > 0 ? played.locate(this.cursor, this.#unit, units) : this.cursor;
  }

  /** Step size of steady playback: at speed 'fit' always single steps. */
  get #unit() {
    return this.#speed === 'fit' ? StepSize.Step : this.size;
  }

  /** @param {PlayerSignal} signal */
  #signal(signal) {
    this.#restMs = NaN;
    this.state = TRANSITIONS[this.state][signal] ?? this.state;
  }
}
