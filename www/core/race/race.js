/**
 * Several runs on one input in lockstep, behind one player. Knows no DOM.
 *
 * A race is to its player what a session is to the player of a single run. Its unit is one step,
 * item or stage of each lane: at a unit each lane shows where so many of them have led it, or its
 * own end. So lanes of equal work show equal counts.
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { CommonFrame, FamilyCore } from '../engine/family-core.js'
 * @import { Reached } from '../playback/player.js'
 * @import { Score } from '../playback/film-planner.js'
 */
import { Session } from '../engine/session.js';
import { least } from '../util/bisect.js';
import { Player, STEP_LIMIT } from '../playback/player.js';
import { writeSuffix } from './race-link.js';

/**
 * One run of a race.
 * @template {CommonFrame} [Frame=CommonFrame]
 * @template {object | boolean} [Picture=object | boolean]
 */
export class Lane {
  known = 0;
  /** @type {Outcome | null} */
  outcome = null;
  /** The step that shows the answer, once it is known and the run goes on behind it. */
  answer = Infinity;
  /** How many units of the race it takes, as far as it is known. */
  units = 0;
  /** What stands still of the run, once it is computed. @type {Picture | null} */
  picture = null;
  /** What there is to draw where the lane ends, as far as it is known: its counts. @type {Frame} */
  last;
  /** Whether the run goes on behind its answer. */
  goesOn;

  /**
   * @param {Uint8Array} link
   * @param {(link: Uint8Array) => Session} open
   */
  constructor(link, open) {
    this.link = link;
    this.session = /** @type {Session<Frame>} */ (open(link));
    this.algorithm = this.session.description.algorithm;
    this.family = /** @type {FamilyCore} */ (this.session.family);
    this.goesOn = this.family.goesOn(this.session);
    this.frame = this.last = this.session.show(0);
  }

  /** @param {number} budget steps */
  advance(budget) {
    if (this.outcome) return;
    const { session } = this;
    const known = session.advance(budget);
    this.known = known;
    this.outcome = session.outcome;
    const isAnswered = (/** @type {number} */ step) => this.family.hasAnswer(session.show(step));
    if (this.goesOn && this.answer === Infinity && isAnswered(known)) {
      this.answer = least(known, isAnswered);
    }
  }

  /** The moves of its answer; Infinity without one. */
  get depth() {
    return this.outcome?.code === 'found' ? this.outcome.depth : Infinity;
  }
}

export class Race {
  /** @type {Lane[]} */
  lanes = [];
  player;
  #now;
  #open;

  /**
   * @param {Uint8Array[]} links the same instance with an algorithm each
   * @param {{ size?: number, whole?: boolean, unit?: number }} options `size` indexes STEP_SIZES,
   *   `whole` goes on behind the answer, `unit` is the first to show
   * @param {() => number} now a clock, ms
   * @param {(link: Uint8Array) => Session} [open]
   */
  constructor(
    links,
    { size = 0, whole = false, unit = 0 },
    now,
    open = (link) => new Session(link),
  ) {
    this.#now = now;
    this.#open = open;
    this.whole = whole;
    this.player = new Player(now);
    this.player.size = size;
    try {
      for (const link of links) this.lanes.push(new Lane(link, open));
      this.#load(unit);
    } catch (error) {
      // There may be memory for one and not for two.
      this.free();
      throw error;
    }
  }

  /** What it counts in: the player's own size. */
  get size() {
    return this.player.size;
  }

  /** Shows a unit of what has changed, and plays on if it played. @param {number} unit */
  #load(unit) {
    const { player } = this;
    const { state } = player;
    player.load(this, unit, this.eager ? 0 : this.#count());
    // Else the first unit would be seen for a moment.
    player.tick(this.#now());
    this.show();
    if (state === 'playing') player.play();
  }

  // What a player asks of a session.

  /**
   * @param {number} budget steps
   * @returns {number} the units known
   */
  advance(budget) {
    const share = Math.ceil(budget / this.lanes.length);
    for (const lane of this.lanes) lane.advance(share);
    return this.#count();
  }

  /** Looks where the lanes end, as far as it is known. @returns {number} the units known */
  #count() {
    for (const one of this.lanes) {
      one.last = one.session.show(this.endOf(one));
      one.units = this.unitOf(one, this.endOf(one));
    }
    return Math.max(...this.lanes.map(({ units }) => units));
  }

  /** Not null once all lanes are computed. */
  get outcome() {
    return this.lanes.some(({ outcome }) => !outcome) ? null : this.lanes[0].outcome;
  }

  /** Whether what is known of where the lanes end does not wait for anything. */
  get settled() {
    return this.player.complete || !this.eager;
  }

  /** Whether it is worth computing though nobody asks for what comes next. */
  get eager() {
    const running = this.lanes.filter(({ outcome }) => !outcome);
    return running.length === 0 || running.some(({ session }) => session.eager);
  }

