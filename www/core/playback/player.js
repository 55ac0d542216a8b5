/**
 * The player: a state machine, a cursor and a clock that is handed in.
 *
 * It computes in slices and moves the cursor by elapsed time, not by frames: as a film is directed,
 * or at a steady speed. Knows no DOM.
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { PlayerSignal, PlayerState } from './player-states.js'
 * @import { Score } from './film-planner.js'
 */
import { StepSize } from '../../wasm/searchlight.js';
import { FilmReel } from './film-player.js';
import { Ride } from './fast-forward.js';
import { namesOf } from '../engine/enum-names.js';
import { TRANSITIONS } from './player-states.js';

/**
 * What is played: a run, or several in lockstep.
 * @typedef {object} Playable
 * @property {(budget: number) => number} advance computes so many steps more at most; returns how
 *   many units are known
 * @property {Outcome | null} outcome once it is computed to its end
 * @property {boolean} [eager] false where it goes on for long: then it is computed further only
 *   while somebody wants that
 * @property {(from: number, size: number, by: number) => number} locate the unit that lies `by`
 *   boundaries of a step size away from `from`
 * @property {(complete: boolean) => Score} score what a film of it is planned by
 */

/**
 * An answer that can be reached: its step, and in a race the number of its lane, from 0.
 * @typedef {{ step: number, lane?: number }} Reached
 */

/** `directed` as a film is, `steady` by units a second. @typedef {'directed' | 'steady'} Tempo */

/** The step sizes, each at the core's number. */
export const STEP_SIZES = namesOf(StepSize);

/** Slowest and fastest playing, in units of the step size a second. */
export const SPEED_RANGE = { least: 1, most: 1e8 };

/** The most steps that a link can ask for. */
export const STEP_LIMIT = 1e11;

/** How fast each size plays where nobody chose: a move can be read, a level looked at. */
const CALM = STEP_SIZES.map((size) => (size === 'stage' ? 1 : 4));

/** "The known part in 20 s". */
const FIT_SECONDS = 20;

/** A slice of computing may take this long, ms. */
const SLICE_MS = 6;
const FIRST_BUDGET = 1 << 16;

/** A long run that is played is computed so far ahead: farther where playing gets faster. */
const AHEAD_SECONDS = { steady: 2, directed: 10 };

/** A pause between two ticks counts as this much at most, ms: a hidden page does not race on. */
const LONGEST_TICK_MS = 250;

export class Player {
  /** @type {PlayerState} */
  state = 'empty';
  cursor = 0;
  known = 0;
  /** How the run ended, once it is computed to its end. @type {Outcome | null} */
  outcome = null;
  /** Index into STEP_SIZES: what a steady speed and the forward and back buttons count in. */
  size = 0;
  /** A step to show as soon as it is known; -1 for none. */
  wanted = -1;
  /** Whether a long run is to be computed on and on. */
  runsOn = false;
  /** The steps at which playing rests, ascending. @type {readonly number[]} */
  halts = [];
  /** The step that neither playing nor stepping forward passes; Infinity where there is none. */
  gate = Infinity;
  /** Whether playing waits where it is. */
  waits = false;
  /** Whether directed playing goes on behind the answer without a rest. */
  passesAnswer = false;
  /** @type {Playable | null} */
  #played = null;
  #budget = FIRST_BUDGET;
  #lastTickMs = NaN;
  /** Parts of a unit that playing has earned and not yet moved by. */
  #earned = 0;
  /** @type {Tempo} */
  #tempo = 'directed';
  /** @type {number | 'fit' | null} */
  #speed = null;
  #reel = new FilmReel();
  /** The way to a step that is played. @type {Ride | null} */
  #ride = null;
  /** @type {Reached[]} */
  #reached = [];
  #now;

  /** @param {() => number} now a clock, ms */
  constructor(now) {
    this.#now = now;
  }

  /**
   * Takes what is played next; shows `step` as soon as it is known.
   * @param {Playable} played
   * @param {number} [step]
   * @param {number} [known] units that are known of it already
   */
  load(played, step = 0, known = 0) {
    this.#played = played;
    this.cursor = Math.min(step, known);
    this.known = known;
    this.outcome = null;
    this.wanted = step > known ? step : -1;
    this.runsOn = false;
    this.halts = [];
    this.gate = Infinity;
    this.waits = false;
    this.passesAnswer = false;
    this.#budget = FIRST_BUDGET;
    this.#reel = new FilmReel();
    this.#reached = [];
    this.#signal('load');
  }

