/**
 * Several runs of one instance in lockstep, with one player. A run in a race is a lane. A race has
 * the interface that a player expects of a session (`Playable`). Does not use the DOM.
 *
 * A race counts units. In each unit all lanes make one step, item or stage (see `STEP_SIZES`). At
 * unit n each lane shows the state after n of its own steps, items or stages, or its end. Lanes
 * that do equal work therefore show equal counts.
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { CommonFrame, FamilyCore } from '../engine/family-core.js'
 * @import { Reached, Score } from '../playback/types.js'
 */
import { Session } from '../engine/session.js';
import { least } from '../util/bisect.js';
import { Player, STEP_LIMIT } from '../playback/player.js';
import { writeSuffix } from './race-link.js';

/** Number of steps up to which the opening of a lane may change. */
const SHORT = 1 << 14;

/**
 * One run of a race.
 * @template {CommonFrame} [Frame=CommonFrame]
 * @template {object | boolean} [Picture=object | boolean]
 */
export class Lane {
  known = 0;
  /** @type {Outcome | null} */
  outcome = null;
  /** First step that shows the answer of a run that continues after it; Infinity while unknown. */
  answer = Infinity;
  /** Length of the lane in units of the race, as far as it is computed. */
  units = 0;
  /** Static part of the drawing, once the run is computed. @type {Picture | null} */
  picture = null;
  /**
   * Frame at the lane's last computed step that belongs to the race. Its counts are compared.
   * @type {Frame}
   */
  last;
  /** Whether the run continues after its answer. */
  goesOn;
  /** What the search minimizes in its answer: `moves`, `cost`, or `any` for neither. */
  seeks;
  /** Last step of the lane's opening (first expansion or descent); -1 while unknown. */
  #opening = -1;
  /** Cost of the answer, once it was computed. @type {number | null} */
  #cost = null;

