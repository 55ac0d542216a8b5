/**
 * Stops of a run: the list of stops, their steps, the current stop, and the navigation between
 * stops.
 * @import { Stop } from '../../core/stops/stop-format.js'
 * @import { Viewer } from '../viewer/viewer.js'
 * @import { Barrier } from '../../core/playback/types.js'
 */
import { Inputs } from '../../core/util/memo-key.js';
import { originOf } from '../../core/engine/same-run.js';
import { missingFor } from '../../core/links/read-state.js';
import { stopOf, withStops } from '../../core/stops/stop-format.js';
import { warnOfStop } from '../kit/warn.js';

/**
 * Position of a stop. `origin` is the state string of its run before the first step; empty if the
 * run cannot be opened. `step` is null while unknown.
 * @typedef {{ origin: string, step: number | null }} Place
 */

export class Stops {
  /** @type {readonly Stop[]} */
  list = [];
  /** View that the last reached stop asks for; empty if it asks for none. @type {Stop['view']} */
  view = '';
  #viewer;
  /**
   * Whether the stops came from a state string. They are then written back into the state string.
   */
  #isLinked = false;
  /**
   * Origin of the base run, which is the run of all stops that name no other run. (An origin is the
   * state string of a run before its first step.)
   */
  #base = '';
  /** Whether the next run that is shown becomes the base run. */
  #isRebasing = true;
  /** Cache of the origins of stops. @type {Map<Stop, string>} */
  #origins = new Map();
  /** Cache of the steps of stops that name a moment instead of a step. @type {Map<Stop, number>} */
  #moments = new Map();
  /** Index of the stop that was navigated to or reached last; -1 for none. */
  #index = -1;
  /** Number of navigations to a stop so far. */
  visits = 0;
  /**
   * Stop that is being navigated to, while its run is loading or its step is being computed.
   * @type {Stop | null}
   */
  #heading = null;
  /**
   * Origin of the run from which the user has started a navigation. On arrival `statechange` is
   * dispatched; null if that is not due.
   * @type {string | null}
   */
  #left = null;
  /** Number of further "next" requests that wait for the current navigation to end. */
  #further = 0;
  /**
   * Whether the stop that the current navigation has reached was drawn, so that the next can
   * follow.
   */
  #isFurther = false;
  /** Run, step and stop of the last check for a reached stop. */
  #told = new Inputs();
  /** Indexes of reached stops whose `stop` events are still to be dispatched. @type {number[]} */
  #reached = [];

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /**
   * Replaces the stops by those of the host page.
   * @param {readonly Stop[]} list
   */
  take(list) {
    if (JSON.stringify(list) === JSON.stringify(this.list)) return;
    // Keep the base run if the host page changes its list while a stop of another run is shown.
    if (this.list.length === 0) this.rebase();
    this.list = list;
    this.#isLinked = false;
    this.#reset();
    this.#viewer.lessons.takeOwn(list);
  }

  /**
   * Replaces the stops by the same stops in another language. Positions and the current stop stay.
   * @param {readonly Stop[]} list
   */
  retell(list) {
    const at = this.#heading ? this.list.indexOf(this.#heading) : -1;
    if (at >= 0) this.#heading = list[at];
    this.list = list;
  }

  /**
   * Replaces the stops by those of a state string. A string without stops removes the stops of an
   * earlier string.
   * @param {readonly Stop[]} list
   */
  takeLinked(list) {
    // Navigating to a stop opens the state string of its run. This must not replace the list.
    if (this.#heading !== null || (list.length === 0 && !this.#isLinked)) return;
    this.list = list;
    this.#isLinked = list.length > 0;
    this.rebase();
    this.#reset();
    this.#viewer.lessons.takeOwn(list);
  }

  /** Whether the user may edit the stops: only if the host page has not set any. */
  get areOwn() {
    return this.#isLinked || this.list.length === 0;
  }

  #reset() {
    this.#origins.clear();
    this.#moments.clear();
    this.#index = -1;
    this.#heading = null;
    this.#further = 0;
    this.#isFurther = false;
    this.#told.forget();
    this.view = '';
    this.#reached = [];
    this.#viewer.refresh();
  }

  /** Makes the next run that is shown the base run. */
  rebase() {
    this.#isRebasing = true;
  }

  /** Whether the base run is not known yet. */
  get isRebasing() {
    return this.#isRebasing;
  }

  /** Origin of the run of all stops that name no other run. */
  get base() {
    return this.#base;
  }

  /** Whether a stop is being navigated to. */
  get isOnTheWay() {
    return this.#heading !== null;
  }

  /** Cancels the navigation to a stop. */
  cancel() {
    this.#heading = null;
    this.#left = null;
    this.#further = 0;
    this.#isFurther = false;
  }