  /** Plays on, from the start if the end is shown. */
  play() {
    if (this.atEnd) this.cursor = 0;
    this.#begin();
  }

  /** Begins to play at the step shown. */
  #begin() {
    this.#lastTickMs = NaN;
    this.#earned = 0;
    this.#ride = null;
    this.#reel.begin(this.state !== 'answered');
    this.#signal('play');
  }

  /**
   * Plays on to a step and pauses there; shows it at once where no film tells of the way.
   * @param {number} step
   * @param {number} mostMs how long it takes at most
   */
  playTo(step, mostMs) {
    const { film, cursor } = this;
    if (!film || step <= cursor || step > film.end) return this.seek(step);
    this.play();
    this.#ride = new Ride(film, cursor, step, mostMs);
  }

  pause() {
    this.#signal('pause');
  }

  fail() {
    this.#signal('fail');
  }

  /** Ends the way to a step that is not known yet where it has come, and computing on and on. */
  stop() {
    this.runsOn = false;
    if (this.wanted >= 0) this.seek(this.known);
  }

  /**
   * Shows a step, pausing; one that is not known yet as soon as it is.
   * @param {number} step
   */
  seek(step) {
    this.pause();
    const whole = Math.min(STEP_LIMIT, Math.max(0, Math.floor(step) || 0));
    this.wanted = whole > this.known && !this.complete ? whole : -1;
    this.cursor = Math.min(whole, this.known);
    this.#signal('move');
  }

  /**
   * Shows a step as `seek` does; what plays plays on from there, as soon as it is known.
   * @param {number} step
   */
  goOnFrom(step) {
    const plays = this.state === 'playing';
    this.seek(step);
    if (plays) this.#begin();
  }

  /**
   * Moves by boundaries of a size, pausing.
   * @param {number} by
   * @param {number} [size] index into STEP_SIZES, the player's own if left out
   */
  stepBy(by, size = this.size) {
    if (this.#played) this.seek(this.#upToGate(this.#played.locate(this.cursor, size, by)));
  }

  /** How far a way forward leads: from the gate or before it no further than there. @param {number} step */
  #upToGate(step) {
    return this.cursor <= this.gate ? Math.min(step, this.gate) : step;
  }

  /** Whether the run is computed to its end. */
  get complete() {
    return this.outcome !== null;
  }

  /** Whether all that the film tells of a run is known, once the run is. */
  get planned() {
    return !this.complete || !this.#reel.lags(this);
  }

  /** Whether the way to a step is played, or was played last. */
  get rides() {
    return this.#ride !== null;
  }

  /** Whether the end of the run is shown. */
  get atEnd() {
    return this.complete && this.cursor >= this.known;
  }

  /** How it plays. */
  get tempo() {
    return this.#tempo;
  }

  set tempo(tempo) {
    // What plays goes on from the step shown.
    if (tempo !== this.#tempo) this.#reel.begin(false);
    this.#tempo = tempo;
  }

  /**
   * The steady speed: units of the step size a second, 'fit' for the known part in 20 s, null for
   * what suits the size. To choose one is to choose the steady tempo.
   */
  get speed() {
    return this.#speed;
  }

  set speed(speed) {
    this.#speed = speed;
    this.tempo = 'steady';
  }

  /**
   * The film of what is played, as far as that is known; null before its first steps are. Instants
   * that were played keep their steps while the rest is planned anew.
   */
  get film() {
    return this.#reel.film;
  }

  /** The step that shows the answer, in a race all of them; null while it is not known. */
  get answer() {
    return this.film?.answer ?? null;
  }

  /** Whether the answer is shown, at its step or behind it. */
  get answered() {
    const { answer } = this;
    return answer !== null && this.cursor >= answer;
  }

  /** Whether the step of the answer is shown. */
  get atAnswer() {
    return this.cursor === this.answer;
  }

  /** The answers at the cursor or before it: one, or in a race one a lane. */
  get answers() {
    return this.#reel.answers.filter(({ step }) => step <= this.cursor);
  }

  /** Takes the answers that playing has reached since they were taken last. */
  takeReached() {
    return this.#reached.splice(0);
  }

  /** Steps a second at this instant of playing, by a steady speed units: 0 in a hold. */
  get pace() {
    if (this.state !== 'playing') return 0;
    if (this.#ride) return this.#ride.pace;
    return this.tempo === 'directed' ? this.#reel.pace : this.rate;
  }

  /** The steady speed in units of the step size a second. */
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

  /** Whether a step further is known, or not computed unasked. */
  get knowsNext() {
    return this.cursor < this.known || !this.computing;
  }

  /** Whether playing soon comes to what is not known. */
  get #catchesUp() {
    const { tempo } = this;
    const rate = tempo === 'directed' ? this.#reel.pace : this.rate;
    const ahead = AHEAD_SECONDS[tempo] * Math.max(rate, this.#budget);
    return this.state === 'playing' && this.known - this.cursor < ahead;
  }

  /** Whether the next tick has anything to do. */
  get busy() {
    if (this.#played === null) return false;
    return this.state === 'playing' || this.computing || (this.complete && this.#reel.lags(this));
  }

  /**
   * One turn of the frame loop: computes a slice, then moves the cursor.
   * @param {number} nowMs
   */
  tick(nowMs) {
    if (!this.#played || this.state === 'failed') return;
    const wasComplete = this.complete;
    const computes = this.computing;
    if (computes) this.#compute(this.#played);
    // Planning asks much: it has a turn of its own where nobody waits for the film.
    const waits = computes && !(this.state === 'playing' && this.tempo === 'directed');
    if (!waits && this.#reel.isDue(this, nowMs)) this.#reel.plan(this.#played, this, nowMs);
    // To be told how it ended is enough for one turn: the next one moves by the time of both.
    if (this.complete && !wasComplete) return;
    const dtMs = Math.min(LONGEST_TICK_MS, Math.max(0, nowMs - this.#lastTickMs)) || 0;
    this.#lastTickMs = nowMs;
    if (this.state === 'playing' && !this.waits && this.wanted < 0) this.#move(this.#played, dtMs);
  }

  /** @param {Playable} played */
  #compute(played) {
    const before = this.#now();
    const half = Math.ceil(this.#budget / 2);
    const first = played.advance(half);
    // Only at its end does a run take fewer steps than it is given.
    if (first - this.known < half) this.outcome = played.outcome;
    this.known = first;
    // What a step costs may change from one frame to the next: the clock is asked once on the way.
    const isLate = this.#now() - before > SLICE_MS;
    // Where it ends in this half the next slice tells.
    if (!isLate && !this.complete) this.known = played.advance(half);
    const elapsedMs = this.#now() - before;
    // A clock in whole milliseconds may say 0: then the budget doubles, as it does at most.
    const factor = elapsedMs > 0 ? SLICE_MS / elapsedMs : 2;
    const asked = isLate ? half : this.#budget;
    this.#budget = Math.max(1, Math.floor(Math.min(2 * this.#budget, asked * factor)));
    // Only what comes behind a step tells whether it is the last.
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
    const isDirected = !ride && this.tempo === 'directed';
    const stops = isDirected && this.#reel.roll(before, dtMs, this.passesAnswer);
    const rolled = isDirected ? this.#reel.step : ride?.roll(dtMs);
    const next = rolled ?? this.#steadily(played, dtMs / 1000);
    const halt = (ride ? [ride.to] : this.halts).find((step) => step > before && step <= next);
    this.cursor = this.#upToGate(halt ?? next);
    this.#reached.push(...this.#reel.passed(before, this.cursor));
    if (this.atEnd) this.#signal('end');
    else if (stops && this.cursor === next) this.#signal('answer');
    else if (this.cursor === halt || this.cursor === this.gate) this.#signal('pause');
  }

  /**
   * Where a steady speed leads.
   * @param {Playable} played
   * @param {number} seconds
   */
  #steadily(played, seconds) {
    this.#earned += seconds * this.rate;
    const units = Math.floor(this.#earned);
    this.#earned -= units;
    return units > 0 ? played.locate(this.cursor, this.#unit, units) : this.cursor;
  }

  /** What the steady speed counts in: "in 20 s" is about the whole run, so steps. */
  get #unit() {
    return this.#speed === 'fit' ? StepSize.Step : this.size;
  }

  /** @param {PlayerSignal} signal */
  #signal(signal) {
    this.state = TRANSITIONS[this.state][signal] ?? this.state;
  }
}
