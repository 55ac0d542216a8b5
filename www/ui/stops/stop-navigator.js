/**
 * The stops of a film: which of them is shown, where each of them is, and going from one to another.
 * @import { Stop } from '../../core/stops/stop-format.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { Inputs } from '../../core/util/memo-key.js';
import { originOf } from '../../core/engine/same-run.js';
import { stopOf, withStops } from '../../core/stops/stop-format.js';

/**
 * Where a stop is: the run's state string before its first step, empty where there is no such run,
 * and the step, null until it is known.
 * @typedef {{ origin: string, step: number | null }} Place
 */

export class Stops {
  /** @type {readonly Stop[]} */
  list = [];
  /** What the last stop that was come to shows; empty where it does not say. @type {Stop['view']} */
  view = '';
  #viewer;
  /** Whether they came with a state string, and go with it. */
  #isLinked = false;
  /** The run of the stops that name no other. */
  #base = '';
  /** Whether what is shown next is that run. */
  #isRebasing = true;
  /** The runs of the stops, as far as they were asked for. @type {Map<Stop, string>} */
  #origins = new Map();
  /** The steps of moments that were found. @type {Map<Stop, number>} */
  #moments = new Map();
  /** The stop that was gone to last. */
  #index = -1;
  /** How often somebody has gone to one. */
  visits = 0;
  /** The stop that is on the way. @type {Stop | null} */
  #heading = null;
  /** The run that a person leaves for that stop; null where nobody is told of it. @type {string | null} */
  #left = null;
  #halts = new Inputs();

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /**
   * Takes the stops that an author gives.
   * @param {readonly Stop[]} list
   */
  take(list) {
    if (JSON.stringify(list) === JSON.stringify(this.list)) return;
    // Of a list that changes while a stop of another run is shown the run stays.
    if (this.list.length === 0) this.rebase();
    this.list = list;
    this.#isLinked = false;
    this.#reset();
  }

  /**
   * Takes the same stops in other words: where they are, and which of them is shown, stays.
   * @param {readonly Stop[]} list
   */
  retell(list) {
    const at = this.#heading ? this.list.indexOf(this.#heading) : -1;
    if (at >= 0) this.#heading = list[at];
    this.list = list;
  }

  /**
   * Takes the stops that came with a state string; one without any ends those of another.
   * @param {readonly Stop[]} list
   */
  takeLinked(list) {
    // On the way to a stop its run is shown by its state string.
    if (this.#heading !== null || (list.length === 0 && !this.#isLinked)) return;
    this.list = list;
    this.#isLinked = list.length > 0;
    this.rebase();
    this.#reset();
  }

  /** Whether who looks may change them: no author has given any. */
  get areOwn() {
    return this.#isLinked || this.list.length === 0;
  }

  #reset() {
    this.#origins.clear();
    this.#moments.clear();
    this.#index = -1;
    this.#heading = null;
    this.view = '';
    this.#halts.forget();
    this.#viewer.refresh();
  }

  /** The author shows a run: the stops that name no other are its own. */
  rebase() {
    this.#isRebasing = true;
  }

  /** Whether a stop is on the way. */
  get isOnTheWay() {
    return this.#heading !== null;
  }

  /** Forgets the stop on the way: somebody wants to be elsewhere. */
  cancel() {
    this.#heading = null;
    this.#left = null;
  }