  /**
   * Returns the position of a stop.
   * @param {Stop} stop
   * @returns {Place}
   */
  placeOf(stop) {
    const { at } = stop;
    if (!this.#viewer.whole) return { origin: '', step: typeof at === 'number' ? at : null };
    const origin = this.#originOf(stop);
    if (typeof at === 'number') return { origin, step: at };
    return { origin, step: origin === this.#viewer.linked.origin ? this.#stepOf(stop) : null };
  }

  /**
   * Returns the step of a landmark or moment in the current run; null while unknown.
   * @param {Stop} stop
   */
  #stepOf(stop) {
    const { race, played } = this.#viewer;
    const { answer, complete, known } = played.player;
    if (stop.at === 'answer') return answer;
    if (stop.at === 'end') return complete ? known : null;
    const before = this.#moments.get(stop);
    if (before !== undefined || race || (answer === null && !complete)) return before ?? null;
    const step = this.#viewer.attempt(() => this.#viewer.run.session.find(String(stop.at))) ?? null;
    if (step !== null) this.#moments.set(stop, step);
    return step;
  }

  /** @param {Stop} stop */
  #originOf(stop) {
    const { state, algorithm, settings } = stop;
    if (!state && !algorithm && !settings) return this.#base;
    const known = this.#origins.get(stop);
    if (known !== undefined) return known;
    const base = state || this.#base;
    if (missingFor(this.#readFirst(stop))) return '';
    const origin = this.#viewer.attempt(() => originOf(base, algorithm, settings)) ?? '';
    if (!origin) warnOfStop(base, stop);
    this.#origins.set(stop, origin);
    return origin;
  }

  /**
   * Returns the state string whose parts (wasm, family) must be loaded before the origin of a stop
   * can be made. Once those of the stop's board are loaded, this is the board with the stop's
   * algorithm, which can need other parts.
   * @param {Stop} stop
   */
  #readFirst({ state, algorithm, settings }) {
    const base = state || this.#base;
    if (!settings || !algorithm || missingFor(base)) return base;
    return this.#viewer.attempt(() => originOf(base, algorithm)) ?? base;
  }

  /** Stops of the current run whose steps are known, each with its index in the list. */
  get here() {
    const { origin } = this.#viewer.linked;
    return this.list.flatMap((stop, index) => {
      const place = this.placeOf(stop);
      return place.origin === origin && place.step !== null
        ? [{ stop, index, step: place.step }]
        : [];
    });
  }

  /**
   * Stops that playback can reach. In a lesson, stops are reached in order: those after the last
   * reached one, up to the first stop that belongs to another run or has an earlier step.
   */
  get met() {
    const { here } = this;
    if (!this.#viewer.lessons.shown) return here;
    const behind = here.filter(({ index }) => index > this.#index);
    const end = behind.findIndex(
      ({ index, step }, at) =>
        index !== this.#index + 1 + at || step < behind[Math.max(0, at - 1)].step,
    );
    return end < 0 ? behind : behind.slice(0, end);
  }

  /**
   * Returns the stops that playback has passed between two steps, in order. If several stops with a
   * pause share the last step, returns only the first of these.
   * @param {number} from exclusive
   * @param {number} to inclusive
   */
  passed(from, to) {
    // No stops are reached while playback is on its way to the explanation of a predicted answer.
    if (this.#viewer.lessons.shown && this.#viewer.played.player.rides) return [];
    const { met } = this;
    const isLeft = met.some(({ index, step }) => index === this.#index && step === from);
    const passed = met.filter(
      ({ index, step }) =>
        step <= to && (step > from || (isLeft && step === from && index > this.#index)),
    );
    passed.sort((one, other) => one.step - other.step);
    const rest = passed.findIndex(({ stop, step }) => stop.pause && step === to);
    return rest < 0 ? passed : passed.slice(0, rest + 1);
  }

  /**
   * Goes to the next stop with a pause at the same step, before playback continues.
   * @returns {boolean} whether there is such a stop
   */
  goOnHere() {
    const { shown, here, met } = this;
    const step = here.find(({ index }) => index === shown)?.step;
    const next = met.find((one) => one.index > shown && one.step === step && one.stop.pause);
    if (next) this.go(next.index);
    return next !== undefined;
  }

  /** Index of the stop at the current step; -1 if there is none. */
  get shown() {
    if (this.list.length === 0 || !this.#viewer.ready) return -1;
    const { cursor } = this.#viewer.played.player;
    const there = this.here.filter(({ step }) => step === cursor);
    // If several stops share the step, prefer the last reached one.
    const last = there.find(({ index }) => index === this.#index);
    return (last ?? there[0])?.index ?? -1;
  }

  /** Index of the last reached stop; -1 before the first. */
  get index() {
    return this.#index;
  }

  /** Caption of the current stop; empty if there is none. */
  get caption() {
    return this.#said?.caption ?? '';
  }

  /** Caption of the current stop with markup; undefined if it has no markup. */
  get pieces() {
    return this.#said?.pieces;
  }

  /** The current stop in the reader's language, if it is one of a lesson. */
  get #said() {
    return (this.#viewer.lessons.shown?.stops ?? this.list)[this.shown];
  }

  /**
   * Returns the index of the previous or next stop, -1 for none.
   * @param {number} by 1 next, -1 previous
   */
  beside(by) {
    const { list, shown, here } = this;
    const { lessons } = this.#viewer;
    if (lessons.shown) {
      // While a stop is being navigated to, "next" means that stop.
      const isNext = by > 0 ? !this.isOnTheWay && !this.#hasLeftQuestion : shown === lessons.at;
      const next = isNext ? lessons.at + by : lessons.at;
      return list[next] ? next : -1;
    }
    if (shown >= 0) return list[shown + by] ? shown + by : -1;
    if (here.length === 0) return list.length > 0 ? Math.max(0, this.#index) : -1;
    const { cursor } = this.#viewer.played.player;
    const beyond = here.filter(({ step }) => by * (step - cursor) > 0);
    if (by < 0) return beyond.at(-1)?.index ?? -1;
    return (
      beyond[0]?.index ??
      (list[here[here.length - 1].index + 1] ? here[here.length - 1].index + 1 : -1)
    );
  }

  /**
   * Goes to a stop, opening its run first if necessary.
   * @param {number} index ignored if out of range
   */
  go(index) {
    if (!this.list[index]) return;
    this.#index = index;
    this.visits += 1;
    this.#head(this.list[index]);
  }

  /** Whether the last stop that was navigated to is still loading or being computed. */
  get #isComing() {
    const stop = this.list[this.#index];
    const { loading, played } = this.#viewer;
    if (!stop || this.isOnTheWay || loading.waits) return Boolean(stop);
    const { wanted } = played.player;
    return wanted >= 0 && this.placeOf(stop).step === wanted;
  }

  /**
   * Goes to the previous or the next stop. If the stop of an earlier request is still being
   * computed, that stop is shown first, so that each request is one stop.
   * @param {number} by -1 previous, 1 next
   */
  goBeside(by) {
    if (this.#isComing && by > 0) {
      this.#further += by;
      return;
    }
    // Go back from a stop that is not shown yet to the stop before it.
    const index = this.#isComing ? this.#index + by : this.beside(by);
    this.forPerson(() => this.go(index));
  }

  /** Goes on to the next stop if it was requested while the current one was being computed. */
  #goFurther() {
    if (this.#further === 0) return;
    const { predicting } = this.#viewer;
    if (this.#isComing || this.shown !== this.#index) return;
    if (!this.#isFurther) {
      // Draw the current stop first. A later call goes on to the next stop.
      this.#isFurther = true;
      this.#viewer.refresh();
      return;
    }
    this.#isFurther = false;
    const rest = predicting.question ? 0 : this.#further - 1;
    const isOn = !predicting.question && this.beside(1) >= 0;
    this.#further = 0;
    if (!isOn) return;
    this.goBeside(1);
    this.#further = rest;
  }

  /**
   * Runs a navigation that the user has started. On arrival, `statechange` is dispatched.
   * @param {() => void} go
   */
  forPerson(go) {
    this.#left = this.#viewer.linked.origin;
    go();
    // Forget the origin if there was no stop to go to: otherwise the next navigation of the host
    // page would count as the user's.
    if (!this.isOnTheWay) this.#left = null;
  }

  /** Whether the user has left the open question of the last reached stop for another step. */
  get #hasLeftQuestion() {
    return this.#viewer.predicting.extra?.left === this.#index && this.shown !== this.#index;
  }

  /** Whether there is a stop after the last reached one. */
  get hasNext() {
    return this.#index + 1 < this.list.length;
  }

  /**
   * Plays to the next stop. Jumps there if that stop belongs to another run or an earlier step.
   * Returns to the last reached stop if the user has left its question.
   *
   * Does nothing while a stop is being navigated to or its step is being computed: the stop's title
   * is already shown, so playing on would skip the stop.
   */
  playOn() {
    if (!this.hasNext || this.isOnTheWay || this.#viewer.played.player.wanted >= 0) return;
    if (this.#hasLeftQuestion) {
      this.forPerson(() => this.go(this.#index));
      return;
    }
    const next = this.#index + 1;
    const { origin, step } = this.placeOf(this.list[next]);
    const { player } = this.#viewer.played;
    const isAhead = origin === this.#viewer.linked.origin && (step ?? Infinity) > player.cursor;
    if (isAhead) {
      this.#viewer.lessons.tidy();
      this.#viewer.play();
    } else this.forPerson(() => this.go(next));
  }

  /**
   * Goes to a step or landmark of the current run or of another run.
   * @param {Stop['at']} at
   * @param {Partial<Pick<Stop, 'state' | 'algorithm' | 'settings'>>} [run]
   */
  goTo(at, { state = this.#viewer.linked.origin, algorithm = '', settings = '' } = {}) {
    this.#head(stopOf({ at, state, algorithm, settings }));
  }

  /** @param {Stop} stop */
  #head(stop) {
    const viewer = this.#viewer;
    if (!viewer.whole) return;
    viewer.played.player.pause();
    if (viewer.loading.holds(this.#readFirst(stop), () => this.#head(stop))) return;
    const { origin } = this.placeOf(stop);
    this.#heading = stop;
    const isElsewhere = origin && origin !== viewer.linked.origin;
    if (isElsewhere && !viewer.linked.show(origin)) this.cancel();
    this.follow();
    viewer.refresh();
  }

  /** Continues a pending navigation. */
  follow() {
    const viewer = this.#viewer;
    if (!viewer.isOpened) return;
    const { origin } = viewer.linked;
    if (this.#isRebasing && !this.isOnTheWay) {
      this.#isRebasing = false;
      this.#base = origin;
      this.#origins.clear();
      this.#moments.clear();
      // A lesson of these stops waits for their run.
      if (viewer.lessons.begins) viewer.refresh();
    }
    if (!viewer.settled) return;
    this.#arrive(origin);
    this.#look(origin);
    this.#goFurther();
  }

  /**
   * Stops at which playback pauses. While a lesson or a run is loading, playback waits, because the
   * stops are not known yet.
   * @returns {readonly Barrier[]}
   */
  get barriers() {
    const { settled, lessons, played } = this.#viewer;
    if (!settled && (lessons.waits || this.list.length > 0)) {
      return [{ step: played.player.cursor, kind: 'wait' }];
    }
    if (this.list.length === 0) return [];
    const kind = this.#viewer.lessons.shown ? 'lesson' : 'stop';
    return this.met.filter(({ stop }) => stop.pause).map(({ step }) => ({ step, kind }));
  }

  /**
   * Ends the navigation once the run is shown and the step is known.
   * @param {string} origin origin of the current run
   */
  #arrive(origin) {
    const stop = this.#heading;
    if (!stop) return;
    const place = this.placeOf(stop);
    const { player } = this.#viewer.played;
    // If a run has no answer, the landmark `answer` means its last step.
    const step = place.step ?? (player.complete && player.film ? player.known : null);
    const isHere = place.origin === origin;
    if (isHere && step === null) return;
    const left = this.#left;
    const further = this.#further;
    this.cancel();
    this.#viewer.lessons.tidy();
    if (isHere && step !== null) this.#viewer.move(() => player.seek(step));
    // Restore the waiting "next" requests, which `cancel` and `move` have dropped.
    this.#further = further;
    if (left !== null) this.#viewer.rest(left !== origin);
  }

  /**
   * Records the stops that playback has reached, so that `stop` events are dispatched.
   * @param {number} from exclusive
   * @param {number} to inclusive
   */
  pass(from, to) {
    if (this.list.length === 0) return;
    for (const { index } of this.passed(from, to)) this.#tell(index);
    this.#told.changed(this.#viewer.run, to, this.#viewer.linked.origin, this.#index);
  }

  /**
   * Records the stop at the step to which the user or the page has gone, once that step is
   * computed.
   * @param {string} origin origin of the current run
   */
  #look(origin) {
    const { state, cursor, wanted } = this.#viewer.played.player;
    if (this.list.length === 0 || state === 'playing' || this.isOnTheWay || wanted >= 0) return;
    const { shown } = this;
    if (this.#told.changed(this.#viewer.run, cursor, origin, shown) && shown >= 0)
      this.#tell(shown);
  }

  /** @param {number} index */
  #tell(index) {
    this.reach(index);
    this.#reached.push(index);
  }

  /** Returns and clears the indexes of the stops that were reached since the last call. */
  takeReached() {
    return this.#reached.splice(0);
  }

  /**
   * Records that a stop has been reached.
   * @param {number} index
   */
  reach(index) {
    this.#index = index;
    this.view = this.list[index].view;
    this.#viewer.lessons.shown?.progress.seen.add(index);
  }

  /**
   * Adds the stops to a state string, if they came from a link and their run is shown.
   * @param {string} state
   */
  carriedBy(state) {
    if (!this.#isLinked || this.#viewer.linked.origin !== this.#base) return state;
    try {
      return withStops(state, this.list);
    } catch {
      return state;
    }
  }
}