  /**
   * What a film of the race is planned by: the first moves of the lane that opens longest, and where
   * each lane has its answer. Behind the last of these there may be more to see.
   * @param {boolean} complete
   * @returns {Score}
   */
  score(complete) {
    const { known } = this.player;
    /** @type {Reached[]} */
    const answers = [];
    let opening = 0;
    for (const [index, lane] of this.lanes.entries()) {
      const { answer, opening: steps } = lane.session.score(lane.outcome !== null);
      opening = Math.max(opening, this.unitOf(lane, steps));
      if (answer !== null) answers.push({ step: this.unitOf(lane, answer), lane: index });
    }
    answers.sort((one, other) => one.step - other.step);
    const moments = answers.map(({ step }) => ({ kind: 'lane', step }));
    const [last] = answers.slice(-1);
    const answer = complete && last ? (this.whole ? last.step : known) : null;
    return { known, opening, moments, answer, answers };
  }

  /**
   * @param {number} from
   * @param {number} size
   * @param {number} by
   */
  locate(from, size, by) {
    if (size <= this.size) return Math.max(0, Math.min(this.player.known, from + by));
    // A boundary coarser than the unit is that of the lane that runs longest.
    const lane = this.#longest;
    return this.unitOf(lane, lane.session.locate(this.stepOf(lane, from), size, by));
  }

  // Units and steps.

  get #longest() {
    return this.lanes.reduce((longest, lane) => (lane.units > longest.units ? lane : longest));
  }

  /** The last step of a lane that counts, as far as it is known. @param {Lane} lane */
  endOf(lane) {
    return this.whole ? lane.known : Math.min(lane.known, lane.answer);
  }

  /** The fewest moves of an answer that any lane has found so far; Infinity without one. */
  get fewest() {
    return Math.min(...this.lanes.map(({ depth }) => depth));
  }

  /**
   * @param {Lane} lane
   * @param {number} unit
   * @returns {number} the lane's step at that unit
   */
  stepOf(lane, unit) {
    return Math.min(lane.session.locate(0, this.size, unit), this.endOf(lane));
  }

  /**
   * @param {Lane} lane
   * @param {number} step
   * @returns {number} the first unit at which the lane is there
   */
  unitOf(lane, step) {
    const there = Math.min(step, this.endOf(lane));
    if (this.size === 0) return there;
    const counted = this.#counted(lane, there);
    if (counted >= 0) return this.stepOf(lane, counted) >= there ? counted : counted + 1;
    // A unit is a step at least; only a start without moves is an item of none.
    return least(there + 1, (unit) => this.stepOf(lane, unit) >= there);
  }

  /** How many boundaries of its size lie up to a step, -1 where the lane's frames do not tell. @param {Lane} lane @param {number} step */
  #counted({ family, session }, step) {
    return family.counted?.(session.show(step), this.size) ?? -1;
  }

  // What a person changes.

  /**
   * Counts in another size, or to another end, near the same place.
   * @param {{ size?: number, whole?: boolean }} options
   */
  count({ size = this.size, whole = this.whole }) {
    const lane = this.#longest;
    const step = this.stepOf(lane, this.player.cursor);
    const staysAtEnd = this.player.atEnd && (this.whole || !whole);
    this.player.size = size;
    this.whole = whole;
    this.#load(staysAtEnd ? STEP_LIMIT : this.unitOf(lane, step));
  }

  /**
   * Lets another algorithm run in a lane; behind the last lane a new one.
   * @param {number} index
   * @param {string} algorithm
   */
  put(index, algorithm) {
    const link = this.lanes[0].session.withAlgorithm(algorithm);
    const lane = new Lane(link, this.#open);
    this.lanes[index]?.session.free();
    this.lanes[index] = lane;
    this.#load(this.player.cursor);
  }

  /** @param {number} index */
  remove(index) {
    const [lane] = this.lanes.splice(index, 1);
    lane.session.free();
    this.#load(this.player.cursor);
  }

  // What a visualizer offers, too.

  /** Each lane where it is at the cursor. */
  show() {
    for (const lane of this.lanes) {
      lane.frame = lane.session.show(this.stepOf(lane, this.player.cursor));
    }
  }

  get busy() {
    if (this.player.state === 'failed') return false;
    const { complete, busy } = this.player;
    return busy || (complete && this.lanes.some(({ picture }) => !picture));
  }

  /**
   * One turn of the frame loop.
   * @param {number} nowMs
   */
  tick(nowMs) {
    const { complete } = this.player;
    this.player.tick(nowMs);
    // Each picture has a turn of its own.
    const lane = complete && this.lanes.find(({ picture }) => !picture);
    if (lane) lane.picture = lane.family.picture(lane.session);
  }

  /** Goes on with new sessions; the old ones are of no use any more. */
  restart() {
    const { cursor, wanted } = this.player;
    this.lanes = this.lanes.map(({ link }) => new Lane(link, this.#open));
    this.#load(Math.max(cursor, wanted));
  }

  /** The link of the first lane to its first step. */
  get origin() {
    return this.lanes[0].link;
  }

  /** The link of the first lane to the unit shown, or to the one on the way. */
  get link() {
    const { wanted, cursor } = this.player;
    const unit = wanted >= 0 ? wanted : cursor;
    const [{ link, session }] = this.lanes;
    if (session.lives) return session.link(unit);
    const fresh = this.#open(link);
    const there = fresh.link(unit);
    fresh.free();
    return there;
  }

  /** What a state string says of a race behind the first lane's link. */
  get suffix() {
    const [, ...others] = this.lanes.map(({ algorithm }) => algorithm);
    return writeSuffix({ size: this.size, whole: this.whole, others });
  }

  free() {
    for (const { session } of this.lanes) session.free();
  }
}