  /**
   * @param {Uint8Array} link
   * @param {(link: Uint8Array) => Session} open
   */
  constructor(link, open) {
    this.link = link;
    this.session = /** @type {Session<Frame>} */ (open(link));
    const { algorithm, search } = this.session.description;
    this.algorithm = algorithm;
    /** Name of the search: its algorithm, heuristic and weight. */
    this.search = search;
    this.family = /** @type {FamilyCore} */ (this.session.family);
    this.goesOn = this.family.goesOn(this.session);
    this.seeks = this.family.seeks?.(this.session.description) ?? 'moves';
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

  /**
   * Returns the steps that the film of a race needs. `opening` is the end of the lane's opening.
   * `answer` is the step that shows the answer, or the last step of a run without an answer; null
   * while unknown.
   * @returns {{ opening: number, answer: number | null }}
   */
  landmarks() {
    if (this.known > SHORT && this.#opening >= 0 && !this.outcome) {
      return { opening: this.#opening, answer: this.answer === Infinity ? null : this.answer };
    }
    if (this.answer < Infinity && this.#opening >= 0) {
      return { opening: this.#opening, answer: this.answer };
    }
    const { opening, answer } = this.session.score(this.outcome !== null);
    this.#opening = opening;
    return { opening, answer };
  }

  /** Number of moves of the lane's answer; Infinity without one. */
  get depth() {
    return this.outcome?.code === 'found' ? this.outcome.depth : Infinity;
  }

  /** Cost of the lane's answer; Infinity without one. */
  get cost() {
    if (this.outcome?.code !== 'found') return Infinity;
    return (this.#cost ??= this.family.costOf?.(this.session) ?? this.depth);
  }
}

/**
 * Number of steps of the first slice. It is small, because the first steps of a search can be slow.
 */
const FIRST_STEPS = 2048;

/** Race of two to six lanes. */
export class Race {
  /** @type {Lane[]} */
  lanes = [];
  player;
  /** What the race counts, an index into STEP_SIZES. */
  size;
  /** Maximum number of steps of the next slice. */
  #most = FIRST_STEPS;
  #now;
  #open;

  /**
   * @param {Uint8Array[]} links link of each lane; all have the same instance
   * @param {{ size?: number, whole?: boolean, unit?: number }} options `size` is an index into
   *   STEP_SIZES. `whole` says whether lanes continue after their answers. `unit` is the first unit
   *   to show
   * @param {() => number} now clock, in milliseconds
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
    this.size = size;
    this.player.size = size;
    try {
      for (const link of links) this.lanes.push(new Lane(link, open));
      this.#load(unit);
    } catch (error) {
      // Free the sessions made so far: memory can be too small for all of them.
      this.free();
      throw error;
    }
  }

  /**
   * Loads the changed race into the player at a unit. Resumes playback if it was playing.
   * @param {number} unit
   */
  #load(unit) {
    const { player } = this;
    const { state } = player;
    player.load(this, unit, this.eager ? 0 : this.#count());
    // Compute at once; otherwise the first unit would be shown for one frame.
    player.tick(this.#now());
    this.show();
    if (state === 'playing') player.play();
  }

  // Interface `Playable`.

  /**
   * @param {number} budget steps
   * @returns {number} the number of units computed
   */
  advance(budget) {
    const share = Math.ceil(Math.min(budget, this.#most) / this.lanes.length);
    this.#most *= 2;
    for (const lane of this.lanes) lane.advance(share);
    return this.#count();
  }

  /**
   * Updates each lane's length and last frame.
   * @returns {number} the number of units computed
   */
  #count() {
    for (const one of this.lanes) {
      one.last = one.session.show(this.endOf(one));
      one.units = this.unitOf(one, this.endOf(one));
    }
    return Math.max(...this.lanes.map(({ units }) => units));
  }

  /** Outcome of the first lane; null until all lanes are computed. */
  get outcome() {
    return this.lanes.some(({ outcome }) => !outcome) ? null : this.lanes[0].outcome;
  }

  /** Whether the lengths of the lanes are final, or change only at the user's request. */
  get settled() {
    return this.player.complete || !this.eager;
  }

  /** Whether to continue computing without a request of the user. */
  get eager() {
    const running = this.lanes.filter(({ outcome }) => !outcome);
    return running.length === 0 || running.some(({ session }) => session.eager);
  }

  /**
   * Returns the data for planning the race's film: the longest opening of all lanes, and the steps
   * of all lanes' answers. A race can continue after the last answer.
   * @param {boolean} complete
   * @returns {Score}
   */
  score(complete) {
    const { known } = this.player;
    /** @type {Reached[]} */
    const answers = [];
    let opening = 0;
    for (const [index, lane] of this.lanes.entries()) {
      const { answer, opening: steps } = lane.landmarks();
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
   * Returns the unit `by` boundaries of a step size after `from`.
   * @param {number} from
   * @param {number} size
   * @param {number} by
   */
  locate(from, size, by) {
    if (size <= this.size) return Math.max(0, Math.min(this.player.known, from + by));
    // Steps of a size that is coarser than the race's own are those of the longest lane.
    const lane = this.#longest;
    return this.unitOf(lane, lane.session.locate(this.stepOf(lane, from), size, by));
  }

  get #longest() {
    return this.lanes.reduce((longest, lane) => (lane.units > longest.units ? lane : longest));
  }

  /**
   * Returns the last step of a lane that belongs to the race, as far as computed.
   * @param {Lane} lane
   */
  endOf(lane) {
    return this.whole ? lane.known : Math.min(lane.known, lane.answer);
  }

  /** Whether the cost of any lane's answer differs from its number of moves. */
  get hasCosts() {
    return this.lanes.some(({ depth, cost }) => depth !== cost);
  }

  /**
   * Returns whether another lane has a better answer: one with fewer moves if this lane seeks the
   * fewest moves, else a cheaper one.
   * @param {Lane} lane
   * @param {readonly Lane[]} [others] lanes to compare with
   */
  isBeaten(lane, others = this.lanes) {
    const by = lane.seeks === 'moves' ? 'depth' : 'cost';
    return others.some((other) => other[by] < lane[by]);
  }

  /**
   * Converts a unit of the race to a step of a lane.
   * @param {Lane} lane
   * @param {number} unit
   * @returns {number} the lane's step at that unit
   */
  stepOf(lane, unit) {
    return Math.min(lane.session.locate(0, this.size, unit), this.endOf(lane));
  }

  /**
   * Converts a step of a lane to a unit of the race.
   * @param {Lane} lane
   * @param {number} step
   * @returns {number} the first unit at which the lane has reached the step
   */
  unitOf(lane, step) {
    const there = Math.min(step, this.endOf(lane));
    if (this.size === 0) return there;
    const counted = this.#counted(lane, there);
    if (counted >= 0) return this.stepOf(lane, counted) >= there ? counted : counted + 1;
    // Each unit contains at least one step. Only the first can be empty, if the start has no moves.
    return least(there + 1, (unit) => this.stepOf(lane, unit) >= there);
  }

  /**
   * Counts the items or stages of a lane up to a step; -1 if its frames have no such count.
   * @param {Lane} lane
   * @param {number} step
   */
  #counted({ family, session }, step) {
    return family.counted?.(session.show(step), this.size) ?? -1;
  }

  /**
   * Changes what the race counts or where it ends, and stays near the step shown.
   * @param {{ size?: number, whole?: boolean }} options
   */
  count({ size = this.size, whole = this.whole }) {
    const lane = this.#longest;
    const step = this.stepOf(lane, this.player.cursor);
    const staysAtEnd = this.player.atEnd && (this.whole || !whole);
    this.size = size;
    this.player.size = Math.max(size, this.player.size);
    this.whole = whole;
    this.#load(staysAtEnd ? STEP_LIMIT : this.unitOf(lane, step));
  }

  /**
   * Replaces the search of a lane. Adds a lane if `index` is the number of lanes.
   * @param {number} index
   * @param {string} search name, such as `bfs` or `astar~misplaced`
   */
  put(index, search) {
    const link = this.lanes[0].session.withAlgorithm(search);
    const lane = new Lane(link, this.#open);
    this.lanes[index]?.session.free();
    this.lanes[index] = lane;
    this.#load(this.player.cursor);
  }

  /**
   * Moves a lane to another index among the lanes.
   * @param {number} from
   * @param {number} to
   */
  move(from, to) {
    this.lanes.splice(to, 0, ...this.lanes.splice(from, 1));
    this.#load(this.player.cursor);
  }

  /** Removes a lane. @param {number} index */
  remove(index) {
    const [lane] = this.lanes.splice(index, 1);
    lane.session.free();
    this.#load(this.player.cursor);
  }

  /** Updates each lane's frame to the cursor. */
  show() {
    for (const lane of this.lanes) {
      lane.frame = lane.session.show(this.stepOf(lane, this.player.cursor));
    }
  }

  /**
   * Calls a function that can show other steps of the lanes, then shows the current ones again.
   * After an error it shows nothing: another error would hide the first.
   * @template T
   * @param {() => T} look
   */
  aside(look) {
    const seen = look();
    this.show();
    return seen;
  }

  /** Whether the next tick has work to do. */
  get busy() {
    if (this.player.state === 'failed') return false;
    const { complete, busy } = this.player;
    return busy || (complete && this.lanes.some(({ picture }) => !picture));
  }

  /**
   * Does the work of one animation frame.
   * @param {number} nowMs
   */
  tick(nowMs) {
    const { complete } = this.player;
    this.player.tick(nowMs);
    // Compute the picture of at most one lane in each frame.
    const lane = complete && this.lanes.find(({ picture }) => !picture);
    if (lane) lane.picture = lane.family.picture(lane.session);
  }

  /** Replaces all sessions after the wasm instance was replaced. */
  restart() {
    const { cursor, wanted } = this.player;
    this.lanes = this.lanes.map(({ link }) => new Lane(link, this.#open));
    this.#load(Math.max(cursor, wanted));
  }

  /** Link to the start of the first lane. */
  get origin() {
    return this.lanes[0].link;
  }

  /**
   * Link to the first lane at the cursor, or at the requested unit while that is being computed.
   */
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

  /** Race part of the state string. */
  get suffix() {
    const [, ...others] = this.lanes.map(({ search }) => search);
    return writeSuffix({ size: this.size, whole: this.whole, others });
  }

  free() {
    for (const { session } of this.lanes) session.free();
  }
}
