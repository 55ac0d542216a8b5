/**
 * All states of a space with their distances: from the start by a breadth-first search, and to a
 * goal by the survey of the core. Both are computed in slices.
 * @import { Session } from '../engine/session.js'
 */

/** Distance of a state from which no goal can be reached, as the core writes it. */
export const NEVER = 0xffff_ffff;

/**
 * State of a list, with its distance to a goal: `NEVER` if none can be reached.
 * @typedef {{ state: number, distance: number }} Listed
 */

/**
 * Sizes of one level: number of states at this distance from the start, and at this distance from
 * a goal.
 * @typedef {{ distance: number, fromStart: number, toGoal: number }} Level
 */

/**
 * Places of the states that the start can reach: ranks in breadth-first order, and the index of the
 * first state of each level, then the number of states.
 * @typedef {{ order: Uint32Array, levels: Uint32Array, states: number }} Laid
 */

export class WholeSpace {
  #session;
  /** Answers by their keys. @type {Map<string, unknown>} */
  #answers = new Map();
  /** Distances to a goal, by rank; null before they are known. @type {Uint32Array | null} */
  distances = null;
  /** Places of the states; null before they are known. @type {Laid | null} */
  laid = null;
  /** Number of states that have been found so far. */
  found = 0;

  /** @param {Session} session breadth-first search of the space, which this object frees */
  constructor(session) {
    this.#session = session;
  }

  get session() {
    return this.#session;
  }

  /** Whether everything is computed. */
  get isReady() {
    return this.laid !== null && this.distances !== null;
  }

  /** Whether the core can search from the goals. */
  get hasDistances() {
    return (this.distances?.length ?? 0) > 0;
  }

  /**
   * Does one slice of the work.
   * @param {number} budget moves
   * @returns {boolean} whether everything is computed
   */
  work(budget) {
    const session = this.#session;
    if (!this.laid) {
      const known = session.advance(budget);
      if (!session.outcome) {
        this.found = known;
        return false;
      }
      const { sides, states } = session.mapData();
      const [{ order, levels }] = sides;
      this.laid = { order, levels, states };
      this.found = order.length;
    }
    if (!this.distances) {
      if (!session.advanceSurvey(budget)) return false;
      this.distances = session.ask((core) => core.distances());
    }
    return true;
  }

  /** Sizes of the levels that have states, in ascending order. @returns {Level[]} */
  get levels() {
    return this.#once('levels', () => {
      /** @type {Map<number, Level>} */
      const levels = new Map();
      const levelAt = (/** @type {number} */ distance) => {
        const level = levels.get(distance) ?? { distance, fromStart: 0, toGoal: 0 };
        levels.set(distance, level);
        return level;
      };
      const firsts = this.laid?.levels ?? [];
      for (let distance = 0; distance + 1 < firsts.length; distance++) {
        levelAt(distance).fromStart = firsts[distance + 1] - firsts[distance];
      }
      const sizes = this.#session.ask((core) => core.levelSizes());
      for (let at = 0; at < sizes.length; at += 2) levelAt(sizes[at]).toGoal = sizes[at + 1];
      return [...levels.values()].sort((one, other) => one.distance - other.distance);
    });
  }

  /** Number of states from which no goal can be reached. */
  get lost() {
    const distances = this.distances ?? new Uint32Array();
    return this.#once('lost', () =>
      distances.reduce((sum, distance) => sum + Number(distance === NEVER), 0),
    );
  }

  /** Whether the start can reach a state from which no goal can be reached. */
  get canBeLost() {
    const { distances, laid } = this;
    return this.#once(
      'canBeLost',
      () => laid !== null && laid.order.some((state) => distances?.[state] === NEVER),
    );
  }

  /**
   * Returns the states that are farthest from a goal, the farthest first.
   * @param {number} most
   * @returns {Listed[]}
   */
  hardest(most) {
    return this.#once(`hardest ${most}`, () =>
      this.#listed(this.#session.ask((core) => core.hardest(most))),
    );
  }

  /**
   * Returns different states at a distance from a goal, chosen by a seed.
   * @param {number} distance `NEVER` for states from which no goal can be reached
   * @param {number} most
   * @param {number} seed
   * @returns {Listed[]}
   */
  atDistance(distance, most, seed) {
    return this.#once(`at ${distance} ${most} ${seed}`, () =>
      this.#listed(this.#session.ask((core) => core.atDistance(distance, most, seed))),
    );
  }

  /**
   * Returns an answer of the finished space, computed on the first call with this key: each answer
   * visits all states.
   * @template T
   * @param {string} key
   * @param {() => T} make
   * @returns {T}
   */
  #once(key, make) {
    if (!this.#answers.has(key)) this.#answers.set(key, make());
    return /** @type {T} */ (this.#answers.get(key));
  }

  /** @param {Uint32Array} states */
  #listed(states) {
    return Array.from(states, (state) => ({ state, distance: this.distances?.[state] ?? NEVER }));
  }

  /** Numbers of each state by which a map can be coloured. */
  get features() {
    return this.#once('features', () => this.#session.ask((core) => core.features()));
  }

  /**
   * Returns the numbers of states.
   * @param {number} feature index into `features`
   * @param {Uint32Array} states ranks
   */
  featureOf(feature, states) {
    return this.#session.ask((core) => core.featureOf(feature, states));
  }

  free() {
    this.#session.free();
  }
}