  /**
   * Where a stop is.
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
   * The step of a landmark or a moment of the run that is shown, null until it is known.
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
    const { state, algorithm } = stop;
    if (!state && !algorithm) return this.#base;
    const known = this.#origins.get(stop);
    if (known !== undefined) return known;
    const base = state || this.#base;
    const origin = this.#viewer.attempt(() => originOf(base, algorithm)) ?? '';
    this.#origins.set(stop, origin);
    return origin;
  }

  /** The stops on the run that is shown, with their numbers in the list, as far as their steps are known. */
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
   * The stops that playing comes to. A lesson is told in order: of those behind the stop that was come
   * to last, up to the first that is on another run or further back.
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
   * The stops that playing from one step to another has come to, in order. Of several that pause at the
   * step where it rests it has come to the first.
   * @param {number} from
   * @param {number} to
   */
  passed(from, to) {
    // The way to the reason of an answer is no part of the telling.
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
   * Goes to the next stop that pauses at the very step shown, where the film is to play on.
   * @returns {boolean} whether there is one
   */
  goOnHere() {
    const { shown, here, met } = this;
    const step = here.find(({ index }) => index === shown)?.step;
    const next = met.find((one) => one.index > shown && one.step === step && one.stop.pause);
    if (next) this.go(next.index);
    return next !== undefined;
  }

  /** The number of the stop that is shown, -1 for none. */
  get shown() {
    if (this.list.length === 0 || !this.#viewer.ready) return -1;
    const { cursor } = this.#viewer.played.player;
    const there = this.here.filter(({ step }) => step === cursor);
    // Several may be told of one step.
    const last = there.find(({ index }) => index === this.#index);
    return (last ?? there[0])?.index ?? -1;
  }

  /** The number of the stop that was come to last, -1 before the first. */
  get index() {
    return this.#index;
  }

  /** What is told of the step shown; empty without a stop there. */
  get caption() {
    return this.list[this.shown]?.caption ?? '';
  }

  /** The same with its markup, where it has any. */
  get pieces() {
    return this.list[this.shown]?.pieces;
  }

  /**
   * The number of the stop before or behind the place shown, -1 where there is none.
   * @param {number} by 1 or -1
   */
  beside(by) {
    const { list, shown, here } = this;
    const { lessons } = this.#viewer;
    if (lessons.shown) {
      // A stop that is on the way is shown before the one behind it.
      const isNext = by > 0 ? !this.isOnTheWay : shown === lessons.at;
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
   * Goes to a stop; one of another run shows that first.
   * @param {number} index one that there is not is left out
   */
  go(index) {
    if (!this.list[index]) return;
    this.#index = index;
    this.visits += 1;
    this.#head(this.list[index]);
  }

  /**
   * Goes somewhere for a person: the page is told once that is shown.
   * @param {() => void} go
   */
  forPerson(go) {
    this.#left = this.#viewer.linked.origin;
    go();
  }

  /** Whether a stop follows the one that was come to last. */
  get hasNext() {
    return this.#index + 1 < this.list.length;
  }

  /** Plays on to the next stop; to one of another run, or further back, it goes at once. */
  playOn() {
    if (!this.hasNext || this.isOnTheWay) return;
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
   * Goes to a place of the run that is shown, or of another, as to a stop.
   * @param {Stop['at']} at
   * @param {Partial<Pick<Stop, 'state' | 'algorithm'>>} [run]
   */
  goTo(at, { state = this.#viewer.linked.origin, algorithm = '' } = {}) {
    this.#head(stopOf({ at, state, algorithm }));
  }

  /** @param {Stop} stop */
  #head(stop) {
    const viewer = this.#viewer;
    if (!viewer.whole) return;
    viewer.played.player.pause();
    const { origin } = this.placeOf(stop);
    this.#heading = stop;
    const isElsewhere = origin && origin !== viewer.linked.origin;
    if (isElsewhere && !viewer.linked.show(origin)) this.cancel();
    this.follow();
    viewer.refresh();
  }

  /** Goes on to a stop whose run or step had to be waited for, and tells the player where to rest. */
  follow() {
    const viewer = this.#viewer;
    if (!viewer.settled) return;
    const { origin } = viewer.linked;
    if (this.#isRebasing && !this.isOnTheWay) {
      this.#isRebasing = false;
      this.#base = origin;
      this.#origins.clear();
    }
    this.#arrive(origin);
    const { player } = viewer.played;
    const { answer, complete } = player;
    const { shown } = viewer.lessons;
    const at = this.#index;
    if (!this.#halts.changed(this.list, origin, this.#base, answer, complete, player, at, shown)) {
      return;
    }
    const halts = this.met.filter(({ stop }) => stop.pause).map(({ step }) => step);
    player.halts = halts.sort((one, other) => one - other);
    // On the way to a stop of a lesson nothing else halts the film.
    player.passesAnswer = shown !== null && halts.some((step) => step > (answer ?? Infinity));
  }

  /** @param {string} origin of what is shown */
  #arrive(origin) {
    const stop = this.#heading;
    if (!stop) return;
    const place = this.placeOf(stop);
    const { player } = this.#viewer.played;
    // A run without an answer has its end in that place.
    const step = place.step ?? (player.complete && player.film ? player.known : null);
    const isHere = place.origin === origin;
    if (isHere && step === null) return;
    const left = this.#left;
    this.cancel();
    this.#viewer.lessons.tidy();
    if (isHere && step !== null) this.#viewer.move(() => player.seek(step));
    if (left !== null) this.#viewer.rest(left !== origin);
  }

  /**
   * Marks a stop that was come to.
   * @param {number} index
   */
  reach(index) {
    this.#index = index;
    const { view } = this.list[index];
    const seen = this.#viewer.lessons.shown?.progress.seen;
    // What it is reached by has been shown already.
    if (view !== this.view || seen?.has(index) === false) this.#viewer.refresh();
    this.view = view;
    seen?.add(index);
  }

  /**
   * Adds to a state string the stops that came with one, while it is of their run.
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
